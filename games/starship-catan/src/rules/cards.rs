//! The 54 kinds of cards. One table holds the data printed on each and the number of its copies (SC-CARD-1 to SC-CARD-3).
//!
//! The kinds with only one card come first: [`CardCounts`](super::CardCounts) relies on this order.

use super::vocab::{PirateClass, Resource, Seat};
use orrery_core::keyword_enum;
use orrery_core::words::impl_keyword;

keyword_enum! {
    /// A kind of card in the sectors and the reserve.
    Card {
        /// A trade planet that trades Ore at 1 Astro.
        Ironhold = "Ironhold",
        /// A trade planet that trades Ore at 2 Astro.
        Cuprion = "Cuprion",
        /// A trade planet, marked T, that trades Ore at 3 Astro.
        Galenor = "Galenor",
        /// A trade planet that trades Ore at 4 Astro.
        Basaltia = "Basaltia",
        /// A trade planet that trades Ore at 5 Astro.
        Orichal = "Orichal",
        /// A trade planet that trades Fuel at 1 Astro.
        Naphtar = "Naphtar",
        /// A trade planet that trades Fuel at 2 Astro.
        Deuteria = "Deuteria",
        /// A trade planet, marked T, that trades Fuel at 3 Astro.
        Ignis = "Ignis",
        /// A trade planet that trades Fuel at 4 Astro.
        Plasmor = "Plasmor",
        /// A trade planet that trades Fuel at 5 Astro.
        Helion = "Helion",
        /// A trade planet that trades Carbon at 1 Astro.
        Lampblack = "Lampblack",
        /// A trade planet that trades Carbon at 2 Astro.
        Cinderel = "Cinderel",
        /// A trade planet, marked T, that trades Carbon at 3 Astro.
        Graphia = "Graphia",
        /// A trade planet that trades Carbon at 4 Astro.
        Anthrace = "Anthrace",
        /// A trade planet that trades Carbon at 5 Astro.
        Diamant = "Diamant",
        /// A trade planet that trades Food at 1 Astro.
        Granary = "Granary",
        /// A trade planet that trades Food at 2 Astro.
        Orcharde = "Orcharde",
        /// A trade planet, marked T, that trades Food at 3 Astro.
        Verdania = "Verdania",
        /// A trade planet that trades Food at 4 Astro.
        Saffra = "Saffra",
        /// A trade planet that trades Food at 5 Astro.
        Ambrosia = "Ambrosia",
        /// A trade planet that trades Trade Goods at 1 Astro.
        Bazaar = "Bazaar",
        /// A trade planet that trades Trade Goods at 2 Astro.
        Caravan = "Caravan",
        /// A trade planet, marked T, that trades Trade Goods at 3 Astro.
        Emporia = "Emporia",
        /// A trade planet that trades Trade Goods at 4 Astro.
        Silkway = "Silkway",
        /// A trade planet that trades Trade Goods at 5 Astro.
        Marquise = "Marquise",
        /// A colony planet that produces Ore on a 1.
        Quarry = "Quarry",
        /// A colony planet that produces Ore on a 2.
        Anvil = "Anvil",
        /// A colony planet that produces Fuel on a 3.
        Ember = "Ember",
        /// A colony planet that produces Carbon on a 2.
        Tarnwell = "Tarnwell",
        /// A colony planet that produces Food on a 1.
        Meadow = "Meadow",
        /// A colony planet that produces Food on a 3.
        Loam = "Loam",
        /// A colony planet, from the reserve, that produces Carbon on a 3.
        Kohl = "Kohl",
        /// A colony planet, from the reserve, that produces Food on a 2.
        Terrace = "Terrace",
        /// A colony planet, from the reserve, that produces Fuel on a 2.
        Geyser = "Geyser",
        /// A colony planet, from the reserve, that produces Ore on a 3.
        Bedrock = "Bedrock",
        /// The adventure planet Hades.
        Hades = "Hades",
        /// The adventure planet Pallas.
        Pallas = "Pallas",
        /// The adventure planet Picasso.
        Picasso = "Picasso",
        /// The adventure planet Poseidon.
        Poseidon = "Poseidon",
        /// The Galactic Library, which trades science at 3 Astro.
        Kopernikus = "Kopernikus",
        /// An outpost, marked T, that buys one science.
        GreenOutpost = "GreenOutpost",
        /// An outpost, marked T, that sells one resource of any kind.
        DiplomatOutpost = "DiplomatOutpost",
        /// An outpost, marked T, that sells one science.
        ScientistOutpost = "ScientistOutpost",
        /// An outpost, marked T, that buys up to two resources of any kind.
        MerchantOutpost = "MerchantOutpost",
        /// An outpost, marked T, that trades nothing and is worth two friendship points.
        Median = "Median",
        /// Pirates of strength 4.
        Pirates4 = "Pirates4",
        /// Corsairs of strength 4, which take a cannon.
        Corsairs4 = "Corsairs4",
        /// Corsairs of strength 7, which take a module.
        Corsairs7 = "Corsairs7",
        /// A planet that sells one resource of any kind. The game has two of these cards.
        DiplomatPlanet = "DiplomatPlanet",
        /// Pirates of strength 2. The game has two of these cards.
        Pirates2 = "Pirates2",
        /// Pirates of strength 3. The game has two of these cards.
        Pirates3 = "Pirates3",
        /// Corsairs of strength 5, which take a module. The game has two of these cards.
        Corsairs5 = "Corsairs5",
        /// Corsairs of strength 6, which take a module. The game has two of these cards.
        Corsairs6 = "Corsairs6",
        /// An empty card. The game has ten of these cards.
        LostPlanet = "LostPlanet",
    }
}

