//! The Academy: lessons as data, played on the real board by the real rules.
//!
//! A lesson is a file with a position and a series of steps. Each step has allowed orders, a condition for completion, and
//! actions that show a right answer. The texts are Fluent messages named after the lesson. Nothing here depends on the window or
//! on a particular game: a game describes the vocabulary of its lessons with [`GameLessons`]. [`LessonRun`] follows one learner
//! through one lesson, and [`prove`] checks that a lesson can be completed with every answer that its file marks as right.

mod contract;
mod course;
mod learner_actions;
mod lesson;
mod lesson_action;
mod pattern;
mod progress;
mod proof;
mod run;
mod step_condition;

pub use contract::{GameLessons, HighlightTarget, NoLessons, NoPick, PositionCondition, PreOrderPick, read_highlight};
pub use course::{LessonId, lessons, practise};
pub use learner_actions::LearnerActions;
pub use lesson::{LARGEST_LESSON, Lesson, LessonError, LessonStep, RightAnswer, WrongAnswer};
pub use lesson_action::{LessonAction, LookTarget};
pub use pattern::OrderPattern;
pub use progress::{AcademyProgress, LessonStatus, ProgressFile};
pub use proof::{LessonProofError, prove};
pub use run::{LessonRun, StepStart};
pub use step_condition::StepCondition;
