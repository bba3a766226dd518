//! Scenario files as types: the fields that the files of all games have, and macros that define the others.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use orrery_core::{Rules, Setup};

/// A scenario of the game `G` as written in its file. [`scenario_file!`](crate::scenario_file!) defines such a type.
pub trait ScenarioFile<G: Rules>: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// Returns the title.
    fn title(&self) -> &str;

    /// Returns the numbers of the rules that the scenario demonstrates.
    fn rules(&self) -> &[String];

    /// Returns the set-up: the seating and the options.
    fn setup(&self) -> Setup<G>;

    /// Returns the preset that the scenario names, if any.
    fn preset(&self) -> Option<G::Preset>;

    /// Sets an older rules version for the scenario, taken from the surrounding save or log. See [`Rules::use_rules_of`].
    fn set_rules_version(&mut self, version: u32);

    /// Returns the orders to carry out. An order with a leading `!` must be refused.
    fn play(&self) -> &[String];

    /// Returns the orders that must be legal after the last order, and those that must be illegal.
    fn legality(&self) -> (&[String], &[String]);

    /// Replaces the title and the orders.
    #[must_use]
    fn with_title_and_orders(self, title: &str, play: Vec<String>) -> Self;
}

/// Reports whether a field of a file has its default value. Such fields are not written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Defines the type of a game's scenario file.
///
/// `scenario_file! { /// Doc. Scenario of MyGame { game: FileGameKey<MyGame>, setup: SerializedSetup<MyGame>, expect:
/// ExpectedPosition } with { turn: Option<u8>, … } }`. The fields after `with` describe the starting position. They may be
/// omitted, and are not written if they have their default value. Fields after `written` are always written.
#[macro_export]
macro_rules! scenario_file {
    ($(#[$meta:meta])* $name:ident of $rules:ty {
        $(#[$game_meta:meta])* game: $game:ty, setup: $setup:ty, expect: $expect:ty $(,)?
    } with { $($(#[$ameta:meta])* $a:ident: $atype:ty),* $(,)? }
    $(written { $($(#[$bmeta:meta])* $b:ident: $btype:ty),* $(,)? } with { $($(#[$cmeta:meta])* $c:ident: $ctype:ty),* $(,)? })?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the fields are those of the format, named as there")]
        pub struct $name {
            $(#[$game_meta])* pub game: $game,
            pub title: String,
            #[serde(default, skip_serializing_if = "Vec::is_empty")] pub rules: Vec<String>,
            #[serde(default)] pub setup: $setup,
            $($(#[$ameta])* #[serde(default, skip_serializing_if = "orrery_record::is_default")] pub $a: $atype,)*
            $(
                $($(#[$bmeta])* #[serde(default)] pub $b: $btype,)*
                $($(#[$cmeta])* #[serde(default, skip_serializing_if = "orrery_record::is_default")] pub $c: $ctype,)*
            )?
            pub play: Vec<String>,
            pub expect: $expect,
        }

        impl $name {
            /// Reads a scenario from text, without checking its position and orders.
            ///
            /// # Errors
            /// Returns the line of the first error and a message about the expected content.
            pub fn from_text(text: &str) -> Result<Self, orrery_core::ron::FileError> {
                orrery_core::ron::read(text)
            }
        }

        impl $crate::ScenarioFile<$rules> for $name {
            fn title(&self) -> &str {
                &self.title
            }

            fn rules(&self) -> &[String] {
                &self.rules
            }

            fn setup(&self) -> orrery_core::Setup<$rules> {
                self.setup.setup()
            }

            fn preset(&self) -> Option<<$rules as orrery_core::Rules>::Preset> {
                self.setup.preset
            }

            fn set_rules_version(&mut self, version: u32) {
                self.setup.rules = Some(version);
            }

            fn play(&self) -> &[String] {
                &self.play
            }

            fn legality(&self) -> (&[String], &[String]) {
                (&self.expect.legal, &self.expect.not_legal)
            }

            fn with_title_and_orders(self, title: &str, play: Vec<String>) -> Self {
                $name { title: title.to_owned(), play, ..self }
            }
        }
    };
}

/// Defines parts of a game's files: structs whose fields may all be omitted, and are not written if they have their default
/// value. Fields after `written` are always written.
///
/// `file_structs! { /// Doc. struct ScenarioSeat { fuel: u8, … } written { ore: u8, … } { cards: u8, … } … }`
#[macro_export]
macro_rules! file_structs {
    ($($(#[$meta:meta])* struct $name:ident { $($(#[$ameta:meta])* $a:ident: $atype:ty),* $(,)? }
    $(written { $($(#[$bmeta:meta])* $b:ident: $btype:ty),* $(,)? } $({ $($(#[$cmeta:meta])* $c:ident: $ctype:ty),* $(,)? })?)?
    )+) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[allow(missing_docs, reason = "the fields are those of the format, named as there")]
        pub struct $name {
            $($(#[$ameta])* #[serde(skip_serializing_if = "orrery_record::is_default")] pub $a: $atype,)*
            $(
                $($(#[$bmeta])* pub $b: $btype,)*
                $($($(#[$cmeta])* #[serde(skip_serializing_if = "orrery_record::is_default")] pub $c: $ctype,)*)?
            )?
        }
    )+ };
}
