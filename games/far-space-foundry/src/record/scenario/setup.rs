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
pub struct ScenarioSetup {
    /// The players and options.
    pub text: orrery_record::SerializedSetup<FarSpaceFoundry>,
    /// The cards in play, in the order in which they are dealt.
    pub product_cards: Option<Vec<QuotedKeyword<Product>>>,
}

impl ScenarioSetup {
    /// Returns the number of players, which is 2 if the file does not give it.
    pub fn players(&self) -> u8 {
        self.text.players.unwrap_or(USUAL_PLAYERS)
    }

    /// Returns the seats and options of the scenario. The players have the first colours.
    pub fn setup(&self) -> Setup<FarSpaceFoundry> {
        Setup::plain(self.players(), self.text.options())
    }

    /// Returns the product cards that the file names, or `None` if it names none.
    pub fn cards(&self) -> Option<impl Iterator<Item = Product>> {
        self.product_cards.as_deref().map(values)
    }
}

impl Serialize for ScenarioSetup {
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

struct ScenarioSetupVisitor;

impl<'de> Visitor<'de> for ScenarioSetupVisitor {
    type Value = ScenarioSetup;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`players`, `preset`, `product_cards` and options by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<ScenarioSetup, A::Error> {
        let mut setup = ScenarioSetup::default();
        while let Some(name) = access.next_key::<RonFieldName>()? {
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
struct RonFieldName(String);

impl<'de> Deserialize<'de> for RonFieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RonFieldNameVisitor;
        impl Visitor<'_> for RonFieldNameVisitor {
            type Value = RonFieldName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<RonFieldName, E> {
                Ok(RonFieldName(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(RonFieldNameVisitor)
    }
}

impl<'de> Deserialize<'de> for ScenarioSetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("SetupText", &[], ScenarioSetupVisitor)
    }
}
