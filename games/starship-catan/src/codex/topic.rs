//! Topics of codex pages.

use super::option_rule::option_rule;
use crate::rules::{Adventure, Card, CardKind, Commodity, Module, PirateClass, Ship};
use orrery_core::keyword_enum;
use orrery_learn::codex::OptionPage;

keyword_enum! {
    /// A basic topic of the game that belongs to no single thing on the table.
    BasicTopic {
        /// Players and their possessions at the start (section 2).
        Start = "start",
        /// The three phases of a turn (section 3).
        Turn = "turn",
        /// The yellow die and production (section 4).
        Production = "production",
        /// Sector, speed and flight row (section 5).
        Flight = "flight",
        /// Actions at a visited card (SC-FLY-4, SC-FLY-5).
        Actions = "actions",
        /// Buying and selling (SC-ACT-1).
        Deals = "deals",
        /// Founding colonies (SC-ACT-9).
        Colonies = "colonies",
        /// Founding and using trading posts (SC-ACT-8, SC-TRADE-1).
        Posts = "posts",
        /// Adventures (section 7).
        Adventures = "adventures",
        /// Pirates and corsairs (section 8).
        Pirates = "pirates",
        /// Trading with the other player (SC-TRADE-2 to SC-TRADE-4).
        Trade = "trade",
        /// Buildings and their prices (SC-BUILD-1 to SC-BUILD-3).
        Building = "building",
        /// Victory points (SC-VP-1).
        Points = "points",
        /// The two special cards (SC-VP-2, SC-VP-3).
        Honours = "honours",
        /// The end of the match (SC-END-1, SC-END-2).
        End = "end",
        /// Hidden information (SC-HID-1 to SC-HID-7).
        Secrets = "secrets",
        /// The reserve by groups (SC-SET-4, SC-CARD-2).
        Reserve = "reserve",
    }
}

keyword_enum! {
    /// A part of the ship.
    ShipPart {
        /// Bays and laboratory.
        Bays = "bays",
        /// The small ship that founds a colony.
        ColonyShip = "colony-ship",
        /// The small ship that founds a trading post.
        TradeShip = "trade-ship",
        /// The boosters of a ship.
        Booster = "booster",
        /// The cannons of a ship.
        Cannon = "cannon",
    }
}

impl ShipPart {
    /// Returns the small ship, or `None` for any other part.
    pub const fn ship(self) -> Option<Ship> {
        match self {
            ShipPart::ColonyShip => Some(Ship::ColonyShip),
            ShipPart::TradeShip => Some(Ship::TradeShip),
            ShipPart::Bays | ShipPart::Booster | ShipPart::Cannon => None,
        }
    }
}

keyword_enum! {
    /// A family of similar cards that share a page.
    CardFamily {
        /// The 25 trade planets.
        TradePlanets = "trade-planets",
        /// The ten colony planets.
        ColonyPlanets = "colonies",
        /// The four adventure planets.
        AdventurePlanets = "adventure-planets",
    }
}

keyword_enum! {
    /// A card, or a class of pirates, with its own page.
    CardPage {
        /// The Galactic Library.
        Kopernikus = "kopernikus",
        /// The diplomats' planet, which is in the sectors.
        DiplomatPlanet = "diplomat-planet",
        /// The diplomats' outpost, which comes from the reserve.
        DiplomatOutpost = "diplomat-outpost",
        /// The merchants' outpost.
        MerchantOutpost = "merchant-outpost",
        /// The Green Folk's outpost.
        GreenOutpost = "green-outpost",
        /// The scientists' outpost.
        ScientistOutpost = "scientist-outpost",
        /// The outpost Median.
        Median = "median",
        /// The lost planets.
        LostPlanet = "lost-planet",
        /// Pirates with a ransom of 3 Astro.
        Pirates = "pirates",
        /// Corsairs with a ransom of 5 Astro.
        Corsairs = "corsairs",
    }
}

impl CardPage {
    /// Returns the class of pirates, or `None` for any other page.
    pub const fn class(self) -> Option<PirateClass> {
        match self {
            CardPage::Pirates => Some(PirateClass::Pirates),
            CardPage::Corsairs => Some(PirateClass::Corsairs),
            _ => None,
        }
    }
}

