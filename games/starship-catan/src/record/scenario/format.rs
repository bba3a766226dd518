//! The format of scenario files, as types.

use serde::{Deserialize, Serialize};

use super::words::{ExpectedMatchEnd, ScenarioCardFace, ScenarioMedal, ScenarioPieces, SectorKey};
use crate::rules::{Adventure, Card, Module, Phase, Resource, Seat, Ship, StarshipCatan};
use orrery_core::FileGameKey;
use orrery_core::ron::{self, FileError};
use orrery_core::words::{KeywordMap, QuotedKeyword};

/// The options of a scenario.
pub type ScenarioSetup = orrery_record::SerializedSetup<StarshipCatan>;
/// Cards listed by sector.
pub type SectorCards = KeywordMap<SectorKey, Vec<QuotedKeyword<Card>>>;

/// A scenario with the fields of its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game of the scenario.
    pub game: FileGameKey<StarshipCatan>,
    /// The subject of the scenario.
    pub title: String,
    /// The numbers of the rules that the scenario covers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The options of the match.
    #[serde(default)]
    pub setup: ScenarioSetup,
    /// True if the scenario starts right after set-up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub start: bool,
    /// The possessions of the players.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Seat, ScenarioSeat>,
    /// The seat whose turn it is; Moon if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Seat>>,
    /// The current phase. If omitted, the roll is due, or the phase is that after set-up if `start` is true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<QuotedKeyword<Phase>>,
    /// The number of turns already ended.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turns: u32,
    /// The roll already made, 1 to 4; 2 before a flight if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The current flight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flight: Option<ScenarioFlight>,
    /// The deals and offers already made this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<ScenarioUsedDeals>,
    /// Cards in the sectors, without the flight row.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub sectors: SectorCards,
    /// The number of cards in each sector, the row included.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub sizes: KeywordMap<SectorKey, u8>,
    /// The reserve pile, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve: Option<Vec<QuotedKeyword<Card>>>,
    /// The face-up adventures, starting with the one turned up longest ago.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adventures: Option<Vec<QuotedKeyword<Adventure>>>,
    /// The adventure pile, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adventure_deck: Option<Vec<QuotedKeyword<Adventure>>>,
    /// The values of the next dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The cards of the next looks and reveals.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reveal: Vec<QuotedKeyword<Card>>,
    /// The orders to play. An order that begins with `!` must be refused.
    pub play: Vec<String>,
    /// The expectation after the orders.
    pub expect: ExpectedPosition,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A player's possessions at the start of a scenario. Omitted fields are empty, or as after set-up if `start` is true.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub astro: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub science: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<KeywordMap<Resource, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hangar: Option<Vec<QuotedKeyword<Ship>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boosters: Option<ScenarioPieces>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cannons: Option<ScenarioPieces>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modules: Option<KeywordMap<Module, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colonies: Option<Vec<QuotedKeyword<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posts: Option<Vec<QuotedKeyword<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<Vec<ScenarioMedal>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knows: Option<SectorCards>,
}

/// The flight in which a scenario starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioFlight {
    /// The sector, 1 to 4.
    pub sector: u8,
    /// The revealed cards in order; the last one is visited.
    pub row: Vec<QuotedKeyword<Card>>,
    /// The places of the turned cards in the row, counted from 1.
    pub turned: Vec<u8>,
    /// The number of actions done.
    pub actions: u8,
    /// The number of cards that may still be revealed.
    pub speed: u8,
}

impl Default for ScenarioFlight {
    fn default() -> Self {
        ScenarioFlight { sector: 1, row: Vec::new(), turned: Vec::new(), actions: 0, speed: 3 }
    }
}

/// The deals and offers already made this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioUsedDeals {
    /// Trading posts used.
    pub posts: Vec<QuotedKeyword<Card>>,
    /// The number of purchases with the Trade module.
    pub demands: u8,
    /// The number of offers made.
    pub offers: u8,
}

/// The expectation of a scenario. Only the fields that the file names are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedPosition {
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Seat, ExpectedSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<QuotedKeyword<Phase>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decider: Option<QuotedKeyword<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<ScenarioCardFace>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adventures: Option<Vec<QuotedKeyword<Adventure>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level2: Option<Vec<QuotedKeyword<Module>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub sizes: KeywordMap<SectorKey, u8>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub contains: SectorCards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectedMatchEnd>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
}

/// The expected possessions of one player. Only the fields that the file names are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedSeat {
    pub astro: Option<u16>,
    pub science: Option<u8>,
    pub cargo: Option<KeywordMap<Resource, u8>>,
    pub hangar: Option<Vec<QuotedKeyword<Ship>>>,
    pub boosters: Option<ScenarioPieces>,
    pub cannons: Option<ScenarioPieces>,
    pub modules: Option<KeywordMap<Module, u8>>,
    pub colonies: Option<Vec<QuotedKeyword<Card>>>,
    pub posts: Option<Vec<QuotedKeyword<Card>>>,
    pub won: Option<Vec<ScenarioMedal>>,
    pub knows: Option<SectorCards>,
    pub vp: Option<u8>,
    pub fame: Option<u8>,
    pub friendship: Option<u8>,
    pub friend: Option<bool>,
    pub hero: Option<bool>,
    pub looks: Option<Vec<ScenarioCardFace>>,
}

impl Scenario {
    /// Reads a scenario from text. Positions and orders are not checked yet.
    ///
    /// # Errors
    /// Returns the line and a description of the expected text if the text cannot be parsed.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }
}
