//! Statistics of this game: what is counted of a seat, and what can be achieved.

mod achievements;
mod columns;
mod count;
mod figures;

use crate::rules::{AlienFrontiers, Order};
use orrery_learn::stats::{self, Statistics};

pub use self::achievements::Achievement;
pub use self::figures::{Figures, Flow, Marks};

/// What a match came to.
pub type MatchStats = stats::MatchStats<Figures>;
/// What one seat did in one match.
pub type SeatStats = stats::SeatStats<Figures>;
/// All matches together.
pub type Life = stats::Life<Figures>;
/// What is kept over all matches.
pub type Profile = stats::Profile<AlienFrontiers>;

impl Statistics for AlienFrontiers {
    type Figures = Figures;
    type Achievement = Achievement;

    // A match from a scenario may begin after the roll.
    fn begins_turn(_: bool, order: &Order) -> bool {
        *order == Order::Roll
    }
}

#[cfg(test)]
mod tests;
