//! The words of the game: seats, things, modules, adventures, phases.

use orrery_core::Colour;
use orrery_core::vocabulary;
use orrery_core::words::vocables;

vocabulary! {
    /// A player's side (SC-SET-1). Moon has the first turn.
    Seat {
        /// Moon, whose start colony is Selene.
        Moon = "moon",
        /// Sun, whose start colony is Aurelia.
        Sun = "sun",
    }
}

impl Seat {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::Moon => Seat::Sun,
            Seat::Sun => Seat::Moon,
        }
    }

    /// The side a colour of the house stands for, in every match and every file: red and blue are Moon, green and yellow Sun.
    #[must_use]
    pub const fn of(colour: Colour) -> Seat {
        match colour {
            Colour::Red | Colour::Blue => Seat::Moon,
            Colour::Green | Colour::Yellow => Seat::Sun,
        }
    }
}

vocabulary! {
    /// A resource; each has a bay of its own (SC-SHIP-1).
    Resource {
        /// Ore.
        Ore = "Ore",
        /// Fuel.
        Fuel = "Fuel",
        /// Carbon.
        Carbon = "Carbon",
        /// Food.
        Food = "Food",
        /// Trade Goods.
        TradeGoods = "TradeGoods",
    }
}

vocabulary! {
    /// What can be held and paid: the five resources, science and the money. In this order lists are written.
    Thing {
        /// Ore.
        Ore = "Ore",
        /// Fuel.
        Fuel = "Fuel",
        /// Carbon.
        Carbon = "Carbon",
        /// Food.
        Food = "Food",
        /// Trade Goods.
        TradeGoods = "TradeGoods",
        /// Science, in the laboratory.
        Science = "Science",
        /// Astro, the money.
        Astro = "Astro",
    }
}

impl From<Resource> for Thing {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Ore => Thing::Ore,
            Resource::Fuel => Thing::Fuel,
            Resource::Carbon => Thing::Carbon,
            Resource::Food => Thing::Food,
            Resource::TradeGoods => Thing::TradeGoods,
        }
    }
}

impl Thing {
    /// The resource, if it is one.
    #[must_use]
    pub fn resource(self) -> Option<Resource> {
        Resource::from_index(self.index())
    }
}

vocabulary! {
    /// A module of a ship (SC-SHIP-6, section 9).
    Module {
        /// More room in the bays (SC-MOD-L).
        Logistics = "Logistics",
        /// More actions in a flight (SC-MOD-C).
        Command = "Command",
        /// A look at the top cards (SC-MOD-S).
        Sensor = "Sensor",
        /// Purchases from the other (SC-MOD-T).
        Trade = "Trade",
        /// Produces science (SC-MOD-R).
        Science = "Science",
        /// Produces Trade Goods (SC-MOD-P).
        Production = "Production",
    }
}

vocabulary! {
    /// A small ship of the hangar (SC-SHIP-4).
    Ship {
        /// Founds a colony.
        ColonyShip = "ColonyShip",
        /// Founds a trading post.
        TradeShip = "TradeShip",
    }
}

vocabulary! {
    /// An adventure (SC-CARD-4), by groups.
    Adventure {
        /// Group 1, Poseidon.
        Pollution = "Pollution",
        /// Group 1, Picasso.
        DiplomatGift = "DiplomatGift",
        /// Group 1, Pallas.
        MerchantGift = "MerchantGift",
        /// Group 2, Pallas.
        HelpRequest = "HelpRequest",
        /// Group 2, Picasso.
        Famine = "Famine",
        /// Group 2, Hades.
        Invasion = "Invasion",
        /// Group 3, Hades.
        Calamity = "Calamity",
        /// Group 3, Picasso.
        Rescue = "Rescue",
        /// Group 3, Poseidon.
        Council = "Council",
        /// Group 4, Poseidon.
        SecondRequest = "SecondRequest",
        /// Group 4, Pallas.
        Monument = "Monument",
        /// Group 4, Hades.
        Reconstruction = "Reconstruction",
    }
}

vocabulary! {
    /// What is known of pirates before they are paid or fought: the class of their ransom (SC-PIR-1, SC-CARD-3).
    PirateClass {
        /// Ransom 3.
        Pirates = "Pirates",
        /// Ransom 5.
        Corsairs = "Corsairs",
    }
}

vocabulary! {
    /// What is to be decided now.
    Phase {
        /// Which module comes first (SC-SET-7).
        Module = "module",
        /// The yellow die is due.
        Roll = "roll",
        /// Which colony produces (SC-PROD-3).
        Produce = "produce",
        /// Which sector to fly.
        Fly = "fly",
        /// How the cards looked at are put back (SC-FLY-2).
        Arrange = "arrange",
        /// In flight.
        Flight = "flight",
        /// Pirates are to be paid or fought.
        Pirates = "pirates",
        /// The prize of a won fight.
        Take = "take",
        /// Which module falls (SC-PIR-9).
        Lose = "lose",
        /// Trade and Build.
        Build = "build",
        /// An offer is to be answered.
        Answer = "answer",
        /// The match is over.
        Over = "over",
    }
}

impl Phase {
    /// Whether a flight is under way.
    #[must_use]
    pub const fn in_flight(self) -> bool {
        matches!(self, Phase::Arrange | Phase::Flight | Phase::Pirates | Phase::Take)
    }

    /// Whether pirates last in the row are neither paid nor fought: they are to be settled now, or, where they were `laid` in the
    /// place of beaten ones, after the prize.
    #[must_use]
    pub const fn awaits_settling(self, laid: bool) -> bool {
        matches!(self, Phase::Pirates) || matches!(self, Phase::Take) && laid
    }
}

vocables! {
    Seat = "a seat",
    Resource = "a resource",
    Thing = "a thing",
    Module = "a module",
    Ship = "a ship",
    Adventure = "an adventure",
    Phase = "a phase",
}
