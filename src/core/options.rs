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
}

/// All options of a game, each with one of its values.
pub trait OptionList: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The options. Their order is that of share codes and hashes: it never changes, new ones come last.
    const LIST: &'static [OptionInfo];

    /// The number of an option's value, from 0.
    fn get(&self, option: usize) -> usize;

    /// Gives an option another value; nothing changes where there is no such option or value.
    fn set(&mut self, option: usize, value: usize);

    /// The word of an option's value.
    #[must_use]
    fn word(&self, option: usize) -> &'static str {
        Self::LIST[option].values[self.get(option)]
    }

    /// Gives the option called `name` the value called `word`, ignoring case.
    ///
    /// # Errors
    /// What was expected, with the words there are.
    fn set_word(&mut self, name: &str, word: &str) -> Result<(), String> {
        let names = || Self::LIST.iter().map(|option| option.name).collect::<Vec<_>>().join(", ");
        let Some(option) = Self::LIST.iter().position(|option| option.name.eq_ignore_ascii_case(name)) else {
            return Err(format!("expected an option ({}), found `{}`", names(), name.escape_debug()));
        };
        let values = Self::LIST[option].values;
        let Some(value) = values.iter().position(|value| value.eq_ignore_ascii_case(word.trim())) else {
            let told = format!("expected {name} ({}), found `{}`", values.join(", "), word.escape_debug());
            return Err(told);
        };
        self.set(option, value);
        Ok(())
    }

    /// The options that differ from `other`, by their numbers.
    fn differences(&self, other: &Self) -> Vec<usize> {
        (0..Self::LIST.len()).filter(|&option| self.get(option) != other.get(option)).collect()
    }

    /// Takes the value of every option into a hash.
    fn hash_into(&self, hash: &mut Fnv) {
        hash.bytes((0..Self::LIST.len()).map(|option| self.get(option) as u8));
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
/// number of the rule, what a value is in messages, and the values, the default first.
macro_rules! options {
    ($(#[$smeta:meta])* $struct:ident {
        $($(#[$meta:meta])* $field:ident: $name:ident = $rule:literal, $what:literal {
            $(#[$dmeta:meta])* $default:ident = $dword:literal $(, $(#[$vmeta:meta])* $variant:ident = $word:literal)* $(,)?
        }),+ $(,)?
    }) => {
        $(
            $(#[$meta])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
            #[serde(into = "&'static str", try_from = "String")]
            #[repr(u8)]
            pub enum $name {
                $(#[$dmeta])* #[default] $default,
                $($(#[$vmeta])* $variant),*
            }
            $crate::core::options::as_words!($name, $what);
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
            $($(#[$meta])* pub $field: $name),+
        }

        impl $crate::core::OptionList for $struct {
            const LIST: &'static [$crate::core::OptionInfo] = &[
                $($crate::core::OptionInfo { name: stringify!($field), values: &[$dword $(, $word)*], rule: $rule }),+
            ];

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
pub(crate) use options;

/// Data files write a value as its word in quotes: words have blanks, which names of values cannot have.
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
        impl $crate::core::words::Vocable for $name {
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
pub(crate) use as_words;
