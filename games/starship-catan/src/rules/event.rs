//! What happened because of an order: for the log, the board's motion and the sounds.
//!
//! Every token, card and point that moves has an event. Events name cards as whoever is told may know them: [`Face`].

use super::cards::Card;
use super::order::{Build, Upgrade};
use super::things::Offer;
use super::vocab::{Adventure, Module, PirateClass, Resource, Seat, Thing};

/// What somebody sees of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// The card.
    Card(Card),
    /// Pirates that are neither paid nor fought: the class of their ransom (SC-PIR-1).
    Class(PirateClass),
    /// A back: face down, seen by another alone, or of an older flight (SC-HID-5).
    Back,
}

/// Who or what gave or took a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The start colony (SC-SET-2).
    StartColony,
    /// A colony founded.
    Colony(Card),
    /// A module that produces.
    Module(Module),
    /// A card visited, or a trading post used.
    Deal(Card),
    /// An adventure.
    Adventure(Adventure),
    /// The ransom of these pirates.
    Ransom(Card),
    /// The prize of a won fight.
    Prize,
    /// The other player, through the Trade module.
    Demand,
    /// The other player, by an exchange.
    Exchange,
    /// What was built.
    Build(Build),
    /// What was raised to level 2.
    Upgrade(Upgrade),
}

/// Why a flight ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlightEnd {
    /// The mover stopped.
    Stopped,
    /// The last action was done (SC-FLY-6).
    LastAction,
    /// A fight was lost (SC-PIR-7).
    Lost,
}

/// What became of a special card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Honour {
    /// Friend of the People (SC-VP-2).
    Friend,
    /// Hero of the People (SC-VP-3).
    Hero,
}

