//! Statistics: the figures of a match, counted by replaying its record, their sums over all matches, and achievements.
//!
//! A match is counted once, when it is over and a person played in it. Lessons, puzzles and matches that began from a scenario are
//! not counted. A game defines its figures other than points, places and turns with [`Statistics`].

mod achievements;
mod challenges;
mod contract;
mod count;
mod dice;
mod export;
mod figures;
mod lifetime;
mod merge;
mod migrate;
mod profile;
mod profile_file;

pub use achievements::achievements;
pub use achievements::{Progress, beat, margin, progress, won, yes};
pub use challenges::{Challenge, Tried};
pub use contract::{Achieved, Measure, NoAchievement, NoFigures, SeatFigures, Statistics};
pub use count::{Uncounted, countable, why_uncounted};
pub use dice::{FACES, Fall, Pips, band, pips};
pub use export::{csv_text, json_text};
pub use figures::{MatchStats, SeatStats};
pub use lifetime::{Group, Life, Split, life};
pub use profile::{Earned, LARGEST_FILE, Profile, ProfileProblem, PuzzleMark, profile_path};
