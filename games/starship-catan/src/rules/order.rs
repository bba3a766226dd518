//! Orders of players. An order is complete: it includes every choice that the rules leave to the player.

use super::cards::Card;
use super::commodities::{CommodityCounts, Offer};
use super::vocab::{Adventure, Module, Resource, Ship};
use orrery_core::Message;

/// A deal at a trading card, described from the mover's point of view (SC-ACT-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TradeDeal {
    /// A purchase of these things.
    Buy(CommodityCounts),
    /// A sale of these things.
    Sell(CommodityCounts),
}

impl TradeDeal {
    /// Returns the commodities that change hands, apart from the price.
    pub const fn things(self) -> CommodityCounts {
        match self {
            TradeDeal::Buy(things) | TradeDeal::Sell(things) => things,
        }
    }
}

/// The maximum number of cards that a Sensor can look at (SC-MOD-S).
pub const LOOK: usize = 3;

/// The arrangement in which the inspected cards are put back (SC-FLY-2), by their numbers in the look, counted from 1. The cards
/// on top come first, starting with the next card; then the cards at the bottom, ending with the lowest card. Unused places are
/// 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardArrangement {
    places: [u8; LOOK],
    top: u8,
    bottom: u8,
}

impl CardArrangement {
    /// Creates an arrangement from the numbers of the cards on top and at the bottom. Returns `None` if there are more than
    /// [`LOOK`].
    pub fn new(top: &[u8], bottom: &[u8]) -> Option<Self> {
        if top.len() + bottom.len() > LOOK {
            return None;
        }
        let mut places = [0; LOOK];
        places.iter_mut().zip(top.iter().chain(bottom)).for_each(|(place, &number)| *place = number);
        Some(CardArrangement { places, top: top.len() as u8, bottom: bottom.len() as u8 })
    }

    /// Returns the numbers of the cards on top, the next card first.
    pub fn top(&self) -> &[u8] {
        &self.places[..usize::from(self.top)]
    }

    /// Returns the numbers of the cards at the bottom, the lowest card last.
    pub fn bottom(&self) -> &[u8] {
        &self.places[usize::from(self.top)..usize::from(self.top + self.bottom)]
    }

    /// Reports whether the arrangement names each of the `looked_at` cards exactly once.
    pub fn names_each_of(&self, looked_at: u8) -> bool {
        self.top + self.bottom == looked_at
            && (1..=looked_at).all(|number| self.places[..usize::from(looked_at)].contains(&number))
    }
}

/// A thing that can be built (SC-BUILD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BuildableItem {
    /// A ship for the hangar.
    Ship(Ship),
    /// A booster of level 1.
    Booster,
    /// A cannon of level 1.
    Cannon,
    /// A module of level 1.
    Module(Module),
}

/// A thing that can be upgraded to level 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Upgrade {
    /// A booster of level 1.
    Booster,
    /// A cannon of level 1.
    Cannon,
    /// A module of level 1.
    Module(Module),
}

/// An order of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
pub enum Order {
    /// Chooses the free first module (SC-SET-7).
    Module(Module),
    /// Rolls the yellow die (SC-PROD-1).
    Roll,
    /// Chooses which of several colonies produces, by its resource (SC-PROD-3).
    Produce(Resource),
    /// Chooses the sector of this turn, 1 to 4 (SC-FLY-1).
    Fly(u8),
    /// Puts back the cards looked at (SC-FLY-2).
    Arrange(CardArrangement),
    /// Reveals the next card (SC-FLY-3).
    Next,
    /// Makes the single deal that is allowed at the visited card (SC-ACT-1).
    Trade(TradeDeal),
    /// Founds a colony at the visited card (SC-ACT-9).
    Settle,
    /// Founds a trading post at the visited card (SC-ACT-8).
    Found,
    /// Does an adventure at the visited planet and takes these resources of its reward (SC-ADV-1, SC-ADV-2).
    Adventure {
        /// The adventure to do.
        adventure: Adventure,
        /// The resources taken.
        take: CommodityCounts,
    },
    /// Ends the flight (SC-FLY-6).
    Stop,
    /// Pays the ransom (SC-PIR-2).
    Pay,
    /// Fights the pirates (SC-PIR-3).
    Fight,
    /// Takes the prize of a won fight, or nothing (SC-PIR-5).
    Take(Option<Resource>),
    /// Chooses the module that loses a level after a lost fight (SC-PIR-9).
    Lose(Module),
    /// Makes one deal at a trading post of the mover (SC-TRADE-1).
    Use {
        /// The trading post.
        post: Card,
        /// The deal made there.
        deal: TradeDeal,
    },
    /// Takes a resource from the other player for 2 Astro, with the Trade module (SC-TRADE-2).
    Demand(Resource),
    /// Offers an exchange (SC-TRADE-3).
    Offer(Offer),
    /// Accepts the offer.
    Accept,
    /// Refuses the offer.
    Refuse,
    /// Builds something (SC-BUILD-1).
    Build(BuildableItem),
    /// Upgrades something to level 2 (SC-BUILD-1).
    Upgrade(Upgrade),
    /// Ends the turn (SC-TURN-2).
    End,
}
