//! Pilots (FSF-COM-2, FSF-COM-3), sets of pilots, and ordered lists of pilots such as hands.

use super::vocab::{Alien, Job};
use orrery_core::keyword_enum;
use orrery_core::words::impl_keyword;

keyword_enum! {
    /// A pilot: one of the seven federal pilots, which every player has, or one of the eighteen aliens.
    Pilot {
        /// The federal pilot with the value 4.
        Four = "4",
        /// The federal pilot with the value 5.
        Five = "5",
        /// The federal pilot with the value 6.
        Six = "6",
        /// The federal pilot with the value 7.
        Seven = "7",
        /// The federal pilot with the value 8.
        Eight = "8",
        /// The federal pilot with the value 1, 2 or 3 (FSF-PIL-2).
        OneTwoThree = "1-2-3",
        /// The federal pilot with the value of the die (FSF-PIL-3).
        Commander = "Commander",
        /// The Amber Trucker, who can carry one more good.
        AmberTrucker = "AmberTrucker",
        /// The Amber Navigator, who counts docks in either direction.
        AmberNavigator = "AmberNavigator",
        /// The Amber Forger, who may shift the value of the die.
        AmberForger = "AmberForger",
        /// The Amber Operative, who moves goods at several freighters or at both asteroids.
        AmberOperative = "AmberOperative",
        /// The Amber Mechanic, who may use an additional action.
        AmberMechanic = "AmberMechanic",
        /// The Amber Smuggler, who stacks goods in pairs.
        AmberSmuggler = "AmberSmuggler",
        /// The Violet Trucker, who can carry one more good.
        VioletTrucker = "VioletTrucker",
        /// The Violet Navigator, who counts docks in either direction.
        VioletNavigator = "VioletNavigator",
        /// The Violet Forger, who may shift the value of the die.
        VioletForger = "VioletForger",
        /// The Violet Operative, who moves goods at several freighters or at both asteroids.
        VioletOperative = "VioletOperative",
        /// The Violet Mechanic, who may use an additional action.
        VioletMechanic = "VioletMechanic",
        /// The Violet Smuggler, who stacks goods in pairs.
        VioletSmuggler = "VioletSmuggler",
        /// The Teal Trucker, who can carry one more good.
        TealTrucker = "TealTrucker",
        /// The Teal Navigator, who counts docks in either direction.
        TealNavigator = "TealNavigator",
        /// The Teal Forger, who may shift the value of the die.
        TealForger = "TealForger",
        /// The Teal Operative, who moves goods at several freighters or at both asteroids.
        TealOperative = "TealOperative",
        /// The Teal Mechanic, who may use an additional action.
        TealMechanic = "TealMechanic",
        /// The Teal Smuggler, who stacks goods in pairs.
        TealSmuggler = "TealSmuggler",
    }
}

impl_keyword! { Pilot = "a pilot" }

/// Number of federal pilots of a player (FSF-COM-2). They precede the aliens in [`Pilot`].
pub const FEDERALS: usize = 7;

impl Pilot {
    /// Returns the job of an alien; `None` for a federal pilot.
    #[inline]
    pub fn job(self) -> Option<Job> {
        self.index().checked_sub(FEDERALS).and_then(|index| Job::from_index(index % Job::COUNT))
    }

    /// Returns the colour of an alien; `None` for a federal pilot.
    #[inline]
    pub fn alien(self) -> Option<Alien> {
        self.index().checked_sub(FEDERALS).and_then(|index| Alien::from_index(index / Job::COUNT))
    }

    /// Reports whether the pilot's value is that of the die (FSF-PIL-3, FSF-ALN-1).
    #[inline]
    pub const fn uses_die(self) -> bool {
        self as usize >= Pilot::Commander as usize
    }
}

/// A set of pilots, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PilotSet(pub u32);

impl PilotSet {
    /// The seven federal pilots.
    pub const FEDERAL: PilotSet = PilotSet((1 << FEDERALS) - 1);
    /// The six federal pilots with values of their own.
    pub const NUMBERED: PilotSet = PilotSet((1 << (FEDERALS - 1)) - 1);
    /// The eighteen aliens.
    pub const ALIENS: PilotSet = PilotSet(((1 << Pilot::COUNT) - 1) & !PilotSet::FEDERAL.0);

