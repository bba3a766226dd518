//! The course of a game: the lessons that come with the program, in order.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use super::contract::GameLessons;
use super::lesson::Lesson;
use orrery_core::static_cache;

/// The identifier of a lesson that exists in the course of a game.
pub struct LessonId<G>(u8, PhantomData<G>);

impl<G> Clone for LessonId<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for LessonId<G> {}

impl<G> fmt::Debug for LessonId<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LessonId({})", self.0)
    }
}

impl<G> PartialEq for LessonId<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G> Eq for LessonId<G> {}

impl<G> PartialOrd for LessonId<G> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<G> Ord for LessonId<G> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<G> Hash for LessonId<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<G: GameLessons> LessonId<G> {
    const fn at(place: usize) -> Self {
        LessonId(place as u8, PhantomData)
    }

    /// Returns the lesson with this zero-based position in the course, or `None` if there is none.
    pub fn from_number(number: usize) -> Option<Self> {
        (number < lessons::<G>().len()).then(|| Self::at(number))
    }

    /// Returns the zero-based position of the lesson in the course.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the lesson with this id, as used on the command line and in files, ignoring case. Returns `None` if there is none.
    pub fn from_word(word: &str) -> Option<Self> {
        lessons::<G>().iter().position(|lesson| lesson.id.eq_ignore_ascii_case(word)).map(Self::at)
    }

    /// Returns the id of the lesson, as used on the command line and in files.
    pub fn word(self) -> &'static str {
        &self.lesson().id
    }

    /// Returns the lesson itself.
    pub fn lesson(self) -> &'static Lesson<G> {
        &lessons::<G>()[self.number()]
    }

    /// Returns the next lesson of the course, or `None` after the last one.
    pub fn next(self) -> Option<Self> {
        Self::from_number(self.number() + 1)
    }

    /// Returns every lesson, in the order of the course.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..lessons::<G>().len()).map(Self::at)
    }
}

/// Returns every lesson of a game, in the order of the course. Invalid files are left out; tests check that every file is a valid
/// lesson.
pub fn lessons<G: GameLessons>() -> &'static [Lesson<G>] {
    static_cache::<Vec<Lesson<G>>>(|| {
        let mut all: Vec<Lesson<G>> = G::FILES.iter().filter_map(|(_, text)| Lesson::from_text(text).ok()).collect();
        all.sort_by_key(|lesson| (lesson.chapter, lesson.number));
        all
    })
}

/// Returns the first lesson of a game that practises `about`, ignoring case, or `None` if there is none. `about` is a word of the
/// notation, or another word in [`Lesson::about`].
pub fn practise<G: GameLessons>(about: &str) -> Option<LessonId<G>> {
    LessonId::all().find(|id: &LessonId<G>| id.lesson().about.iter().any(|word| word.eq_ignore_ascii_case(about)))
}
