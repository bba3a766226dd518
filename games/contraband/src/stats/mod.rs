//! Statistics of this game: the figures counted for a seat, and the achievements.

mod achievements;
mod columns;
mod count;
mod figures;

use super::Contraband;
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::columns::{ALONE, DEEDS, Line, SUMS};
pub use self::figures::{ALONE_RANKS, Alone, Figures, Marks, Trade, Trouble, Ways};

/// The statistics of a match.
pub type MatchStats = stats::MatchStats<Figures>;
/// The statistics of one seat in one match.
pub type SeatStats = stats::SeatStats<Figures>;

impl Statistics for Contraband {
    type Figures = Figures;
    type Achievement = Achievement;
}

#[cfg(test)]
mod tests;