/// The topic of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A basic topic of the game.
    Basic(BasicTopic),
    /// A commodity: a resource, science or Astro.
    Thing(Commodity),
    /// A part of the ship.
    Ship(ShipPart),
    /// A module of the ship.
    Module(Module),
    /// A family of similar cards.
    Family(CardFamily),
    /// A card, or a class of pirates.
    Card(CardPage),
    /// One of the twelve adventures.
    Adventure(Adventure),
    /// A rule option, or a preset.
    Option(OptionPage),
}

/// A section of the index of pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexSection {
    /// The basic topics of the game.
    Basics,
    /// Commodities: the resources, science and Astro.
    Things,
    /// The parts of the ship.
    Ship,
    /// The modules of the ship.
    Modules,
    /// Cards of the sectors and of the reserve.
    Cards,
    /// The twelve adventures.
    Adventures,
    /// Rule options and presets.
    Choices,
}

impl Topic {
    /// Returns every page in the order of the index, grouped by section.
    pub fn all() -> Vec<Topic> {
        let mut all: Vec<Topic> = BasicTopic::ALL.iter().copied().map(Topic::Basic).collect();
        all.extend(Commodity::ALL.iter().copied().map(Topic::Thing));
        all.extend(ShipPart::ALL.iter().copied().map(Topic::Ship));
        all.extend(Module::ALL.iter().copied().map(Topic::Module));
        all.extend(CardFamily::ALL.iter().copied().map(Topic::Family));
        all.extend(CardPage::ALL.iter().copied().map(Topic::Card));
        all.extend(Adventure::ALL.iter().copied().map(Topic::Adventure));
        all.extend(OptionPage::all::<crate::rules::StarshipCatan>().into_iter().map(Topic::Option));
        all
    }

    /// Returns the section of the index that contains the page.
    pub const fn part(self) -> IndexSection {
        match self {
            Topic::Basic(_) => IndexSection::Basics,
            Topic::Thing(_) => IndexSection::Things,
            Topic::Ship(_) => IndexSection::Ship,
            Topic::Module(_) => IndexSection::Modules,
            Topic::Family(_) | Topic::Card(_) => IndexSection::Cards,
            Topic::Adventure(_) => IndexSection::Adventures,
            Topic::Option(_) => IndexSection::Choices,
        }
    }

    /// Returns the page about a card.
    pub fn of_card(card: Card) -> Topic {
        match card.kind() {
            CardKind::Trade { .. } => Topic::Family(CardFamily::TradePlanets),
            CardKind::Colony { .. } => Topic::Family(CardFamily::ColonyPlanets),
            CardKind::Adventures => Topic::Family(CardFamily::AdventurePlanets),
            CardKind::Library => Topic::Card(CardPage::Kopernikus),
            CardKind::Diplomats if card.has_post() => Topic::Card(CardPage::DiplomatOutpost),
            CardKind::Diplomats => Topic::Card(CardPage::DiplomatPlanet),
            CardKind::Merchants => Topic::Card(CardPage::MerchantOutpost),
            CardKind::GreenFolk => Topic::Card(CardPage::GreenOutpost),
            CardKind::Scientists => Topic::Card(CardPage::ScientistOutpost),
            CardKind::Median => Topic::Card(CardPage::Median),
            CardKind::Pirates { class, .. } => Topic::of_class(class),
            CardKind::Lost => Topic::Card(CardPage::LostPlanet),
        }
    }

    /// Returns the page about pirates of a class.
    pub const fn of_class(class: PirateClass) -> Topic {
        match class {
            PirateClass::Pirates => Topic::Card(CardPage::Pirates),
            PirateClass::Corsairs => Topic::Card(CardPage::Corsairs),
        }
    }

