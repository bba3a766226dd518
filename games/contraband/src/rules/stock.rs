//! Upgrade cards by kind: a store, or what somebody saw in one.

use super::vocab::Upgrade;

/// How many upgrade cards of each kind, and how many of which nobody whose view it is knows the kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stock {
    counts: [u8; Upgrade::COUNT],
    /// Cards whose kind is not known; none in truths.
    pub hidden: u8,
}

impl Stock {
    /// No card.
    pub const EMPTY: Stock = Stock { counts: [0; Upgrade::COUNT], hidden: 0 };

    /// So many cards of every kind.
    #[must_use]
    pub const fn of_each(count: u8) -> Stock {
        Stock { counts: [count; Upgrade::COUNT], hidden: 0 }
    }

    /// How many of a kind.
    #[inline]
    #[must_use]
    pub const fn count(&self, upgrade: Upgrade) -> u8 {
        self.counts[upgrade as usize]
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.counts.iter().sum::<u8>() + self.hidden
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a card.
    pub const fn add(&mut self, upgrade: Upgrade) {
        self.counts[upgrade as usize] += 1;
    }

    /// Takes a card away, if there is one.
    pub const fn take(&mut self, upgrade: Upgrade) {
        let there = self.count(upgrade) > 0;
        self.counts[upgrade as usize] -= there as u8;
    }

    /// The same number of cards, all of unknown kind.
    #[must_use]
    pub fn covered(&self) -> Stock {
        Stock { hidden: self.len(), ..Stock::EMPTY }
    }

    /// What is left without those of `other`, as far as they are there; of known kinds.
    #[must_use]
    pub fn minus(&self, other: &Stock) -> Stock {
        Stock { counts: std::array::from_fn(|at| self.counts[at].saturating_sub(other.counts[at])), hidden: 0 }
    }

    /// Of each kind as many as both have.
    #[must_use]
    pub fn common(&self, other: &Stock) -> Stock {
        Stock { counts: std::array::from_fn(|at| self.counts[at].min(other.counts[at])), hidden: 0 }
    }

    /// The kinds there are some of, in their order.
    pub fn kinds(&self) -> impl Iterator<Item = Upgrade> + use<'_> {
        Upgrade::ALL.iter().copied().filter(|&upgrade| self.count(upgrade) > 0)
    }

    /// Every card of a known kind, kinds in their order.
    pub fn iter(&self) -> impl Iterator<Item = Upgrade> + use<'_> {
        Upgrade::ALL.iter().flat_map(|&upgrade| std::iter::repeat_n(upgrade, self.count(upgrade).into()))
    }

    /// The counts of known kinds, kinds in their order.
    #[must_use]
    pub const fn counts(&self) -> [u8; Upgrade::COUNT] {
        self.counts
    }
}

impl FromIterator<Upgrade> for Stock {
    fn from_iter<I: IntoIterator<Item = Upgrade>>(cards: I) -> Self {
        let mut stock = Stock::EMPTY;
        cards.into_iter().for_each(|upgrade| stock.add(upgrade));
        stock
    }
}
