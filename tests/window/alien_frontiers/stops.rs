//! Tests that the match stops for events that a player should not miss until they are read.

use bevy::input::keyboard::{Key, KeyCode};
use orrery::core::Opponent;
use orrery::panels::UiIntent;
use orrery::record::SeatControl;
use orrery::settings::{InterruptionPause, Settings};

use super::table::match_of;
use crate::alien_frontiers::pilot::{Program, settle_settings};

/// Starts the program with this setting for interruptions, and opens a match of three in which a person in this seat plays
/// against simple opponents.
fn dealt(folder: &std::path::Path, moments: InterruptionPause, person: usize) -> Program {
    settle_settings(folder);
    let mut program = Program::start(folder, None, None);
    let settings = Settings { moments, ..program.world().resource::<Settings>().clone() };
    program.ask(UiIntent::Settings(Box::new(settings)));
    let control = |seat| if seat == person { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    program.open(match_of(3, 977, control));
    program
}

#[test]
fn match_waits_until_the_opening_is_dismissed() {
    let folder = tempfile::tempdir().expect("a folder");
    for person in 0..3 {
        let mut program = dealt(folder.path(), InterruptionPause::Wait, person);
        program.until("the beginning to be told", |program| !program.play().moments.is_empty());
        let told = program.play().moments.first().cloned().expect("the beginning");
        assert!(told.told.lines.len() >= 3, "{told:?}");
        let entries = program.entries();
        program.frames(400);
        assert_eq!(program.entries(), entries, "nobody moves meanwhile");
        let first = program.human_may_order();
        program.press(KeyCode::Space, &Key::Space, &[]);
        assert!(program.play().moments.is_empty(), "a key puts it away");
        assert!(!first || program.entries() == entries, "and does nothing else");
        program.until("the person's turn", |program| program.human_may_order());
    }
}

#[test]
fn opening_closes_by_itself_when_brief_and_is_absent_when_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = dealt(folder.path(), InterruptionPause::Brief, 0);
    program.until("the beginning to be told", |program| !program.play().moments.is_empty());
    program.until("it to go by itself", |program| program.play().moments.is_empty());
    let program = dealt(folder.path(), InterruptionPause::Off, 0);
    assert!(program.play().moments.is_empty(), "the player wants none");
}
