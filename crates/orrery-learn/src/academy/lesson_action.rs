//! The lines of an answer: orders, and the other actions of a learner such as undo, pick and look.

use serde::de::{Deserialize, Deserializer, Error as _};

use super::contract::{LessonPick as _, Lessons};

/// A thing that a lesson can ask the learner to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookTarget {
    /// The log, enlarged.
    Log,
    /// The details of the score.
    Scores,
    /// Anything on the board, pointed at with mouse or keys until its explanation appears.
    Pointed,
}

impl LookTarget {
    /// Every value with its word.
    const WORDS: [(&str, LookTarget); 3] =
        [("log", LookTarget::Log), ("scores", LookTarget::Scores), ("pointed", LookTarget::Pointed)];

    /// Reads a word.
    ///
    /// # Errors
    /// The expected words.
    pub fn from_text(word: &str) -> Result<Self, String> {
        let found = Self::WORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word.trim()));
        found.map(|(_, sight)| *sight).ok_or_else(|| format!("expected log, scores or pointed, found `{word}`"))
    }
}

/// One action of a learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonAction<G: Lessons> {
    /// An order that is carried out.
    Give(G::Order),
    /// `! ORDER`: an order that is refused, so that the learner sees the reason.
    Refuse(G::Order),
    /// `undo`: an order is undone.
    Undo,
    /// `redo`: an order is redone.
    Redo,
    /// `pick 3`: something is picked before an order, here a die.
    Pick(G::Pick),
    /// `look log`: something is looked at.
    Look(LookTarget),
}

impl<G: Lessons> LessonAction<G> {
    /// Reads a line.
    ///
    /// # Errors
    /// The expected text.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let order = |text: &str| G::read(text).map_err(|error| format!("`{text}`: {error}"));
        if let Some(refused) = text.strip_prefix('!') {
            return order(refused.trim()).map(LessonAction::Refuse);
        }
        match text.split_once(' ').unwrap_or((text, "")) {
            ("undo", "") => Ok(LessonAction::Undo),
            ("redo", "") => Ok(LessonAction::Redo),
            (verb @ ("pick" | "look"), rest) => {
                let read = if verb == "look" {
                    LookTarget::from_text(rest).map(LessonAction::Look)
                } else {
                    G::Pick::from_text(rest).map(LessonAction::Pick).map_err(|error| format!("`{text}`: {error}"))
                };
                // A game may have orders that begin with the same word.
                if read.is_err() && G::VERBS.contains(&verb) { order(text).map(LessonAction::Give) } else { read }
            }
            _ => order(text).map(LessonAction::Give),
        }
    }
}

impl<'de, G: Lessons> Deserialize<'de> for LessonAction<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        LessonAction::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
