//! What the entities of the table are made of. The mirror alone writes these, from what whoever looks knows.

use bevy::prelude::*;

use orrery_table::OnTable;
use starship_catan::rules::{Adventure, Bag, Card, Face, Honour, Module, Offer, Piece, Resource, Seat, Ship};

/// A starship: one for each player.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Starship(pub Seat);

/// What a starship's owner has come to.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Renown {
    /// Victory points.
    pub points: u8,
    /// Friendship points.
    pub friendship: u8,
    /// Fame.
    pub fame: u8,
}

/// What a starship can do.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Power {
    /// The sum of the booster levels, 0 to 6.
    pub boost: u8,
    /// The sum of the cannon levels, 0 to 6.
    pub firepower: u8,
}

/// Whether it is this starship's turn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ToMove(pub bool);

/// Whether this starship's owner decides now; not always the one whose turn it is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Decides(pub bool);

/// A bay of a starship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Bay {
    /// Whose.
    pub seat: Seat,
    /// What it holds.
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

/// What a bay, a laboratory or a purse holds.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stock {
    /// How much there is.
    pub count: u16,
    /// How much fits; nothing limits a purse.
    pub capacity: Option<u8>,
}

/// A place of the hangar.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct HangarPlace {
    /// Whose.
    pub seat: Seat,
    /// 0 or 1.
    pub index: u8,
}

/// The ship in a place of the hangar, if one is there. A ship stays in its place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Berth(pub Option<Ship>);

/// A place for a booster or a cannon.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct PiecePlace {
    /// Whose.
    pub seat: Seat,
    /// For what.
    pub piece: Piece,
    /// 0 to 2.
    pub index: u8,
}

/// A room for a module.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ModuleSlot {
    /// Whose.
    pub seat: Seat,
    /// For which.
    pub module: Module,
}

/// The level of what is in a place or a room: 0 nothing, 1, 2. Pieces of level 2 come first.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Level(pub u8);

/// A module of level 2: there is one of each kind.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct LevelTwo(pub Module);

/// A special card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SpecialCard(pub Honour);

/// Who has a module of level 2 or a special card; `None`: it lies beside the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holder(pub Option<Seat>);

/// A pile of cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[component(immutable)]
#[require(OnTable)]
pub enum Deck {
    /// A sector, 1 to 4.
    Sector(u8),
    /// The reserve.
    Reserve,
    /// The adventures that are not yet turned up.
    Adventures,
}

/// What can be seen of a pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile {
    /// How many cards lie there; those of a flight row do not.
    pub cards: u8,
    /// The group on top, from 0, of the reserve and of the adventures; nothing of sectors and of an empty pile.
    pub top_group: Option<u8>,
}

/// What whoever looks is reminded of in a sector (SC-HID-5): the cards that his seat is certain of and that still lie there, the
/// row not included. Empty unless memory is `open`. Only on sectors.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reminder(pub Bag);

/// Whether a sector is flown now; only on sectors.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Flown(pub bool);

/// A card of the sectors and of the reserve, or a start colony: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct CardToken;

/// Where a card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardPlace {
    /// In the reserve.
    Reserve,
    /// In a sector, 1 to 4, in no order.
    Sector(u8),
    /// Looked at by Sensor and not yet put back: its number in the look, from 1.
    Look(u8),
    /// Put on top of the sector flown: the first comes first, from 1.
    Top(u8),
    /// Put at the bottom of the sector flown: the last lies lowest, from 1.
    Bottom(u8),
    /// In the flight row, from 1.
    Row(u8),
    /// Beside a ship: a colony, a post, beaten pirates.
    Beside(Seat),
}

/// What whoever looks sees of a card. In a pile it is a back; the start colonies have a face of their own.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardFace {
    /// A card, a class of pirates, or a back.
    Seen(Face),
    /// The start colony of a player, which has no card of its own.
    StartColony(Seat),
}

impl CardFace {
    /// A back.
    pub const BACK: CardFace = CardFace::Seen(Face::Back);

    /// The card, where it is seen.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            CardFace::Seen(Face::Card(card)) => Some(card),
            _ => None,
        }
    }
}

/// How a card lies in the flight row; elsewhere all is false.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lies {
    /// Whether it was used, and is turned.
    pub turned: bool,
    /// Whether it came from the reserve in this flight, in the place of a card that was taken.
    pub laid: bool,
    /// Whether it is visited.
    pub visited: bool,
}

/// An adventure: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct AdventureToken;

/// Where an adventure is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AdventurePlace {
    /// In the pile.
    Pile,
    /// Face up, 0 to 2, the one turned up longest ago first.
    Up(u8),
    /// Kept beside a ship.
    Beside(Seat),
    /// Done, and out of the game.
    Gone,
}

/// Which adventure it is; nothing in the pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct AdventureFace(pub Option<Adventure>);

/// A die.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[component(immutable)]
#[require(OnTable)]
pub enum Die {
    /// The yellow one, of production and speed.
    Yellow,
    /// The blue one of the mover.
    Mover,
    /// The blue one of the pirates.
    Pirates,
}

/// What a die shows, 1 to 4; 0 where the table does not keep it: before a roll, and of the blue ones always (a fight is told by
/// its event).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Value(pub u8);

/// The exchange that is offered.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct OfferToken;

/// What is offered, by whose turn it is; nothing when no offer waits for its answer.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Terms(pub Option<Offer>);
