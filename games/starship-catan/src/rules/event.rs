//! Events: the effects of an order, for the log, the board's animation and the sounds.
//!
//! Every change in tokens, cards or points has an event. An event names a card only if its recipient may know the card: see
//! [`VisibleFace`].

use super::cards::Card;
use super::commodities::Offer;
use super::order::{BuildableItem, Upgrade};
use super::vocab::{Adventure, Commodity, Module, PirateClass, Resource, Seat};
use orrery_core::Message;

/// The visible side of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VisibleFace {
    /// A card that is seen face up.
    Card(Card),
    /// The class of pirates that are not yet paid or fought (SC-PIR-1).
    Class(PirateClass),
    /// The back of a card that is face down, that only the other player sees, or that belongs to an older flight (SC-HID-5).
    Back,
}

/// The source of a gain, or the purpose of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransferCause {
    /// The start colony (SC-SET-2).
    StartColony,
    /// A founded colony that produces.
    Colony(Card),
    /// A module that produces.
    Module(Module),
    /// A deal at a visited card or at a trading post.
    Deal(Card),
    /// An adventure that was done.
    Adventure(Adventure),
    /// The ransom of these pirates.
    Ransom(Card),
    /// The prize of a won fight.
    Prize,
    /// A purchase from the other player through the Trade module.
    Demand,
    /// An exchange with the other player.
    Exchange,
    /// The price of a building.
    Build(BuildableItem),
    /// The price of an upgrade to level 2.
    Upgrade(Upgrade),
}

/// The reason why a flight ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlightEnd {
    /// The mover stopped.
    Stopped,
    /// The last action was done (SC-FLY-6).
    LastAction,
    /// A fight was lost (SC-PIR-7).
    Lost,
}

/// One of the two special cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HonourCard {
    /// Friend of the People (SC-VP-2).
    Friend,
    /// Hero of the People (SC-VP-3).
    Hero,
}

