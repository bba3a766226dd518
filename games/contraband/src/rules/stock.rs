//! Upgrade cards counted by kind: a store, or a player's memory of a store.

use super::vocab::Upgrade;

/// The number of upgrade cards of each kind, and the number of those whose kind is unknown to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct UpgradeStock {
    counts: [u8; Upgrade::COUNT],
    /// The number of cards of unknown kind; 0 in full states.
    pub hidden: u8,
}

impl UpgradeStock {
    /// No cards.
    pub const EMPTY: UpgradeStock = UpgradeStock { counts: [0; Upgrade::COUNT], hidden: 0 };

    /// Returns `count` cards of every kind.
    pub const fn of_each(count: u8) -> UpgradeStock {
        UpgradeStock { counts: [count; Upgrade::COUNT], hidden: 0 }
    }

    /// Returns the number of cards of a kind.
    #[inline]
    pub const fn count(&self, upgrade: Upgrade) -> u8 {
        self.counts[upgrade as usize]
    }

    /// Returns the number of cards, of known and unknown kinds.
    pub fn len(&self) -> u8 {
        self.counts.iter().sum::<u8>() + self.hidden
    }

    /// Reports whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a card of this kind.
    pub const fn add(&mut self, upgrade: Upgrade) {
        self.counts[upgrade as usize] += 1;
    }

    /// Removes a card of this kind, if there is one.
    pub const fn take(&mut self, upgrade: Upgrade) {
        let there = self.count(upgrade) > 0;
        self.counts[upgrade as usize] -= there as u8;
    }

    /// Returns the same number of cards, all of unknown kind.
    pub fn covered(&self) -> UpgradeStock {
        UpgradeStock { hidden: self.len(), ..UpgradeStock::EMPTY }
    }

    /// Returns the cards of known kinds less those of `other`, with no count below 0.
    pub fn minus(&self, other: &UpgradeStock) -> UpgradeStock {
        UpgradeStock { counts: std::array::from_fn(|at| self.counts[at].saturating_sub(other.counts[at])), hidden: 0 }
    }

    /// Returns, for each known kind, the smaller of this count and that of `other`.
    pub fn common(&self, other: &UpgradeStock) -> UpgradeStock {
        UpgradeStock { counts: std::array::from_fn(|at| self.counts[at].min(other.counts[at])), hidden: 0 }
    }

    /// Iterates over the kinds with at least one card, in the order of the kinds.
    pub fn kinds(&self) -> impl Iterator<Item = Upgrade> + use<'_> {
        Upgrade::ALL.iter().copied().filter(|&upgrade| self.count(upgrade) > 0)
    }

    /// Iterates over the cards of known kinds, in the order of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = Upgrade> + use<'_> {
        Upgrade::ALL.iter().flat_map(|&upgrade| std::iter::repeat_n(upgrade, self.count(upgrade).into()))
    }

    /// Returns the counts of the known kinds, in the order of the kinds.
    pub const fn counts(&self) -> [u8; Upgrade::COUNT] {
        self.counts
    }
}

impl FromIterator<Upgrade> for UpgradeStock {
    fn from_iter<I: IntoIterator<Item = Upgrade>>(cards: I) -> Self {
        let mut stock = UpgradeStock::EMPTY;
        cards.into_iter().for_each(|upgrade| stock.add(upgrade));
        stock
    }
}
