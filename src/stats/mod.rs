//! What matches came to: counted from the record by replaying it, kept over all matches, and what was achieved in them.
//!
//! A match is counted once, when it is over and a person played in it; lessons, puzzles and matches that began from a
//! scenario are not.

mod achievements;
mod count;
mod dice;
mod export;
mod lifetime;
mod profile;
mod seat;

pub use achievements::{Achievement, Progress, progress};
pub use count::{MatchStats, countable};
pub use dice::{FACES, Fall, Pips, band, pips};
pub use export::{csv_text, json_text};
pub use lifetime::{Group, Life, Split, life};
pub use profile::{Earned, LARGEST_FILE, Profile, ProfileProblem, PuzzleMark, profile_path};
pub use seat::{Flow, Marks, SeatStats};

#[cfg(test)]
mod tests;
