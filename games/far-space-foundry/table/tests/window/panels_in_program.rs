//! Tests of the panels of Far Space Foundry in the whole program: a turn with keys only, and the board for players who use a
//! screen reader.

use bevy::input::keyboard::{Key, KeyCode};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Options, Phase, View};
use far_space_foundry_table::FarSpaceFoundryFrontend;
use orrery_app::open;
use orrery_core::{Opponent, Setup};
use orrery_record::{Match, SeatControl};
use orrery_table::{MatchStatus, Table};

use super::pilot::{Program, settle_settings};
use orrery_pilot::hot_seat::seats;

/// Starts a match of a person against an opponent, before the deal.
fn program() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    let setup = Setup::<FarSpaceFoundry>::plain(2, Options::default());
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    let seats = seats(&setup.seating, control);
    let game = Match::<FarSpaceFoundry>::deal(setup, seats, 3, None).expect("two can play");
    open::<FarSpaceFoundryFrontend>(program.world_mut(), game);
    program.frames(4);
    (folder, program)
}

fn view(program: &Program) -> View {
    *program.world().resource::<Table<FarSpaceFoundry>>().view()
}

fn character(program: &mut Program, code: KeyCode, letter: &str) {
    program.press(code, &Key::Character(letter.into()), &[]);
    program.frames(6);
}

/// Asserts that the names of all widgets are complete.
fn are_whole(program: &mut Program) {
    program.frames(4);
    for widget in program.widgets() {
        let label = if widget.label.is_empty() { widget.value } else { widget.label };
        let raw =
            label.split_whitespace().any(|word| ["access-", "ui-", "tag-"].iter().any(|key| word.starts_with(key)));
        assert!(!raw && !label.contains(['{', '$']), "{label:?}");
    }
}

#[test]
fn keyboard_plays_a_turn_and_every_label_has_text() {
    let (_folder, mut program) = program();
    are_whole(&mut program);
    // The program deals automatically.
    let turn = |program: &mut Program| {
        program.world().resource::<MatchStatus>().local && view(program).known.stage == Phase::Card
    };
    program.until("the person's turn", turn);
    are_whole(&mut program);
    let hand = view(&program).known.mover().in_hand();
    character(&mut program, KeyCode::Digit1, "1");
    are_whole(&mut program);
    // One key plays the pilot and flies.
    character(&mut program, KeyCode::KeyT, "t");
    if view(&program).known.stage == Phase::Card {
        // If there are several docks, the keyboard focus is on the first.
        program.press(KeyCode::Enter, &Key::Enter, &[]);
        program.frames(6);
    }
    program.until("the flight", |program| view(program).known.stage == Phase::Work);
    let known = view(&program).known;
    assert!(known.now.landed && known.mover().in_hand() == hand - 1);
    are_whole(&mut program);
    program.press(KeyCode::Enter, &Key::Enter, &[]);
    program.until("the goods", |program| view(program).known.now.moved);
    are_whole(&mut program);
}
