//! The table: seats, pace, gate, taking back, confirmations, replays, saving.

use bevy::prelude::*;
use orrery::record::{Control, Match, Seat};
use orrery::rules::{Position, Setup};
use orrery::table::TablePlugin;

/// An app with the table and nothing that draws.
pub fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TablePlugin));
    app
}

/// A number below `n`, from a small generator of the tests' own, so that failures repeat.
pub fn below(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) % n as u64) as usize
}

fn seats(colours: &[orrery::rules::Colour], control: Control) -> Vec<Seat> {
    colours.iter().map(|&colour| Seat { colour, name: colour.to_string(), control }).collect()
}

/// A match of people only.
pub fn human_match(setup: Setup, seed: u64) -> Match {
    let seats = seats(&setup.seating, Control::Human);
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

/// A match of people only that begins at `position`.
pub fn human_match_at(position: Position) -> Match {
    Match::from_position(position, seats(position.seats(), Control::Human), 1).expect("a position that can be played")
}