    /// The pilots whose value is that of the die (FSF-PIL-3, FSF-ALN-1): the Commander and the aliens.
    pub const BY_DIE: PilotSet = PilotSet(PilotSet::ALIENS.0 | 1 << Pilot::Commander as u32);

    /// Returns all aliens of a colour.
    #[inline]
    pub const fn of(alien: Alien) -> PilotSet {
        PilotSet(((1 << Job::COUNT) - 1) << (FEDERALS + Job::COUNT * alien as usize))
    }

    /// Reports whether the set contains this pilot.
    #[inline]
    pub const fn has(self, pilot: Pilot) -> bool {
        self.0 >> pilot as u32 & 1 == 1
    }

    /// Returns the number of pilots in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Reports whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a pilot to the set.
    #[inline]
    pub const fn add(&mut self, pilot: Pilot) {
        self.0 |= 1 << pilot as u32;
    }

    /// Removes a pilot from the set. Reports whether the set contained it.
    #[inline]
    pub const fn take(&mut self, pilot: Pilot) -> bool {
        let there = self.has(pilot);
        self.0 &= !(1 << pilot as u32);
        there
    }

    /// Returns the pilots that are in both sets.
    #[inline]
    pub const fn common(self, other: PilotSet) -> PilotSet {
        PilotSet(self.0 & other.0)
    }

    /// Returns the pilots that are in at least one of the sets.
    #[inline]
    pub const fn and(self, other: PilotSet) -> PilotSet {
        PilotSet(self.0 | other.0)
    }

    /// Returns the pilots of this set that are not in `other`.
    #[inline]
    pub const fn minus(self, other: PilotSet) -> PilotSet {
        PilotSet(self.0 & !other.0)
    }

    /// Returns the pilots of the set, in the order of [`Pilot`].
    pub fn iter(self) -> impl Iterator<Item = Pilot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Pilot::ALL.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// Returns the `n`-th pilot of the set, counted from 0, or `None` if the set has at most `n` pilots.
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

/// At most `N` pilots in a fixed order, for example a hand in the order dealt, or the top of a deck named by a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PilotList<const N: usize> {
    pilots: [Pilot; N],
    len: u8,
}

impl<const N: usize> Default for PilotList<N> {
    fn default() -> Self {
        PilotList { pilots: [Pilot::Four; N], len: 0 }
    }
}

impl<const N: usize> PilotList<N> {
    /// Creates a list of these pilots, in this order. Returns `None` if there are more than `N`.
    pub fn of(pilots: &[Pilot]) -> Option<Self> {
        let mut row = PilotList::default();
        (pilots.len() <= N).then(|| {
            pilots.iter().for_each(|&pilot| row.push(pilot));
            row
        })
    }

    /// Returns the pilots of the list, in order.
    #[inline]
    pub fn all(&self) -> &[Pilot] {
        &self.pilots[..usize::from(self.len)]
    }

    /// Returns the number of pilots in the list.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Reports whether the list is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Reports whether the list contains this pilot.
    #[inline]
    pub fn has(&self, pilot: Pilot) -> bool {
        self.all().contains(&pilot)
    }

    /// Appends a pilot. Does nothing if the list already has `N` pilots.
    pub fn push(&mut self, pilot: Pilot) {
        if let Some(place) = self.pilots.get_mut(usize::from(self.len)) {
            *place = pilot;
            self.len += 1;
        }
    }

    /// Removes a pilot, and keeps the order of the others. Reports whether the list contained it.
    pub fn take(&mut self, pilot: Pilot) -> bool {
        let Some(at) = self.all().iter().position(|&held| held == pilot) else { return false };
        self.pilots[at..usize::from(self.len)].rotate_left(1);
        self.len -= 1;
        self.pilots[usize::from(self.len)] = Pilot::Four;
        true
    }

    /// Removes the first pilot and returns it, or returns `None` if the list is empty.
    pub fn take_first(&mut self) -> Option<Pilot> {
        let first = *self.all().first()?;
        self.take(first);
        Some(first)
    }

    /// Returns the pilots as a set.
    #[inline]
    pub fn set(&self) -> PilotSet {
        self.all().iter().copied().collect()
    }
}
