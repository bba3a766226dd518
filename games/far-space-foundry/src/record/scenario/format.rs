//! The format of scenario files, as data types.

use serde::{Deserialize, Serialize};

use super::goods::ScenarioGoods;
use super::setup::ScenarioSetup;
use crate::rules::{Alien, FarSpaceFoundry, FreighterKind, MatchHalf, Phase, Pilot, Product};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_core::{Colour, FileGameKey};
use orrery_record::ExpectedMatchEnd;

/// A list of pilots in a file.
pub type ScenarioPilots = Vec<QuotedKeyword<Pilot>>;

/// A scenario, as its file describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game that the file belongs to.
    pub game: FileGameKey<FarSpaceFoundry>,
    /// The title: a summary of the scenario.
    pub title: String,
    /// The numbers of the rules that the scenario shows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The players, the options, and the product cards.
    #[serde(default)]
    pub setup: ScenarioSetup,
    /// The half at the start; by default the half in which a match begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<QuotedKeyword<MatchHalf>>,
    /// The stage at the start; by default [`Phase::Card`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<QuotedKeyword<Phase>>,
    /// The states of the players at the start, by colour.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ScenarioSeat>,
    /// The player whose order is due; red by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Colour>>,
    /// The value of the die in the middle; 1 by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The results of the next rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The docks that are taken, 1 to 8.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub docks: Vec<u8>,
    /// Number of credits in the bank; by default those that no player has or has paid as a bribe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
    /// Number of goods left on each asteroid.
    #[serde(default)]
    pub asteroids: ScenarioAsteroids,
    /// Number of tokens left on each product card.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub tokens: KeywordMap<Product, u8>,
    /// The next pilots of the alien deck, top first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliens: ScenarioPilots,
    /// Sizes of the freighters left in each pile, top first.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub piles: KeywordMap<Alien, Vec<u8>>,
    /// True if the cards named for decks and piles are shuffled, so that no player knows their order. The first size of a pile is
    /// always its open freighter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shuffled: bool,
    /// The orders to play. An order that begins with `!` must be refused.
    pub play: Vec<String>,
    /// The expected state after the orders.
    pub expect: ExpectedPosition,
}

/// The state of a player at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<ScenarioPilots>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<ScenarioPilots>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub played: ScenarioPilots,
    #[serde(skip_serializing_if = "is_zero")]
    pub credits: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bribed: bool,
    #[serde(skip_serializing_if = "ScenarioGoods::is_empty")]
    pub warehouse: ScenarioGoods,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub freighters: KeywordMap<FreighterKind, ScenarioFreighter>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alpha_deck: ScenarioPilots,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beta_deck: ScenarioPilots,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A freighter at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioFreighter {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub upgraded: bool,
    #[serde(skip_serializing_if = "ScenarioGoods::is_empty")]
    pub goods: ScenarioGoods,
}

/// Number of goods left on each asteroid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioAsteroids {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skyrite: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rubion: Option<u8>,
}

/// The expected state after the orders. Only the fields in the file are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedPosition {
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ExpectedSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half: Option<QuotedKeyword<MatchHalf>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<QuotedKeyword<Phase>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docks: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u8>,
    pub asteroids: ScenarioAsteroids,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub tokens: KeywordMap<Product, u8>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub tops: KeywordMap<Alien, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectedMatchEnd>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub log: KeywordMap<Colour, Vec<String>>,
}

/// The expected state of a player. Only the fields in the file are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedSeat {
    pub hand: Option<ScenarioPilots>,
    pub played: Option<ScenarioPilots>,
    pub deck: Option<u8>,
    pub credits: Option<u8>,
    pub bribed: Option<bool>,
    pub warehouse: Option<ScenarioGoods>,
    pub freighters: Option<KeywordMap<FreighterKind, ExpectedFreighter>>,
    pub points: Option<i32>,
}

/// The expected state of a freighter. Goods and side are always compared, the size only if the file gives it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedFreighter {
    pub size: Option<u8>,
    pub upgraded: bool,
    pub goods: ScenarioGoods,
}

impl Scenario {
    /// Parses a scenario from text. Does not check whether the position is possible, and does not parse the orders.
    ///
    /// # Errors
    /// Returns an error with the line of the fault and the text expected there, if `text` does not have the format of a scenario.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }
}
