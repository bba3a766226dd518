//! Matches as data: records with undo and redo, saves, share codes, scenarios and their runner.

pub mod daily;
pub mod export;
pub mod fields;
mod game;
pub mod save;
pub mod scenario;
mod seeded;
pub mod share;
mod turns;
mod undo;
mod words;

pub use crate::core::ron::{read as read_ron, text_of as ron_text, write as write_ron};

pub use game::{Control, Entry, Match, MatchError, MatchInfo, ReplayError, Seat};
pub use seeded::Seeded;
pub use words::{ShipsText, Vocable, Word, WordMap, read_word};

/// A number no other match has: the moment in nanoseconds, mixed with the process and a count.
pub(crate) fn fresh_id() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static MADE: AtomicU64 = AtomicU64::new(0);
    let moment = jiff::Timestamp::now().as_nanosecond() as u64;
    let count = MADE.fetch_add(1, Ordering::Relaxed);
    moment ^ (u64::from(std::process::id()) << 40) ^ count.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
