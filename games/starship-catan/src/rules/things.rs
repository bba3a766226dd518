//! Handfuls of things: prices, deals, exchanges, rewards.

use super::vocab::{Resource, Thing};

/// How many of each thing, 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Things([u8; Thing::COUNT]);

impl Things {
    /// Nothing at all.
    pub const NONE: Things = Things([0; Thing::COUNT]);

    /// So many of one thing.
    #[inline]
    #[must_use]
    pub const fn of(thing: Thing, count: u8) -> Things {
        Things::NONE.and(thing, count)
    }

    /// These, and so many more of one thing, which are 255 together at most.
    #[inline]
    #[must_use]
    pub const fn and(mut self, thing: Thing, count: u8) -> Things {
        self.0[thing as usize] = self.0[thing as usize].saturating_add(count);
        self
    }

    /// How many of one thing.
    #[inline]
    #[must_use]
    pub const fn count(self, thing: Thing) -> u8 {
        self.0[thing as usize]
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is nothing.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Things::NONE
    }

    /// Every thing there is some of, with how many, in the order of lists.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Thing, u8)> {
        Thing::ALL.iter().map(move |&thing| (thing, self.count(thing))).filter(|&(_, count)| count > 0)
    }

    /// The only thing there is some of, with how many; nothing if there are several or none.
    #[inline]
    #[must_use]
    pub fn alone(self) -> Option<(Thing, u8)> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// The first thing that both have some of.
    #[must_use]
    pub fn shared(self, other: Things) -> Option<Thing> {
        self.iter().map(|(thing, _)| thing).find(|&thing| other.count(thing) > 0)
    }

    /// Whether these are resources and nothing else.
    #[inline]
    #[must_use]
    pub const fn are_resources(self) -> bool {
        self.count(Thing::Science) == 0 && self.count(Thing::Astro) == 0
    }

    /// Every resource as often as it is there, in the order of lists.
    pub fn resources(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .iter()
            .flat_map(move |&resource| std::iter::repeat_n(resource, usize::from(self.count(resource.into()))))
    }

    /// The counts, in the order of lists.
    #[must_use]
    pub const fn counts(self) -> [u8; Thing::COUNT] {
        self.0
    }
}

/// What one side gives for what it wants from the other (SC-TRADE-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Offer {
    /// What the mover gives.
    pub give: Things,
    /// What he wants for it.
    pub want: Things,
}
