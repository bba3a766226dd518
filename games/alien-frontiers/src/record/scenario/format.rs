//! The format of scenario files, as types.

use std::path::Path;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use crate::record::words::ShipsNotation;
use crate::rules::{AlienFrontiers, Card, Facility, Field, Territory};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_core::{Colour, FileGameKey};
use orrery_record::{ExpectedMatchEnd, LARGEST_SCENARIO};

/// The players and options in a scenario file.
pub type ScenarioSetup = orrery_record::SerializedSetup<AlienFrontiers>;

/// A scenario as written in its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game that the scenario belongs to; this game if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<FileGameKey<AlienFrontiers>>,
    /// A short description of the scenario.
    pub title: String,
    /// The numbers of the rules that the scenario demonstrates.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The players and options.
    #[serde(default)]
    pub setup: ScenarioSetup,
    /// The possessions of each player.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ScenarioSeat>,
    /// The player whose turn it is; the first seat if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Colour>>,
    /// The mover's rolled, unplaced ships.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<ShipsNotation>,
    /// The values of the dice rolled next; if omitted, the program chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<u8>>,
    /// Cards whose power the mover has used this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<QuotedKeyword<Card>>,
    /// True if the mover has used a discard power this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discarded: bool,
    /// The territories of the fields.
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub fields: KeywordMap<Field, QuotedKeyword<Territory>>,
    /// The face-up cards, by place in the display.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub display: Vec<QuotedKeyword<Card>>,
    /// The deck, top first; if omitted, the remaining cards in a sequence chosen by the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<QuotedKeyword<Card>>>,
    /// The discard pile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<QuotedKeyword<Card>>,
    /// The orders to carry out; an order that begins with `!` must be refused.
    pub play: Vec<String>,
    /// Conditions that must hold after the orders.
    pub expect: ExpectedPosition,
}

/// The possessions of a player at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioSeat {
    /// Fuel held.
    pub fuel: u8,
    /// Ore held.
    pub ore: u8,
    /// Cards held.
    pub cards: Vec<QuotedKeyword<Card>>,
    /// Number of colonies on each territory.
    pub colonies: KeywordMap<Territory, u8>,
    /// The circle of the colony on the Hub track, 0 for none.
    pub hub: u8,
    /// Ships docked at each facility.
    pub docked: KeywordMap<Facility, ShipsNotation>,
    /// Number of ships of the player's colour in the Maintenance Bay.
    pub bay: u8,
    /// True if the relic ship is in the Bay and belongs to the player.
    pub relic_in_bay: bool,
}

/// Conditions that a scenario must meet; only the given fields are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectedPosition {
    /// Conditions for each player.
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ExpectedSeat>,
    /// The player whose turn it must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Colour>>,
    /// The territories of the fields after the orders; a field that is not listed must not be on the planet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<KeywordMap<Field, QuotedKeyword<Territory>>>,
    /// The cards that the display must have, by place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<Vec<QuotedKeyword<Card>>>,
    /// The cards that the discard pile must have, in any order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<QuotedKeyword<Card>>>,
    /// The place where the relic ship must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relic: Option<ExpectedRelicPlace>,
    /// The required end of the match: not over, or won by these players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectedMatchEnd>,
    /// Orders that must be legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// Orders that must not be legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
}

/// Conditions that one player must meet; only the given fields are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedSeat {
    pub fuel: Option<u8>,
    pub ore: Option<u8>,
    pub cards: Option<Vec<QuotedKeyword<Card>>>,
    pub colonies: Option<KeywordMap<Territory, u8>>,
    pub hub: Option<u8>,
    pub docked: Option<KeywordMap<Facility, ShipsNotation>>,
    pub bay: Option<u8>,
    pub hand: Option<ShipsNotation>,
    pub vp: Option<u8>,
    pub unplaced: Option<u8>,
    pub stock: Option<u8>,
    pub controls: Option<Vec<QuotedKeyword<Territory>>>,
}

/// A place where the relic ship must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedRelicPlace {
    /// On Burroughs Desert.
    Desert,
    /// With this player: in hand, in the Bay or docked.
    With(Colour),
}

impl Serialize for ExpectedRelicPlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            ExpectedRelicPlace::Desert => "Desert",
            ExpectedRelicPlace::With(colour) => colour.word(),
        })
    }
}

impl<'de> Deserialize<'de> for ExpectedRelicPlace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        if word.eq_ignore_ascii_case("Desert") {
            return Ok(ExpectedRelicPlace::Desert);
        }
        Colour::from_word(&word)
            .map(ExpectedRelicPlace::With)
            .ok_or_else(|| D::Error::custom(format_args!("expected `Desert` or a colour, found `{word}`")))
    }
}

impl Scenario {
    /// Reads a scenario from text, without checking its position and orders.
    ///
    /// # Errors
    /// Returns an error with the line, and the text expected there, if `text` is not valid.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }

    /// Reads a scenario file of at most [`LARGEST_SCENARIO`] bytes.
    ///
    /// # Errors
    /// Returns an error if the file cannot be opened, is too large or is not text, and the errors of [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, FileError> {
        Self::from_text(&ron::text_of(path, LARGEST_SCENARIO)?)
    }
}
