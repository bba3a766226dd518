//! Pilots (FSF-COM-2, FSF-COM-3), sets of them, and hands, which are ordered.

use super::vocab::{Alien, Job};
use orrery_core::keyword_enum;
use orrery_core::words::impl_keyword;

keyword_enum! {
    /// A pilot: seven federal ones, which every player has, and eighteen aliens.
    Pilot {
        /// Value 4.
        Four = "4",
        /// Value 5.
        Five = "5",
        /// Value 6.
        Six = "6",
        /// Value 7.
        Seven = "7",
        /// Value 8.
        Eight = "8",
        /// Value 1, 2 or 3 (FSF-PIL-2).
        OneTwoThree = "1-2-3",
        /// The value of the die (FSF-PIL-3).
        Commander = "Commander",
        /// The Amber Trucker, with more capacity.
        AmberTrucker = "AmberTrucker",
        /// The Amber Navigator, who counts docks in either direction.
        AmberNavigator = "AmberNavigator",
        /// The Amber Forger, who may shift the value of the die.
        AmberForger = "AmberForger",
        /// The Amber Operative, who moves goods of several freighters.
        AmberOperative = "AmberOperative",
        /// The Amber Mechanic, who has one more action use.
        AmberMechanic = "AmberMechanic",
        /// The Amber Smuggler, who stacks goods in pairs.
        AmberSmuggler = "AmberSmuggler",
        /// The Violet Trucker, with more capacity.
        VioletTrucker = "VioletTrucker",
        /// The Violet Navigator, who counts docks in either direction.
        VioletNavigator = "VioletNavigator",
        /// The Violet Forger, who may shift the value of the die.
        VioletForger = "VioletForger",
        /// The Violet Operative, who moves goods of several freighters.
        VioletOperative = "VioletOperative",
        /// The Violet Mechanic, who has one more action use.
        VioletMechanic = "VioletMechanic",
        /// The Violet Smuggler, who stacks goods in pairs.
        VioletSmuggler = "VioletSmuggler",
        /// The Teal Trucker, with more capacity.
        TealTrucker = "TealTrucker",
        /// The Teal Navigator, who counts docks in either direction.
        TealNavigator = "TealNavigator",
        /// The Teal Forger, who may shift the value of the die.
        TealForger = "TealForger",
        /// The Teal Operative, who moves goods of several freighters.
        TealOperative = "TealOperative",
        /// The Teal Mechanic, who has one more action use.
        TealMechanic = "TealMechanic",
        /// The Teal Smuggler, who stacks goods in pairs.
        TealSmuggler = "TealSmuggler",
    }
}

impl_keyword! { Pilot = "a pilot" }

/// Number of federal pilots of a player (FSF-COM-2). They precede the aliens in the list of pilots.
pub const FEDERALS: usize = 7;

impl Pilot {
    /// Returns the job of an alien.
    #[inline]
    #[must_use]
    pub fn job(self) -> Option<Job> {
        self.index().checked_sub(FEDERALS).and_then(|index| Job::from_index(index % Job::COUNT))
    }

    /// Returns the colour of an alien.
    #[inline]
    #[must_use]
    pub fn alien(self) -> Option<Alien> {
        self.index().checked_sub(FEDERALS).and_then(|index| Alien::from_index(index / Job::COUNT))
    }

    /// Reports whether the pilot's value is that of the die (FSF-PIL-3, FSF-ALN-1).
    #[inline]
    #[must_use]
    pub const fn uses_die(self) -> bool {
        self as usize >= Pilot::Commander as usize
    }
}

/// A set of pilots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PilotSet(pub u32);

impl PilotSet {
    /// The seven federal pilots.
    pub const FEDERAL: PilotSet = PilotSet((1 << FEDERALS) - 1);
    /// The six federal pilots with numbers.
    pub const NUMBERED: PilotSet = PilotSet((1 << (FEDERALS - 1)) - 1);
    /// The eighteen aliens.
    pub const ALIENS: PilotSet = PilotSet(((1 << Pilot::COUNT) - 1) & !PilotSet::FEDERAL.0);

