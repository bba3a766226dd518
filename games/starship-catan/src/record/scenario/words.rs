//! Words of scenario files that are not part of the notation: sectors as keys, boosters and cannons by their levels, medals, and
//! card faces.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use crate::rules::{Adventure, Card, EquipmentCounts, PLACES, PirateClass, VisibleFace};
use orrery_core::keyword_enum;

keyword_enum! {
    /// A sector number as a map key.
    SectorKey: "a sector" {
        /// Sector 1.
        One = "1",
        /// Sector 2.
        Two = "2",
        /// Sector 3.
        Three = "3",
        /// Sector 4.
        Four = "4",
    }
}

/// Boosters or cannons, written as their levels, such as `2 1 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScenarioPieces(pub EquipmentCounts);

impl fmt::Display for ScenarioPieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = std::iter::repeat_n("2", self.0.twos.into()).chain(std::iter::repeat_n("1", self.0.ones.into()));
        f.write_str(&levels.collect::<Vec<_>>().join(" "))
    }
}

impl Serialize for ScenarioPieces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ScenarioPieces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut pieces = EquipmentCounts::default();
        for level in text.split_whitespace() {
            match level {
                "1" => pieces.ones += 1,
                "2" => pieces.twos += 1,
                _ => {
                    let told = format!("expected the levels of pieces (`2 1 1`), found `{}`", text.escape_debug());
                    return Err(D::Error::custom(told));
                }
            }
            if pieces.count() > PLACES {
                return Err(D::Error::custom(format_args!("there are only {PLACES} places, found `{text}`")));
            }
        }
        Ok(ScenarioPieces(pieces))
    }
}

/// A medal next to a ship: beaten pirates, or a kept adventure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScenarioMedal {
    /// Beaten pirates.
    Pirates(Card),
    /// A kept adventure.
    Adventure(Adventure),
}

impl ScenarioMedal {
    /// Returns the word of the medal in scenario files.
    pub const fn word(self) -> &'static str {
        match self {
            ScenarioMedal::Pirates(card) => card.word(),
            ScenarioMedal::Adventure(adventure) => adventure.word(),
        }
    }
}

impl Serialize for ScenarioMedal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for ScenarioMedal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let pirates = Card::from_word(&word).filter(|card| card.pirates().is_some()).map(ScenarioMedal::Pirates);
        let kept = || Adventure::from_word(&word).filter(|adventure| adventure.spec().is_kept());
        pirates.or_else(|| kept().map(ScenarioMedal::Adventure)).ok_or_else(|| {
            D::Error::custom(format_args!("expected pirates or an adventure that is kept, found `{word}`"))
        })
    }
}

/// The visible side of a card, written as its name, its class of pirates, or `?`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScenarioCardFace(pub VisibleFace);

impl ScenarioCardFace {
    /// Returns the word of the face in scenario files.
    pub const fn word(self) -> &'static str {
        match self.0 {
            VisibleFace::Card(card) => card.word(),
            VisibleFace::Class(class) => class.word(),
            VisibleFace::Back => "?",
        }
    }
}

impl Serialize for ScenarioCardFace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for ScenarioCardFace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let back = (word == "?").then_some(VisibleFace::Back);
        let class = || PirateClass::from_word(&word).map(VisibleFace::Class);
        let card = || Card::from_word(&word).map(VisibleFace::Card);
        let face = back.or_else(class).or_else(card);
        face.map(ScenarioCardFace).ok_or_else(|| {
            D::Error::custom(format_args!("expected a card, `Pirates`, `Corsairs` or `?`, found `{word}`"))
        })
    }
}
