//! The Academy: lessons as data, played on the real board by the real rules.
//!
//! A lesson is a file with a position, steps that each have allowed orders and a condition for completion, and orders that show a
//! right answer. Its texts are Fluent messages named after it. Nothing here depends on the window or on a particular game: a game
//! describes the vocabulary of its lessons with [`Lessons`]. [`Run`] follows one learner through one lesson, and [`prove`] checks
//! that a lesson can be finished with every answer that its file calls right.

mod contract;
mod course;
mod deeds;
mod lesson;
mod line;
mod pattern;
mod progress;
mod proof;
mod run;
mod until;

pub use contract::{Expected, HighlightWord, Lessons, NoLessons, NoPick, Pick};
pub use course::{LessonId, lessons, practise};
pub use deeds::Deeds;
pub use lesson::{Answer, LARGEST_LESSON, Lesson, LessonError, Step, Wrong};
pub use line::{Line, Sight};
pub use pattern::Pattern;
pub use progress::{Kept, Mark, Progress};
pub use proof::{Fault, prove};
pub use run::{Run, Stand};
pub use until::Until;
