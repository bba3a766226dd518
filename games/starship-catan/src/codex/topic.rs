//! Topics of codex pages.

use crate::rules::{Adventure, Card, CardKind, Commodity, Module, PirateClass, Ship};
use orrery_core::keyword_enum;
use orrery_learn::codex_topics;

keyword_enum! {
    /// A basic topic of the game that belongs to no particular thing on the table.
    BasicTopic {
        /// The players and their possessions at the start (section 2).
        Start = "start",
        /// The three phases of a turn (section 3).
        Turn = "turn",
        /// The yellow die and production (section 4).
        Production = "production",
        /// Sectors, speed and the flight row (section 5).
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
        /// The groups of the reserve (SC-SET-4, SC-CARD-2).
        Reserve = "reserve",
    }
}

keyword_enum! {
    /// A part of the ship.
    ShipPart {
        /// The bays and the laboratory.
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

codex_topics! {
    /// The topic of a page.
    Topic {
        /// A basic topic of the game.
        Basic(BasicTopic) = "basic",
        /// A commodity: a resource, science or Astro.
        Thing(Commodity) = "thing",
        /// A part of the ship.
        Ship(ShipPart) = "ship",
        /// A module of the ship.
        Module(Module) = "module",
        /// A family of similar cards.
        Family(CardFamily) = "family",
        /// A card, or a class of pirates.
        Card(CardPage) = "card",
        /// One of the twelve adventures.
        Adventure(Adventure) = "adventure",
    }
}

impl Topic {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StarshipCatan;
    use orrery_learn::codex::CodexPages as _;

    #[test]
    fn every_card_has_a_page_and_card_pages_have_cards() {
        let all = StarshipCatan::topics();
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
}
