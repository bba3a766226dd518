//! The Academy: lessons as data, played on the real board by the real rules.
//!
//! A lesson is a file: a position, steps with what each allows and when it is done, and orders that show how. Its words are Fluent
//! messages named after it. Nothing here knows the window or any one game, whose lessons say what they speak of as [`Lessons`];
//! [`Run`] follows one learner through one lesson, and [`prove`] finds out whether a lesson can be finished, by every answer its
//! file calls right.

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

pub use contract::{Expected, GlowWord, Lessons, NoLessons, NoPick, Pick};
pub use course::{LessonId, lessons, practise};
pub use deeds::Deeds;
pub use lesson::{Answer, LARGEST_LESSON, Lesson, LessonError, Step, Wrong};
pub use line::{Line, Sight};
pub use pattern::Pattern;
pub use progress::{Kept, Mark, Progress};
pub use proof::{Fault, prove};
pub use run::{Run, Stand};
pub use until::Until;
