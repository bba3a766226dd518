//! The traits that a game implements for its lessons.

use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};

use orrery_core::chance::ChanceScript;
use orrery_core::words::Keyword;
use orrery_core::{Colour, Rules};
use orrery_record::Scenarios;

/// A game with lessons. A game without lessons uses [`NoLessons`] and [`NoPick`] and keeps the defaults.
pub trait GameLessons: Scenarios {
    /// The selection that a player makes before an order, such as a die.
    type Pick: PreOrderPick<Self>;
    /// A thing that a step can highlight.
    type Highlight: HighlightTarget<Self>;
    /// A condition on a position, in the notation of scenarios.
    type Expect: PositionCondition<Self>;

    /// The lessons that come with the program, each as the name and the text of its file.
    const FILES: &'static [(&'static str, &'static str)] = &[];
    /// The first words of orders, with which patterns may begin. If `look` or `pick` is among them, a line of a lesson that
    /// begins with that word is read as an order unless it is a valid look or pick.
    const VERBS: &'static [&'static str] = &[];

    /// Returns true if a lowercase word can occur in an order after the first word.
    fn is_order_word(word: &str) -> bool {
        let _ = word;
        false
    }

    /// Returns the learner's seat on a board. The default is the seat on turn.
    fn learner(board: &Self::Scenario) -> Colour {
        Self::first_position(board).map_or(Colour::ALL[0], |position| Self::on_turn(&position))
    }

    /// Returns an error message if an order needed a random outcome that the lesson does not script, otherwise `None`. `before`
    /// and `after` are the script before and after the order. The default is `None`.
    fn unnamed(before: &ChanceScript<Self::Node>, after: &ChanceScript<Self::Node>) -> Option<String> {
        let _ = (before, after);
        None
    }
}

/// The selection that a player makes before an order, such as a die or a card.
pub trait PreOrderPick<G: Rules>: Copy + Default + Eq + Debug + Send + Sync + 'static {
    /// Reads the text after `pick`.
    ///
    /// # Errors
    /// Returns a message about the expected text if the text is invalid.
    fn from_text(text: &str) -> Result<Self, String>;

    /// Returns the reason why the viewer cannot pick this, or `None` if they can.
    fn fault(&self, view: &G::View) -> Option<String>;
}

/// A thing on the board or in the panels that a step highlights for the learner to look at or click.
pub trait HighlightTarget<G: Rules>: Clone + Eq + Debug + DeserializeOwned + Send + Sync + 'static {
    /// True if the game has no lessons, and so nothing to highlight.
    const NONE: bool = false;

    /// Returns true if this thing is on the table in the viewed position.
    fn exists(&self, view: &G::View) -> bool;
}

/// Reads the highlight `text`: the word of a place, which `place` wraps, or a kind and a rest, separated by a space, which `read`
/// reads. `read` returns `None` if there is no such kind.
///
/// # Errors
/// Returns a message that quotes the text and gives the reason if the text is not a highlight.
pub fn read_highlight<P: Keyword, H>(
    text: &str,
    place: impl FnOnce(P) -> H,
    read: impl FnOnce(&str, &str) -> Option<Result<H, String>>,
) -> Result<H, String> {
    let named = P::all().iter().copied().find(|place| place.word() == text.trim()).map(|named| Ok(place(named)));
    let found = named.or_else(|| text.trim().split_once(' ').and_then(|(kind, rest)| read(kind, rest)));
    let found = found.unwrap_or_else(|| Err("this cannot be highlighted".to_owned()));
    found.map_err(|error| format!("`{text}`: {error}"))
}

/// Implements `Deserialize` for a highlight that has the function `from_text`.
#[macro_export]
macro_rules! highlight_from_text {
    ($highlight:ty) => {
        impl<'de> ::serde::Deserialize<'de> for $highlight {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                <$highlight>::from_text(&text).map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}

/// A condition on a position as the learner sees it.
pub trait PositionCondition<G: Rules>: Clone + Eq + Debug + DeserializeOwned + Send + Sync + 'static {
    /// Returns true if the viewed position meets the condition.
    fn is_met(&self, view: &G::View) -> bool;
}

/// The selection type of a game in which nothing is picked before an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoPick;

impl<G: Rules> PreOrderPick<G> for NoPick {
    fn from_text(text: &str) -> Result<Self, String> {
        Err(format!("in this game nothing can be picked before an order, found `{text}`"))
    }

    fn fault(&self, _: &G::View) -> Option<String> {
        None
    }
}

/// The highlights and conditions of a game without lessons. It has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoLessons {}

impl<G: Rules> HighlightTarget<G> for NoLessons {
    const NONE: bool = true;

    fn exists(&self, _: &G::View) -> bool {
        match *self {}
    }
}

impl<G: Rules> PositionCondition<G> for NoLessons {
    fn is_met(&self, _: &G::View) -> bool {
        match *self {}
    }
}

impl<'de> Deserialize<'de> for NoLessons {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("this game has no lessons"))
    }
}
