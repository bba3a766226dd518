//! Tests of the panels of Contraband in the whole program: a turn and a fight by keyboard only, and the labels for screen
//! readers.

use bevy::input::keyboard::{Key, KeyCode};
use contraband::Contraband;
use contraband::record::Scenario;
use contraband::rules::notation::parse_order;
use contraband::rules::{DecisionKind, Options};
use contraband_table::ContrabandFrontend;
use orrery_app::open;
use orrery_core::{Opponent, Setup};
use orrery_record::{Match, SeatControl};
use orrery_table::MatchStatus;

use super::pilot::Program;
use orrery_pilot::hot_seat::seats;

/// The maximum number of presses of a key until it is handled.
const PRESSES: usize = 40;

/// Starts a match of a person against an opponent.
fn program() -> (tempfile::TempDir, Program) {
    let setup = Setup::<Contraband>::plain(2, Options::default());
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    let seats = seats(&setup.seating, control);
    Program::opened(Match::<Contraband>::deal(setup, seats, 3, None).expect("two can play"))
}

#[test]
fn keyboard_plays_a_turn_and_every_label_has_text() {
    let (_folder, mut program) = program();
    let turn = |program: &mut Program| program.world().resource::<MatchStatus>().local;
    program.until("the person's turn", turn);
    program.labels_are_whole();
    let at = program.view().known.me().at;
    // The key moves the focus to the first reachable place. It is pressed until that happens, because on a busy machine the
    // dialogue that opens the match may still cover the table.
    for _ in 0..PRESSES {
        program.letter(KeyCode::KeyG, "g");
        if program.hovered().keys.is_some() {
            break;
        }
    }
    program.labels_are_whole();
    program.press(KeyCode::Enter, &Key::Enter, &[]);
    let seat = program.view().seat().expect("a person looks");
    program.until("the step", |program| program.view().known.players[seat].at != at);
    program.labels_are_whole();
}

/// A scenario in which red, well armed, meets the police.
const STOPPED: &str = r#"(game: "contraband", title: "", setup: (players: 2), seats: {"red": (at: "R2 port",
    upgrades: ["Weapon2", "Shields2"])}, police: "R1|R2", alien: "B3|B4", play: [], expect: ())"#;

#[test]
fn one_key_fights_on_until_the_fight_is_decided() {
    let (_folder, mut program) = program();
    let scenario = Scenario::from_text(STOPPED).expect("a scenario");
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    let mut game = Match::<Contraband>::from_scenario(&scenario, seats(&scenario.setup.setup().seating, control), 5)
        .expect("two can play");
    game.give(parse_order("move out").expect("an order")).expect("it is legal");
    open::<ContrabandFrontend>(program.world_mut(), game);
    program.frames(4);
    assert_eq!(program.view().known.ask, DecisionKind::Police);
    // One press fights one exchange.
    program.letter(KeyCode::KeyF, "f");
    program.until("the first exchange", |program| program.view().known.ask == DecisionKind::Fight);
    program.frames(30);
    assert_eq!(program.view().known.ask, DecisionKind::Fight, "four shields stand for four hits");
    program.letter(KeyCode::KeyX, "x");
    program.until("the fight is decided", |program| program.view().known.meeting.is_none());
}
