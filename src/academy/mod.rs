//! The Academy: lessons as data, played on the real board by the real rules.
//!
//! A lesson is a file of `assets/alien-frontiers/lessons`: a position, steps with what each allows and when it is done, and orders that
//! show how. Its words are Fluent messages named after it. Nothing here knows the window; [`Run`] follows one learner
//! through one lesson, and [`prove`] finds out whether a lesson can be finished, by every answer its file calls right.

mod deeds;
mod glow;
mod lesson;
mod line;
mod pattern;
mod progress;
mod proof;
mod run;
mod until;

use std::sync::LazyLock;

pub use deeds::Deeds;
pub use glow::{Glow, Place};
pub use lesson::{Answer, LARGEST_LESSON, Lesson, LessonError, Step, Wrong};
pub use line::{Line, Sight};
pub use pattern::Pattern;
pub use progress::{Mark, Progress};
pub use proof::{Fault, prove};
pub use run::{Run, Stand};
pub use until::Until;

/// Every lesson's file and text, in the order of their names.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The number of the last chapter that has lessons: the first match.
pub const LAST_CHAPTER: u8 = 8;

/// Which lesson is meant: one there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LessonId(u8);

impl LessonId {
    /// The lesson called so, on the command line and in files.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        lessons().iter().position(|lesson| lesson.id.eq_ignore_ascii_case(word)).map(|at| LessonId(at as u8))
    }

    /// What it is called on the command line and in files.
    #[must_use]
    pub fn word(self) -> &'static str {
        &self.lesson().id
    }

    /// The lesson itself.
    #[must_use]
    pub fn lesson(self) -> &'static Lesson {
        &lessons()[usize::from(self.0)]
    }

    /// The lesson that follows it in the course.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        (usize::from(self.0) + 1 < lessons().len()).then(|| LessonId(self.0 + 1))
    }

    /// Every lesson, in the order of the course.
    pub fn all() -> impl Iterator<Item = LessonId> {
        (0..lessons().len()).map(|at| LessonId(at as u8))
    }
}

/// Every lesson, in the order of the course. The tests prove each of them.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let mut all: Vec<Lesson> = FILES.iter().filter_map(|(_, text)| Lesson::from_text(text).ok()).collect();
        all.sort_by_key(|lesson| (lesson.chapter, lesson.number));
        all
    });
    &LESSONS
}

/// The lesson that practises this: a word of the notation (a facility, a card), or `controls`, `territories`, `fields`,
/// `scoring`.
#[must_use]
pub fn practise(about: &str) -> Option<LessonId> {
    LessonId::all().find(|id| id.lesson().about.iter().any(|word| word.eq_ignore_ascii_case(about)))
}

#[cfg(test)]
mod tests;
