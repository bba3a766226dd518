//! What a scenario file says: the format as types.

use serde::{Deserialize, Serialize};

use super::words::{FaceText, OverText, PiecesText, SectorWord, WonText};
use crate::rules::{Adventure, Card, Module, Phase, Resource, Seat, Ship, StarshipCatan};
use orrery_core::KeyOf;
use orrery_core::ron::{self, FileError};
use orrery_core::words::{Word, WordMap};

/// Options.
pub type SetupText = orrery_record::SetupText<StarshipCatan>;
/// Cards by sector.
pub type SectorCards = WordMap<SectorWord, Vec<Word<Card>>>;

/// A scenario as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Which game it is of.
    pub game: KeyOf<StarshipCatan>,
    /// What it shows.
    pub title: String,
    /// The numbers of the rules it shows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// Options.
    #[serde(default)]
    pub setup: SetupText,
    /// Whether it starts right after set-up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub start: bool,
    /// What the players have.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Seat, SeatText>,
    /// Whose turn it is; Moon's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Seat>>,
    /// What is to be decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Word<Phase>>,
    /// Turns already ended.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turns: u32,
    /// The roll already made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The flight under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flight: Option<FlightText>,
    /// What was done in this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<UsedText>,
    /// Cards that lie in sectors, beside the row.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub sectors: SectorCards,
    /// How many cards sectors have, the row included.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub sizes: WordMap<SectorWord, u8>,
    /// The reserve pile, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve: Option<Vec<Word<Card>>>,
    /// The adventures face up, the one turned up longest ago first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adventures: Option<Vec<Word<Adventure>>>,
    /// The adventure pile, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adventure_deck: Option<Vec<Word<Adventure>>>,
    /// The coming dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The cards that coming looks and reveals bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reveal: Vec<Word<Card>>,
    /// The orders; one that begins with `!` must be refused.
    pub play: Vec<String>,
    /// What must be true after them.
    pub expect: Expect,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// What a player has at the start of a scenario; what is left out is nothing, or with `start` what set-up gives.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeatText {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub astro: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub science: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<WordMap<Resource, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hangar: Option<Vec<Word<Ship>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boosters: Option<PiecesText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cannons: Option<PiecesText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modules: Option<WordMap<Module, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colonies: Option<Vec<Word<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posts: Option<Vec<Word<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<Vec<WonText>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knows: Option<SectorCards>,
}

/// A flight under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlightText {
    /// Where, 1 to 4.
    pub sector: u8,
    /// The cards revealed, in order; the last is visited.
    pub row: Vec<Word<Card>>,
    /// Places of the row that are turned, from 1.
    pub turned: Vec<u8>,
    /// Actions done.
    pub actions: u8,
    /// Cards that may still be revealed.
    pub speed: u8,
}

impl Default for FlightText {
    fn default() -> Self {
        FlightText { sector: 1, row: Vec::new(), turned: Vec::new(), actions: 0, speed: 3 }
    }
}

/// What was done in this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UsedText {
    /// Trading posts used.
    pub posts: Vec<Word<Card>>,
    /// Purchases of the Trade module.
    pub demands: u8,
    /// Offers made.
    pub offers: u8,
}

/// What must be true; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Expect {
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Seat, ExpectSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Word<Phase>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decider: Option<Word<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<FaceText>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adventures: Option<Vec<Word<Adventure>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level2: Option<Vec<Word<Module>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub sizes: WordMap<SectorWord, u8>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub contains: SectorCards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<OverText>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
}

/// What one player must have; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectSeat {
    pub astro: Option<u16>,
    pub science: Option<u8>,
    pub cargo: Option<WordMap<Resource, u8>>,
    pub hangar: Option<Vec<Word<Ship>>>,
    pub boosters: Option<PiecesText>,
    pub cannons: Option<PiecesText>,
    pub modules: Option<WordMap<Module, u8>>,
    pub colonies: Option<Vec<Word<Card>>>,
    pub posts: Option<Vec<Word<Card>>>,
    pub won: Option<Vec<WonText>>,
    pub knows: Option<SectorCards>,
    pub vp: Option<u8>,
    pub fame: Option<u8>,
    pub friendship: Option<u8>,
    pub friend: Option<bool>,
    pub hero: Option<bool>,
    pub looks: Option<Vec<FaceText>>,
}

impl Scenario {
    /// Reads a scenario from text.
    ///
    /// # Errors
    /// The line and what was expected there. Positions and orders are not judged yet.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }
}
