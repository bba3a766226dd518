//! Keywords of the notation in data files, which are read with clear errors and written in canonical form.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A type with a fixed list of values, each of which has a keyword.
pub trait Keyword: Copy + PartialEq + 'static {
    /// A description of a value for messages, such as `a colour`.
    const WHAT: &'static str;
    /// Returns all values of the type.
    fn all() -> &'static [Self];
    /// Returns the keyword of the value.
    fn word(self) -> &'static str;
}

/// Implements [`Keyword`] for keyword enums: `impl_keyword! { Card = "a card", … }`.
#[macro_export]
macro_rules! impl_keyword {
    ($($type:ty = $what:literal),+ $(,)?) => { $(
        impl $crate::words::Keyword for $type {
            const WHAT: &'static str = $what;

            fn all() -> &'static [Self] {
                <$type>::ALL
            }

            fn word(self) -> &'static str {
                <$type>::word(self)
            }
        }
    )+ };
}
pub use impl_keyword;

/// Finds the value of `T` with this keyword, ignoring case and surrounding spaces.
///
/// # Errors
/// Returns a message with the possible keywords if there is no such value.
pub fn read_word<T: Keyword>(word: &str) -> Result<T, String> {
    T::all().iter().copied().find(|v| v.word().eq_ignore_ascii_case(word.trim())).ok_or_else(|| {
        let words: Vec<&str> = T::all().iter().map(|v| v.word()).collect();
        format!("expected {} ({}), found `{}`", T::WHAT, words.join(", "), word.escape_debug())
    })
}

/// The maximum length of a player or save name read from a file, in characters.
pub const LONGEST_NAME: usize = 64;

/// Cleans a name read from a file. Control characters, line separators and text direction overrides are removed, and the rest is
/// cut to [`LONGEST_NAME`].
pub fn name_of(written: &str) -> String {
    let commands = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    written.chars().filter(|&letter| !commands(letter)).take(LONGEST_NAME).collect()
}

/// A value that data files write as its keyword in quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuotedKeyword<T>(pub T);

impl<T: Keyword> Serialize for QuotedKeyword<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de, T: Keyword> Deserialize<'de> for QuotedKeyword<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        read_word(&word).map(QuotedKeyword).map_err(D::Error::custom)
    }
}

/// Returns the values of a list of quoted keywords.
pub fn values<T: Copy>(words: &[QuotedKeyword<T>]) -> impl Iterator<Item = T> {
    words.iter().map(|w| w.0)
}

/// Wraps values as quoted keywords.
pub fn words<T>(values: impl IntoIterator<Item = T>) -> Vec<QuotedKeyword<T>> {
    values.into_iter().map(QuotedKeyword).collect()
}

/// A map with keywords as keys, in file order, without duplicate keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeywordMap<K, V>(pub Vec<(K, V)>);

impl<K, V> Default for KeywordMap<K, V> {
    fn default() -> Self {
        KeywordMap(Vec::new())
    }
}

impl<K, V> KeywordMap<K, V> {
    /// Returns true if the map is empty.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns every key with its value, in file order.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(k, v)| (k, v))
    }
}

impl<K: PartialEq, V> KeywordMap<K, V> {
    /// Returns the value of `key`, or `None` if the map does not contain it.
    pub fn get(&self, key: K) -> Option<&V> {
        self.0.iter().find(|(k, _)| *k == key).map(|(_, v)| v)
    }
}

impl<K: Keyword, V: Serialize> Serialize for KeywordMap<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key.word(), value)?;
        }
        map.end()
    }
}

struct KeywordMapVisitor<K, V>(PhantomData<(K, V)>);

impl<'de, K: Keyword, V: Deserialize<'de>> Visitor<'de> for KeywordMapVisitor<K, V> {
    type Value = KeywordMap<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a map keyed by {}", K::WHAT)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut map = KeywordMap(Vec::new());
        while let Some(QuotedKeyword(key)) = access.next_key::<QuotedKeyword<K>>()? {
            if map.get(key).is_some() {
                return Err(A::Error::custom(format_args!("`{}` is named twice", key.word())));
            }
            map.0.push((key, access.next_value()?));
        }
        Ok(map)
    }
}

impl<'de, K: Keyword, V: Deserialize<'de>> Deserialize<'de> for KeywordMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(KeywordMapVisitor(PhantomData))
    }
}
