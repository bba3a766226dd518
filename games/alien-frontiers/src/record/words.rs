//! The text form of ships in data files.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use crate::rules::Ships;
use crate::rules::notation::parse_ships;

/// Ships that are read and written in the notation, such as `3 4 *6`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipsNotation(pub Ships);

impl Serialize for ShipsNotation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for ShipsNotation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = parse_ships(&text).map(ShipsNotation);
        read.map_err(|e| D::Error::custom(format_args!("ships `{}`: {e}", text.escape_debug())))
    }
}
