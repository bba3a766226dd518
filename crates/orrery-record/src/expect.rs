//! Comparison of a scenario's expectations with the actual state: the part that all games share.

use std::fmt::{self, Display};
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Expected, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use orrery_core::Colour;
use orrery_core::words::{Keyword, KeywordMap, QuotedKeyword, values};

/// The differences found so far, with one message for each.
#[derive(Debug, Default)]
pub struct ScenarioDifferences(pub Vec<String>);

impl ScenarioDifferences {
    /// Adds a difference.
    pub fn add(&mut self, field: impl Display, expected: impl Display, got: impl Display) {
        self.0.push(format!("{field}: expected {expected}, got {got}"));
    }

    /// Calls `compare` with the seat of each player for whom something is expected, and with the expectation. Adds a difference
    /// for a colour that does not play.
    pub fn seats<E, S>(
        &mut self,
        field: &str,
        expected: &KeywordMap<Colour, E>,
        seat_of: impl Fn(Colour) -> Option<S>,
        mut compare: impl FnMut(&mut Self, Colour, S, &E),
    ) {
        for (&colour, expected) in expected.iter() {
            match seat_of(colour) {
                Some(seat) => compare(self, colour, seat, expected),
                None => self.0.push(format!("{field}.{colour}: does not play")),
            }
        }
    }

    /// Adds a difference if a value is expected and `got` differs from it.
    pub fn value<T: PartialEq + Display>(&mut self, field: impl Display, expected: Option<T>, got: T) {
        if let Some(expected) = expected.filter(|e| *e != got) {
            self.add(field, expected, got);
        }
    }

    /// Like [`Self::value`], with the values in backticks.
    pub fn text<T: PartialEq + Display>(&mut self, field: impl Display, expected: Option<T>, got: T) {
        if let Some(expected) = expected.filter(|e| *e != got) {
            self.add(field, format_args!("`{expected}`"), format_args!("`{got}`"));
        }
    }

    /// Adds a difference if a list is expected and `got` differs from it in more than the order of the values.
    pub fn set<T: Keyword>(&mut self, field: impl Display, expected: Option<&Vec<QuotedKeyword<T>>>, got: Vec<T>) {
        if let Some(expected) = expected {
            self.list(field, &values(expected).collect::<Vec<T>>(), &got, T::word);
        }
    }

    /// Adds a difference if two lists differ in more than the order of their values. `word` returns the word of a value.
    pub fn list<T: PartialEq + Copy>(
        &mut self,
        field: impl Display,
        expected: &[T],
        got: &[T],
        word: impl Fn(T) -> &'static str,
    ) {
        if !same(expected, got) {
            let text = |values: &[T]| bracketed(values.iter().map(|&value| word(value)));
            self.add(field, text(expected), text(got));
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
                self.add(format_args!("{field}.{}", key.word()), text(expected), text(got));
            }
        }
    }

    /// Adds a difference if the match does not meet the expectation about its end. `winners` is `None` while the match is not
    /// over.
    pub fn over<S: Keyword>(&mut self, expected: Option<&ExpectedMatchEnd<S>>, winners: Option<Vec<S>>) {
        let text = |winners: Option<&Vec<S>>| winners.map_or("false".to_owned(), |w| listed(w.iter().copied()));
        let expected = match expected {
            None => return,
            Some(ExpectedMatchEnd::No) => None,
            Some(ExpectedMatchEnd::WonBy(seats)) => Some(seats),
        };
        let met = match (expected, &winners) {
            (Some(expected), Some(winners)) => same(expected, winners),
            (expected, winners) => expected.is_none() && winners.is_none(),
        };
        if !met {
            self.add("over", text(expected), text(winners.as_ref()));
        }
    }
}

/// Reports whether two lists contain the same values, regardless of their order.
pub fn same<T: PartialEq + Copy>(one: &[T], other: &[T]) -> bool {
    let mut rest = other.to_vec();
    one.len() == other.len()
        && one.iter().all(|v| rest.iter().position(|r| r == v).map(|at| rest.swap_remove(at)).is_some())
}

/// Writes keywords for a message, in square brackets and separated by spaces.
pub fn listed<T: Keyword>(words: impl IntoIterator<Item = T>) -> String {
    bracketed(words.into_iter().map(Keyword::word))
}

/// Writes words for a message, in square brackets and separated by spaces.
pub fn bracketed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    format!("[{}]", words.into_iter().collect::<Vec<_>>().join(" "))
}

/// A scenario's expectation about the end of the match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectedMatchEnd<S = Colour> {
    /// The match must not be over. Written as `false`.
    No,
    /// These seats must have won the match.
    WonBy(Vec<S>),
}

impl<S: Keyword> Serialize for ExpectedMatchEnd<S> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        match self {
            ExpectedMatchEnd::No => serializer.serialize_bool(false),
            ExpectedMatchEnd::WonBy(seats) => serializer.collect_seq(seats.iter().map(|seat| seat.word())),
        }
    }
}

struct ExpectedMatchEndVisitor<S>(PhantomData<S>);

impl<'de, S: Keyword> Visitor<'de> for ExpectedMatchEndVisitor<S> {
    type Value = ExpectedMatchEnd<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`false`, or the winners' {}s as a list", S::WHAT.trim_start_matches("a "))
    }

    fn visit_bool<E: serde::de::Error>(self, over: bool) -> Result<Self::Value, E> {
        let expected: &dyn Expected = &self;
        if over { Err(E::custom(format_args!("expected {expected}"))) } else { Ok(ExpectedMatchEnd::No) }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut seats = Vec::new();
        while let Some(QuotedKeyword(seat)) = access.next_element()? {
            seats.push(seat);
        }
        Ok(ExpectedMatchEnd::WonBy(seats))
    }
}

impl<'de, S: Keyword> Deserialize<'de> for ExpectedMatchEnd<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ExpectedMatchEndVisitor(PhantomData))
    }
}
