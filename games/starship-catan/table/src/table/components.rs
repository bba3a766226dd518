//! Components of the table's entities. Only the mirror writes them, from the viewer's knowledge.

use bevy::prelude::*;

use starship_catan::rules::{Adventure, Card, CardCounts, Resource, Seat, Ship, VisibleFace};

/// A bay of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Bay {
    /// The owner of the ship.
    pub seat: Seat,
    /// The resource that the bay holds.
    pub resource: Resource,
}

/// The laboratory of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Lab(pub Seat);

/// The amount in a bay or a laboratory.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HoldContents(pub u8);

/// A berth of a ship's hangar, which holds one small ship or none; see [`BerthedShip`].
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct HangarBerth {
    /// The owner of the ship.
    pub seat: Seat,
    /// The index of the berth, 0 or 1.
    pub index: u8,
}

/// The ship in a berth of the hangar, if there is one. A ship stays in the same berth until it is used.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct BerthedShip(pub Option<Ship>);

/// A pile of cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[component(immutable)]
pub enum CardPile {
    /// A sector, 1 to 4.
    Sector(u8),
    /// The reserve pile.
    Reserve,
    /// The adventures that are still face down.
    Adventures,
}

/// The visible properties of a pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PileState {
    /// The number of cards, without those in a flight row.
    pub cards: u8,
    /// The index of the group on top of the reserve or the adventures, or `None` for sectors and empty piles.
    pub top_group: Option<u8>,
}

/// The cards of a sector of which the viewer is reminded (SC-HID-5): those that the viewer's seat knows to be still there,
/// without the flight row. The bag is empty unless memory is `open`. Only sectors have this component.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RememberedCards(pub CardCounts);

/// A card of the sectors or the reserve, or a start colony. The same entity represents it for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct CardToken;

/// The place of a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardPlace {
    /// In the reserve pile.
    Reserve,
    /// In a sector, 1 to 4, in no particular order.
    Sector(u8),
    /// Looked at by Sensor and not yet put back: its number in the look, counted from 1.
    Look(u8),
    /// Put on top of the flight's sector: its number there, counted from 1, the next card first.
    Top(u8),
    /// Put at the bottom of the flight's sector: its number there, counted from 1, the lowest card last.
    Bottom(u8),
    /// In the flight row: its place, counted from 1.
    Row(u8),
    /// Next to a ship: a colony, a trading post or beaten pirates.
    Beside(Seat),
}

/// The side of a card that the viewer sees. Cards in a pile show a back. The start colonies have their own face.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardFace {
    /// A card's front, a class of pirates, or a back.
    Seen(VisibleFace),
    /// A player's start colony, which is not a regular card.
    StartColony(Seat),
}

impl CardFace {
    /// The back of a card, for cards that the viewer does not see.
    pub const BACK: CardFace = CardFace::Seen(VisibleFace::Back);

    /// Returns the card, or `None` if the viewer does not see its front.
    pub const fn card(self) -> Option<Card> {
        match self {
            CardFace::Seen(VisibleFace::Card(card)) => Some(card),
            _ => None,
        }
    }
}

/// The state of a card in the flight row. For cards elsewhere, all fields are false.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RowCardState {
    /// True if the card was used and turned.
    pub turned: bool,
    /// True if the card came from the reserve in this flight, to replace a removed card.
    pub laid: bool,
    /// True if the card is being visited.
    pub visited: bool,
}

/// An adventure. The same entity represents it for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct AdventureToken;

/// The place of an adventure.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AdventurePlace {
    /// In the pile.
    Pile,
    /// Face up in a slot, 0 to 2. The adventure that was turned up first is in slot 0.
    Up(u8),
    /// Kept next to a ship.
    Beside(Seat),
    /// Completed and removed from the game.
    Gone,
}

/// The identity of an adventure, or `None` while it is in the pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct AdventureFace(pub Option<Adventure>);