/// Something that happened. Sectors are 1 to 4, places of the flight row count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A player has chosen his free first module.
    ModuleChosen {
        /// Who.
        seat: Seat,
        /// Which.
        module: Module,
    },
    /// The yellow die fell, and the speed is fixed (SC-PROD-5).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// 1 to 4.
        die: u8,
        /// Boost and die.
        speed: u8,
    },
    /// Something was produced.
    Produced {
        /// Whose.
        seat: Seat,
        /// Where.
        source: Source,
        /// What; always one.
        thing: Thing,
    },
    /// Something was produced and had no room (SC-SHIP-7).
    Wasted {
        /// Whose.
        seat: Seat,
        /// Where.
        source: Source,
        /// What; always one.
        thing: Thing,
    },
    /// A flight began.
    FlightBegan {
        /// Who flies.
        seat: Seat,
        /// Where, 1 to 4.
        sector: u8,
    },
    /// A card was looked at by Sensor (SC-FLY-2). Told whole to the mover alone.
    Looked {
        /// Who looked.
        seat: Seat,
        /// Its number in the look, from 1.
        number: u8,
        /// The card; for the other a back.
        face: Face,
    },
    /// The cards looked at were put back.
    Arranged {
        /// Who looked.
        seat: Seat,
        /// How many went on top.
        top: u8,
        /// How many went to the bottom.
        bottom: u8,
    },
    /// A card was revealed and is visited.
    Revealed {
        /// Who flies.
        seat: Seat,
        /// Where, 1 to 4.
        sector: u8,
        /// Its place in the row, from 1.
        place: u8,
        /// The card; pirates by their class, but for a mover who saw them by Sensor.
        face: Face,
        /// The speed left.
        speed: u8,
    },
    /// A card of the row was used and turned (SC-FLY-4).
    Turned {
        /// Its place in the row, from 1.
        place: u8,
        /// The card.
        card: Card,
    },
    /// A player got something.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        thing: Thing,
        /// How many.
        count: u8,
        /// From where.
        source: Source,
    },
    /// A player paid something, or gave it away.
    Paid {
        /// Who.
        seat: Seat,
        /// What.
        thing: Thing,
        /// How many.
        count: u8,
        /// For what.
        source: Source,
    },
    /// A player lost something that fits no more (SC-PIR-10).
    Overboard {
        /// Who.
        seat: Seat,
        /// What.
        resource: Resource,
        /// How many.
        count: u8,
    },
    /// A colony was founded: the card lies beside the ship, the colony ship is used.
    Settled {
        /// Whose.
        seat: Seat,
        /// The planet.
        card: Card,
        /// Its place in the row, from 1.
        place: u8,
    },
    /// A trading post was founded: the card lies beside the ship, the trade ship is used.
    Founded {
        /// Whose.
        seat: Seat,
        /// The planet or outpost.
        card: Card,
        /// Its place in the row, from 1.
        place: u8,
    },
    /// The reserve filled a place of the row (SC-FLY-7).
    Laid {
        /// Where, 1 to 4.
        sector: u8,
        /// Its place in the row, from 1.
        place: u8,
        /// The card; a back if it is laid face down, pirates that will be visited by their class.
        face: Face,
        /// Whether it lies turned (SC-ACT-10).
        turned: bool,
    },
    /// The reserve is empty: the place is gone, the sector has fewer cards.
    Gap {
        /// Where, 1 to 4.
        sector: u8,
        /// The place it was, from 1.
        place: u8,
    },
    /// An adventure was done.
    AdventureDone {
        /// Who.
        seat: Seat,
        /// Which.
        adventure: Adventure,
        /// Whether it lies beside the ship now (SC-ADV-3).
        kept: bool,
    },
    /// An adventure was turned up.
    AdventureTurnedUp {
        /// Which.
        adventure: Adventure,
    },
    /// Pirates were paid, and shown (SC-PIR-2).
    PiratesPaid {
        /// Who paid.
        seat: Seat,
        /// The card.
        card: Card,
        /// In Astro.
        ransom: u8,
        /// Its place in the row, from 1.
        place: u8,
    },
    /// Pirates were fought, and shown (SC-PIR-3).
    Fought {
        /// Who fought.
        seat: Seat,
        /// The card.
        card: Card,
        /// The mover's die.
        die: u8,
        /// What he adds.
        firepower: u8,
        /// The pirates' die.
        pirate_die: u8,
        /// What they add.
        strength: u8,
        /// Whether the mover won.
        won: bool,
        /// Its place in the row, from 1.
        place: u8,
    },
    /// Beaten pirates lie beside the ship (SC-PIR-5).
    PiratesTaken {
        /// Who beat them.
        seat: Seat,
        /// The card.
        card: Card,
        /// The place in the row it was, from 1.
        place: u8,
    },
    /// The prize of a fight was left.
    PrizeLeft {
        /// Who left it.
        seat: Seat,
    },
    /// A cannon was lost (SC-PIR-8).
    CannonLost {
        /// Whose.
        seat: Seat,
        /// The level it had: one of level 2 is of level 1 now, one of level 1 is gone.
        level: u8,
    },
    /// A module was lost (SC-PIR-9).
    ModuleLost {
        /// Whose.
        seat: Seat,
        /// Which.
        module: Module,
        /// The level it had: of level 2 it is of level 1 now, of level 1 it is gone.
        level: u8,
    },
    /// A flight ended, and the cards of the sector were shuffled (SC-FLY-8).
    FlightEnded {
        /// Who flew.
        seat: Seat,
        /// Where, 1 to 4.
        sector: u8,
        /// Why.
        why: FlightEnd,
    },
    /// An exchange was offered.
    Offered {
        /// By whom.
        seat: Seat,
        /// What for what.
        offer: Offer,
    },
    /// An offer was accepted.
    Accepted {
        /// By whom.
        seat: Seat,
        /// What for what.
        offer: Offer,
    },
    /// An offer was refused.
    Refused {
        /// By whom.
        seat: Seat,
        /// What for what.
        offer: Offer,
    },
    /// Something was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        what: Build,
    },
    /// Something was raised to level 2.
    Upgraded {
        /// By whom.
        seat: Seat,
        /// What.
        what: Upgrade,
    },
    /// A special card went to a player, or back beside the board.
    HonourMoved {
        /// Which.
        honour: Honour,
        /// Who held it.
        from: Option<Seat>,
        /// Who holds it.
        to: Option<Seat>,
    },
    /// A player's victory points changed.
    Points {
        /// Whose.
        seat: Seat,
        /// What they are now.
        points: u8,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The match is over.
    MatchOver {
        /// Whether Moon has won, and whether Sun has; both if they share the victory.
        winners: [bool; 2],
    },
}
