//! What a scenario file says: the format as types.

use serde::{Deserialize, Serialize};

use super::goods::GoodsText;
use super::setup::SetupText;
use crate::rules::{Alien, FarSpaceFoundry, Half, Pilot, Product, Ship, Stage};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{Word, WordMap};
use orrery_core::{Colour, KeyOf};
use orrery_record::ExpectOver;

/// A list of pilots.
pub type PilotsText = Vec<Word<Pilot>>;

/// A scenario as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Which game it is of.
    pub game: KeyOf<FarSpaceFoundry>,
    /// What it shows.
    pub title: String,
    /// The numbers of the rules it shows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// Players, options, product cards.
    #[serde(default)]
    pub setup: SetupText,
    /// Which half it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<Word<Half>>,
    /// What is to be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<Word<Stage>>,
    /// What the players have.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, SeatText>,
    /// Whose turn it is, or whose order is awaited; red's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    /// What the die in the middle shows; 1 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The coming rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The docks that are taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub docks: Vec<u8>,
    /// Credits in the bank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
    /// What is left on the asteroids.
    #[serde(default)]
    pub asteroids: AsteroidsText,
    /// Tokens left on product cards.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub tokens: WordMap<Product, u8>,
    /// The next pilots of the alien deck, top first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliens: PilotsText,
    /// Sizes left in the piles of freighters, top first.
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub piles: WordMap<Alien, Vec<u8>>,
    /// Whether decks and piles hold what is named in no order that anybody knows; an open freighter is the first all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shuffled: bool,
    /// The orders; one that begins with `!` must be refused.
    pub play: Vec<String>,
    /// What must be true after them.
    pub expect: Expect,
}

/// What a player has at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeatText {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<PilotsText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<PilotsText>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub played: PilotsText,
    #[serde(skip_serializing_if = "is_zero")]
    pub credits: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bribed: bool,
    #[serde(skip_serializing_if = "GoodsText::is_empty")]
    pub warehouse: GoodsText,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub freighters: WordMap<Ship, FreighterText>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alpha_deck: PilotsText,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beta_deck: PilotsText,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A freighter at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct FreighterText {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub upgraded: bool,
    #[serde(skip_serializing_if = "GoodsText::is_empty")]
    pub goods: GoodsText,
}

/// What lies on the asteroids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct AsteroidsText {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skyrite: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rubion: Option<u8>,
}

/// What must be true; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Expect {
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, ExpectSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half: Option<Word<Half>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<Word<Stage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docks: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u8>,
    pub asteroids: AsteroidsText,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub tokens: WordMap<Product, u8>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub tops: WordMap<Alien, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectOver>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub log: WordMap<Colour, Vec<String>>,
}

/// What one player must have; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectSeat {
    pub hand: Option<PilotsText>,
    pub played: Option<PilotsText>,
    pub deck: Option<u8>,
    pub credits: Option<u8>,
    pub bribed: Option<bool>,
    pub warehouse: Option<GoodsText>,
    pub freighters: Option<WordMap<Ship, ExpectFreighter>>,
    pub points: Option<i32>,
}

/// What a freighter must be like: goods and side are compared always, its size if it is named.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectFreighter {
    pub size: Option<u8>,
    pub upgraded: bool,
    pub goods: GoodsText,
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
