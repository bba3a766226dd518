//! The format of lesson files.

use serde::Deserialize;

use super::contract::{GameLessons, HighlightTarget as _};
use super::lesson_action::LessonAction;
use super::pattern::OrderPattern;
use super::step_condition::StepCondition;
use orrery_core::FileGameKey;
use orrery_core::ron::FileError;

/// The reason why the file of a lesson cannot be used.
pub type LessonError = FileError;

/// The maximum size of a lesson file, in bytes.
pub const LARGEST_LESSON: usize = 1 << 20;

/// A lesson: a starting position and the steps that follow.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Lesson<G: GameLessons> {
    /// The key of the game; the first game if omitted.
    #[serde(default)]
    pub game: Option<FileGameKey<G>>,
    /// The id in files and on the command line. The texts of the lesson are the messages `lesson-ID`, `lesson-ID-tip` and one for
    /// each step.
    pub id: String,
    /// The zero-based index of the chapter.
    pub chapter: u8,
    /// The position within the chapter.
    pub number: u8,
    /// The subjects that the lesson practises: words of the notation, or other words that the game uses.
    #[serde(default)]
    pub about: Vec<String>,
    /// True if the lesson is a whole match against an opponent with the coach's advice, instead of a series of steps.
    #[serde(default)]
    pub coached: bool,
    /// The starting position. By default, the player on turn is the learner.
    pub board: G::Scenario,
    /// The steps in order. The last one is a check, unless the lesson is coached.
    pub steps: Vec<LessonStep<G>>,
}

/// A step of a lesson: one thing to explain, and usually one thing for the learner to do.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct LessonStep<G: GameLessons> {
    /// The last part of the name of the step's message: `lesson-ID-SAY`.
    pub say: String,
    /// The position in which the step begins. If omitted, the step continues from the end of the previous one.
    #[serde(default)]
    pub board: Option<G::Scenario>,
    /// The orders of the other players, carried out when the step begins.
    #[serde(default)]
    pub rival: Vec<LessonAction<G>>,
    /// The things to highlight until the step is completed.
    #[serde(default)]
    pub glow: Vec<G::Highlight>,
    /// The learner's own things on a new `board`. They are framed until the learner acts, even in a check.
    #[serde(default)]
    pub here: Vec<G::Highlight>,
    /// The patterns of the orders that the step allows.
    #[serde(default)]
    pub allow: Vec<OrderPattern<G>>,
    /// The last part of the name of the message for an order that the step does not allow: `lesson-ID-SAY`. If omitted, a general
    /// message is shown.
    #[serde(default)]
    pub instead: Option<String>,
    /// The condition that completes the step. If omitted, the learner only has to read the step.
    #[serde(default)]
    pub until: Option<StepCondition<G>>,
    /// A right answer, which the program demonstrates at the learner's request.
    #[serde(default)]
    pub show_me: Vec<LessonAction<G>>,
    /// True if the step is a check, which highlights nothing and accepts every right answer.
    #[serde(default)]
    pub check: bool,
    /// Other right answers to a check.
    #[serde(default)]
    pub also: Vec<RightAnswer<G>>,
    /// Known wrong answers, each with its message.
    #[serde(default)]
    pub wrong: Vec<WrongAnswer<G>>,
}

/// A right answer to a check: the actions of the learner.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent, bound = "")]
pub struct RightAnswer<G: GameLessons>(pub Vec<LessonAction<G>>);

/// A known wrong answer and its message.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct WrongAnswer<G: GameLessons> {
    /// The condition by which the wrong answer is recognised.
    pub when: StepCondition<G>,
    /// The last part of the name of the message: `lesson-ID-SAY`.
    pub say: String,
    /// An example of the wrong answer, with which [`prove`](super::prove) tests the condition.
    pub example: Vec<LessonAction<G>>,
}

impl<G: GameLessons> LessonStep<G> {
    /// Returns true if the learner only watches while others play.
    pub fn watches(&self) -> bool {
        !self.rival.is_empty() && self.show_me.is_empty()
    }
}

impl<G: GameLessons> Lesson<G> {
    /// Reads a lesson of at most [`LARGEST_LESSON`] bytes.
    ///
    /// # Errors
    /// Returns an error if the game has no lessons or the text is too long or invalid, with the line and a message about the
    /// expected content.
    pub fn from_text(text: &str) -> Result<Self, LessonError> {
        if G::Highlight::NONE {
            return Err(LessonError { line: 0, message: format!("the game `{}` has no lessons", G::KEY) });
        }
        if text.len() > LARGEST_LESSON {
            return Err(LessonError { line: 0, message: format!("is larger than {LARGEST_LESSON} bytes") });
        }
        orrery_core::ron::read(text)
    }

    /// Returns the name of the message with the title of the lesson.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// Returns the name of the message with the tip that ends the lesson.
    pub fn tip(&self) -> String {
        format!("lesson-{}-tip", self.id)
    }

    /// Returns the name of the lesson's message that ends with `say`.
    pub fn message(&self, say: &str) -> String {
        format!("lesson-{}-{say}", self.id)
    }

    /// Returns the names of all messages that the lesson needs.
    pub fn messages(&self) -> impl Iterator<Item = String> {
        let steps = self.steps.iter().flat_map(|step| {
            let others = step.instead.iter().chain(step.wrong.iter().map(|wrong| &wrong.say));
            std::iter::once(&step.say).chain(others).map(|say| self.message(say))
        });
        [self.title(), self.tip()].into_iter().chain(steps)
    }
}
