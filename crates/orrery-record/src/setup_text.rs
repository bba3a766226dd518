//! Players and options in files: by their words, in the order of the game's list.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use orrery_core::words::Word;
use orrery_core::{OptionList, PresetList, Rules, Setup};

/// What a scenario or a save says of players and options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupText<G: Rules> {
    /// How many play; as many as the game takes at most if left out.
    pub players: Option<u8>,
    /// Where the options start from.
    pub preset: Option<G::Preset>,
    /// The options that are named, by their numbers, each with the number of its value.
    pub options: Vec<(usize, usize)>,
    /// The version of the rules that is played by; the present one if not said. The file around it says so, not this text.
    pub rules: Option<u32>,
    /// The set of things that are picked by one of them; empty where nobody has picked.
    pub picked: u16,
}

impl<G: Rules> Default for SetupText<G> {
    fn default() -> Self {
        SetupText { players: None, preset: None, options: Vec::new(), rules: None, picked: 0 }
    }
}

impl<G: Rules> SetupText<G> {
    /// These options, every one named.
    #[must_use]
    pub fn of(preset: Option<G::Preset>, options: &G::Options) -> Self {
        let all = (0..G::Options::LIST.len()).map(|option| (option, options.get(option)));
        SetupText { players: None, preset, options: all.collect(), rules: None, picked: options.picked() }
    }

    /// A named option as files have it.
    #[must_use]
    pub fn written(&self, (option, value): (usize, usize)) -> String {
        let mut options = G::Options::default();
        options.set(option, value);
        options.set_picked(self.picked);
        options.written(option)
    }

    /// Takes what a file says of an option.
    ///
    /// # Errors
    /// What was expected.
    pub fn read(&mut self, name: &str, word: &str) -> Result<(), String> {
        let mut options = G::Options::default();
        options.set_word(name, word)?;
        if let Some(option) = G::Options::LIST.iter().position(|info| info.name.eq_ignore_ascii_case(name)) {
            self.options.push((option, options.get(option)));
            self.picked |= options.picked();
        }
        Ok(())
    }

    /// The options: those of the preset, then the single ones, as the version of the rules has them.
    #[must_use]
    pub fn options(&self) -> G::Options {
        let mut options = self.preset.unwrap_or_default().options();
        for &(option, value) in &self.options {
            options.set(option, value);
        }
        options.set_picked(self.picked);
        if let Some(version) = self.rules {
            keep_rules::<G>(version, &mut options);
        }
        options
    }

    /// Seats and options: the first colours play.
    #[must_use]
    pub fn setup(&self) -> Setup<G> {
        Setup::plain(self.players.unwrap_or(*G::PLAYERS.end()), self.options())
    }

    /// Whether as many play as can.
    #[must_use]
    pub fn players_fit(&self) -> bool {
        self.players.is_none_or(|players| G::PLAYERS.contains(&players))
    }
}

impl<G: Rules> Serialize for SetupText<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = usize::from(self.players.is_some()) + usize::from(self.preset.is_some()) + self.options.len();
        let mut text = serializer.serialize_struct("SetupText", fields)?;
        if let Some(players) = self.players {
            text.serialize_field("players", &players)?;
        }
        if let Some(preset) = self.preset {
            text.serialize_field("preset", &Word(preset))?;
        }
        for &(option, value) in &self.options {
            text.serialize_field(G::Options::LIST[option].name, &self.written((option, value)))?;
        }
        text.end()
    }
}

/// Makes the options those of a match that was begun under version `version` of the rules, where that is an older one.
pub(super) fn keep_rules<G: Rules>(version: u32, options: &mut G::Options) {
    if version < G::RULES_VERSION {
        options.forget_later(version);
        G::keep_rules(version, options);
    }
}

struct Reader<G>(PhantomData<G>);

impl<'de, G: Rules> Visitor<'de> for Reader<G> {
    type Value = SetupText<G>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`players`, `preset` and options by their words")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut text = SetupText::default();
        while let Some(name) = access.next_key::<FieldName>()? {
            match name.0.as_str() {
                "players" => text.players = Some(access.next_value()?),
                "preset" => text.preset = Some(access.next_value::<Word<G::Preset>>()?.0),
                name => {
                    let value: String = access.next_value()?;
                    text.read(name, &value).map_err(A::Error::custom)?;
                }
            }
        }
        text.options.sort_unstable();
        Ok(text)
    }
}

/// The name of an entry, as RON gives it: an identifier.
pub struct FieldName(pub String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameReader;
        impl Visitor<'_> for NameReader {
            type Value = FieldName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<FieldName, E> {
                Ok(FieldName(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(NameReader)
    }
}

impl<'de, G: Rules> Deserialize<'de> for SetupText<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The names differ from game to game: RON reads whatever stands there, and the reader knows the game's.
        deserializer.deserialize_struct("SetupText", &[], Reader(PhantomData))
    }
}
