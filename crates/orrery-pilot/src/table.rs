//! The table of one game, without graphics.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use orrery_table::{Playable, TableMirror, TablePlugin};

/// Returns an app with the table of a game and without graphics. Every update advances the time by 50 ms.
pub fn table_app<W: TableMirror<Rules: Playable>>() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TablePlugin::<W>::default()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app
}

/// Returns a random number below `n` and advances the generator whose state is `state`. The tests have their own small generator,
/// so that failures are reproducible.
pub fn below(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) % n as u64) as usize
}

/// Returns the number of matches that a test plays: `usually`, or the value of the environment variable `ORRERY_MIRROR_MATCHES`,
/// which allows longer runs.
pub fn mirror_matches(usually: u64) -> u64 {
    match std::env::var("ORRERY_MIRROR_MATCHES") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("ORRERY_MIRROR_MATCHES: `{text}` is not a number")),
        Err(_) => usually,
    }
}
