//! Statistics of Starship Catan: the figures counted for a seat, and the achievements.

mod achievements;
mod columns;
mod count;
mod figures;

use super::rules::{Order, StarshipCatan};
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::figures::{
    AchievementStats, BuildingStats, FlightStats, GameSeatStats, ResourceFlow, SOURCES, YELLOW_FACES,
};

/// The statistics of a match.
pub type MatchStats = stats::MatchStats<GameSeatStats>;
/// The statistics of one seat in one match.
pub type SeatStats = stats::SeatStats<GameSeatStats>;

impl Statistics for StarshipCatan {
    type Figures = GameSeatStats;
    type Achievement = Achievement;

    // The free first module comes before the first turn, and the other player may decide within a turn.
    fn begins_turn(_: bool, order: &Order) -> bool {
        *order == Order::Roll
    }
}

#[cfg(test)]
mod tests;