impl_keyword! { Card = "a card" }

/// The type of a card, with the data printed on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardKind {
    /// A trade planet, which buys and sells one resource at its price (SC-ACT-2).
    Trade {
        /// The resource traded there.
        resource: Resource,
        /// The price in Astro, 1 to 5.
        price: u8,
    },
    /// A planet on which a colony can be founded (SC-ACT-9).
    Colony {
        /// The resource that a colony there produces.
        resource: Resource,
        /// The roll on which the colony produces, 1 to 3.
        number: u8,
    },
    /// A planet on which adventures can be done (SC-ADV-1).
    Adventures,
    /// The Galactic Library, which buys and sells science (SC-ACT-3).
    Library,
    /// Diplomats, who sell one resource of the mover's choice (SC-ACT-4).
    Diplomats,
    /// Merchants, who buy one or two resources (SC-ACT-5).
    Merchants,
    /// The Green Folk, who buy one science (SC-ACT-6).
    GreenFolk,
    /// Scientists, who sell one science (SC-ACT-7).
    Scientists,
    /// The outpost Median, which trades nothing and is worth two friendship points.
    Median,
    /// Pirates to be paid or fought (section 8).
    Pirates {
        /// The class of the pirates, which is known before they are paid or fought.
        class: PirateClass,
        /// The strength of the pirates, 2 to 7.
        strength: u8,
    },
    /// An empty card (SC-FLY-9).
    Lost,
}

/// The number of groups of the reserve (SC-SET-4).
pub const GROUPS: usize = 4;

/// A row of the table: the type of the card, a flag that is true if it is marked T for trading posts, its copies in the sectors
/// at the start, and its copies in each group of the reserve.
struct CardSpec {
    kind: CardKind,
    post: bool,
    dealt: u8,
    reserve: [u8; GROUPS],
}

const NONE: [u8; GROUPS] = [0; GROUPS];

/// The price in Astro of the trade planets that are marked T.
const POST_PRICE: u8 = 3;

const fn trade(resource: Resource, price: u8) -> CardSpec {
    CardSpec { kind: CardKind::Trade { resource, price }, post: price == POST_PRICE, dealt: 1, reserve: NONE }
}

const fn colony(resource: Resource, number: u8, reserve: [u8; GROUPS]) -> CardSpec {
    let dealt = if reserve[1] + reserve[2] > 0 { 0 } else { 1 };
    CardSpec { kind: CardKind::Colony { resource, number }, post: false, dealt, reserve }
}

