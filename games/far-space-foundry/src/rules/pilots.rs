//! Pilots (FSF-COM-2, FSF-COM-3), sets of them, and hands, which have an order.

use super::vocab::{Alien, Job};
use orrery_core::vocabulary;
use orrery_core::words::vocables;

vocabulary! {
    /// A pilot: seven federal ones, of which every player has his own, and eighteen aliens.
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
        /// The die (FSF-PIL-3).
        Commander = "Commander",
        /// Amber, more capacity.
        AmberTrucker = "AmberTrucker",
        /// Amber, either way round.
        AmberNavigator = "AmberNavigator",
        /// Amber, near values.
        AmberForger = "AmberForger",
        /// Amber, several freighters.
        AmberOperative = "AmberOperative",
        /// Amber, one process more.
        AmberMechanic = "AmberMechanic",
        /// Amber, pairs.
        AmberSmuggler = "AmberSmuggler",
        /// Violet, more capacity.
        VioletTrucker = "VioletTrucker",
        /// Violet, either way round.
        VioletNavigator = "VioletNavigator",
        /// Violet, near values.
        VioletForger = "VioletForger",
        /// Violet, several freighters.
        VioletOperative = "VioletOperative",
        /// Violet, one process more.
        VioletMechanic = "VioletMechanic",
        /// Violet, pairs.
        VioletSmuggler = "VioletSmuggler",
        /// Teal, more capacity.
        TealTrucker = "TealTrucker",
        /// Teal, either way round.
        TealNavigator = "TealNavigator",
        /// Teal, near values.
        TealForger = "TealForger",
        /// Teal, several freighters.
        TealOperative = "TealOperative",
        /// Teal, one process more.
        TealMechanic = "TealMechanic",
        /// Teal, pairs.
        TealSmuggler = "TealSmuggler",
    }
}

vocables! { Pilot = "a pilot" }

/// Federal pilots of a player (FSF-COM-2); in the list of pilots they come before the aliens.
pub const FEDERALS: usize = 7;

impl Pilot {
    /// The job, if it is an alien.
    #[inline]
    #[must_use]
    pub fn job(self) -> Option<Job> {
        self.index().checked_sub(FEDERALS).and_then(|index| Job::from_index(index % Job::COUNT))
    }

    /// The colour, if it is an alien.
    #[inline]
    #[must_use]
    pub fn alien(self) -> Option<Alien> {
        self.index().checked_sub(FEDERALS).and_then(|index| Alien::from_index(index / Job::COUNT))
    }

    /// Whether its value is that of the die (FSF-PIL-3, FSF-ALN-1).
    #[inline]
    #[must_use]
    pub const fn uses_die(self) -> bool {
        self as usize >= Pilot::Commander as usize
    }
}

/// A set of pilots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pilots(pub u32);

impl Pilots {
    /// The seven federal pilots.
    pub const FEDERAL: Pilots = Pilots((1 << FEDERALS) - 1);
    /// The six with numbers.
    pub const NUMBERED: Pilots = Pilots((1 << (FEDERALS - 1)) - 1);
    /// The eighteen aliens.
    pub const ALIENS: Pilots = Pilots(((1 << Pilot::COUNT) - 1) & !Pilots::FEDERAL.0);

    /// Those whose value is the die's (FSF-PIL-3, FSF-ALN-1): the Commander and the aliens.
    pub const BY_DIE: Pilots = Pilots(Pilots::ALIENS.0 | 1 << Pilot::Commander as u32);

    /// The aliens of a colour.
    #[inline]
    #[must_use]
    pub const fn of(alien: Alien) -> Pilots {
        Pilots(((1 << Job::COUNT) - 1) << (FEDERALS + Job::COUNT * alien as usize))
    }

    /// Whether it has this one.
    #[inline]
    #[must_use]
    pub const fn has(self, pilot: Pilot) -> bool {
        self.0 >> pilot as u32 & 1 == 1
    }

    /// How many they are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    #[inline]
    pub const fn add(&mut self, pilot: Pilot) {
        self.0 |= 1 << pilot as u32;
    }

    /// Takes one out; whether it was there.
    #[inline]
    pub const fn take(&mut self, pilot: Pilot) -> bool {
        let there = self.has(pilot);
        self.0 &= !(1 << pilot as u32);
        there
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Pilots) -> Pilots {
        Pilots(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Pilots) -> Pilots {
        Pilots(self.0 | other.0)
    }

    /// Those not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Pilots) -> Pilots {
        Pilots(self.0 & !other.0)
    }

    /// The pilots, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Pilot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Pilot::ALL.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The `n`-th of them, from 0.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Pilot> {
        self.iter().nth(n as usize)
    }
}

impl FromIterator<Pilot> for Pilots {
    fn from_iter<I: IntoIterator<Item = Pilot>>(pilots: I) -> Self {
        pilots.into_iter().fold(Pilots::default(), |mut set, pilot| {
            set.add(pilot);
            set
        })
    }
}

/// Pilots in an order, `N` at most: a hand in the order it was dealt, or the top of a deck that a scenario names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row<const N: usize> {
    pilots: [Pilot; N],
    len: u8,
}

impl<const N: usize> Default for Row<N> {
    fn default() -> Self {
        Row { pilots: [Pilot::Four; N], len: 0 }
    }
}

impl<const N: usize> Row<N> {
    /// These, in this order; nothing if they are too many.
    #[must_use]
    pub fn of(pilots: &[Pilot]) -> Option<Self> {
        let mut row = Row::default();
        (pilots.len() <= N).then(|| {
            pilots.iter().for_each(|&pilot| row.push(pilot));
            row
        })
    }

    /// The pilots.
    #[inline]
    #[must_use]
    pub fn all(&self) -> &[Pilot] {
        &self.pilots[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether this one is there.
    #[inline]
    #[must_use]
    pub fn has(&self, pilot: Pilot) -> bool {
        self.all().contains(&pilot)
    }

    /// Puts one behind the others; one beyond [`N`](Self) is lost.
    pub fn push(&mut self, pilot: Pilot) {
        if let Some(place) = self.pilots.get_mut(usize::from(self.len)) {
            *place = pilot;
            self.len += 1;
        }
    }

    /// Takes one out, the others keep their order; whether it was there.
    pub fn take(&mut self, pilot: Pilot) -> bool {
        let Some(at) = self.all().iter().position(|&held| held == pilot) else { return false };
        self.pilots[at..usize::from(self.len)].rotate_left(1);
        self.len -= 1;
        self.pilots[usize::from(self.len)] = Pilot::Four;
        true
    }

    /// Takes the first.
    pub fn take_first(&mut self) -> Option<Pilot> {
        let first = *self.all().first()?;
        self.take(first);
        Some(first)
    }

    /// The same without an order.
    #[inline]
    #[must_use]
    pub fn set(&self) -> Pilots {
        self.all().iter().copied().collect()
    }
}
