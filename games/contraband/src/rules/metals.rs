//! Metals by kind: a hold, a pile, a deck, a list in an order.

use super::vocab::Metal;

/// How many metals of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Metals([u8; Metal::COUNT]);

impl Metals {
    /// None.
    pub const NONE: Metals = Metals([0; Metal::COUNT]);

    /// All 96 of them (CB-SET-2).
    #[must_use]
    pub fn all() -> Metals {
        let mut all = Metals::NONE;
        Metal::ALL.iter().for_each(|&metal| all.0[metal.index()] = metal.copies());
        all
    }

    /// So many of one kind.
    #[must_use]
    pub const fn of(metal: Metal, count: u8) -> Metals {
        let mut metals = Metals::NONE;
        metals.0[metal as usize] = count;
        metals
    }

    /// How many of a kind.
    #[inline]
    #[must_use]
    pub const fn count(&self, metal: Metal) -> u8 {
        self.0[metal as usize]
    }

    /// Whether there is one of a kind.
    #[inline]
    #[must_use]
    pub const fn has(&self, metal: Metal) -> bool {
        self.count(metal) > 0
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds one.
    pub const fn add(&mut self, metal: Metal) {
        self.0[metal as usize] += 1;
    }

    /// Takes one away, if there is one; whether there was.
    pub const fn take(&mut self, metal: Metal) -> bool {
        let there = self.has(metal);
        self.0[metal as usize] -= there as u8;
        there
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Metals) -> Metals {
        Metals(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// What is left without those of `other`, as far as they are there.
    #[must_use]
    pub fn minus(self, other: Metals) -> Metals {
        Metals(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// Of each kind as many as the one that has more.
    #[must_use]
    pub fn most(self, other: Metals) -> Metals {
        Metals(std::array::from_fn(|at| self.0[at].max(other.0[at])))
    }

    /// Of each kind `count` fewer, as far as they are there.
    #[must_use]
    pub fn fewer(self, count: u8) -> Metals {
        Metals(self.0.map(|own| own.saturating_sub(count)))
    }

    /// Whether all of these are among those of `other`.
    #[must_use]
    pub fn within(&self, other: &Metals) -> bool {
        (0..Metal::COUNT).all(|at| self.0[at] <= other.0[at])
    }

    /// The kinds there are some of, in their order.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Metal> {
        Metal::ALL.iter().copied().filter(move |&metal| self.has(metal))
    }

    /// Every one, kinds in their order.
    pub fn iter(self) -> impl Iterator<Item = Metal> {
        Metal::ALL.iter().flat_map(move |&metal| std::iter::repeat_n(metal, self.count(metal).into()))
    }

    /// The `n`-th, from 0, kinds in their order; nothing beyond the last.
    #[must_use]
    pub fn nth(&self, mut n: u32) -> Option<Metal> {
        Metal::ALL.iter().copied().find(|&metal| {
            let count = u32::from(self.count(metal));
            let found = n < count;
            n = n.saturating_sub(count);
            found
        })
    }

    /// What they count in ties, in credits (CB-END-1).
    #[must_use]
    pub fn worth(&self) -> u16 {
        Metal::ALL.iter().map(|&metal| u16::from(self.count(metal)) * metal.worth()).sum()
    }

    /// Every selection of at most `most` of them, nothing first.
    pub fn selections(self, most: u8) -> impl Iterator<Item = Metals> {
        let [carbon, iron, plutonium] = self.0;
        (0..=carbon)
            .flat_map(move |c| (0..=iron).flat_map(move |i| (0..=plutonium).map(move |p| Metals([c, i, p]))))
            .filter(move |selection| selection.len() <= most)
    }

    /// The counts, kinds in their order.
    #[must_use]
    pub const fn counts(&self) -> [u8; Metal::COUNT] {
        self.0
    }
}

impl FromIterator<Metal> for Metals {
    fn from_iter<I: IntoIterator<Item = Metal>>(metals: I) -> Self {
        let mut counted = Metals::NONE;
        metals.into_iter().for_each(|metal| counted.add(metal));
        counted
    }
}
