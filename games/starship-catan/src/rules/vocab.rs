//! The vocabulary of the game: seats, commodities, modules, ships, adventures, classes of pirates and phases.

use orrery_core::Colour;
use orrery_core::keyword_enum;

keyword_enum! {
    /// A player's side (SC-SET-1). Moon takes the first turn.
    Seat: "a seat" {
        /// Moon, whose start colony is Selene.
        Moon = "moon",
        /// Sun, whose start colony is Aurelia.
        Sun = "sun",
    }
}

impl Seat {
    /// Returns the other side.
    pub const fn other(self) -> Seat {
        match self {
            Seat::Moon => Seat::Sun,
            Seat::Sun => Seat::Moon,
        }
    }

    /// Returns the side of a seat colour, which is the same in every match and every file: red and blue are Moon, green and
    /// yellow are Sun.
    pub const fn of(colour: Colour) -> Seat {
        match colour {
            Colour::Red | Colour::Blue => Seat::Moon,
            Colour::Green | Colour::Yellow => Seat::Sun,
        }
    }
}

keyword_enum! {
    /// A resource; each has its own bay (SC-SHIP-1).
    Resource: "a resource" {
        /// Ore, needed to build ships and modules.
        Ore = "Ore",
        /// Fuel, needed to build ships and boosters.
        Fuel = "Fuel",
        /// Carbon, needed to build modules and, unless an option changes their price, cannons.
        Carbon = "Carbon",
        /// Food, needed to build colony ships and modules.
        Food = "Food",
        /// Trade Goods, needed to build trade ships.
        TradeGoods = "TradeGoods",
    }
}

keyword_enum! {
    /// Anything that can be held and paid: the five resources, science and money. All lists of commodities follow this order.
    Commodity: "a thing" {
        /// Ore, a resource.
        Ore = "Ore",
        /// Fuel, a resource.
        Fuel = "Fuel",
        /// Carbon, a resource.
        Carbon = "Carbon",
        /// Food, a resource.
        Food = "Food",
        /// Trade Goods, a resource.
        TradeGoods = "TradeGoods",
        /// Science, kept in the laboratory.
        Science = "Science",
        /// Astro, the money of the game.
        Astro = "Astro",
    }
}

impl From<Resource> for Commodity {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Ore => Commodity::Ore,
            Resource::Fuel => Commodity::Fuel,
            Resource::Carbon => Commodity::Carbon,
            Resource::Food => Commodity::Food,
            Resource::TradeGoods => Commodity::TradeGoods,
        }
    }
}

impl Commodity {
    /// Returns the resource, or `None` for science and money.
    pub fn resource(self) -> Option<Resource> {
        Resource::from_index(self.index())
    }
}

keyword_enum! {
    /// A module of a ship (SC-SHIP-6, section 9).
    Module: "a module" {
        /// A module for more room in the bays (SC-MOD-L).
        Logistics = "Logistics",
        /// A module for more actions in a flight (SC-MOD-C).
        Command = "Command",
        /// A module for looking at the top cards of a sector (SC-MOD-S).
        Sensor = "Sensor",
        /// A module for purchases from the other player (SC-MOD-T).
        Trade = "Trade",
        /// A module that produces science (SC-MOD-R).
        Science = "Science",
        /// A module that produces Trade Goods (SC-MOD-P).
        Production = "Production",
    }
}

keyword_enum! {
    /// A small ship in the hangar (SC-SHIP-4).
    Ship: "a ship" {
        /// A ship that founds a colony.
        ColonyShip = "ColonyShip",
        /// A ship that founds a trading post.
        TradeShip = "TradeShip",
    }
}

keyword_enum! {
    /// An adventure (SC-CARD-4). The variants are in the order of the groups.
    Adventure: "an adventure" {
        /// An adventure of group 1 on Poseidon.
        Pollution = "Pollution",
        /// An adventure of group 1 on Picasso.
        DiplomatGift = "DiplomatGift",
        /// An adventure of group 1 on Pallas.
        MerchantGift = "MerchantGift",
        /// An adventure of group 2 on Pallas.
        HelpRequest = "HelpRequest",
        /// An adventure of group 2 on Picasso.
        Famine = "Famine",
        /// An adventure of group 2 on Hades.
        Invasion = "Invasion",
        /// An adventure of group 3 on Hades.
        Calamity = "Calamity",
        /// An adventure of group 3 on Picasso.
        Rescue = "Rescue",
        /// An adventure of group 3 on Poseidon.
        Council = "Council",
        /// An adventure of group 4 on Poseidon.
        SecondRequest = "SecondRequest",
        /// An adventure of group 4 on Pallas.
        Monument = "Monument",
        /// An adventure of group 4 on Hades.
        Reconstruction = "Reconstruction",
    }
}

keyword_enum! {
    /// The class of pirates, which determines their ransom. Nothing else is known about pirates before they are paid or fought
    /// (SC-PIR-1, SC-CARD-3).
    PirateClass {
        /// Pirates with a ransom of 3 Astro.
        Pirates = "Pirates",
        /// Corsairs with a ransom of 5 Astro.
        Corsairs = "Corsairs",
    }
}

keyword_enum! {
    /// The decision that is due in a match.
    Phase: "a phase" {
        /// The choice of the free first module (SC-SET-7).
        Module = "module",
        /// The order to roll the yellow die.
        Roll = "roll",
        /// The choice of the colony that produces (SC-PROD-3).
        Produce = "produce",
        /// The choice of the sector to fly to.
        Fly = "fly",
        /// The arrangement in which the inspected cards are put back (SC-FLY-2).
        Arrange = "arrange",
        /// The flight: the next card, an action, or the end of the flight.
        Flight = "flight",
        /// The choice between paying and fighting pirates.
        Pirates = "pirates",
        /// The choice of the prize of a won fight.
        Take = "take",
        /// The choice of the module that loses a level (SC-PIR-9).
        Lose = "lose",
        /// The phase Trade and Build.
        Build = "build",
        /// The answer to an offer.
        Answer = "answer",
        /// No decision: the match is over.
        Over = "over",
    }
}

impl Phase {
    /// Reports whether a flight is under way in this phase.
    pub const fn in_flight(self) -> bool {
        matches!(self, Phase::Arrange | Phase::Flight | Phase::Pirates | Phase::Take)
    }

    /// Reports whether the last card of the row is pirates that are neither paid nor fought. Either they are to be settled now,
    /// or they were `laid` in the place of beaten pirates and are settled after the prize is chosen.
    pub const fn awaits_settling(self, laid: bool) -> bool {
        matches!(self, Phase::Pirates) || matches!(self, Phase::Take) && laid
    }
}