/// A change in the match. Sectors are numbered 1 to 4, and places of the flight row from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum Event {
    /// A player chose their free first module.
    ModuleChosen {
        /// The player who chose.
        seat: Seat,
        /// The module chosen.
        module: Module,
    },
    /// The yellow die was rolled, which also sets the speed (SC-PROD-5).
    Rolled {
        /// The player who rolled.
        seat: Seat,
        /// The value of the die, 1 to 4.
        die: u8,
        /// The speed: boost plus die.
        speed: u8,
    },
    /// A colony or a module produced something.
    Produced {
        /// The player who produced.
        seat: Seat,
        /// The colony or module that produced.
        source: TransferCause,
        /// The commodity produced; the amount is always 1.
        thing: Commodity,
    },
    /// A product was lost because there was no room for it (SC-SHIP-7).
    Wasted {
        /// The player who produced.
        seat: Seat,
        /// The colony or module that produced.
        source: TransferCause,
        /// The commodity for which there was no room; the amount is always 1.
        thing: Commodity,
    },
    /// A flight began.
    FlightBegan {
        /// The player who flies.
        seat: Seat,
        /// The sector, 1 to 4.
        sector: u8,
    },
    /// A Sensor looked at a card (SC-FLY-2). Only the mover's event names the card.
    Looked {
        /// The player who looked.
        seat: Seat,
        /// The number of the card in the look, counted from 1.
        number: u8,
        /// The card looked at; its back for the other player.
        face: VisibleFace,
    },
    /// The cards looked at were put back.
    Arranged {
        /// The player who looked.
        seat: Seat,
        /// The number of cards put on top.
        top: u8,
        /// The number of cards put at the bottom.
        bottom: u8,
    },
    /// A card was revealed and is visited.
    Revealed {
        /// The player who flies.
        seat: Seat,
        /// The sector, 1 to 4.
        sector: u8,
        /// The card's place in the row, counted from 1.
        place: u8,
        /// The visible side of the card. Pirates show only their class, except to a mover who saw them by Sensor.
        face: VisibleFace,
        /// The speed left.
        speed: u8,
    },
    /// A card of the row was used and turned (SC-FLY-4).
    Turned {
        /// The card's place in the row, counted from 1.
        place: u8,
        /// The turned card.
        card: Card,
    },
    /// A player gained a commodity.
    Gained {
        /// The player who gained.
        seat: Seat,
        /// The commodity gained.
        thing: Commodity,
        /// The amount gained.
        count: u8,
        /// The source of the gain.
        source: TransferCause,
    },
    /// A player paid something or gave it to the other player.
    Paid {
        /// The player who paid.
        seat: Seat,
        /// The commodity paid.
        thing: Commodity,
        /// The amount paid.
        count: u8,
        /// The purpose of the payment.
        source: TransferCause,
    },
    /// A player lost resources for which there was no longer room (SC-PIR-10).
    Overboard {
        /// The player who lost the resources.
        seat: Seat,
        /// The resource lost.
        resource: Resource,
        /// The amount lost.
        count: u8,
    },
    /// A colony was founded: the card moved next to the ship, and the colony ship was used up.
    Settled {
        /// The founder.
        seat: Seat,
        /// The colony planet.
        card: Card,
        /// The card's place in the row, counted from 1.
        place: u8,
    },
    /// A trading post was founded: the card moved next to the ship, and the trade ship was used up.
    Founded {
        /// The founder.
        seat: Seat,
        /// The planet or outpost.
        card: Card,
        /// The card's place in the row, counted from 1.
        place: u8,
    },
    /// A card of the reserve filled a place of the row (SC-FLY-7).
    Laid {
        /// The sector, 1 to 4.
        sector: u8,
        /// The card's place in the row, counted from 1.
        place: u8,
        /// The visible side of the card: the back if the card is laid face down, or only the class if the card is pirates that
        /// will be visited.
        face: VisibleFace,
        /// True if the card is laid turned (SC-ACT-10).
        turned: bool,
    },
    /// The reserve was empty, so the place is gone and the sector has one card fewer.
    Gap {
        /// The sector, 1 to 4.
        sector: u8,
        /// The place in the row that is gone, counted from 1.
        place: u8,
    },
    /// An adventure was done.
    AdventureDone {
        /// The player who did the adventure.
        seat: Seat,
        /// The adventure done.
        adventure: Adventure,
        /// True if the player keeps the card next to their ship (SC-ADV-3).
        kept: bool,
    },
    /// An adventure was turned up.
    AdventureTurnedUp {
        /// The adventure turned up.
        adventure: Adventure,
    },
    /// Pirates were paid and shown (SC-PIR-2).
    PiratesPaid {
        /// The player who paid.
        seat: Seat,
        /// The pirates' card.
        card: Card,
        /// The ransom in Astro.
        ransom: u8,
        /// The card's place in the row, counted from 1.
        place: u8,
    },
    /// Pirates were fought and shown (SC-PIR-3).
    Fought {
        /// The player who fought.
        seat: Seat,
        /// The pirates' card.
        card: Card,
        /// The value of the mover's die.
        die: u8,
        /// The firepower that the mover adds.
        firepower: u8,
        /// The value of the pirates' die.
        pirate_die: u8,
        /// The strength that the pirates add.
        strength: u8,
        /// True if the mover won.
        won: bool,
        /// The card's place in the row, counted from 1.
        place: u8,
    },
    /// Beaten pirates were placed next to the ship (SC-PIR-5).
    PiratesTaken {
        /// The player who beat the pirates.
        seat: Seat,
        /// The pirates' card.
        card: Card,
        /// The card's former place in the row, counted from 1.
        place: u8,
    },
    /// A player took no prize after a won fight.
    PrizeLeft {
        /// The player who won the fight.
        seat: Seat,
    },
    /// A cannon was reduced by one level (SC-PIR-8).
    CannonLost {
        /// The player who lost the cannon.
        seat: Seat,
        /// The level of the cannon before the loss. A cannon of level 2 is reduced to level 1; a cannon of level 1 is lost.
        level: u8,
    },
    /// A module was reduced by one level (SC-PIR-9).
    ModuleLost {
        /// The player who lost the module.
        seat: Seat,
        /// The module lost.
        module: Module,
        /// The level of the module before the loss. A module of level 2 is reduced to level 1; a module of level 1 is lost.
        level: u8,
    },
    /// A flight ended, and the cards of the sector were shuffled (SC-FLY-8).
    FlightEnded {
        /// The player who flew.
        seat: Seat,
        /// The sector, 1 to 4.
        sector: u8,
        /// The reason why the flight ended.
        why: FlightEnd,
    },
    /// An exchange was offered.
    Offered {
        /// The player who offered.
        seat: Seat,
        /// The terms of the offer.
        offer: Offer,
    },
    /// An offer was accepted.
    Accepted {
        /// The player who accepted.
        seat: Seat,
        /// The terms of the offer.
        offer: Offer,
    },
    /// An offer was refused.
    Refused {
        /// The player who refused.
        seat: Seat,
        /// The terms of the offer.
        offer: Offer,
    },
    /// A player built something.
    Built {
        /// The builder.
        seat: Seat,
        /// The thing built.
        what: BuildableItem,
    },
    /// A player upgraded something to level 2.
    Upgraded {
        /// The player who made the upgrade.
        seat: Seat,
        /// The upgraded thing.
        what: Upgrade,
    },
    /// A special card moved to a player, or back next to the board.
    HonourMoved {
        /// The special card.
        honour: HonourCard,
        /// The previous holder, or `None` if the card was next to the board.
        from: Option<Seat>,
        /// The new holder, or `None` if the card is next to the board again.
        to: Option<Seat>,
    },
    /// A player's victory points changed.
    Points {
        /// The player whose points changed.
        seat: Seat,
        /// The player's new total of points.
        points: u8,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn ended.
        seat: Seat,
    },
    /// The match is over.
    MatchOver {
        /// True for each winner, Moon first; both are true if they share the victory.
        winners: [bool; 2],
    },
}
