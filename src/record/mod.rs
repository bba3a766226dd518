//! Matches as data: records with undo and redo, saves, share codes, scenarios and their runner.

mod contract;
pub mod daily;
mod entry;
mod expect;
pub mod export;
pub mod fields;
mod matches;
pub mod save;
mod scenario;
mod setup_text;
pub mod share;
mod turns;
mod undo;

pub use contract::{Scenarios, SceneError};
pub use entry::Entry;
pub use expect::{Differences, ExpectOver, listed, same};
pub use matches::{Control, Match, MatchError, MatchInfo, ReplayError, Seat};
pub use scenario::{LARGEST_SCENARIO, Report, check_paths, run_text};
pub use setup_text::SetupText;
pub use share::Deal;
pub use turns::{Step, TurnRecord};

/// The word of the game that a RON file says it is of, in its entry `game`, and the line of it; none where it does not say.
#[must_use]
pub fn game_of(text: &str) -> Option<(String, usize)> {
    // Most files do not say, and taking one apart costs as much as reading it.
    let fields = text.contains("game").then(|| fields::Fields::read(text).ok()).flatten()?;
    fields.get("game").map(|entry| (entry.value.trim().trim_matches('"').to_owned(), entry.line))
}

/// A number no other match has: the moment in nanoseconds, mixed with the process and a count.
pub(crate) fn fresh_id() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static MADE: AtomicU64 = AtomicU64::new(0);
    let moment = jiff::Timestamp::now().as_nanosecond() as u64;
    let count = MADE.fetch_add(1, Ordering::Relaxed);
    moment ^ (u64::from(std::process::id()) << 40) ^ count.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
