//! Statistics of this game: the figures of a seat, and the achievements.

mod achievements;
mod columns;
mod count;
mod figures;

use crate::rules::{AlienFrontiers, Order};
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::figures::{GameFigures, MatchMaxima, ResourceFlow};

/// The statistics of a match.
pub type MatchStats = stats::MatchStats<GameFigures>;
/// The statistics of one seat in one match.
pub type SeatStats = stats::SeatStats<GameFigures>;
/// The statistics of all matches together.
pub type LifetimeStats = stats::LifetimeStats<GameFigures>;
/// The profile with the data of all matches.
pub type Profile = stats::Profile<AlienFrontiers>;

impl Statistics for AlienFrontiers {
    type Figures = GameFigures;
    type Achievement = Achievement;

    // Turns are counted by their rolls, so a turn does not count if a match from a scenario begins after its roll.
    fn begins_turn(_: bool, order: &Order) -> bool {
        *order == Order::Roll
    }
}

#[cfg(test)]
mod tests;
