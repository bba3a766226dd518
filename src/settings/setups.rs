//! What the set-up screen showed last, for each game.

use std::collections::BTreeMap;
use std::fmt;

use ron::value::RawValue;
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::core::Colour;
use crate::core::{FIRST_GAME, Level, Opponent};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::rules::{Options, Preset};

/// The word for a person at this screen; every other is an opponent's.
pub const HUMAN: &str = "human";

/// Who sits at a seat that nobody chose a player for, and in place of one this version does not know.
pub const USUAL_OPPONENT: Opponent = Opponent::engine(Level::Pilot);

/// A seat of the set-up screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// Its colour.
    pub colour: Colour,
    /// Its player's name; empty: called by the colour.
    pub name: String,
    /// Who plays it: [`HUMAN`] or the word of an opponent. A word that only a newer version knows is kept.
    pub player: String,
}

impl SeatChoice {
    /// The opponent of this seat, the usual one in place of one this version does not know; none for a person.
    #[must_use]
    pub fn opponent(&self) -> Option<Opponent> {
        (self.player != HUMAN).then(|| Opponent::from_word::<AlienFrontiers>(&self.player).unwrap_or(USUAL_OPPONENT))
    }

    /// Whether this version does not know who is to play here.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.player != HUMAN && Opponent::from_word::<AlienFrontiers>(&self.player).is_none()
    }
}

/// What the set-up screen showed last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The seats that play, in turn order.
    pub seats: Vec<SeatChoice>,
    /// The named set of options they began from.
    pub preset: Preset,
    /// The options.
    pub options: Options,
}

impl Default for LastSetup {
    fn default() -> Self {
        let seats = Colour::ALL
            .iter()
            .enumerate()
            .map(|(index, &colour)| SeatChoice {
                colour,
                name: String::new(),
                player: if index == 0 { HUMAN.to_owned() } else { USUAL_OPPONENT.word() },
            })
            .take(3)
            .collect();
        LastSetup { seats, preset: Preset::default(), options: Options::default() }
    }
}

/// The last set-up of each game: a map by the games' keys. That of a game this version does not know is kept as it was written.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Setups {
    /// That of Alien Frontiers.
    pub first: LastSetup,
    others: BTreeMap<String, Box<RawValue>>,
}

impl Serialize for Setups {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.others.len() + 1))?;
        map.serialize_entry(FIRST_GAME.word(), &self.first)?;
        for (key, setup) in &self.others {
            map.serialize_entry(key, setup)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Setups {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Setups;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("set-ups by the keys of their games")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Setups, A::Error> {
                let mut setups = Setups::default();
                while let Some(key) = map.next_key::<String>()? {
                    if key == FIRST_GAME.word() {
                        setups.first = map.next_value()?;
                    } else {
                        setups.others.insert(key, map.next_value()?);
                    }
                }
                Ok(setups)
            }
        }

        deserializer.deserialize_map(Entries)
    }
}
