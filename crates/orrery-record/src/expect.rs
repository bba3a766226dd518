//! Comparison of a scenario's expectations with the actual state: the part that all games share.

use std::fmt::{self, Display};

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use orrery_core::Colour;
use orrery_core::words::{Keyword, QuotedKeyword, values};

/// The differences found so far, with one message for each.
#[derive(Debug, Default)]
pub struct ScenarioDifferences(pub Vec<String>);

impl ScenarioDifferences {
    /// Adds a difference if a value is expected and `got` differs from it.
    pub fn value<T: PartialEq + Display>(&mut self, field: impl Display, expected: Option<T>, got: T) {
        if let Some(expected) = expected.filter(|e| *e != got) {
            self.0.push(format!("{field}: expected {expected}, got {got}"));
        }
    }

    /// Adds a difference if a list is expected and `got` does not contain the same values in any order.
    pub fn set<T: Keyword>(&mut self, field: impl Display, expected: Option<&Vec<QuotedKeyword<T>>>, got: Vec<T>) {
        let Some(expected) = expected else { return };
        let expected: Vec<T> = values(expected).collect();
        if !same(&expected, &got) {
            self.0.push(format!("{field}: expected {}, got {}", listed(expected), listed(got)));
        }
    }

    /// Adds a difference for every key whose expected and actual values differ. The message calls a missing value `nothing`.
    pub fn map<K: Keyword, V: PartialEq + Display + Copy>(
        &mut self,
        field: impl Display,
        expected: impl Fn(K) -> Option<V>,
        got: impl Fn(K) -> Option<V>,
    ) {
        let text = |v: Option<V>| v.map_or_else(|| "nothing".to_owned(), |v| format!("`{v}`"));
        for &key in K::all() {
            let (expected, got) = (expected(key), got(key));
            if expected != got {
                self.0.push(format!("{field}.{}: expected {}, got {}", key.word(), text(expected), text(got)));
            }
        }
    }
}

/// Reports whether two lists contain the same values in any order.
pub fn same<T: PartialEq + Copy>(one: &[T], other: &[T]) -> bool {
    let mut rest = other.to_vec();
    one.len() == other.len()
        && one.iter().all(|v| rest.iter().position(|r| r == v).map(|at| rest.swap_remove(at)).is_some())
}

/// Writes keywords for a message, in square brackets and separated by spaces.
pub fn listed<T: Keyword>(words: impl IntoIterator<Item = T>) -> String {
    let words: Vec<&str> = words.into_iter().map(Keyword::word).collect();
    format!("[{}]", words.join(" "))
}

/// A scenario's expectation about the end of the match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectedMatchEnd {
    /// The match must not be over. Written as `false`.
    No,
    /// These seats must have won the match.
    WonBy(Vec<Colour>),
}

impl Serialize for ExpectedMatchEnd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ExpectedMatchEnd::No => serializer.serialize_bool(false),
            ExpectedMatchEnd::WonBy(colours) => serializer.collect_seq(colours.iter().map(|c| c.word())),
        }
    }
}

struct ExpectedMatchEndVisitor;

impl<'de> Visitor<'de> for ExpectedMatchEndVisitor {
    type Value = ExpectedMatchEnd;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`false`, or the winners' colours as a list")
    }

    fn visit_bool<E: serde::de::Error>(self, over: bool) -> Result<ExpectedMatchEnd, E> {
        if over {
            Err(E::custom("expected `false`, or the winners' colours as a list"))
        } else {
            Ok(ExpectedMatchEnd::No)
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<ExpectedMatchEnd, A::Error> {
        let mut colours = Vec::new();
        while let Some(QuotedKeyword(colour)) = access.next_element()? {
            colours.push(colour);
        }
        Ok(ExpectedMatchEnd::WonBy(colours))
    }
}

impl<'de> Deserialize<'de> for ExpectedMatchEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ExpectedMatchEndVisitor)
    }
}
