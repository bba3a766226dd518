//! What a player does. An order is complete: it names every choice the rules give.

use super::cards::Card;
use super::things::{Offer, Things};
use super::vocab::{Adventure, Module, Resource, Ship};

/// One side of a deal at a card that trades (SC-ACT-1), as the mover sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deal {
    /// The mover buys these.
    Buy(Things),
    /// The mover sells these.
    Sell(Things),
}

impl Deal {
    /// What changes hands.
    #[must_use]
    pub const fn things(self) -> Things {
        match self {
            Deal::Buy(things) | Deal::Sell(things) => things,
        }
    }
}

/// The most cards a Sensor looks at (SC-MOD-S).
pub const LOOK: usize = 3;

/// How the cards looked at are put back (SC-FLY-2): by their numbers in the look, from 1, those on top first, the first named
/// comes first; then those at the bottom, the last named lies lowest. Numbers behind those are 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Arrangement {
    places: [u8; LOOK],
    top: u8,
    bottom: u8,
}

impl Arrangement {
    /// These on top and these at the bottom; nothing if they are more than a Sensor looks at.
    #[must_use]
    pub fn new(top: &[u8], bottom: &[u8]) -> Option<Self> {
        if top.len() + bottom.len() > LOOK {
            return None;
        }
        let mut places = [0; LOOK];
        places.iter_mut().zip(top.iter().chain(bottom)).for_each(|(place, &number)| *place = number);
        Some(Arrangement { places, top: top.len() as u8, bottom: bottom.len() as u8 })
    }

    /// The numbers of those on top, the first comes first.
    #[must_use]
    pub fn top(&self) -> &[u8] {
        &self.places[..usize::from(self.top)]
    }

    /// The numbers of those at the bottom, the last lies lowest.
    #[must_use]
    pub fn bottom(&self) -> &[u8] {
        &self.places[usize::from(self.top)..usize::from(self.top + self.bottom)]
    }

    /// Whether it names each of so many cards once.
    #[must_use]
    pub fn names_each_of(&self, looked_at: u8) -> bool {
        self.top + self.bottom == looked_at
            && (1..=looked_at).all(|number| self.places[..usize::from(looked_at)].contains(&number))
    }
}

/// What can be built (SC-BUILD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Build {
    /// A ship for the hangar.
    Ship(Ship),
    /// A booster of level 1.
    Booster,
    /// A cannon of level 1.
    Cannon,
    /// A module of level 1.
    Module(Module),
}

/// What can be raised to level 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Upgrade {
    /// A booster.
    Booster,
    /// A cannon.
    Cannon,
    /// A module.
    Module(Module),
}

/// An order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// The free first module (SC-SET-7).
    Module(Module),
    /// Rolls the yellow die (SC-PROD-1).
    Roll,
    /// Which of several colonies produces, by its resource (SC-PROD-3).
    Produce(Resource),
    /// The sector of this turn, 1 to 4 (SC-FLY-1).
    Fly(u8),
    /// How the cards looked at are put back (SC-FLY-2).
    Arrange(Arrangement),
    /// Reveals the next card (SC-FLY-3).
    Next,
    /// The one deal at the visited card (SC-ACT-1).
    Trade(Deal),
    /// Founds a colony at the visited card (SC-ACT-9).
    Settle,
    /// Founds a trading post at the visited card (SC-ACT-8).
    Found,
    /// Does an adventure at the visited planet and takes these resources of its reward (SC-ADV-1, SC-ADV-2).
    Adventure {
        /// Which.
        adventure: Adventure,
        /// The resources taken.
        take: Things,
    },
    /// Ends the flight (SC-FLY-6).
    Stop,
    /// Pays the ransom (SC-PIR-2).
    Pay,
    /// Fights the pirates (SC-PIR-3).
    Fight,
    /// The prize of a won fight, or nothing (SC-PIR-5).
    Take(Option<Resource>),
    /// The module lost (SC-PIR-9).
    Lose(Module),
    /// One deal at an own trading post (SC-TRADE-1).
    Use {
        /// The post.
        post: Card,
        /// The deal.
        deal: Deal,
    },
    /// Takes a resource from the other for 2 Astro, with the Trade module (SC-TRADE-2).
    Demand(Resource),
    /// Offers an exchange (SC-TRADE-3).
    Offer(Offer),
    /// Accepts the offer.
    Accept,
    /// Refuses the offer.
    Refuse,
    /// Builds (SC-BUILD-1).
    Build(Build),
    /// Raises to level 2 (SC-BUILD-1).
    Upgrade(Upgrade),
    /// Ends the turn (SC-TURN-2).
    End,
}
