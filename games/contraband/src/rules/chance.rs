//! Chance: rolls and draws, resolved one at a time.

use super::metals::MetalCounts;
use super::stock::UpgradeStock;
use super::vocab::{BonusCard, Metal, Objective, Upgrade};
use orrery_core::ChanceNode;

/// The index of the channel for dice in [`ChanceNode::CHANNELS`].
pub const DICE: usize = 0;
/// The index of the channel for metals in [`ChanceNode::CHANNELS`].
pub const METALS: usize = 1;
/// The index of the channel for bonus cards in [`ChanceNode::CHANNELS`].
pub const BONUS: usize = 2;
/// The index of the channel for draws at set-up in [`ChanceNode::CHANNELS`].
const DEAL: usize = 3;

/// The number of sides of the die.
pub const SIDES: u8 = 4;

/// The number of bonus cards of each kind.
pub type BonusCounts = [u8; BonusCard::COUNT];

/// A roll or draw for which the rules need an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChanceQuestion {
    /// A roll of a d4.
    Die,
    /// A draw of the top metal from this deck, which is not empty.
    Metal(MetalCounts),
    /// A draw of the top bonus card from this deck, which is not empty.
    Bonus(BonusCounts),
    /// A draw of one of the remaining upgrades, at set-up.
    Upgrade(UpgradeStock),
    /// A draw of an objective at set-up. The remaining objectives are a set with one bit for each.
    Objective(u8),
    /// A draw of the first player among this many seats, at set-up.
    First(u8),
}

/// The outcome of a [`ChanceQuestion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChanceOutcome {
    /// The number rolled, 1 to 4.
    Die(u8),
    /// The metal drawn.
    Metal(Metal),
    /// The bonus card drawn.
    Bonus(BonusCard),
    /// The upgrade drawn.
    Upgrade(Upgrade),
    /// The objective drawn.
    Objective(Objective),
    /// The seat of the first player, counted from 0.
    First(u8),
}

/// Returns the card at index `n` of a deck sorted by kind, with `counts[i]` cards of `kinds[i]`, or the last card if `n` is too
/// large.
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

impl ChanceNode for ChanceQuestion {
    type Outcome = ChanceOutcome;

    const CHANNELS: &'static [&'static str] = &["dice", "metals", "bonus", "deal"];

    fn outcome_count(&self) -> u32 {
        let counted = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>().max(1);
        match self {
            ChanceQuestion::Die => u32::from(SIDES),
            ChanceQuestion::Metal(deck) => counted(&deck.counts()),
            ChanceQuestion::Bonus(deck) => counted(deck),
            ChanceQuestion::Upgrade(deck) => counted(&deck.counts()),
            ChanceQuestion::Objective(bits) => bits.count_ones().max(1),
            ChanceQuestion::First(seats) => u32::from(*seats).max(1),
        }
    }

    fn outcome(&self, n: u32) -> ChanceOutcome {
        match self {
            ChanceQuestion::Die => ChanceOutcome::Die(n.min(u32::from(SIDES) - 1) as u8 + 1),
            ChanceQuestion::Metal(deck) => ChanceOutcome::Metal(nth_of(Metal::ALL, &deck.counts(), n)),
            ChanceQuestion::Bonus(deck) => ChanceOutcome::Bonus(nth_of(BonusCard::ALL, deck, n)),
            ChanceQuestion::Upgrade(deck) => ChanceOutcome::Upgrade(nth_of(Upgrade::ALL, &deck.counts(), n)),
            ChanceQuestion::Objective(bits) => {
                let counts: [u8; Objective::COUNT] = std::array::from_fn(|at| bits >> at & 1);
                ChanceOutcome::Objective(nth_of(Objective::ALL, &counts, n))
            }
            ChanceQuestion::First(seats) => ChanceOutcome::First(n.min(u32::from(*seats).max(1) - 1) as u8),
        }
    }

    fn channel(&self) -> usize {
        match self {
            ChanceQuestion::Die => DICE,
            ChanceQuestion::Metal(_) => METALS,
            ChanceQuestion::Bonus(_) => BONUS,
            ChanceQuestion::Upgrade(_) | ChanceQuestion::Objective(_) | ChanceQuestion::First(_) => DEAL,
        }
    }

    fn is_draw(&self) -> bool {
        !matches!(self, ChanceQuestion::Die)
    }

    fn channel_of(outcome: &ChanceOutcome) -> usize {
        match outcome {
            ChanceOutcome::Die(_) => DICE,
            ChanceOutcome::Metal(_) => METALS,
            ChanceOutcome::Bonus(_) => BONUS,
            ChanceOutcome::Upgrade(_) | ChanceOutcome::Objective(_) | ChanceOutcome::First(_) => DEAL,
        }
    }
}
