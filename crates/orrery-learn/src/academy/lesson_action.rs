//! The lines of an answer: orders, and other actions of a learner such as undoing, picking and looking.

use serde::de::{Deserialize, Deserializer, Error as _};

use super::contract::{GameLessons, PreOrderPick as _};

/// A thing that a lesson can ask the learner to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookTarget {
    /// The log of the match, enlarged.
    Log,
    /// The details of the score.
    Scores,
    /// Anything on the board that the learner points at, with the mouse or the keyboard, until its explanation appears.
    Pointed,
}

impl LookTarget {
    /// Every value with its name in lessons.
    const WORDS: [(&str, LookTarget); 3] =
        [("log", LookTarget::Log), ("scores", LookTarget::Scores), ("pointed", LookTarget::Pointed)];

    /// Finds a value by its name, ignoring case.
    ///
    /// # Errors
    /// Returns a message with all names if there is no such value.
    pub fn from_text(word: &str) -> Result<Self, String> {
        let found = Self::WORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word.trim()));
        found.map(|(_, sight)| *sight).ok_or_else(|| format!("expected log, scores or pointed, found `{word}`"))
    }
}

/// An action of a learner in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonAction<G: GameLessons> {
    /// The learner gives an order, which is carried out.
    Give(G::Order),
    /// The learner tries an order that is refused, to see the reason: `! ORDER`.
    Refuse(G::Order),
    /// The learner undoes an order: `undo`.
    Undo,
    /// The learner redoes an order: `redo`.
    Redo,
    /// The learner picks something before an order, such as a die: `pick 3`.
    Pick(G::Pick),
    /// The learner looks at something, such as the log: `look log`.
    Look(LookTarget),
}

impl<G: GameLessons> LessonAction<G> {
    /// Reads a line of an answer.
    ///
    /// # Errors
    /// Returns a message about the expected text if the line is invalid.
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
                // A game may have orders that begin with `pick` or `look`.
                if read.is_err() && G::VERBS.contains(&verb) { order(text).map(LessonAction::Give) } else { read }
            }
            _ => order(text).map(LessonAction::Give),
        }
    }
}

impl<'de, G: GameLessons> Deserialize<'de> for LessonAction<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        LessonAction::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
