//! Rule options: one list of a game serves its set-up, share codes, scenarios, codex and hashes.

use std::fmt::Debug;
use std::hash::Hash;

use super::fingerprint::Fnv;
use super::words::Vocable;

/// One option of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionInfo {
    /// What files call it: `vp_target`.
    pub name: &'static str,
    /// The words of its values, the default first. At most four, as share codes count them.
    pub values: &'static [&'static str],
    /// The number of its rule.
    pub rule: &'static str,
    /// The version of the game's rules that brought it, from 1. A match begun under an older version has the first value.
    pub since: u32,
}

/// Things of which the players pick some before a match begins. A set of them has a bit for each, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PickInfo {
    /// The number of the option that asks for it.
    pub option: usize,
    /// The number of the value by which it does.
    pub value: usize,
    /// The words of the things, at most 16. Their order is that of share codes: it never changes.
    pub things: &'static [&'static str],
}

impl PickInfo {
    /// The things of a set by their words: `Battery, Drone`.
    #[must_use]
    pub fn write(&self, picked: u16) -> String {
        let words = self.things.iter().enumerate().filter(|(thing, _)| picked >> thing & 1 == 1).map(|(_, word)| *word);
        words.collect::<Vec<_>>().join(", ")
    }

    /// The set that such a list names, ignoring case; nothing if it names none, something else or one of them twice.
    #[must_use]
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

/// All options of a game, each with one of its values.
pub trait OptionList: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The options. Their order is that of share codes and hashes: it never changes, new ones come last.
    const LIST: &'static [OptionInfo];
    /// What the players pick where an option has a certain value; by default there is nothing to pick.
    const PICKS: Option<PickInfo> = None;

    /// The number of an option's value, from 0.
    fn get(&self, option: usize) -> usize;

    /// Gives an option another value; nothing changes where there is no such option or value.
    fn set(&mut self, option: usize, value: usize);

    /// The set of things that are picked; empty where nobody has picked, so that chance does.
    fn picked(&self) -> u16 {
        0
    }

    /// Picks these things and no others.
    fn set_picked(&mut self, picked: u16) {
        let _ = picked;
    }

    /// How many things have to be picked where so many play; none where no option asks for it.
    fn to_pick(&self, players: u8) -> u8 {
        let _ = players;
        0
    }

    /// The things that are proposed to so many players.
    #[must_use]
    fn proposed_picks(players: u8) -> u16 {
        let _ = players;
        0
    }

    /// The word of an option's value.
    #[must_use]
    fn word(&self, option: usize) -> &'static str {
        Self::LIST[option].values[self.get(option)]
    }

    /// An option's value as files have it: its word, or in its place the list of what is picked by it.
    #[must_use]
    fn written(&self, option: usize) -> String {
        let by = |picks: &PickInfo| (picks.option, picks.value) == (option, self.get(option)) && self.picked() != 0;
        Self::PICKS.filter(by).map_or_else(|| self.word(option).to_owned(), |picks| picks.write(self.picked()))
    }

    /// Gives the option called `name` the value called `word`, ignoring case. A list of things that are picked by an option stands for
    /// the value that has them picked.
    ///
    /// # Errors
    /// What was expected, with the words there are.
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
            let lists = picks.map(|picks| format!("; or as a list some of {}", picks.things.join(", ")));
            let (values, lists) = (values.join(", "), lists.unwrap_or_default());
            return Err(format!("expected {name} ({values}{lists}), found `{}`", word.escape_debug()));
        };
        self.set(option, value);
        if picks.is_some() {
            self.set_picked(picked);
        }
        Ok(())
    }

    /// Takes single options, each `NAME=VALUE`.
    ///
    /// # Errors
    /// What was expected of the first that is none.
    fn set_each(&mut self, single: &[String]) -> Result<(), String> {
        single.iter().try_for_each(|text| {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            self.set_word(name.trim(), value)
        })
    }

    /// The options that differ from `other`, by their numbers.
    fn differences(&self, other: &Self) -> Vec<usize> {
        (0..Self::LIST.len()).filter(|&option| self.get(option) != other.get(option)).collect()
    }

    /// Takes the value of every option into a hash. Options that came with a later version of the rules count only where they have
    /// another value than the first: the hashes in older files stay right.
    fn hash_into(&self, hash: &mut Fnv) {
        let from_the_first = |option: &usize| Self::LIST[*option].since <= 1;
        hash.bytes((0..Self::LIST.len()).filter(from_the_first).map(|option| self.get(option) as u8));
        let chosen = |option: &usize| !from_the_first(option) && self.get(*option) != 0;
        for option in (0..Self::LIST.len()).filter(chosen) {
            hash.bytes([option as u8, self.get(option) as u8]);
        }
    }

    /// Gives options that came after version `version` of the rules their first value: older matches did not have them.
    fn forget_later(&mut self, version: u32) {
        for option in (0..Self::LIST.len()).filter(|&option| Self::LIST[option].since > version) {
            self.set(option, 0);
        }
    }
}

