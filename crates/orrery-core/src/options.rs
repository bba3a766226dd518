//! Rule options. One list per game serves its set-up, share codes, scenarios, codex and hashes.

use std::fmt::Debug;
use std::hash::Hash;

use super::fingerprint::FnvHasher;
use super::words::Keyword;

/// The description of one rule option: its name, its values and its rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionInfo {
    /// The name in files, such as `vp_target`.
    pub name: &'static str,
    /// The names of the option's values, the default first. There are at most four, because share codes use two bits for a value.
    pub values: &'static [&'static str],
    /// The number of the option's rule.
    pub rule: &'static str,
    /// The rules version that introduced the option, 1 or higher. In a match begun under an older version, the option has its
    /// first value.
    pub since: u32,
}

/// A list of items from which the players pick some before a match begins. A set of picks has one bit per item, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetupPickInfo {
    /// The index of the option that requires the picks.
    pub option: usize,
    /// The index of the option value that requires the picks.
    pub value: usize,
    /// The names of the items, at most 16. Share codes depend on the order of this list, so it never changes.
    pub things: &'static [&'static str],
}

impl SetupPickInfo {
    /// Returns the names of the items in a set, such as `Battery, Drone`.
    pub fn write(&self, picked: u16) -> String {
        let words = self.things.iter().enumerate().filter(|(thing, _)| picked >> thing & 1 == 1).map(|(_, word)| *word);
        words.collect::<Vec<_>>().join(", ")
    }

    /// Parses a list written by [`Self::write`], ignoring case. Returns `None` if the list is empty, or names an unknown item or
    /// the same item twice.
    pub fn read(&self, list: &str) -> Option<u16> {
        let mut picked = 0;
        for word in list.split(',').map(str::trim) {
            let bit = 1 << self.things.iter().position(|thing| thing.eq_ignore_ascii_case(word))?;
            if picked & bit != 0 {
                return None;
            }
            picked |= bit;
        }
        Some(picked)
    }
}

/// The options of a game with their current values.
pub trait RuleOptions: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The descriptions of the options. Share codes and hashes depend on the order of this list, so it never changes; new options
    /// are appended.
    const LIST: &'static [OptionInfo];
    /// The list from which the players pick if an option has a certain value. By default there is none.
    const PICKS: Option<SetupPickInfo> = None;

    /// Returns the index of the option with this name in [`LIST`](Self::LIST), or `None` if there is none.
    fn named(name: &str) -> Option<usize> {
        Self::LIST.iter().position(|option| option.name == name)
    }

    /// Returns the zero-based index of an option's current value.
    fn get(&self, option: usize) -> usize;

    /// Sets an option to the value with this index. Does nothing if there is no such option or value.
    fn set(&mut self, option: usize, value: usize);

    /// Returns the set of picked items. It is empty if the players left the choice to chance.
    fn picked(&self) -> u16 {
        0
    }

    /// Replaces the set of picked items.
    fn set_picked(&mut self, picked: u16) {
        let _ = picked;
    }

    /// Returns the number of items to pick in a match of `players` players, or 0 if no option requires picks.
    fn to_pick(&self, players: u8) -> u8 {
        let _ = players;
        0
    }

    /// Returns the default picks for a match of `players` players.
    fn proposed_picks(players: u8) -> u16 {
        let _ = players;
        0
    }

    /// Returns the name of an option's current value.
    fn word(&self, option: usize) -> &'static str {
        Self::LIST[option].values[self.get(option)]
    }

    /// Returns an option's value in the form used in files: its name, or the list of picked items.
    fn written(&self, option: usize) -> String {
        let by =
            |picks: &SetupPickInfo| (picks.option, picks.value) == (option, self.get(option)) && self.picked() != 0;
        Self::PICKS.filter(by).map_or_else(|| self.word(option).to_owned(), |picks| picks.write(self.picked()))
    }

    /// Sets the option `name` to the value `word`, ignoring case. If `word` is a list of items, sets the value that requires
    /// picks and picks these items.
    ///
    /// # Errors
    /// Returns a message with the possible names or values if the option or the value is unknown.
    fn set_word(&mut self, name: &str, word: &str) -> Result<(), String> {
        let names = || Self::LIST.iter().map(|option| option.name).collect::<Vec<_>>().join(", ");
        let Some(option) = Self::LIST.iter().position(|option| option.name.eq_ignore_ascii_case(name)) else {
            return Err(format!("expected an option ({}), found `{}`", names(), name.escape_debug()));
        };
        let values = Self::LIST[option].values;
        let picks = Self::PICKS.filter(|picks| picks.option == option);
        let named = values.iter().position(|value| value.eq_ignore_ascii_case(word.trim()));
        let listed = || picks.and_then(|picks| Some((picks.value, picks.read(word)?)));
        let Some((value, picked)) = named.map(|value| (value, 0)).or_else(listed) else {
            let lists = picks.map(|picks| format!("; or a list of some of {}", picks.things.join(", ")));
            let (values, lists) = (values.join(", "), lists.unwrap_or_default());
            return Err(format!("expected {name} ({values}{lists}), found `{}`", word.escape_debug()));
        };
        self.set(option, value);
        if picks.is_some() {
            self.set_picked(picked);
        }
        Ok(())
    }

    /// Sets each of the options in `single`, given as `NAME=VALUE`.
    ///
    /// # Errors
    /// Returns the error of [`Self::set_word`] for the first invalid entry.
    fn set_each(&mut self, single: &[String]) -> Result<(), String> {
        single.iter().try_for_each(|text| {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            self.set_word(name.trim(), value)
        })
    }

    /// Returns the indices of the options whose values differ from those in `other`.
    fn differences(&self, other: &Self) -> Vec<usize> {
        (0..Self::LIST.len()).filter(|&option| self.get(option) != other.get(option)).collect()
    }

    /// Hashes the values of the options. Options introduced in later rules versions count only if they differ from their first
    /// value, so that hashes in older files stay valid.
    fn hash_into(&self, hash: &mut FnvHasher) {
        let from_the_first = |option: &usize| Self::LIST[*option].since <= 1;
        hash.bytes((0..Self::LIST.len()).filter(from_the_first).map(|option| self.get(option) as u8));
        let chosen = |option: &usize| !from_the_first(option) && self.get(*option) != 0;
        for option in (0..Self::LIST.len()).filter(chosen) {
            hash.bytes([option as u8, self.get(option) as u8]);
        }
    }

    /// Resets options introduced after rules version `version` to their first value, because matches of that version did not have
    /// them.
    fn forget_later(&mut self, version: u32) {
        for option in (0..Self::LIST.len()).filter(|&option| Self::LIST[option].since > version) {
            self.set(option, 0);
        }
    }
}

