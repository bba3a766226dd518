//! The number of players and the options in files. Options are written by name, in the order of the game's list.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use orrery_core::words::QuotedKeyword;
use orrery_core::{RuleOptions, RulePreset, Rules, Setup};

/// An entry that a game adds to the set-up of its scenarios.
pub trait OwnSetupEntry: Clone + Eq + Debug + Send + Sync {
    /// The name of the entry, or an empty string for none.
    const NAME: &'static str;
    /// True if the entry is written before the options, false if after them.
    const BEFORE_OPTIONS: bool = false;
    /// The value of the entry.
    type Value: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the number of players if the file does not give it. The default is the game's maximum.
    fn usual_players<G: Rules>() -> u8 {
        *G::PLAYERS.end()
    }
}

/// An empty type for games whose set-up has no entry of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoOwnEntry {}

impl OwnSetupEntry for NoOwnEntry {
    const NAME: &'static str = "";
    type Value = ();
}

/// The number of players and the options of a scenario or a save, as written in the file. `E` is an entry that only one game has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SerializedSetup<G: Rules, E: OwnSetupEntry = NoOwnEntry> {
    /// The number of players. If omitted, [`OwnSetupEntry::usual_players`] applies.
    pub players: Option<u8>,
    /// The preset that the options start from.
    pub preset: Option<G::Preset>,
    /// The options that the file names, each as the index of the option and the index of its value.
    pub options: Vec<(usize, usize)>,
    /// The rules version, or `None` for the current one. It comes from the surrounding file, not from this text.
    pub rules: Option<u32>,
    /// The set of items picked for an option; empty if the players left the choice to chance.
    pub picked: u16,
    /// The game's own entry, if the file has it.
    pub own: Option<E::Value>,
}

impl<G: Rules, E: OwnSetupEntry> Default for SerializedSetup<G, E> {
    fn default() -> Self {
        SerializedSetup { players: None, preset: None, options: Vec::new(), rules: None, picked: 0, own: None }
    }
}

impl<G: Rules, E: OwnSetupEntry> SerializedSetup<G, E> {
    /// Creates the serialised form of a set-up. It names every option.
    pub fn of(preset: Option<G::Preset>, options: &G::Options) -> Self {
        let all = (0..G::Options::LIST.len()).map(|option| (option, options.get(option)));
        SerializedSetup { preset, options: all.collect(), picked: options.picked(), ..Self::default() }
    }

    /// Returns the value of a named option in the form used in files.
    pub fn written(&self, (option, value): (usize, usize)) -> String {
        let mut options = G::Options::default();
        options.set(option, value);
        options.set_picked(self.picked);
        options.written(option)
    }

    /// Adds an option named in a file.
    ///
    /// # Errors
    /// Returns a message with the possible names or values if the option or the value is unknown.
    pub fn read(&mut self, name: &str, word: &str) -> Result<(), String> {
        let mut options = G::Options::default();
        options.set_word(name, word)?;
        if let Some(option) = G::Options::LIST.iter().position(|info| info.name.eq_ignore_ascii_case(name)) {
            self.options.push((option, options.get(option)));
            self.picked |= options.picked();
        }
        Ok(())
    }

    /// Returns the options of the preset, changed by the named options and adjusted to the rules version.
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

    /// Returns the set-up, with the first colours as players.
    pub fn setup(&self) -> Setup<G> {
        Setup::plain(self.players.unwrap_or_else(E::usual_players::<G>), self.options())
    }

    /// Returns true if the game supports the number of players, or if the number is omitted.
    pub fn players_fit(&self) -> bool {
        self.players.is_none_or(|players| G::PLAYERS.contains(&players))
    }
}

impl<G: Rules, E: OwnSetupEntry> Serialize for SerializedSetup<G, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The number only decides whether an empty set-up is written on one line. It is if the game has no entry of its own.
        let exact = usize::from(self.players.is_some()) + usize::from(self.preset.is_some());
        let named = if E::NAME.is_empty() { exact } else { 3 };
        let mut text = serializer.serialize_struct("SetupText", named + self.options.len())?;
        if let Some(players) = self.players {
            text.serialize_field("players", &players)?;
        }
        if let Some(preset) = self.preset {
            text.serialize_field("preset", &QuotedKeyword(preset))?;
        }
        if let Some(own) = self.own.as_ref().filter(|_| E::BEFORE_OPTIONS) {
            text.serialize_field(E::NAME, own)?;
        }
        for &(option, value) in &self.options {
            text.serialize_field(G::Options::LIST[option].name, &self.written((option, value)))?;
        }
        if let Some(own) = self.own.as_ref().filter(|_| !E::BEFORE_OPTIONS) {
            text.serialize_field(E::NAME, own)?;
        }
        text.end()
    }
}

/// Adjusts the options to a match begun under an older rules version. Does nothing if `version` is the current one.
pub(super) fn keep_rules<G: Rules>(version: u32, options: &mut G::Options) {
    if version < G::RULES_VERSION {
        options.forget_later(version);
        G::use_rules_of(version, options);
    }
}

struct SerializedSetupVisitor<G, E>(PhantomData<(G, E)>);

impl<'de, G: Rules, E: OwnSetupEntry> Visitor<'de> for SerializedSetupVisitor<G, E> {
    type Value = SerializedSetup<G, E>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match E::NAME {
            "" => f.write_str("`players`, `preset` and options by name"),
            own => write!(f, "`players`, `preset`, `{own}` and options by name"),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut text = SerializedSetup::default();
        while let Some(name) = access.next_key::<RonFieldName>()? {
            match name.0.as_str() {
                "players" => text.players = Some(access.next_value()?),
                "preset" => text.preset = Some(access.next_value::<QuotedKeyword<G::Preset>>()?.0),
                name if name == E::NAME => text.own = Some(access.next_value()?),
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

/// The name of an entry, which is an identifier in RON.
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

impl<'de, G: Rules, E: OwnSetupEntry> Deserialize<'de> for SerializedSetup<G, E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The names differ between games: RON accepts any name, and the reader knows those of its own game.
        deserializer.deserialize_struct("SetupText", &[], SerializedSetupVisitor(PhantomData))
    }
}