const fn planet(kind: CardKind, dealt: u8) -> CardSpec {
    CardSpec { kind, post: false, dealt, reserve: NONE }
}

const fn outpost(kind: CardKind, reserve: [u8; GROUPS]) -> CardSpec {
    CardSpec { kind, post: true, dealt: 0, reserve }
}

const fn pirates(strength: u8, dealt: u8, reserve: [u8; GROUPS]) -> CardSpec {
    CardSpec { kind: CardKind::Pirates { class: PirateClass::Pirates, strength }, post: false, dealt, reserve }
}

const fn corsairs(strength: u8, reserve: [u8; GROUPS]) -> CardSpec {
    CardSpec { kind: CardKind::Pirates { class: PirateClass::Corsairs, strength }, post: false, dealt: 0, reserve }
}

const fn print(card: Card) -> CardSpec {
    use Resource::{Carbon, Food, Fuel, Ore, TradeGoods};
    match card {
        Card::Ironhold => trade(Ore, 1),
        Card::Cuprion => trade(Ore, 2),
        Card::Galenor => trade(Ore, 3),
        Card::Basaltia => trade(Ore, 4),
        Card::Orichal => trade(Ore, 5),
        Card::Naphtar => trade(Fuel, 1),
        Card::Deuteria => trade(Fuel, 2),
        Card::Ignis => trade(Fuel, 3),
        Card::Plasmor => trade(Fuel, 4),
        Card::Helion => trade(Fuel, 5),
        Card::Lampblack => trade(Carbon, 1),
        Card::Cinderel => trade(Carbon, 2),
        Card::Graphia => trade(Carbon, 3),
        Card::Anthrace => trade(Carbon, 4),
        Card::Diamant => trade(Carbon, 5),
        Card::Granary => trade(Food, 1),
        Card::Orcharde => trade(Food, 2),
        Card::Verdania => trade(Food, 3),
        Card::Saffra => trade(Food, 4),
        Card::Ambrosia => trade(Food, 5),
        Card::Bazaar => trade(TradeGoods, 1),
        Card::Caravan => trade(TradeGoods, 2),
        Card::Emporia => trade(TradeGoods, 3),
        Card::Silkway => trade(TradeGoods, 4),
        Card::Marquise => trade(TradeGoods, 5),
        Card::Quarry => colony(Ore, 1, NONE),
        Card::Anvil => colony(Ore, 2, NONE),
        Card::Ember => colony(Fuel, 3, NONE),
        Card::Tarnwell => colony(Carbon, 2, NONE),
        Card::Meadow => colony(Food, 1, NONE),
        Card::Loam => colony(Food, 3, NONE),
        Card::Kohl => colony(Carbon, 3, [0, 1, 0, 0]),
        Card::Terrace => colony(Food, 2, [0, 1, 0, 0]),
        Card::Geyser => colony(Fuel, 2, [0, 0, 1, 0]),
        Card::Bedrock => colony(Ore, 3, [0, 0, 1, 0]),
        Card::Hades | Card::Pallas | Card::Picasso | Card::Poseidon => planet(CardKind::Adventures, 1),
        Card::Kopernikus => planet(CardKind::Library, 1),
        Card::GreenOutpost => outpost(CardKind::GreenFolk, [1, 0, 0, 0]),
        Card::DiplomatOutpost => outpost(CardKind::Diplomats, [1, 0, 0, 0]),
        Card::MerchantOutpost => outpost(CardKind::Merchants, [0, 1, 0, 0]),
        Card::ScientistOutpost => outpost(CardKind::Scientists, [0, 0, 1, 0]),
        Card::Median => outpost(CardKind::Median, [0, 0, 0, 1]),
        Card::Pirates4 => pirates(4, 0, [1, 0, 0, 0]),
        Card::Corsairs4 => corsairs(4, [0, 1, 0, 0]),
        Card::Corsairs7 => corsairs(7, [0, 0, 0, 1]),
        Card::DiplomatPlanet => planet(CardKind::Diplomats, 2),
        Card::Pirates2 => pirates(2, 1, [1, 0, 0, 0]),
        Card::Pirates3 => pirates(3, 1, [1, 0, 0, 0]),
        Card::Corsairs5 => corsairs(5, [0, 1, 1, 0]),
        Card::Corsairs6 => corsairs(6, [0, 0, 1, 1]),
        Card::LostPlanet => CardSpec { kind: CardKind::Lost, post: false, dealt: 0, reserve: [2, 2, 2, 4] },
    }
}

