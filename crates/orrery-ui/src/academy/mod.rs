//! The Academy's panels: the list of lessons, the bubble of a step, the card at a lesson's end, the offer at first start.

mod bubble;
mod cards;
mod contract;
mod list;
mod place;

pub use bubble::{BubbleView, bubble};
pub use cards::{DoneView, lesson_done, lesson_menu};
pub use contract::{CoachWord, FirstMet, Frame, LessonGuide};
pub use list::{ChapterRows, LessonRow, LessonsView, lesson_list};

/// What a learner asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonWish {
    /// Go on: the step is read, or is skipped.
    Next,
    /// Back to the step before.
    Back,
    /// See how it is done.
    ShowMe,
    /// Set the step up again.
    Reset,
    /// Leave the lesson; the match that was open before comes back.
    Leave,
    /// Leave the lesson for the list of lessons.
    ToAcademy,
    /// Tell what is met for the first time in a match, or do so no more.
    Hints(bool),
}

/// The answer at the first start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstChoice {
    /// The first lesson.
    Learn,
    /// A match at once.
    Quick,
    /// The title.
    Know,
}
