//! The players, the options and the product cards of a scenario.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::rules::{FarSpaceFoundry, Options, Product};
use orrery_core::words::{QuotedKeyword, values};
use orrery_core::{OptionList as _, Setup};

/// Number of players if the file does not give it.
const USUAL_PLAYERS: u8 = 2;

/// The players, options and product cards of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetupText {
    /// The players and options.
    pub text: orrery_record::SetupText<FarSpaceFoundry>,
    /// The cards in play, in the order in which they are dealt.
    pub product_cards: Option<Vec<QuotedKeyword<Product>>>,
}

impl SetupText {
    /// Returns the number of players, which is 2 if the file does not give it.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.text.players.unwrap_or(USUAL_PLAYERS)
    }

    /// Returns the seats and options of the scenario. The players have the first colours.
    #[must_use]
    pub fn setup(&self) -> Setup<FarSpaceFoundry> {
        Setup::plain(self.players(), self.text.options())
    }

    /// Returns the product cards that the file names, or `None` if it names none.
    pub fn cards(&self) -> Option<impl Iterator<Item = Product>> {
        self.product_cards.as_deref().map(values)
    }
}

impl Serialize for SetupText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = serializer.serialize_struct("SetupText", self.text.options.len() + 3)?;
        if let Some(players) = self.text.players {
            text.serialize_field("players", &players)?;
        }
        if let Some(preset) = self.text.preset {
            text.serialize_field("preset", &QuotedKeyword(preset))?;
        }
        for &(option, value) in &self.text.options {
            text.serialize_field(Options::LIST[option].name, &self.text.written((option, value)))?;
        }
        if let Some(cards) = &self.product_cards {
            text.serialize_field("product_cards", cards)?;
        }
        text.end()
    }
}

struct SetupVisitor;

impl<'de> Visitor<'de> for SetupVisitor {
    type Value = SetupText;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`players`, `preset`, `product_cards` and options by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<SetupText, A::Error> {
        let mut setup = SetupText::default();
        while let Some(name) = access.next_key::<EntryName>()? {
            match name.0.as_str() {
                "players" => setup.text.players = Some(access.next_value()?),
                "preset" => setup.text.preset = Some(access.next_value::<QuotedKeyword<_>>()?.0),
                "product_cards" => setup.product_cards = Some(access.next_value()?),
                name => {
                    let value: String = access.next_value()?;
                    setup.text.read(name, &value).map_err(A::Error::custom)?;
                }
            }
        }
        setup.text.options.sort_unstable();
        Ok(setup)
    }
}

/// The name of an entry, given as an identifier in RON.
struct EntryName(String);

impl<'de> Deserialize<'de> for EntryName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntryNameVisitor;
        impl Visitor<'_> for EntryNameVisitor {
            type Value = EntryName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<EntryName, E> {
                Ok(EntryName(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(EntryNameVisitor)
    }
}

impl<'de> Deserialize<'de> for SetupText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("SetupText", &[], SetupVisitor)
    }
}
