//! Chance: dice and cards, asked one question at a time.

use super::metals::Metals;
use super::stock::Stock;
use super::vocab::{Bonus, Metal, Objective, Upgrade};
use orrery_core::ChanceNode;

/// The list of a scenario that names dice.
pub const DICE: usize = 0;
/// The list of a scenario that names metals.
pub const METALS: usize = 1;
/// The list of a scenario that names bonus cards.
pub const BONUS: usize = 2;
/// What set-up deals.
const DEAL: usize = 3;

/// Sides of the die.
pub const SIDES: u8 = 4;

/// Bonus cards by kind.
pub type Hand = [u8; Bonus::COUNT];

/// A question to chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Node {
    /// A d4.
    Die,
    /// The top metal of this deck; at least one is there.
    Metal(Metals),
    /// The top bonus card of this deck; at least one is there.
    Bonus(Hand),
    /// An upgrade of those left, at set-up.
    Upgrade(Stock),
    /// An objective of those left, a bit each, at set-up.
    Objective(u8),
    /// The first player among so many, at set-up.
    First(u8),
}

/// An answer of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// 1 to 4.
    Die(u8),
    /// A metal.
    Metal(Metal),
    /// A bonus card.
    Bonus(Bonus),
    /// An upgrade.
    Upgrade(Upgrade),
    /// An objective.
    Objective(Objective),
    /// The place of the first player in the seating, from 0.
    First(u8),
}

/// The `n`-th card of counted kinds, from 0; the last there is beyond them.
fn nth_of<T: Copy>(kinds: &[T], counts: &[u8], n: u32) -> T {
    let mut left = n;
    let mut last = kinds[0];
    for (&kind, &count) in kinds.iter().zip(counts).filter(|(_, count)| **count > 0) {
        last = kind;
        if left < u32::from(count) {
            return kind;
        }
        left -= u32::from(count);
    }
    last
}

impl ChanceNode for Node {
    type Outcome = Outcome;

    const CHANNELS: &'static [&'static str] = &["dice", "metals", "bonus", "deal"];

    fn ways(&self) -> u32 {
        let counted = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>().max(1);
        match self {
            Node::Die => u32::from(SIDES),
            Node::Metal(deck) => counted(&deck.counts()),
            Node::Bonus(deck) => counted(deck),
            Node::Upgrade(deck) => counted(&deck.counts()),
            Node::Objective(bits) => bits.count_ones().max(1),
            Node::First(seats) => u32::from(*seats).max(1),
        }
    }

    fn nth(&self, n: u32) -> Outcome {
        match self {
            Node::Die => Outcome::Die(n.min(u32::from(SIDES) - 1) as u8 + 1),
            Node::Metal(deck) => Outcome::Metal(nth_of(Metal::ALL, &deck.counts(), n)),
            Node::Bonus(deck) => Outcome::Bonus(nth_of(Bonus::ALL, deck, n)),
            Node::Upgrade(deck) => Outcome::Upgrade(nth_of(Upgrade::ALL, &deck.counts(), n)),
            Node::Objective(bits) => {
                let counts: [u8; Objective::COUNT] = std::array::from_fn(|at| bits >> at & 1);
                Outcome::Objective(nth_of(Objective::ALL, &counts, n))
            }
            Node::First(seats) => Outcome::First(n.min(u32::from(*seats).max(1) - 1) as u8),
        }
    }

    fn channel(&self) -> usize {
        match self {
            Node::Die => DICE,
            Node::Metal(_) => METALS,
            Node::Bonus(_) => BONUS,
            Node::Upgrade(_) | Node::Objective(_) | Node::First(_) => DEAL,
        }
    }

    fn is_draw(&self) -> bool {
        !matches!(self, Node::Die)
    }

    fn channel_of(outcome: &Outcome) -> usize {
        match outcome {
            Outcome::Die(_) => DICE,
            Outcome::Metal(_) => METALS,
            Outcome::Bonus(_) => BONUS,
            Outcome::Upgrade(_) | Outcome::Objective(_) | Outcome::First(_) => DEAL,
        }
    }
}
