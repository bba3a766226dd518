//! Words of scenario files that are not part of the notation: sectors as keys, pieces by their levels, medals, card faces and the
//! end of the match.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::rules::{Adventure, Card, PLACES, PieceCounts, PirateClass, Seat, VisibleFace};
use orrery_core::keyword_enum;
use orrery_core::words::{QuotedKeyword, impl_keyword};

keyword_enum! {
    /// The number of a sector as a map key.
    SectorWord {
        /// Sector 1.
        One = "1",
        /// Sector 2.
        Two = "2",
        /// Sector 3.
        Three = "3",
        /// Sector 4.
        Four = "4",
    }
}

impl_keyword! { SectorWord = "a sector" }

/// Boosters or cannons, by the levels of the pieces, such as `2 1 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PiecesText(pub PieceCounts);

impl fmt::Display for PiecesText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = std::iter::repeat_n("2", self.0.twos.into()).chain(std::iter::repeat_n("1", self.0.ones.into()));
        f.write_str(&levels.collect::<Vec<_>>().join(" "))
    }
}

impl Serialize for PiecesText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PiecesText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut pieces = PieceCounts::default();
        for level in text.split_whitespace() {
            match level {
                "1" => pieces.ones += 1,
                "2" => pieces.twos += 1,
                _ => {
                    let told = format!("expected the levels of pieces (`2 1 1`), found `{}`", text.escape_debug());
                    return Err(D::Error::custom(told));
                }
            }
            if pieces.count() > PLACES {
                return Err(D::Error::custom(format_args!("there are only {PLACES} places, found `{text}`")));
            }
        }
        Ok(PiecesText(pieces))
    }
}

/// A medal next to a ship: beaten pirates, or an adventure that is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MedalText {
    /// Beaten pirates.
    Pirates(Card),
    /// An adventure that is kept.
    Adventure(Adventure),
}

impl MedalText {
    /// Returns the word of the medal in scenario files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            MedalText::Pirates(card) => card.word(),
            MedalText::Adventure(adventure) => adventure.word(),
        }
    }
}

impl Serialize for MedalText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for MedalText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let pirates = Card::from_word(&word).filter(|card| card.pirates().is_some()).map(MedalText::Pirates);
        let kept = || Adventure::from_word(&word).filter(|adventure| adventure.spec().is_kept());
        pirates.or_else(|| kept().map(MedalText::Adventure)).ok_or_else(|| {
            D::Error::custom(format_args!("expected pirates or an adventure that is kept, found `{word}`"))
        })
    }
}

/// The visible side of a card: its name, the class of pirates, or `?`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaceText(pub VisibleFace);

impl FaceText {
    /// Returns the word of the face in scenario files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self.0 {
            VisibleFace::Card(card) => card.word(),
            VisibleFace::Class(class) => class.word(),
            VisibleFace::Back => "?",
        }
    }
}

impl Serialize for FaceText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for FaceText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let back = (word == "?").then_some(VisibleFace::Back);
        let class = || PirateClass::from_word(&word).map(VisibleFace::Class);
        let card = || Card::from_word(&word).map(VisibleFace::Card);
        let face = back.or_else(class).or_else(card);
        face.map(FaceText).ok_or_else(|| {
            D::Error::custom(format_args!("expected a card, `Pirates`, `Corsairs` or `?`, found `{word}`"))
        })
    }
}

/// The expected end of the match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectedEndText {
    /// The match must not be over. Written as `false`.
    No,
    /// These seats must have won, Moon first.
    WonBy(Vec<Seat>),
}

impl Serialize for ExpectedEndText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ExpectedEndText::No => serializer.serialize_bool(false),
            ExpectedEndText::WonBy(seats) => serializer.collect_seq(seats.iter().map(|seat| seat.word())),
        }
    }
}

struct ExpectedEndTextVisitor;

impl<'de> Visitor<'de> for ExpectedEndTextVisitor {
    type Value = ExpectedEndText;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`false`, or the winners' seats as a list")
    }

    fn visit_bool<E: serde::de::Error>(self, over: bool) -> Result<ExpectedEndText, E> {
        if over { Err(E::custom("expected `false`, or the winners' seats as a list")) } else { Ok(ExpectedEndText::No) }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<ExpectedEndText, A::Error> {
        let mut seats = Vec::new();
        while let Some(QuotedKeyword(seat)) = access.next_element()? {
            seats.push(seat);
        }
        Ok(ExpectedEndText::WonBy(seats))
    }
}

impl<'de> Deserialize<'de> for ExpectedEndText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ExpectedEndTextVisitor)
    }
}
