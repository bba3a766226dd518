//! The Academy's panels: the list of lessons, the bubble of a step, the menu during a lesson and the card at its end. Also the
//! requests that a learner makes there.

mod bubble;
mod cards;
mod contract;
mod list;
mod placement;

pub use bubble::{BubbleView, bubble};
pub use cards::{LessonDoneView, lesson_done, lesson_menu};
pub use contract::{CoachRemark, FirstEncounter, HighlightFrame, LessonGuide};
pub use list::{ChapterRows, LessonRow, LessonsView, lesson_list};

/// A request that a learner makes in a lesson or about hints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonIntent {
    /// Continue with the next step, or dismiss a hint or a remark of the coach.
    Next,
    /// Return to the previous step.
    Back,
    /// Demonstrate the step.
    ShowMe,
    /// Set up the step again.
    Reset,
    /// Leave the lesson and resume the suspended match, or return to the title screen if there is none.
    Leave,
    /// Leave the lesson for the list of lessons.
    ToAcademy,
    /// Switch hints about new things in a match on or off.
    Hints(bool),
}

/// The player's answer to the offer at the first start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstStartChoice {
    /// Begin the first lesson.
    Learn,
    /// Begin a match immediately.
    Quick,
    /// Go to the title screen.
    Know,
}
