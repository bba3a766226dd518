//! Counts of metals by kind, for holds, piles and decks.

use super::vocab::Metal;

/// The number of metals of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct MetalCounts([u8; Metal::COUNT]);

impl MetalCounts {
    /// No metals.
    pub const NONE: MetalCounts = MetalCounts([0; Metal::COUNT]);

    /// Returns all 96 metals of the game (CB-SET-2).
    pub fn all() -> MetalCounts {
        let mut all = MetalCounts::NONE;
        Metal::ALL.iter().for_each(|&metal| all.0[metal.index()] = metal.copies());
        all
    }

    /// Returns `count` metals of one kind.
    pub const fn of(metal: Metal, count: u8) -> MetalCounts {
        let mut metals = MetalCounts::NONE;
        metals.0[metal as usize] = count;
        metals
    }

    /// Returns the number of metals of a kind.
    #[inline]
    pub const fn count(&self, metal: Metal) -> u8 {
        self.0[metal as usize]
    }

    /// Reports whether there is at least one metal of a kind.
    #[inline]
    pub const fn has(&self, metal: Metal) -> bool {
        self.count(metal) > 0
    }

    /// Returns the total number of metals.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Reports whether there are no metals.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds one metal.
    pub const fn add(&mut self, metal: Metal) {
        self.0[metal as usize] += 1;
    }

    /// Removes one metal of a kind. Returns false if there was none.
    pub const fn take(&mut self, metal: Metal) -> bool {
        let there = self.has(metal);
        self.0[metal as usize] -= there as u8;
        there
    }

    /// Returns the sum of these metals and those of `other`.
    pub fn plus(self, other: MetalCounts) -> MetalCounts {
        MetalCounts(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// Returns these metals less those of `other`, with no count below 0.
    pub fn minus(self, other: MetalCounts) -> MetalCounts {
        MetalCounts(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// Returns, for each kind, the larger of this count and that of `other`.
    pub fn most(self, other: MetalCounts) -> MetalCounts {
        MetalCounts(std::array::from_fn(|at| self.0[at].max(other.0[at])))
    }

    /// Returns these metals with `count` fewer of each kind, with no count below 0.
    pub fn fewer(self, count: u8) -> MetalCounts {
        MetalCounts(self.0.map(|own| own.saturating_sub(count)))
    }

    /// Reports whether all of these metals are among those of `other`.
    pub fn within(&self, other: &MetalCounts) -> bool {
        (0..Metal::COUNT).all(|at| self.0[at] <= other.0[at])
    }

    /// Iterates over the kinds with at least one metal, in the order of the kinds.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Metal> {
        Metal::ALL.iter().copied().filter(move |&metal| self.has(metal))
    }

    /// Iterates over all metals, in the order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Metal> {
        Metal::ALL.iter().flat_map(move |&metal| std::iter::repeat_n(metal, self.count(metal).into()))
    }

    /// Returns metal `n`, counted from 0, in the order of the kinds; `None` beyond the last.
    pub fn nth(&self, mut n: u32) -> Option<Metal> {
        Metal::ALL.iter().copied().find(|&metal| {
            let count = u32::from(self.count(metal));
            let found = n < count;
            n = n.saturating_sub(count);
            found
        })
    }

    /// Returns the value of these metals as a tie-breaker, in credits (CB-END-1).
    pub fn worth(&self) -> u16 {
        Metal::ALL.iter().map(|&metal| u16::from(self.count(metal)) * metal.worth()).sum()
    }

    /// Iterates over every selection of at most `most` of these metals, the empty one first.
    pub fn selections(self, most: u8) -> impl Iterator<Item = MetalCounts> {
        let [carbon, iron, plutonium] = self.0;
        (0..=carbon)
            .flat_map(move |c| (0..=iron).flat_map(move |i| (0..=plutonium).map(move |p| MetalCounts([c, i, p]))))
            .filter(move |selection| selection.len() <= most)
    }

    /// Returns the counts in the order of the kinds.
    pub const fn counts(&self) -> [u8; Metal::COUNT] {
        self.0
    }
}

impl FromIterator<Metal> for MetalCounts {
    fn from_iter<I: IntoIterator<Item = Metal>>(metals: I) -> Self {
        let mut counted = MetalCounts::NONE;
        metals.into_iter().for_each(|metal| counted.add(metal));
        counted
    }
}