    /// Iterates over the cards of the page, in the order of the list of cards.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().copied().filter(move |&card| Topic::of_card(card) == self)
    }

    /// Returns the number of the main rule behind the page, or `None` for presets, which cover several rules.
    pub fn rule(self) -> Option<&'static str> {
        Some(match self {
            Topic::Basic(basic) => basic_rule(basic),
            Topic::Thing(Commodity::Astro) => "SC-SHIP-3",
            Topic::Thing(Commodity::Science) => "SC-SHIP-2",
            Topic::Thing(_) => "SC-ACT-2",
            Topic::Ship(fitting) => match fitting {
                ShipPart::Bays => "SC-SHIP-1",
                ShipPart::ColonyShip | ShipPart::TradeShip => "SC-BUILD-1",
                ShipPart::Booster | ShipPart::Cannon => "SC-SHIP-5",
            },
            Topic::Module(module) => match module {
                Module::Logistics => "SC-MOD-L",
                Module::Command => "SC-MOD-C",
                Module::Sensor => "SC-MOD-S",
                Module::Trade => "SC-MOD-T",
                Module::Science => "SC-MOD-R",
                Module::Production => "SC-MOD-P",
            },
            Topic::Family(CardFamily::TradePlanets) => "SC-ACT-2",
            Topic::Family(CardFamily::ColonyPlanets) => "SC-ACT-9",
            Topic::Family(CardFamily::AdventurePlanets) => "SC-ADV-4",
            Topic::Card(sheet) => sheet_rule(sheet),
            Topic::Adventure(_) => "SC-CARD-4",
            Topic::Option(page) => return option_rule(page),
        })
    }
}

const fn basic_rule(basic: BasicTopic) -> &'static str {
    match basic {
        BasicTopic::Start => "SC-SET-2",
        BasicTopic::Turn => "SC-TURN-1",
        BasicTopic::Production => "SC-PROD-2",
        BasicTopic::Flight => "SC-FLY-3",
        BasicTopic::Actions => "SC-FLY-5",
        BasicTopic::Deals => "SC-ACT-1",
        BasicTopic::Colonies => "SC-ACT-9",
        BasicTopic::Posts => "SC-ACT-8",
        BasicTopic::Adventures => "SC-ADV-1",
        BasicTopic::Pirates => "SC-PIR-3",
        BasicTopic::Trade => "SC-TRADE-3",
        BasicTopic::Building => "SC-BUILD-1",
        BasicTopic::Points => "SC-VP-1",
        BasicTopic::Honours => "SC-VP-2",
        BasicTopic::End => "SC-END-1",
        BasicTopic::Secrets => "SC-HID-2",
        BasicTopic::Reserve => "SC-SET-4",
    }
}

const fn sheet_rule(sheet: CardPage) -> &'static str {
    match sheet {
        CardPage::Kopernikus => "SC-ACT-3",
        CardPage::DiplomatPlanet | CardPage::DiplomatOutpost => "SC-ACT-4",
        CardPage::MerchantOutpost => "SC-ACT-5",
        CardPage::GreenOutpost => "SC-ACT-6",
        CardPage::ScientistOutpost => "SC-ACT-7",
        CardPage::Median => "SC-CARD-2",
        CardPage::LostPlanet => "SC-FLY-9",
        CardPage::Pirates | CardPage::Corsairs => "SC-CARD-3",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RULE_NUMBERS, StarshipCatan};
    use orrery_learn::codex::CodexPages as _;

    #[test]
    fn pages_are_unique_and_cite_known_rules() {
        let all = Topic::all();
        for (index, topic) in all.iter().enumerate() {
            assert!(!all[..index].contains(topic), "{topic:?} twice");
            assert_eq!(StarshipCatan::topic(index), Some(*topic));
            let rule = topic.rule();
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(rule.map_or(preset, |rule| RULE_NUMBERS.contains(&rule)), "{topic:?}: {rule:?}");
        }
    }

    #[test]
    fn every_card_has_a_page_and_card_pages_have_cards() {
        let all = Topic::all();
        for &card in Card::ALL {
            assert!(all.contains(&Topic::of_card(card)), "{card}");
        }
        for topic in all {
            let of_cards = matches!(topic, Topic::Family(_) | Topic::Card(_));
            assert_eq!(topic.cards().count() > 0, of_cards, "{topic:?}");
        }
        let copies: u8 = Card::ALL.iter().map(|card| card.copies()).sum();
        assert_eq!(copies, 68, "forty in the sectors and twenty-eight in the reserve");
    }

    #[test]
    fn pages_of_a_part_are_adjacent() {
        let mut parts: Vec<IndexSection> = Topic::all().into_iter().map(Topic::part).collect();
        parts.dedup();
        assert_eq!(parts.len(), 7, "{parts:?}");
    }
}