    /// The pilots whose value is that of the die (FSF-PIL-3, FSF-ALN-1): the Commander and the aliens.
    pub const BY_DIE: PilotSet = PilotSet(PilotSet::ALIENS.0 | 1 << Pilot::Commander as u32);

    /// Returns all aliens of a colour.
    #[inline]
    #[must_use]
    pub const fn of(alien: Alien) -> PilotSet {
        PilotSet(((1 << Job::COUNT) - 1) << (FEDERALS + Job::COUNT * alien as usize))
    }

    /// Reports whether the set contains this pilot.
    #[inline]
    #[must_use]
    pub const fn has(self, pilot: Pilot) -> bool {
        self.0 >> pilot as u32 & 1 == 1
    }

    /// Returns the number of pilots.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Reports whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a pilot.
    #[inline]
    pub const fn add(&mut self, pilot: Pilot) {
        self.0 |= 1 << pilot as u32;
    }

    /// Removes a pilot. Reports whether it was there.
    #[inline]
    pub const fn take(&mut self, pilot: Pilot) -> bool {
        let there = self.has(pilot);
        self.0 &= !(1 << pilot as u32);
        there
    }

    /// Returns the pilots in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: PilotSet) -> PilotSet {
        PilotSet(self.0 & other.0)
    }

    /// Returns the pilots in either set.
    #[inline]
    #[must_use]
    pub const fn and(self, other: PilotSet) -> PilotSet {
        PilotSet(self.0 | other.0)
    }

    /// Returns the pilots that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: PilotSet) -> PilotSet {
        PilotSet(self.0 & !other.0)
    }

    /// Returns the pilots, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Pilot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Pilot::ALL.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// Returns the `n`-th pilot, from 0.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Pilot> {
        self.iter().nth(n as usize)
    }
}

impl FromIterator<Pilot> for PilotSet {
    fn from_iter<I: IntoIterator<Item = Pilot>>(pilots: I) -> Self {
        pilots.into_iter().fold(PilotSet::default(), |mut set, pilot| {
            set.add(pilot);
            set
        })
    }
}

/// Pilots in an order, at most `N`: a hand in the order dealt, or the top of a deck named by a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PilotRow<const N: usize> {
    pilots: [Pilot; N],
    len: u8,
}

impl<const N: usize> Default for PilotRow<N> {
    fn default() -> Self {
        PilotRow { pilots: [Pilot::Four; N], len: 0 }
    }
}

impl<const N: usize> PilotRow<N> {
    /// Creates a row of these pilots, in this order, or `None` if there are too many.
    #[must_use]
    pub fn of(pilots: &[Pilot]) -> Option<Self> {
        let mut row = PilotRow::default();
        (pilots.len() <= N).then(|| {
            pilots.iter().for_each(|&pilot| row.push(pilot));
            row
        })
    }

    /// Returns the pilots.
    #[inline]
    #[must_use]
    pub fn all(&self) -> &[Pilot] {
        &self.pilots[..usize::from(self.len)]
    }

    /// Returns the number of pilots.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Reports whether the row is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Reports whether the row contains this pilot.
    #[inline]
    #[must_use]
    pub fn has(&self, pilot: Pilot) -> bool {
        self.all().contains(&pilot)
    }

    /// Appends a pilot. Ignores it if there are [`N`](Self) already.
    pub fn push(&mut self, pilot: Pilot) {
        if let Some(place) = self.pilots.get_mut(usize::from(self.len)) {
            *place = pilot;
            self.len += 1;
        }
    }

    /// Removes a pilot, and keeps the order of the others. Reports whether it was there.
    pub fn take(&mut self, pilot: Pilot) -> bool {
        let Some(at) = self.all().iter().position(|&held| held == pilot) else { return false };
        self.pilots[at..usize::from(self.len)].rotate_left(1);
        self.len -= 1;
        self.pilots[usize::from(self.len)] = Pilot::Four;
        true
    }

    /// Removes and returns the first pilot.
    pub fn take_first(&mut self) -> Option<Pilot> {
        let first = *self.all().first()?;
        self.take(first);
        Some(first)
    }

    /// Returns the pilots without their order.
    #[inline]
    #[must_use]
    pub fn set(&self) -> PilotSet {
        self.all().iter().copied().collect()
    }
}
