//! Components of the table's entities. Only the mirror writes them, from the viewer's knowledge.

use bevy::prelude::*;

use orrery_table::OnTable;
use starship_catan::rules::{
    Adventure, Card, CardCounts, HonourCard, Module, Offer, PieceKind, Resource, Seat, Ship, VisibleFace,
};

/// A starship: one for each player.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Starship(pub Seat);

/// The current points of a starship's owner.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerPoints {
    /// Victory points.
    pub points: u8,
    /// Friendship points.
    pub friendship: u8,
    /// Fame points.
    pub fame: u8,
}

/// The strength of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ShipStrength {
    /// The sum of the booster levels, 0 to 6.
    pub boost: u8,
    /// The sum of the cannon levels, 0 to 6.
    pub firepower: u8,
}

/// True if it is the turn of this starship's owner.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IsToMove(pub bool);

/// True if this starship's owner is the decider, who is not always the player whose turn it is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IsDecider(pub bool);

/// A bay of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Bay {
    /// The owner of the ship.
    pub seat: Seat,
    /// The resource that the bay holds.
    pub resource: Resource,
}

/// The laboratory of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Lab(pub Seat);

/// The money of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Purse(pub Seat);

/// The contents of a bay, a laboratory or a purse.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HoldContents {
    /// The amount held.
    pub count: u16,
    /// The capacity; `None` for a purse, which has no limit.
    pub capacity: Option<u8>,
}

/// A berth of a ship's hangar, which holds one small ship or none; see [`BerthedShip`].
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct HangarBerth {
    /// The owner of the ship.
    pub seat: Seat,
    /// The index, 0 or 1.
    pub index: u8,
}

/// The ship in a berth of the hangar, if there is one. A ship stays in its berth.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct BerthedShip(pub Option<Ship>);

/// A mount for a booster or a cannon.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct PieceMount {
    /// The owner of the ship.
    pub seat: Seat,
    /// The kind of piece.
    pub piece: PieceKind,
    /// The index, 0 to 2.
    pub index: u8,
}

/// A room for a module.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ModuleSlot {
    /// The owner of the ship.
    pub seat: Seat,
    /// The module to which the room belongs.
    pub module: Module,
}

/// The level of a mount or a room: 0 for empty, 1 or 2. Pieces of level 2 come first.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct BuiltLevel(pub u8);

/// A module of level 2. There is one of each kind.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct LevelTwoModule(pub Module);

/// A special card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SpecialCard(pub HonourCard);

/// The holder of a module of level 2 or a special card; `None` while it is next to the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardHolder(pub Option<Seat>);

/// A pile of cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[component(immutable)]
#[require(OnTable)]
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
    /// The index of the group on top, for the reserve or the adventures. `None` for sectors and empty piles.
    pub top_group: Option<u8>,
}

/// The cards of a sector of which the viewer is reminded (SC-HID-5): those that the viewer's seat knows to be still there,
/// without the flight row. Empty unless memory is `open`. Only on sectors.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RememberedCards(pub CardCounts);

/// True if the current flight is in this sector; only on sectors.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IsFlown(pub bool);

/// A card of the sectors and of the reserve, or a start colony: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
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
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            CardFace::Seen(VisibleFace::Card(card)) => Some(card),
            _ => None,
        }
    }
}

/// The state of a card in the flight row. Elsewhere, all fields are false.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RowCardState {
    /// True if the card was used and turned.
    pub turned: bool,
    /// True if the card came from the reserve in this flight, in place of a removed card.
    pub laid: bool,
    /// True if the card is being visited.
    pub visited: bool,
}

/// An adventure: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct AdventureToken;

/// The place of an adventure.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AdventurePlace {
    /// In the pile.
    Pile,
    /// Face up in slot 0 to 2, the adventure that was turned up first in slot 0.
    Up(u8),
    /// Kept next to a ship.
    Beside(Seat),
    /// Completed and removed from the game.
    Gone,
}

/// The identity of an adventure; `None` in the pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct AdventureFace(pub Option<Adventure>);

/// One of the three dice on the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[component(immutable)]
#[require(OnTable)]
pub enum DieToken {
    /// The yellow die, for production and speed.
    Yellow,
    /// The mover's blue die.
    Mover,
    /// The pirates' blue die.
    Pirates,
}

/// The value of a die, 1 to 4; 0 if the table does not store it: before a roll, and always for the blue dice, which the event of
/// a fight reports.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DieValue(pub u8);

/// The offered exchange.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct OfferToken;

/// The terms of the mover's offer; `None` while no offer waits for an answer.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OfferTerms(pub Option<Offer>);
