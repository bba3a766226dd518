//! Statistics of this game: what is counted of a seat, and what can be achieved.

mod achievements;
mod columns;
mod count;
mod figures;

use super::rules::{Order, StarshipCatan};
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::columns::{DEEDS, Line, SUMS};
pub use self::figures::{Figures, Flights, Flow, Marks, SOURCES, YELLOW_FACES, Yard};

/// What a match came to.
pub type MatchStats = stats::MatchStats<Figures>;
/// What one seat did in one match.
pub type SeatStats = stats::SeatStats<Figures>;

impl Statistics for StarshipCatan {
    type Figures = Figures;
    type Achievement = Achievement;

    // The free first module comes before the first turn, and the other may decide within a turn.
    fn begins_turn(_: bool, order: &Order) -> bool {
        *order == Order::Roll
    }
}

#[cfg(test)]
mod tests;