/// A preset: a named set of options. The presets of a game are listed with the default first.
pub trait RulePreset: Keyword + Eq + Debug + Default + Send + Sync {
    /// The options that the presets set.
    type Options: RuleOptions;

    /// Returns the options of this preset.
    fn options(self) -> Self::Options;
}

/// The option list of a game without options.
impl RuleOptions for () {
    const LIST: &'static [OptionInfo] = &[];

    fn get(&self, _: usize) -> usize {
        0
    }

    fn set(&mut self, _: usize, _: usize) {}
}

/// The preset of a game without options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SinglePreset;

impl Keyword for SinglePreset {
    const WHAT: &'static str = "a preset";

    fn all() -> &'static [Self] {
        &[SinglePreset]
    }

    fn word(self) -> &'static str {
        "plain"
    }
}

impl RulePreset for SinglePreset {
    type Options = ();

    fn options(self) {}
}

/// Defines the options of a game: an enum for each, the struct that holds them, and their list.
///
/// `options! { /// Doc. Options { /// Doc. length: Length = "SET-6", "a length" { /// Doc. Normal = "normal", … }, … } }`. Each
/// option has its rule number, a description of its values for messages, and its values, the default first. An option of a later
/// rules version adds the version after its rule number: `"SET-6" since 2`. Fields that are not in the option list follow in `and
/// { field: Type, … }`; further items of the [`crate::RuleOptions`] implementation follow in `list { … }`.
#[macro_export]
macro_rules! options {
    ($(#[$smeta:meta])* $struct:ident {
        $($(#[$meta:meta])* $field:ident: $name:ident = $rule:literal $(since $since:literal)?, $what:literal {
            $(#[$dmeta:meta])* $default:ident = $dword:literal $(, $(#[$vmeta:meta])* $variant:ident = $word:literal)* $(,)?
        }),+ $(,)?
    } $(and { $($(#[$ometa:meta])* $own:ident: $oty:ty),+ $(,)? })? $(list { $($item:tt)* })?) => {
        $(
            $(#[$meta])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
            #[serde(into = "&'static str", try_from = "String")]
            #[repr(u8)]
            pub enum $name {
                $(#[$dmeta])* #[default] $default,
                $($(#[$vmeta])* $variant),*
            }
            $crate::options::serde_by_word!($name, $what);
            impl $name {
                /// Every value, the default first.
                pub const ALL: &'static [$name] = &[$name::$default, $($name::$variant),*];
                /// Returns the name in scenario files and set-ups.
                pub const fn word(self) -> &'static str {
                    match self { $name::$default => $dword, $($name::$variant => $word),* }
                }
                /// Finds a value by name, ignoring case.
                pub fn from_word(word: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|v| v.word().eq_ignore_ascii_case(word))
                }
            }
        )+

        $(#[$smeta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $struct {
            $($(#[$meta])* pub $field: $name,)+
            $($($(#[$ometa])* #[serde(skip)] pub $own: $oty,)+)?
        }

        impl $crate::RuleOptions for $struct {
            const LIST: &'static [$crate::OptionInfo] = &[
                $($crate::OptionInfo {
                    name: stringify!($field),
                    values: &[$dword $(, $word)*],
                    rule: $rule,
                    since: [1 $(, $since)?][[1 $(, $since)?].len() - 1],
                }),+
            ];
            $($($item)*)?

            fn get(&self, option: usize) -> usize {
                [$(self.$field as usize),+][option]
            }

            fn set(&mut self, option: usize, value: usize) {
                let mut at = 0;
                $(
                    if at == option && let Some(&value) = $name::ALL.get(value) {
                        self.$field = value;
                    }
                    at += 1;
                )+
                let _ = at;
            }
        }
    };
}
pub use options;

/// Defines the presets of a game, the default first: an enum with the options of each.
///
/// `presets! { /// Doc. Preset of Options { /// Doc. Seed = "seed", /// Doc. Short = "short" { rounds: RoundLimit::Short }, ///
/// Doc. Quick = "quick" from Short { goal: GoalTiming::AtOnce }, … } }`. The default preset has the default of every option. The
/// others list what differs from it, or from the preset after `from`.
#[macro_export]
macro_rules! presets {
    ($(#[$meta:meta])* $name:ident of $options:ident {
        $(#[$dmeta:meta])* $default:ident = $dword:literal
        $(, $(#[$vmeta:meta])* $variant:ident = $word:literal $(from $base:ident)? { $($field:ident: $value:expr),+ $(,)? })* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum $name {
            $(#[$dmeta])* #[default] $default,
            $($(#[$vmeta])* $variant),*
        }

        impl $name {
            /// Every preset, the default first.
            pub const ALL: &'static [$name] = &[$name::$default, $($name::$variant),*];
            /// Returns the name in scenario files and on the command line.
            pub const fn word(self) -> &'static str {
                match self { $name::$default => $dword, $($name::$variant => $word),* }
            }
            /// Returns the options of this preset.
            pub fn options(self) -> $options {
                match self {
                    $name::$default => $options::default(),
                    $($name::$variant => $options { $($field: $value,)+ ..$crate::presets!(@base $name $options $($base)?) },)*
                }
            }
        }

        $crate::impl_keyword! { $name = "a preset" }

        impl $crate::RulePreset for $name {
            type Options = $options;

            fn options(self) -> $options {
                $name::options(self)
            }
        }
    };
    (@base $name:ident $options:ident) => { $options::default() };
    (@base $name:ident $options:ident $base:ident) => { $name::$base.options() };
}
pub use presets;

/// Implements serde for an enum whose values are written as their names in quotes. Names may contain spaces, which RON
/// identifiers cannot.
#[macro_export]
macro_rules! serde_by_word {
    ($name:ident, $what:expr) => {
        impl From<$name> for &'static str {
            fn from(value: $name) -> Self {
                value.word()
            }
        }
        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(word: String) -> Result<Self, String> {
                Self::from_word(&word).ok_or_else(|| format!("`{}` is not a known value", word.escape_debug()))
            }
        }
        impl $crate::words::Keyword for $name {
            const WHAT: &'static str = $what;

            fn all() -> &'static [Self] {
                Self::ALL
            }

            fn word(self) -> &'static str {
                $name::word(self)
            }
        }
    };
}
pub use serde_by_word;

#[cfg(test)]
mod tests {
    use super::*;

    options! {
        /// Options of two rules versions.
        Both {
            pace: Pace = "TOY-1", "a pace" {
                Slow = "slow",
                Fast = "fast",
            },
            wind: Wind = "TOY-2" since 2, "a wind" {
                Calm = "calm",
                Gale = "gale",
            },
        }
    }

    fn hash_of(options: &Both) -> u64 {
        let mut hash = FnvHasher::default();
        options.hash_into(&mut hash);
        hash.finish()
    }

    #[test]
    fn options_added_later_do_not_change_older_hashes() {
        let first_alone = |pace: Pace| {
            let mut hash = FnvHasher::default();
            hash.bytes([pace as u8]);
            hash.finish()
        };
        let both = |pace, wind| hash_of(&Both { pace, wind });
        assert_eq!(both(Pace::Fast, Wind::Calm), first_alone(Pace::Fast));
        let told_apart = [both(Pace::Slow, Wind::Calm), both(Pace::Slow, Wind::Gale), both(Pace::Fast, Wind::Gale)];
        assert!(told_apart[0] != told_apart[1] && told_apart[1] != told_apart[2] && told_apart[0] != told_apart[2]);
    }

    #[test]
    fn older_matches_get_the_default_of_later_options() {
        assert_eq!(Both::LIST.iter().map(|option| option.since).collect::<Vec<_>>(), [1, 2]);
        let chosen = Both { pace: Pace::Fast, wind: Wind::Gale };
        let (mut first, mut second) = (chosen, chosen);
        first.forget_later(1);
        second.forget_later(2);
        assert_eq!(first, Both { wind: Wind::Calm, ..chosen });
        assert_eq!(second, chosen);
    }
}