/// The result of [`print()`] for every card, so that a query is a table look-up.
static PRINTED: [CardSpec; Card::COUNT] = {
    let mut printed = [const { planet(CardKind::Lost, 0) }; Card::COUNT];
    let mut at = 0;
    while at < Card::COUNT {
        printed[at] = print(Card::ALL[at]);
        at += 1;
    }
    printed
};

impl Card {
    /// Returns the type of the card, with the data printed on it.
    #[inline]
    pub fn kind(self) -> CardKind {
        PRINTED[self.index()].kind
    }

    /// Reports whether the card is marked T: a trading post can be founded there (SC-ACT-8).
    #[inline]
    pub fn has_post(self) -> bool {
        PRINTED[self.index()].post
    }

    /// Returns the friendship points that a trading post founded on this card gives, 0 to 2.
    pub fn friendship(self) -> u8 {
        match (self, self.has_post()) {
            (Card::Median, _) => 2,
            (_, has_post) => u8::from(has_post),
        }
    }

    /// Returns the class of the pirates and their strength, 2 to 7, or `None` for any other card.
    #[inline]
    pub fn pirates(self) -> Option<(PirateClass, u8)> {
        match self.kind() {
            CardKind::Pirates { class, strength } => Some((class, strength)),
            _ => None,
        }
    }

    /// Returns the resource that a colony on this planet produces and the roll for it, 1 to 3, or `None` for any other card.
    #[inline]
    pub fn colony(self) -> Option<(Resource, u8)> {
        match self.kind() {
            CardKind::Colony { resource, number } => Some((resource, number)),
            _ => None,
        }
    }

    /// Returns the number of copies among the sector cards, 0 to 2 (SC-SET-3).
    pub fn dealt(self) -> u8 {
        PRINTED[self.index()].dealt
    }

    /// Returns the number of copies, 0 to 4, in the group of the reserve with index `group` (SC-SET-4).
    pub fn in_group(self, group: usize) -> u8 {
        PRINTED[self.index()].reserve[group]
    }

    /// Returns the number of copies in the group of the reserve with index `group`. If `first_rules` is true, the merchants'
    /// outpost and the scientists' outpost are in each other's groups, as in version 1 of the rules.
    pub fn in_group_under(self, group: usize, first_rules: bool) -> u8 {
        match self {
            Card::MerchantOutpost if first_rules => Card::ScientistOutpost.in_group(group),
            Card::ScientistOutpost if first_rules => Card::MerchantOutpost.in_group(group),
            card => card.in_group(group),
        }
    }

    /// Returns the number of copies in the whole game, 1 to 10.
    pub fn copies(self) -> u8 {
        self.dealt() + (0..GROUPS).map(|group| self.in_group(group)).sum::<u8>()
    }
}

impl PirateClass {
    /// Returns the ransom that pirates of this class ask for, in Astro (SC-CARD-3).
    pub const fn ransom(self) -> u8 {
        match self {
            PirateClass::Pirates => 3,
            PirateClass::Corsairs => 5,
        }
    }
}

impl Seat {
    /// Returns the resource that the start colony produces: Carbon on Moon's Selene, Fuel on Sun's Aurelia.
    pub const fn start_colony(self) -> Resource {
        match self {
            Seat::Moon => Resource::Carbon,
            Seat::Sun => Resource::Fuel,
        }
    }
}

/// The roll on which both start colonies produce.
pub const START_COLONY_NUMBER: u8 = 1;

/// The cards on which a trading post can be founded.
pub const POSTS: [Card; 10] = [
    Card::Galenor,
    Card::Ignis,
    Card::Graphia,
    Card::Verdania,
    Card::Emporia,
    Card::GreenOutpost,
    Card::DiplomatOutpost,
    Card::ScientistOutpost,
    Card::MerchantOutpost,
    Card::Median,
];
