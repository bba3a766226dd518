//! Amounts of commodities, used for prices, deals, exchanges and rewards.

use super::vocab::{Commodity, Resource};

/// An amount of each commodity, 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CommodityCounts([u8; Commodity::COUNT]);

impl CommodityCounts {
    /// Zero of every commodity.
    pub const NONE: CommodityCounts = CommodityCounts([0; Commodity::COUNT]);

    /// Returns `count` of one commodity and none of the others.
    #[inline]
    pub const fn of(thing: Commodity, count: u8) -> CommodityCounts {
        CommodityCounts::NONE.and(thing, count)
    }

    /// Returns these amounts with `count` of one commodity added, saturating at 255.
    #[inline]
    pub const fn and(mut self, thing: Commodity, count: u8) -> CommodityCounts {
        self.0[thing as usize] = self.0[thing as usize].saturating_add(count);
        self
    }

    /// Returns the amount of one commodity.
    #[inline]
    pub const fn count(self, thing: Commodity) -> u8 {
        self.0[thing as usize]
    }

    /// Returns the sum of all amounts.
    #[inline]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Reports whether all amounts are 0.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == CommodityCounts::NONE
    }

    /// Iterates over the commodities with an amount above 0, with their amounts, in list order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Commodity, u8)> {
        Commodity::ALL.iter().map(move |&thing| (thing, self.count(thing))).filter(|&(_, count)| count > 0)
    }

    /// Returns the only commodity with an amount above 0, and that amount, or `None` if there are several such commodities or
    /// none.
    #[inline]
    pub fn single(self) -> Option<(Commodity, u8)> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// Returns the first commodity, in list order, of which both amounts are above 0, or `None` if there is none.
    pub fn shared(self, other: CommodityCounts) -> Option<Commodity> {
        self.iter().map(|(thing, _)| thing).find(|&thing| other.count(thing) > 0)
    }

    /// Reports whether the amounts contain only resources: no science and no Astro.
    #[inline]
    pub const fn are_resources(self) -> bool {
        self.count(Commodity::Science) == 0 && self.count(Commodity::Astro) == 0
    }

    /// Iterates over the resources in list order, each as many times as its amount.
    pub fn resources(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .iter()
            .flat_map(move |&resource| std::iter::repeat_n(resource, usize::from(self.count(resource.into()))))
    }

    /// Returns the amounts in list order.
    pub const fn counts(self) -> [u8; Commodity::COUNT] {
        self.0
    }
}

/// The terms of an exchange between the players (SC-TRADE-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Offer {
    /// The commodities that the mover gives.
    pub give: CommodityCounts,
    /// The commodities that the mover wants in return.
    pub want: CommodityCounts,
}
