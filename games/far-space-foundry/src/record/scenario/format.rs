//! The format of scenario files, as data types.

use super::goods::ScenarioGoods;
use crate::rules::{Alien, FarSpaceFoundry, FreighterKind, MatchHalf, Phase, Pilot, Product};
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_core::{Colour, FileGameKey, Rules};
use orrery_record::{ExpectedMatchEnd, OwnSetupEntry, SerializedSetup, file_structs, scenario_file};

/// A list of pilots in a file.
pub type ScenarioPilots = Vec<QuotedKeyword<Pilot>>;

/// The players, the options and the product cards of a scenario.
pub type ScenarioSetup = SerializedSetup<FarSpaceFoundry, ProductCardsEntry>;

/// The entry `product_cards` of a set-up: the cards in play, in the order in which they are dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProductCardsEntry {}

impl OwnSetupEntry for ProductCardsEntry {
    const NAME: &'static str = "product_cards";
    type Value = Vec<QuotedKeyword<Product>>;

    fn usual_players<G: Rules>() -> u8 {
        2
    }
}

scenario_file! {
    /// A scenario, as its file describes it.
    Scenario of FarSpaceFoundry {
        game: FileGameKey<FarSpaceFoundry>,
        setup: ScenarioSetup,
        expect: ExpectedPosition,
    } with {
        /// The half at the start; by default the half in which a match begins.
        half: Option<QuotedKeyword<MatchHalf>>,
        /// The stage at the start; by default [`Phase::Card`].
        stage: Option<QuotedKeyword<Phase>>,
        /// The states of the players at the start, by colour.
        seats: KeywordMap<Colour, ScenarioSeat>,
        /// The player whose order is due; red by default.
        turn: Option<QuotedKeyword<Colour>>,
        /// The value of the die in the middle; 1 by default.
        die: Option<u8>,
        /// The results of the next rolls.
        dice: Vec<u8>,
        /// The docks that are taken, 1 to 8.
        docks: Vec<u8>,
        /// Number of credits in the bank; by default those that no player has or has paid as a bribe.
        bank: Option<u8>,
    } written {
        /// Number of goods left on each asteroid.
        asteroids: ScenarioAsteroids,
    } with {
        /// Number of tokens left on each product card.
        tokens: KeywordMap<Product, u8>,
        /// The next pilots of the alien deck, top first.
        aliens: ScenarioPilots,
        /// Sizes of the freighters left in each pile, top first.
        piles: KeywordMap<Alien, Vec<u8>>,
        /// True if the cards named for decks and piles are shuffled, so that no player knows their order. The first size of a pile is
        /// always its open freighter.
        shuffled: bool,
    }
}

file_structs! {
    /// The state of a player at the start of a scenario.
    struct ScenarioSeat {
        hand: Option<ScenarioPilots>,
        deck: Option<ScenarioPilots>,
        played: ScenarioPilots,
        credits: u8,
        bribed: bool,
        warehouse: ScenarioGoods,
        freighters: KeywordMap<FreighterKind, ScenarioFreighter>,
        alpha_deck: ScenarioPilots,
        beta_deck: ScenarioPilots,
    }

    /// A freighter at the start of a scenario.
    struct ScenarioFreighter {
        size: Option<u8>,
        upgraded: bool,
        goods: ScenarioGoods,
    }

    /// Number of goods left on each asteroid.
    struct ScenarioAsteroids {
        skyrite: Option<u8>,
        rubion: Option<u8>,
    }

    /// The expected state after the orders. Only the fields in the file are compared.
    struct ExpectedPosition {
        seats: KeywordMap<Colour, ExpectedSeat>,
        half: Option<QuotedKeyword<MatchHalf>>,
        stage: Option<QuotedKeyword<Phase>>,
        turn: Option<QuotedKeyword<Colour>>,
        docks: Option<Vec<u8>>,
        die: Option<u8>,
        bank: Option<u8>,
        capacity: Option<u8>,
    } written {
        asteroids: ScenarioAsteroids,
    } {
        tokens: KeywordMap<Product, u8>,
        tops: KeywordMap<Alien, u8>,
        over: Option<ExpectedMatchEnd>,
        legal: Vec<String>,
        not_legal: Vec<String>,
        log: KeywordMap<Colour, Vec<String>>,
    }

    /// The expected state of a player. Only the fields in the file are compared.
    struct ExpectedSeat {} written {
        hand: Option<ScenarioPilots>,
        played: Option<ScenarioPilots>,
        deck: Option<u8>,
        credits: Option<u8>,
        bribed: Option<bool>,
        warehouse: Option<ScenarioGoods>,
        freighters: Option<KeywordMap<FreighterKind, ExpectedFreighter>>,
        points: Option<i32>,
    }

    /// The expected state of a freighter. Goods and side are always compared, the size only if the file gives it.
    struct ExpectedFreighter {} written {
        size: Option<u8>,
        upgraded: bool,
        goods: ScenarioGoods,
    }
}
