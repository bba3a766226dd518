//! The words of the notation inside data files: read with a clear error, written canonically.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use crate::core::words::vocables;
use crate::rules::notation::parse_ships;
use crate::rules::{Card, Facility, Field, Ships, Territory};

/// Hands the names of all options to the macro `$then`. Their order is that of share codes and must not change.
macro_rules! each_option {
    ($then:ident) => {
        $then! {
            length,
            first_player,
            supply,
            docking_duty,
            mine,
            market_after_teleport,
            sixth_ship,
            asimov,
            hub_surplus,
            cannon_minimum,
            vp_target
        }
    };
}
pub(crate) use each_option;

vocables! { Facility = "a facility", Territory = "a territory", Card = "a card", Field = "a field" }

/// Ships in the notation's form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipsText(pub Ships);

impl Serialize for ShipsText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for ShipsText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = parse_ships(&text).map(ShipsText);
        read.map_err(|e| D::Error::custom(format_args!("ships `{}`: {e}", text.escape_debug())))
    }
}

pub use crate::core::words::{Vocable, Word, WordMap, read_word, values, words};
