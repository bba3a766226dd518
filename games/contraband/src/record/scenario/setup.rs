//! Players, options and the first player of a scenario.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, IntoDeserializer as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::rules::{Contraband, Options, Setup};
use orrery_core::words::QuotedKeyword;
use orrery_core::{Colour, OptionList as _};
use orrery_record::RonFieldName;

/// The players, options and first player named by a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScenarioSetup {
    /// The players and the options.
    pub text: orrery_record::SerializedSetup<Contraband>,
    /// The first player, if the scenario names one.
    pub first: Option<QuotedKeyword<Colour>>,
}

impl ScenarioSetup {
    /// Returns the set-up. The first colours play, as many as there are players.
    pub fn setup(&self) -> Setup {
        self.text.setup()
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
        if let Some(first) = self.first {
            text.serialize_field("first", &first)?;
        }
        for &(option, value) in &self.text.options {
            let info = &Options::LIST[option];
            text.serialize_field(info.name, info.values[value])?;
        }
        text.end()
    }
}

/// A map access that takes out the first player and passes all other entries on.
struct FirstPlayerExtractor<'a, A> {
    entries: A,
    first: &'a mut Option<QuotedKeyword<Colour>>,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for FirstPlayerExtractor<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        while let Some(RonFieldName(name)) = self.entries.next_key()? {
            if name != "first" {
                let name: StringDeserializer<A::Error> = name.into_deserializer();
                return seed.deserialize(name).map(Some);
            }
            *self.first = Some(self.entries.next_value()?);
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.entries.next_value_seed(seed)
    }
}

struct ScenarioSetupVisitor;

impl<'de> Visitor<'de> for ScenarioSetupVisitor {
    type Value = ScenarioSetup;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`players`, `preset`, `first` and options by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<ScenarioSetup, A::Error> {
        let mut first = None;
        let besides = FirstPlayerExtractor { entries, first: &mut first };
        let text = Deserialize::deserialize(MapAccessDeserializer::new(besides))?;
        Ok(ScenarioSetup { text, first })
    }
}

impl<'de> Deserialize<'de> for ScenarioSetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // RON reads any entries here; the visitor knows the names.
        deserializer.deserialize_struct("SetupText", &[], ScenarioSetupVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::ron;

    /// A set-up in the form written by an earlier release.
    const WRITTEN: &str = "(
  players: 2,
  preset: \"secret\",
  first: \"green\",
  first_player: \"chosen\",
  pirates: \"quadrant\",
  evasion: \"one hit\",
  outlaw: \"won attack\",
)";

    #[test]
    fn scenario_setup_round_trips() {
        let text: ScenarioSetup = ron::read(WRITTEN).expect("a set-up");
        assert_eq!(text.first, Some(QuotedKeyword(Colour::Green)));
        assert_eq!(text.setup().seating.len(), 2);
        assert_eq!(ron::write(&text).expect("written").trim(), WRITTEN);
        let empty: ScenarioSetup = ron::read("()").expect("a set-up");
        assert_eq!(empty, ScenarioSetup::default());
    }

    #[test]
    fn unknown_setup_fields_and_values_are_rejected() {
        for (wrong, told) in [
            ("(players: \"two\")", "Expected integer"),
            ("(first: \"pink\")", "expected a colour"),
            ("(last: \"red\")", "expected an option"),
            ("(rounds: \"ten\")", "expected rounds (standard, short, none)"),
        ] {
            let error = ron::read::<ScenarioSetup>(wrong).expect_err(wrong);
            assert!(error.to_string().contains(told), "{wrong}: {error}");
        }
    }
}
