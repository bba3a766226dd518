//! Statistics: the figures of a match, counted by replaying its record, their totals over all matches, and achievements.
//!
//! A match is counted once, when it is over and a human player took part. Lessons, puzzles and matches that began from a scenario
//! are not counted. A game defines its figures other than points, places and turns with [`Statistics`].

mod achievements;
mod challenges;
mod columns;
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
mod sum;

pub use achievements::achievements;
pub use achievements::{AchievementProgress, beat, margin, one_if, progress, won};
pub use challenges::{ChallengeResult, SoloChallenge};
pub use columns::{StatColumn, by_keyword, in_total, numbered, per_match};
pub use contract::{AchievementKind, AchievementMeasure, NoAchievement, NoGameStats, SeatGameStats, Statistics};
pub use count::{ExclusionReason, countable, exclusion_reason};
pub use dice::{FACES, PipStats, RollVerdict, band, pips};
pub use export::{csv_text, json_text};
pub use figures::{MatchStats, SeatStats};
pub use lifetime::{LifetimeStats, MatchGroup, MatchGrouping, lifetime_stats};
pub use profile::{EarnedAchievement, GameProfile, LARGEST_FILE, ProfileError, PuzzleProgress, profile_path};
pub use sum::SummedStat;
