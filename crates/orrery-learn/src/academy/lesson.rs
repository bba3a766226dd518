//! The format of a lesson's file.

use serde::Deserialize;

use super::contract::{HighlightTarget as _, Lessons};
use super::lesson_action::LessonAction;
use super::pattern::OrderPattern;
use super::step_condition::StepCondition;
use orrery_core::FileGameKey;
use orrery_core::ron::FileError;

/// The error of a lesson's file that cannot be used.
pub type LessonError = FileError;

/// The largest size of a lesson's file, in bytes.
pub const LARGEST_LESSON: usize = 1 << 20;

/// A lesson: a starting position and the steps that follow.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Lesson<G: Lessons> {
    /// The key of its game. If omitted, it is the first game.
    #[serde(default)]
    pub game: Option<FileGameKey<G>>,
    /// The id in files and on the command line. The lesson's texts are the messages `lesson-ID`, `lesson-ID-tip` and one for each
    /// step.
    pub id: String,
    /// The chapter, from 0.
    pub chapter: u8,
    /// The position within the chapter.
    pub number: u8,
    /// The subjects that it practises: words of the notation, or other words that its game uses.
    #[serde(default)]
    pub about: Vec<String>,
    /// True if the lesson is a whole match against an opponent with a coach's advice, rather than a series of steps.
    #[serde(default)]
    pub coached: bool,
    /// The starting position. The learner is the player on turn.
    pub board: G::Scenario,
    /// The steps. The last one is the check.
    pub steps: Vec<LessonStep<G>>,
}

/// One step: one thing explained, and usually one thing for the learner to do.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct LessonStep<G: Lessons> {
    /// The end of the message's name: `lesson-ID-SAY`.
    pub say: String,
    /// Another position in which the step begins. If omitted, it continues from the end of the previous step.
    #[serde(default)]
    pub board: Option<G::Scenario>,
    /// Orders of the other players, carried out as the step begins.
    #[serde(default)]
    pub rival: Vec<LessonAction<G>>,
    /// The things to highlight.
    #[serde(default)]
    pub glow: Vec<G::Highlight>,
    /// For a step on another table: the learner's own things there. They are framed until the learner acts, in a check too.
    #[serde(default)]
    pub here: Vec<G::Highlight>,
    /// The orders that the step allows.
    #[serde(default)]
    pub allow: Vec<OrderPattern<G>>,
    /// The end of the name of the message for an order that the step does not allow: `lesson-ID-SAY`. If omitted, the general
    /// message is shown.
    #[serde(default)]
    pub instead: Option<String>,
    /// The condition that completes the step. If omitted, reading it is enough.
    #[serde(default)]
    pub until: Option<StepCondition<G>>,
    /// A right answer, which shows how to do the step.
    #[serde(default)]
    pub show_me: Vec<LessonAction<G>>,
    /// True if the step is a check: nothing is highlighted, and every right answer counts.
    #[serde(default)]
    pub check: bool,
    /// Other right answers to a check.
    #[serde(default)]
    pub also: Vec<CheckAnswer<G>>,
    /// Known wrong answers, and the message for each.
    #[serde(default)]
    pub wrong: Vec<WrongAnswer<G>>,
}

/// A right answer to a check.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent, bound = "")]
pub struct CheckAnswer<G: Lessons>(pub Vec<LessonAction<G>>);

/// A wrong answer and its message.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct WrongAnswer<G: Lessons> {
    /// The condition that recognises the wrong answer.
    pub when: StepCondition<G>,
    /// The end of the message's name: `lesson-ID-SAY`.
    pub say: String,
    /// An example of the wrong answer, for the proof.
    pub example: Vec<LessonAction<G>>,
}

impl<G: Lessons> LessonStep<G> {
    /// Returns true if the learner only watches while others play.
    #[must_use]
    pub fn watches(&self) -> bool {
        !self.rival.is_empty() && self.show_me.is_empty()
    }
}

impl<G: Lessons> Lesson<G> {
    /// Reads a lesson of at most [`LARGEST_LESSON`] bytes.
    ///
    /// # Errors
    /// The game has no lessons, or the text is wrong: the line and what was expected there.
    pub fn from_text(text: &str) -> Result<Self, LessonError> {
        if G::Highlight::NONE {
            return Err(LessonError { line: 0, message: format!("the game `{}` has no lessons", G::KEY) });
        }
        if text.len() > LARGEST_LESSON {
            return Err(LessonError { line: 0, message: format!("is larger than {LARGEST_LESSON} bytes") });
        }
        orrery_core::ron::read(text)
    }

    /// The name of the title's message.
    #[must_use]
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// The name of the message with the tip at the end.
    #[must_use]
    pub fn tip(&self) -> String {
        format!("lesson-{}-tip", self.id)
    }

    /// The name of the lesson's message that ends with `say`.
    #[must_use]
    pub fn message(&self, say: &str) -> String {
        format!("lesson-{}-{say}", self.id)
    }

    /// The names of all messages that the lesson needs.
    pub fn messages(&self) -> impl Iterator<Item = String> {
        let steps = self.steps.iter().flat_map(|step| {
            let others = step.instead.iter().chain(step.wrong.iter().map(|wrong| &wrong.say));
            std::iter::once(&step.say).chain(others).map(|say| self.message(say))
        });
        [self.title(), self.tip()].into_iter().chain(steps)
    }
}
