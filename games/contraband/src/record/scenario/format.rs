//! The format of scenario files, as types.

use serde::{Deserialize, Serialize};

use super::setup::SetupText;
use super::words::{DealText, MineWord, PlanText};
use crate::rules::{Ask, Bonus, Contraband, Line, Metal, Objective, Sector, Token, Upgrade};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{Word, WordMap};
use orrery_core::{Colour, KeyOf};
use orrery_record::ExpectOver;

/// Metals, indexed by mine.
pub type MineMap = WordMap<MineWord, Vec<Word<Metal>>>;
/// Metals, indexed by market.
pub type MarketMap = WordMap<Sector, Vec<Word<Metal>>>;
/// Upgrades, indexed by spaceport.
pub type StoreMap = WordMap<Sector, Vec<Word<Upgrade>>>;

/// A scenario as written in its file.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Scenario {
    pub game: KeyOf<Contraband>,
    pub title: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    #[serde(default)]
    pub setup: SetupText,
    #[serde(default, skip_serializing_if = "is_false")]
    pub new: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub asks_all: bool,
    #[serde(default, skip_serializing_if = "DealText::is_empty")]
    pub deal: DealText,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, SeatText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub attacked: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub met: Vec<Word<Token>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub police: Option<Word<Line>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alien: Option<Word<Line>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corsair: Option<Word<Line>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub alien_beaten: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub corsair_beaten: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub rest: bool,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub mines: MineMap,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub markets: MarketMap,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub stores: StoreMap,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub metals: Vec<Word<Metal>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<Word<Bonus>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub deck_ends: bool,
    pub play: Vec<String>,
    pub expect: Expect,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// The possessions of a player at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeatText {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cargo: Vec<Word<Metal>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Word<Upgrade>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<Word<Bonus>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Word<Objective>>,
    #[serde(skip_serializing_if = "is_false")]
    pub done: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pirate: Vec<Word<Colour>>,
    #[serde(skip_serializing_if = "is_false")]
    pub breakdown: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Word<Upgrade>>,
    #[serde(skip_serializing_if = "is_false")]
    pub unchecked: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<u8>,
}

/// The expectations; only named fields are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Expect {
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, ExpectSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<Word<Ask>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub police: Option<Word<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alien: Option<Word<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corsair: Option<Word<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alien_beaten: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corsair_beaten: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mines: Option<MineMap>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<MarketMap>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub stores: StoreMap,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectOver>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seen: WordMap<Colour, Vec<String>>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub sees: WordMap<Colour, SeesText>,
}

/// The expected possessions of a player; only named fields are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Vec<Word<Metal>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<Word<Upgrade>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<Word<Bonus>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Word<Objective>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pirate: Option<Vec<Word<Colour>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breakdown: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Vec<Word<Upgrade>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unchecked: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub firsts: Option<u8>,
}

/// The view of a seat. A face-down thing is `?`, an upgrade `?1` or `?2`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeesText {
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, SeesSeat>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub mines: WordMap<MineWord, Vec<String>>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub stores: WordMap<Sector, Vec<String>>,
}

/// The visible part of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeesSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    #[serde(skip_serializing_if = "PlanText::is_unnamed")]
    pub plan: PlanText,
}

impl Scenario {
    /// Reads a scenario from text.
    ///
    /// # Errors
    /// The line, and what was expected there. Positions and orders are not checked yet.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }
}
