//! Matches as data.
//!
//! - [`Match`]: the record of a match with undo, redo and branches.
//! - [`save`]: save files and the store that manages them.
//! - [`share`]: share codes. [`daily`]: the daily deal.
//! - [`export`]: logs as text and RON.
//! - [`Scenarios`]: the part of the contract that each game implements for its scenario files, whose type is defined by
//!   [`scenario_file!`]. [`run_text`] runs a scenario given as text, [`check_paths`] runs scenario files.

mod conduct;
mod conduct_record;
mod contract;
pub mod daily;
mod expect;
pub mod export;
pub mod fields;
mod matches;
mod recorded_order;
mod replace;
pub mod save;
mod scenario;
mod scenario_file;
mod setup_text;
pub mod share;
mod turns;
mod undo;

use std::sync::atomic::{AtomicU64, Ordering};

use orrery_core::{RandomGenerator, STEP};

pub use conduct_record::{FairPlayNotice, RecordedNotice};
pub use contract::{ScenarioError, Scenarios, wrong};
pub use expect::{ExpectedMatchEnd, ScenarioDifferences, bracketed, listed, same};
pub use matches::{Match, MatchInfo, MatchSetupError, ReplayError, Seat, SeatControl};
pub use recorded_order::RecordedOrder;
pub use replace::replace_file;
pub use scenario::{LARGEST_SCENARIO, ScenarioReport, check_paths, complete, impossible_outcome, run_text};
pub use scenario_file::{ScenarioFile, is_default};
pub use setup_text::{NoOwnEntry, OwnSetupEntry, SerializedSetup};
pub use share::ShareCodeSetup;
pub use turns::{PlayedOrder, TurnRecord};

/// Returns the game key and its line if the first entry of a RON file is `game`; otherwise `None`.
pub fn game_of(text: &str) -> Option<(String, usize)> {
    // Searching for the name first is cheaper than parsing the first entry of every file.
    let mut begin = text.trim_start();
    while let Some((_, rest)) = begin.strip_prefix("//").and_then(|comment| comment.split_once('\n')) {
        begin = rest.trim_start();
    }
    begin.split_once('(').filter(|(_, entries)| entries.trim_start().starts_with("game"))?;
    let first = fields::first(text).ok().flatten().filter(|entry| entry.name == "game")?;
    Some((first.value.trim().trim_matches('"').to_owned(), first.line))
}

/// Returns a unique id for a match: the time in nanoseconds, mixed with the process id and a counter.
pub fn fresh_id() -> u64 {
    static MADE: AtomicU64 = AtomicU64::new(0);
    let moment = jiff::Timestamp::now().as_nanosecond() as u64;
    let count = MADE.fetch_add(1, Ordering::Relaxed);
    moment ^ (u64::from(std::process::id()) << 40) ^ count.wrapping_mul(STEP)
}

/// Returns a random seed of at most nine digits, short enough to be read out to a friend.
pub fn any_seed() -> u64 {
    folded(fresh_id())
}

/// Maps a number to nine digits that depend on all its bits, because clocks may advance in whole microseconds.
const fn folded(number: u64) -> u64 {
    RandomGenerator::new(number).next() % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Within a second, a microsecond clock has only a million distinct values, and they are the same in every second.
    #[test]
    fn random_seeds_use_the_whole_timestamp() {
        let begun = 1_800_000_000_000_000_000_u64;
        let within = |seconds: u64| (0..1000).map(move |tick| begun + seconds * 1_000_000_000 + tick * 1000);
        let seeds: BTreeSet<u64> = (0..20).flat_map(within).map(folded).collect();
        assert!(seeds.len() > 19_990, "{} of 20,000 moments", seeds.len());
        assert!(seeds.iter().any(|seed| seed % 1000 != 0) && seeds.iter().all(|&seed| seed < 1_000_000_000));
        let given: BTreeSet<u64> = (0..1000).map(|_| any_seed()).collect();
        assert!(given.len() > 997, "{} of one process in one moment", given.len());
    }
}
