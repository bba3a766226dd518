//! A lesson as its file has it.

use serde::Deserialize;

use super::contract::{GlowWord as _, Lessons};
use super::line::Line;
use super::pattern::Pattern;
use super::until::Until;
use orrery_core::KeyOf;
use orrery_core::ron::FileError;

/// Why a lesson's file is bad.
pub type LessonError = FileError;

/// The largest lesson that is read, in bytes.
pub const LARGEST_LESSON: usize = 1 << 20;

/// A lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Lesson<G: Lessons> {
    /// Which game it is of; left out, it is the first.
    #[serde(default)]
    pub game: Option<KeyOf<G>>,
    /// What it is called in files and on the command line; its words are the messages `lesson-ID`, `lesson-ID-tip` and one for
    /// each step.
    pub id: String,
    /// The chapter, from 0.
    pub chapter: u8,
    /// Its place in the chapter.
    pub number: u8,
    /// What it practises: words of the notation, or others that its game speaks of.
    #[serde(default)]
    pub about: Vec<String>,
    /// Whether it is a whole match against an opponent, with a coach beside, rather than steps.
    #[serde(default)]
    pub coached: bool,
    /// Where it starts; the learner is the mover.
    pub board: G::Scenario,
    /// Its steps; the last one is the check.
    pub steps: Vec<Step<G>>,
}

/// One step: one thing said, and mostly one thing done.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Step<G: Lessons> {
    /// The end of the message's name: `lesson-ID-SAY`.
    pub say: String,
    /// Another position, in which the step begins; without one it goes on from where the one before ended.
    #[serde(default)]
    pub board: Option<G::Scenario>,
    /// Orders of the other players, carried out as the step begins.
    #[serde(default)]
    pub rival: Vec<Line<G>>,
    /// What glows.
    #[serde(default)]
    pub glow: Vec<G::Glow>,
    /// Of a step on another table: where the learner is on it. It is framed until something is done, in a check too.
    #[serde(default)]
    pub here: Vec<G::Glow>,
    /// The orders that are possible.
    #[serde(default)]
    pub allow: Vec<Pattern<G>>,
    /// The end of the message's name that is said where another order is given: `lesson-ID-SAY`; without it the common words.
    #[serde(default)]
    pub instead: Option<String>,
    /// When it is done; without it, once it is read.
    #[serde(default)]
    pub until: Option<Until<G>>,
    /// How to do it.
    #[serde(default)]
    pub show_me: Vec<Line<G>>,
    /// Whether it is a check: nothing glows, and every right answer counts.
    #[serde(default)]
    pub check: bool,
    /// Of a check: other right answers.
    #[serde(default)]
    pub also: Vec<Answer<G>>,
    /// What is said where somebody went wrong.
    #[serde(default)]
    pub wrong: Vec<Wrong<G>>,
}

/// A right answer to a check.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Answer<G: Lessons>(pub Vec<Line<G>>);

/// A wrong way, and what is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Wrong<G: Lessons> {
    /// When it was gone.
    pub when: Until<G>,
    /// The end of the message's name: `lesson-ID-SAY`.
    pub say: String,
    /// A way to go wrong like this, for the proof.
    pub example: Vec<Line<G>>,
}

impl<G: Lessons> Step<G> {
    /// Whether the learner only looks on while others play.
    #[must_use]
    pub fn watches(&self) -> bool {
        !self.rival.is_empty() && self.show_me.is_empty()
    }
}

impl<G: Lessons> Lesson<G> {
    /// Reads a lesson of at most [`LARGEST_LESSON`] bytes.
    ///
    /// # Errors
    /// The game has no lessons; the line and what was expected there.
    pub fn from_text(text: &str) -> Result<Self, LessonError> {
        if G::Glow::NONE {
            return Err(LessonError { line: 0, message: format!("the game `{}` has no lessons", G::KEY) });
        }
        if text.len() > LARGEST_LESSON {
            return Err(LessonError { line: 0, message: format!("is larger than {LARGEST_LESSON} bytes") });
        }
        orrery_core::ron::read(text)
    }

    /// The message that names it.
    #[must_use]
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// The message of the tip at its end.
    #[must_use]
    pub fn tip(&self) -> String {
        format!("lesson-{}-tip", self.id)
    }

    /// The message that ends like this.
    #[must_use]
    pub fn message(&self, say: &str) -> String {
        format!("lesson-{}-{say}", self.id)
    }

    /// Every message it needs.
    pub fn messages(&self) -> impl Iterator<Item = String> {
        let steps = self.steps.iter().flat_map(|step| {
            let others = step.instead.iter().chain(step.wrong.iter().map(|wrong| &wrong.say));
            std::iter::once(&step.say).chain(others).map(|say| self.message(say))
        });
        [self.title(), self.tip()].into_iter().chain(steps)
    }
}