/// Named sets of options, the default first.
pub trait PresetList: Vocable + Eq + Debug + Default + Send + Sync {
    /// What they are sets of.
    type Options: OptionList;

    /// The options it stands for.
    fn options(self) -> Self::Options;
}

/// A game without options.
impl OptionList for () {
    const LIST: &'static [OptionInfo] = &[];

    fn get(&self, _: usize) -> usize {
        0
    }

    fn set(&mut self, _: usize, _: usize) {}
}

/// The only preset of a game that has no others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Plain;

impl Vocable for Plain {
    const WHAT: &'static str = "a preset";

    fn all() -> &'static [Self] {
        &[Plain]
    }

    fn word(self) -> &'static str {
        "plain"
    }
}

impl PresetList for Plain {
    type Options = ();

    fn options(self) {}
}

/// Makes the options of a game: an enum for each, the struct that holds them, and their list.
///
/// `options! { /// Doc. Options { /// Doc. length: Length = "SET-6", "a length" { /// Doc. Normal = "normal", … }, … } }`: the
/// number of the rule, what a value is in messages, and the values, the default first. An option that came with a later version of the
/// rules says so behind the number of its rule: `"SET-6" since 2`. What options hold besides stands behind in
/// `and { field: Type, … }`: no list offers it; and what their list says besides in `list { … }`.
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
            $crate::options::as_words!($name, $what);
            impl $name {
                /// Every value, the default first.
                pub const ALL: &'static [$name] = &[$name::$default, $($name::$variant),*];
                /// The word of scenario files and set-ups.
                #[must_use]
                pub const fn word(self) -> &'static str {
                    match self { $name::$default => $dword, $($name::$variant => $word),* }
                }
                /// Reads a word, ignoring case.
                #[must_use]
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

        impl $crate::OptionList for $struct {
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

/// Data files write a value as its word in quotes: words have blanks, which names of values cannot have.
#[macro_export]
macro_rules! as_words {
    ($name:ident, $what:expr) => {
        impl From<$name> for &'static str {
            fn from(value: $name) -> Self {
                value.word()
            }
        }
        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(word: String) -> Result<Self, String> {
                Self::from_word(&word).ok_or_else(|| format!("`{}` is not one of its words", word.escape_debug()))
            }
        }
        impl $crate::words::Vocable for $name {
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
pub use as_words;

#[cfg(test)]
mod tests {
    use super::*;

    options! {
        /// Options of two versions of the rules.
        Both {
            /// There from the first.
            pace: Pace = "TOY-1", "a pace" {
                /// Slow.
                Slow = "slow",
                /// Fast.
                Fast = "fast",
            },
            /// Brought by the second.
            wind: Wind = "TOY-2" since 2, "a wind" {
                /// None.
                Calm = "calm",
                /// Much.
                Gale = "gale",
            },
        }
    }

    fn hash_of(options: &Both) -> u64 {
        let mut hash = Fnv::default();
        options.hash_into(&mut hash);
        hash.finish()
    }

    #[test]
    fn an_option_of_a_later_version_leaves_older_hashes_as_they_are() {
        let first_alone = |pace: Pace| {
            let mut hash = Fnv::default();
            hash.bytes([pace as u8]);
            hash.finish()
        };
        let both = |pace, wind| hash_of(&Both { pace, wind });
        assert_eq!(both(Pace::Fast, Wind::Calm), first_alone(Pace::Fast));
        let told_apart = [both(Pace::Slow, Wind::Calm), both(Pace::Slow, Wind::Gale), both(Pace::Fast, Wind::Gale)];
        assert!(told_apart[0] != told_apart[1] && told_apart[1] != told_apart[2] && told_apart[0] != told_apart[2]);
    }

    #[test]
    fn a_match_of_older_rules_has_the_first_value_of_later_options() {
        assert_eq!(Both::LIST.iter().map(|option| option.since).collect::<Vec<_>>(), [1, 2]);
        let chosen = Both { pace: Pace::Fast, wind: Wind::Gale };
        let (mut first, mut second) = (chosen, chosen);
        first.forget_later(1);
        second.forget_later(2);
        assert_eq!(first, Both { wind: Wind::Calm, ..chosen });
        assert_eq!(second, chosen);
    }
}
