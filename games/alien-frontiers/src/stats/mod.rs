//! Statistics of this game: the figures of a seat, and the achievements.

mod achievements;
mod columns;
mod count;
mod figures;

use crate::rules::{AlienFrontiers, Order};
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::figures::{AchievementStats, GameSeatStats, ResourceFlow};

/// The statistics of a match.
pub type MatchStats = stats::MatchStats<GameSeatStats>;
/// The statistics of one seat in one match.
pub type SeatStats = stats::SeatStats<GameSeatStats>;
/// The statistics of all matches together.
pub type LifetimeStats = stats::LifetimeStats<GameSeatStats>;
/// The profile with the data of all matches.
pub type GameProfile = stats::GameProfile<AlienFrontiers>;

impl Statistics for AlienFrontiers {
    type Figures = GameSeatStats;
    type Achievement = Achievement;

    // Turns are counted by their rolls, so a turn does not count if a match from a scenario begins after its roll.
    fn begins_turn(_: bool, order: &Order) -> bool {
        *order == Order::Roll
    }
}

#[cfg(test)]
mod tests;
