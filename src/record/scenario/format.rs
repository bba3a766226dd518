//! What a scenario file says: the format as types.

use std::fmt;
use std::path::Path;

use serde::de::{Deserializer, Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::compare;
use crate::core::ron::{self, FileError};
use crate::record::words::{ShipsText, Word, WordMap};
use crate::rules::{
    Asimov, CannonMinimum, Card, Colour, DockingDuty, Facility, Field, FirstPlayer, HubSurplus, Length,
    MarketAfterTeleport, Mine, Position, Preset, SixthShip, Supply, Territory, VpTarget,
};

/// The largest scenario file that is read, in bytes.
pub const LARGEST_FILE: u64 = 256 * 1024;

/// A scenario as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
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

/// Players and options of a scenario: section 8 of the rules by its words.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the options of section 8 by name")]
pub struct SetupText {
    /// How many play; four if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Where the options start from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Word<Preset>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<Word<Length>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<Word<FirstPlayer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supply: Option<Word<Supply>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docking_duty: Option<Word<DockingDuty>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<Word<Mine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub market_after_teleport: Option<Word<MarketAfterTeleport>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sixth_ship: Option<Word<SixthShip>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asimov: Option<Word<Asimov>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hub_surplus: Option<Word<HubSurplus>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cannon_minimum: Option<Word<CannonMinimum>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp_target: Option<Word<VpTarget>>,
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

impl Expect {
    /// Whether a position is as named; `legal` and `not_legal` are not asked.
    #[must_use]
    pub fn is_met(&self, position: &Position) -> bool {
        compare::differences(self, position).is_empty()
    }
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

/// Whether the game must be over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectOver {
    /// It must go on: `false`.
    No,
    /// These must have won.
    WonBy(Vec<Colour>),
}

impl Serialize for ExpectOver {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ExpectOver::No => serializer.serialize_bool(false),
            ExpectOver::WonBy(colours) => serializer.collect_seq(colours.iter().map(|c| c.word())),
        }
    }
}

struct OverReader;

impl<'de> Visitor<'de> for OverReader {
    type Value = ExpectOver;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`false`, or the winners' colours as a list")
    }

    fn visit_bool<E: serde::de::Error>(self, over: bool) -> Result<ExpectOver, E> {
        if over { Err(E::custom("expected `false`, or the winners' colours as a list")) } else { Ok(ExpectOver::No) }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<ExpectOver, A::Error> {
        let mut colours = Vec::new();
        while let Some(Word(colour)) = access.next_element()? {
            colours.push(colour);
        }
        Ok(ExpectOver::WonBy(colours))
    }
}

impl<'de> Deserialize<'de> for ExpectOver {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OverReader)
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

    /// Reads a scenario file of at most [`LARGEST_FILE`] bytes.
    ///
    /// # Errors
    /// The file cannot be opened, is too large, is no text, or as [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, FileError> {
        Self::from_text(&read_file(path)?)
    }
}

/// The text of a scenario file.
pub(super) fn read_file(path: &Path) -> Result<String, FileError> {
    ron::text_of(path, LARGEST_FILE)
}
