//! Opponents: who decides for a seat that no person plays.
//!
//! A decision is a function of the position and a seed, so that a match can be played again.

mod generator;
mod playout;
mod simple;

use serde::{Deserialize, Serialize};

use crate::rules::{Order, Position, legal};

pub use generator::Generator;
pub use playout::{LONGEST_MATCH, playout};

/// A computer opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Opponent {
    /// Any legal order, each equally likely.
    #[serde(rename = "random")]
    Random,
    /// The first that is legal of: launch, Constructor, Terraforming, Shipyard, ore, fuel, Hub, Bay.
    #[serde(rename = "simple")]
    Simple,
}

impl Opponent {
    /// Every opponent, the weakest first.
    pub const ALL: &'static [Opponent] = &[Opponent::Random, Opponent::Simple];

    /// The word of the command line and of records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Opponent::Random => "random",
            Opponent::Simple => "simple",
        }
    }

    /// Reads a word, ignoring case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|o| o.word().eq_ignore_ascii_case(word))
    }
}

/// The order this opponent gives for the mover; always the same for the same position and seed.
/// [`Order::End`] when the game is over and there is nothing to decide.
#[must_use]
pub fn decide(position: &Position, opponent: Opponent, seed: u64) -> Order {
    let mut generator = Generator::new(seed ^ position.fingerprint());
    decide_with(position, opponent, &mut generator, &mut Vec::new())
}

/// As [`decide`], with the source of its whims and a list to use again: for many matches in a row.
#[must_use]
pub fn decide_with(
    position: &Position,
    opponent: Opponent,
    generator: &mut Generator,
    orders: &mut Vec<Order>,
) -> Order {
    legal(position, orders);
    if orders.is_empty() {
        return Order::End;
    }
    match opponent {
        Opponent::Random => orders[generator.below(orders.len() as u32) as usize],
        Opponent::Simple => simple::choose(position, orders, generator),
    }
}
