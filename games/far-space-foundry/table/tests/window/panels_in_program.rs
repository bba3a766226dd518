//! Tests of the panels of Far Space Foundry in the whole program: a turn with keys only, and the board for players who use a
//! screen reader.

use bevy::input::keyboard::{Key, KeyCode};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Options, Phase};
use orrery_core::{Opponent, Setup};
use orrery_record::{Match, SeatControl};
use orrery_table::MatchStatus;

use super::pilot::Program;
use orrery_pilot::hot_seat::seats;

/// Starts a match of a person against an opponent. The cards are not dealt yet.
fn program() -> (tempfile::TempDir, Program) {
    let setup = Setup::<FarSpaceFoundry>::plain(2, Options::default());
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    let seats = seats(&setup.seating, control);
    Program::opened(Match::<FarSpaceFoundry>::deal(setup, seats, 3, None).expect("two can play"))
}

#[test]
fn keyboard_plays_a_turn_and_every_label_has_text() {
    let (_folder, mut program) = program();
    program.labels_are_whole();
    // The program deals automatically.
    let turn = |program: &mut Program| {
        program.world().resource::<MatchStatus>().local && program.view().known.stage == Phase::Card
    };
    program.until("the person's turn", turn);
    program.labels_are_whole();
    let hand = program.view().known.mover().in_hand();
    program.letter(KeyCode::Digit1, "1");
    program.labels_are_whole();
    // One key plays the pilot and flies.
    program.letter(KeyCode::KeyT, "t");
    if program.view().known.stage == Phase::Card {
        // If there are several docks, the keyboard focus is on the first.
        program.press(KeyCode::Enter, &Key::Enter, &[]);
        program.frames(6);
    }
    program.until("the flight", |program| program.view().known.stage == Phase::Work);
    let known = program.view().known;
    assert!(known.now.landed && known.mover().in_hand() == hand - 1);
    program.labels_are_whole();
    program.press(KeyCode::Enter, &Key::Enter, &[]);
    program.until("the goods", |program| program.view().known.now.moved);
    program.labels_are_whole();
}
