//! The format of scenario files, as types.

use std::path::Path;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use crate::record::words::ShipsNotation;
use crate::rules::{AlienFrontiers, Card, Facility, Field, Territory};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_core::{Colour, FileGameKey};
use orrery_record::{ExpectedMatchEnd, LARGEST_SCENARIO, SerializedSetup, file_structs, scenario_file};

/// The players and options in a scenario file.
pub type ScenarioSetup = SerializedSetup<AlienFrontiers>;

scenario_file! {
    /// A scenario as written in its file.
    Scenario of AlienFrontiers {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<FileGameKey<AlienFrontiers>>,
        setup: ScenarioSetup,
        expect: ExpectedPosition,
    } with {
        /// The possessions of each player.
        seats: KeywordMap<Colour, ScenarioSeat>,
        /// The player whose turn it is; the first seat if omitted.
        turn: Option<QuotedKeyword<Colour>>,
        /// The mover's rolled, unplaced ships.
        hand: Option<ShipsNotation>,
        /// The values of the dice rolled next; if omitted, the program chooses.
        dice: Option<Vec<u8>>,
        /// Cards whose power the mover has used this turn.
        used: Vec<QuotedKeyword<Card>>,
        /// True if the mover has used a discard power this turn.
        discarded: bool,
        /// The territories of the fields.
        fields: KeywordMap<Field, QuotedKeyword<Territory>>,
        /// The face-up cards, by place in the display.
        display: Vec<QuotedKeyword<Card>>,
        /// The deck, top first; if omitted, the remaining cards in an order chosen by the program.
        deck: Option<Vec<QuotedKeyword<Card>>>,
        /// The discard pile.
        discards: Vec<QuotedKeyword<Card>>,
    }
}

file_structs! {
    /// The possessions of a player at the start of a scenario.
    struct ScenarioSeat {} written {
        /// Fuel held.
        fuel: u8,
        /// Ore held.
        ore: u8,
        /// Cards held.
        cards: Vec<QuotedKeyword<Card>>,
        /// Number of colonies on each territory.
        colonies: KeywordMap<Territory, u8>,
        /// The circle of the colony on the Hub track; 0 if there is none.
        hub: u8,
        /// Ships docked at each facility.
        docked: KeywordMap<Facility, ShipsNotation>,
        /// Number of ships of the player's colour in the Maintenance Bay.
        bay: u8,
        /// True if the relic ship is in the Bay and belongs to the player.
        relic_in_bay: bool,
    }

    /// Conditions that a scenario must meet; only the given fields are compared.
    struct ExpectedPosition {
        /// Conditions for each player.
        seats: KeywordMap<Colour, ExpectedSeat>,
        /// The player whose turn it must be.
        turn: Option<QuotedKeyword<Colour>>,
        /// The territories of the fields after the orders; a field that is not listed must not be on the planet.
        fields: Option<KeywordMap<Field, QuotedKeyword<Territory>>>,
        /// The cards that the display must have, by place.
        display: Option<Vec<QuotedKeyword<Card>>>,
        /// The cards that the discard pile must have, in any order.
        discards: Option<Vec<QuotedKeyword<Card>>>,
        /// The place where the relic ship must be.
        relic: Option<ExpectedRelicPlace>,
        /// The required end of the match: not over, or won by these players.
        over: Option<ExpectedMatchEnd>,
        /// Orders that must be legal.
        legal: Vec<String>,
        /// Orders that must not be legal.
        not_legal: Vec<String>,
    }

    /// Conditions that one player must meet; only the given fields are compared.
    struct ExpectedSeat {} written {
        fuel: Option<u8>,
        ore: Option<u8>,
        cards: Option<Vec<QuotedKeyword<Card>>>,
        colonies: Option<KeywordMap<Territory, u8>>,
        hub: Option<u8>,
        docked: Option<KeywordMap<Facility, ShipsNotation>>,
        bay: Option<u8>,
        hand: Option<ShipsNotation>,
        vp: Option<u8>,
        unplaced: Option<u8>,
        stock: Option<u8>,
        controls: Option<Vec<QuotedKeyword<Territory>>>,
    }
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
    /// Reads a scenario file of at most [`LARGEST_SCENARIO`] bytes.
    ///
    /// # Errors
    /// Returns an error if the file cannot be opened, is too large or is not text, and the errors of [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, FileError> {
        Self::from_text(&ron::text_of(path, LARGEST_SCENARIO)?)
    }
}
