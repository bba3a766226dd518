//! What a scenario file says: the format as types.

use std::path::Path;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use crate::record::words::ShipsText;
use crate::rules::{AlienFrontiers, Card, Facility, Field, Territory};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{Word, WordMap};
use orrery_core::{Colour, KeyOf};
use orrery_record::{ExpectOver, LARGEST_SCENARIO};

/// Players and options.
pub type SetupText = orrery_record::SetupText<AlienFrontiers>;

/// A scenario as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Which game it is of; left out, it is this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<KeyOf<AlienFrontiers>>,
    /// What it shows.
    pub title: String,
    /// The numbers of the rules it shows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// Players and options.
    #[serde(default)]
    pub setup: SetupText,
    /// What the players have.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, SeatText>,
    /// Whose turn it is; the first seat's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    /// The mover's rolled, unplaced ships.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<ShipsText>,
    /// The coming dice; left out, the program chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<u8>>,
    /// Cards whose power the mover has used this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Word<Card>>,
    /// Whether the mover has used a discard power this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discarded: bool,
    /// Where the fields lie.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub fields: WordMap<Field, Word<Territory>>,
    /// The face-up cards in their places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub display: Vec<Word<Card>>,
    /// The deck, top first; left out, the remaining cards in an order of the program's choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Word<Card>>>,
    /// The discard pile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Word<Card>>,
    /// The orders; one that begins with `!` must be refused.
    pub play: Vec<String>,
    /// What must be true after them.
    pub expect: Expect,
}

/// What a player has at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    /// Fuel held.
    pub fuel: u8,
    /// Ore held.
    pub ore: u8,
    /// Cards held.
    pub cards: Vec<Word<Card>>,
    /// Colonies by territory.
    pub colonies: WordMap<Territory, u8>,
    /// The circle of the colony on the Hub track, 0 for none.
    pub hub: u8,
    /// Docked ships by facility.
    pub docked: WordMap<Facility, ShipsText>,
    /// Ships of his colour in the Maintenance Bay.
    pub bay: u8,
    /// Whether the relic ship lies in the Bay as his.
    pub relic_in_bay: bool,
}

/// What must be true; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Expect {
    /// What players must have.
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, ExpectSeat>,
    /// Whose turn it must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    /// Where the fields must lie, all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<WordMap<Field, Word<Territory>>>,
    /// The display in its order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<Vec<Word<Card>>>,
    /// The discard pile, in any order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<Word<Card>>>,
    /// Where the relic ship must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relic: Option<ExpectRelic>,
    /// Whether the game must be over, and who must have won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectOver>,
    /// Orders that must be legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// Orders that must not be legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
}

/// What one player must have; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectSeat {
    pub fuel: Option<u8>,
    pub ore: Option<u8>,
    pub cards: Option<Vec<Word<Card>>>,
    pub colonies: Option<WordMap<Territory, u8>>,
    pub hub: Option<u8>,
    pub docked: Option<WordMap<Facility, ShipsText>>,
    pub bay: Option<u8>,
    pub hand: Option<ShipsText>,
    pub vp: Option<u8>,
    pub unplaced: Option<u8>,
    pub stock: Option<u8>,
    pub controls: Option<Vec<Word<Territory>>>,
}

/// Where the relic ship must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectRelic {
    /// On Burroughs Desert.
    Desert,
    /// With this player, wherever.
    With(Colour),
}

impl Serialize for ExpectRelic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            ExpectRelic::Desert => "Desert",
            ExpectRelic::With(colour) => colour.word(),
        })
    }
}

impl<'de> Deserialize<'de> for ExpectRelic {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        if word.eq_ignore_ascii_case("Desert") {
            return Ok(ExpectRelic::Desert);
        }
        Colour::from_word(&word)
            .map(ExpectRelic::With)
            .ok_or_else(|| D::Error::custom(format_args!("expected `Desert` or a colour, found `{word}`")))
    }
}

impl Scenario {
    /// Reads a scenario from text.
    ///
    /// # Errors
    /// The line and what was expected there. Positions and orders are not judged yet.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }

    /// Reads a scenario file of at most [`LARGEST_SCENARIO`] bytes.
    ///
    /// # Errors
    /// The file cannot be opened, is too large, is no text, or as [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, FileError> {
        Self::from_text(&ron::text_of(path, LARGEST_SCENARIO)?)
    }
}
