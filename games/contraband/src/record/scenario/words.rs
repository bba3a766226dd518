//! Words of scenario files that are not part of the notation: mines, rows of tokens, and deals.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::rules::{BoardSpot, MINES, Objective};
use orrery_core::Colour;
use orrery_core::words::{Keyword, KeywordMap, QuotedKeyword};

/// A mine, as the key of a map, such as `R2 mine1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MineKey(pub u8);

/// The words of all mines.
const WORDS: [&str; MINES] = [
    "R1 mine1", "R1 mine2", "R2 mine1", "R2 mine2", "R3 mine1", "R3 mine2", "R4 mine1", "R4 mine2", "G1 mine1",
    "G1 mine2", "G2 mine1", "G2 mine2", "G3 mine1", "G3 mine2", "G4 mine1", "G4 mine2", "B1 mine1", "B1 mine2",
    "B2 mine1", "B2 mine2", "B3 mine1", "B3 mine2", "B4 mine1", "B4 mine2", "Y1 mine1", "Y1 mine2", "Y2 mine1",
    "Y2 mine2", "Y3 mine1", "Y3 mine2", "Y4 mine1", "Y4 mine2",
];

impl MineKey {
    /// Returns the number of the mine, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the spot of the mine.
    pub const fn spot(self) -> BoardSpot {
        BoardSpot::of_mine(self.index())
    }
}

impl Keyword for MineKey {
    const WHAT: &'static str = "a mine (R2 mine1)";

    fn all() -> &'static [Self] {
        const ALL: [MineKey; MINES] = {
            let mut all = [MineKey(0); MINES];
            let mut at = 0;
            while at < MINES {
                all[at] = MineKey(at as u8);
                at += 1;
            }
            all
        };
        &ALL
    }

    fn word(self) -> &'static str {
        WORDS[self.index()]
    }
}

/// The entry for a player's row of tokens in an expected view.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ExpectedMoveTokenRow {
    /// The row is not mentioned.
    #[default]
    Unnamed,
    /// No row is laid; written as `None`.
    NotLaid,
    /// The tokens of the row; face-down tokens are written as `?`.
    Row(Vec<String>),
}

impl ExpectedMoveTokenRow {
    /// Reports whether the row is not mentioned.
    pub const fn is_unnamed(&self) -> bool {
        matches!(self, ExpectedMoveTokenRow::Unnamed)
    }
}

impl Serialize for ExpectedMoveTokenRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ExpectedMoveTokenRow::Unnamed | ExpectedMoveTokenRow::NotLaid => serializer.serialize_none(),
            ExpectedMoveTokenRow::Row(tokens) => serializer.collect_seq(tokens),
        }
    }
}

struct ExpectedMoveTokenRowVisitor;

impl<'de> Visitor<'de> for ExpectedMoveTokenRowVisitor {
    type Value = ExpectedMoveTokenRow;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`None`, or a list of tokens")
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<ExpectedMoveTokenRow, E> {
        Ok(ExpectedMoveTokenRow::NotLaid)
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<ExpectedMoveTokenRow, E> {
        Ok(ExpectedMoveTokenRow::NotLaid)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<ExpectedMoveTokenRow, D::Error> {
        deserializer.deserialize_any(ExpectedMoveTokenRowVisitor)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<ExpectedMoveTokenRow, A::Error> {
        let mut tokens = Vec::new();
        while let Some(token) = access.next_element()? {
            tokens.push(token);
        }
        Ok(ExpectedMoveTokenRow::Row(tokens))
    }
}

impl<'de> Deserialize<'de> for ExpectedMoveTokenRow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_option(ExpectedMoveTokenRowVisitor)
    }
}

/// The dealt objectives, written by seat or as a list in the order of the seats.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScenarioObjectives(pub KeywordMap<Colour, QuotedKeyword<Objective>>);

impl ScenarioObjectives {
    /// Reports whether nothing is dealt.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for ScenarioObjectives {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

struct ScenarioObjectivesVisitor;

impl<'de> Visitor<'de> for ScenarioObjectivesVisitor {
    type Value = ScenarioObjectives;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("objectives by seat, or a list of them in the order of the seats")
    }

    fn visit_map<A: MapAccess<'de>>(self, access: A) -> Result<ScenarioObjectives, A::Error> {
        let map = serde::de::value::MapAccessDeserializer::new(access);
        KeywordMap::deserialize(map).map(ScenarioObjectives)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<ScenarioObjectives, A::Error> {
        let mut deal = Vec::new();
        while let Some(objective) = access.next_element()? {
            let seat = Colour::ALL[deal.len() % Colour::COUNT];
            deal.push((seat, objective));
        }
        Ok(ScenarioObjectives(KeywordMap(deal)))
    }
}

impl<'de> Deserialize<'de> for ScenarioObjectives {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ScenarioObjectivesVisitor)
    }
}
