//! Statistics of this game: what is counted of a seat, and what can be achieved.

mod achievements;
mod columns;
mod count;
mod figures;

use super::Contraband;
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::columns::{ALONE, DEEDS, Line, SUMS};
pub use self::figures::{ALONE_RANKS, Alone, Figures, Marks, Trade, Trouble, Ways};

/// What a match came to.
pub type MatchStats = stats::MatchStats<Figures>;
/// What one seat did in one match.
pub type SeatStats = stats::SeatStats<Figures>;

impl Statistics for Contraband {
    type Figures = Figures;
    type Achievement = Achievement;
}

#[cfg(test)]
mod tests;
