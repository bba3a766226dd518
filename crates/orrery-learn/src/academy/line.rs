//! What a lesson does to show how: orders, and the few other things a learner's hands do.

use serde::de::{Deserialize, Deserializer, Error as _};

use super::contract::{Lessons, Pick as _};

/// Something that can be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// The log, large.
    Log,
    /// The points in detail.
    Scores,
    /// Anything of the board, pointed at with mouse or keys long enough to explain itself.
    Pointed,
}

impl Sight {
    /// Every one with its word.
    const WORDS: [(&str, Sight); 3] = [("log", Sight::Log), ("scores", Sight::Scores), ("pointed", Sight::Pointed)];

    /// Reads a word.
    ///
    /// # Errors
    /// What was expected.
    pub fn from_text(word: &str) -> Result<Self, String> {
        let found = Self::WORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word.trim()));
        found.map(|(_, sight)| *sight).ok_or_else(|| format!("expected log, scores or pointed, found `{word}`"))
    }
}

/// One thing done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line<G: Lessons> {
    /// An order that is carried out.
    Give(G::Order),
    /// `! ORDER`: an order that is refused, so that its reason is seen.
    Refuse(G::Order),
    /// `undo`.
    Undo,
    /// `redo`.
    Redo,
    /// `pick 3`: this is picked, here a die, before an order is given.
    Pick(G::Pick),
    /// `look log`: something is looked at.
    Look(Sight),
}

impl<G: Lessons> Line<G> {
    /// Reads a line.
    ///
    /// # Errors
    /// What was expected.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let order = |text: &str| G::read(text).map_err(|error| format!("`{text}`: {error}"));
        if let Some(refused) = text.strip_prefix('!') {
            return order(refused.trim()).map(Line::Refuse);
        }
        match text.split_once(' ').unwrap_or((text, "")) {
            ("undo", "") => Ok(Line::Undo),
            ("redo", "") => Ok(Line::Redo),
            (verb @ ("pick" | "look"), rest) => {
                let read = if verb == "look" {
                    Sight::from_text(rest).map(Line::Look)
                } else {
                    G::Pick::from_text(rest).map(Line::Pick).map_err(|error| format!("`{text}`: {error}"))
                };
                // A game may have orders that begin so.
                if read.is_err() && G::VERBS.contains(&verb) { order(text).map(Line::Give) } else { read }
            }
            _ => order(text).map(Line::Give),
        }
    }
}

impl<'de, G: Lessons> Deserialize<'de> for Line<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Line::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
