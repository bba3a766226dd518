//! Amounts of things: prices, deals, exchanges, rewards.

use super::vocab::{Commodity, Resource};

/// An amount of each thing, 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CommodityCounts([u8; Commodity::COUNT]);

impl CommodityCounts {
    /// No amount of any thing.
    pub const NONE: CommodityCounts = CommodityCounts([0; Commodity::COUNT]);

    /// Returns `count` of one thing and none of the others.
    #[inline]
    #[must_use]
    pub const fn of(thing: Commodity, count: u8) -> CommodityCounts {
        CommodityCounts::NONE.and(thing, count)
    }

    /// Returns the amounts with `count` of one thing added. Its total is limited to 255.
    #[inline]
    #[must_use]
    pub const fn and(mut self, thing: Commodity, count: u8) -> CommodityCounts {
        self.0[thing as usize] = self.0[thing as usize].saturating_add(count);
        self
    }

    /// Returns the amount of one thing.
    #[inline]
    #[must_use]
    pub const fn count(self, thing: Commodity) -> u8 {
        self.0[thing as usize]
    }

    /// Returns the total number of things.
    #[inline]
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Reports whether all amounts are 0.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == CommodityCounts::NONE
    }

    /// Iterates over the things present with their amounts, in list order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Commodity, u8)> {
        Commodity::ALL.iter().map(move |&thing| (thing, self.count(thing))).filter(|&(_, count)| count > 0)
    }

    /// Returns the only thing present with its amount, or `None` if there are several or none.
    #[inline]
    #[must_use]
    pub fn single(self) -> Option<(Commodity, u8)> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// Returns the first thing, in list order, that is present in both amounts.
    #[must_use]
    pub fn shared(self, other: CommodityCounts) -> Option<Commodity> {
        self.iter().map(|(thing, _)| thing).find(|&thing| other.count(thing) > 0)
    }

    /// Reports whether all these things are resources.
    #[inline]
    #[must_use]
    pub const fn are_resources(self) -> bool {
        self.count(Commodity::Science) == 0 && self.count(Commodity::Astro) == 0
    }

    /// Iterates over the resources, each repeated by its amount, in list order.
    pub fn resources(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .iter()
            .flat_map(move |&resource| std::iter::repeat_n(resource, usize::from(self.count(resource.into()))))
    }

    /// Returns the amounts in list order.
    #[must_use]
    pub const fn counts(self) -> [u8; Commodity::COUNT] {
        self.0
    }
}

/// The terms of an exchange between the players (SC-TRADE-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Offer {
    /// The things that the mover gives.
    pub give: CommodityCounts,
    /// The things that the mover wants for them.
    pub want: CommodityCounts,
}
