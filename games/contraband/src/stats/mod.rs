//! Statistics of this game: the figures counted for a seat, and the achievements.

mod achievements;
mod columns;
mod count;
mod figures;

use super::Contraband;
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::figures::{
    AchievementStats, EncounterStats, GameSeatStats, MovementStats, SOLO_RANKS, SoloStats, TradeStats,
};

/// The statistics of a match.
pub type MatchStats = stats::MatchStats<GameSeatStats>;
/// The statistics of one seat in one match.
pub type SeatStats = stats::SeatStats<GameSeatStats>;

impl Statistics for Contraband {
    type Figures = GameSeatStats;
    type Achievement = Achievement;
}

#[cfg(test)]
mod tests;
