//! How far a learner is in the course.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::LessonId;

/// The version of the file.
const VERSION: u32 = 1;

/// How far a learner is in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Mark {
    /// Whether it was finished once.
    pub done: bool,
    /// The step it goes on with, from 0; 0 at the beginning.
    pub at: usize,
}

/// How far a learner is: what the file `academy.ron` keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    version: u32,
    /// Whether the Academy was offered at the first start.
    pub offered: bool,
    /// By lesson. What a newer version has beside ours is kept.
    lessons: BTreeMap<String, Mark>,
}

impl Default for Progress {
    fn default() -> Self {
        Progress { version: VERSION, offered: false, lessons: BTreeMap::new() }
    }
}

impl Progress {
    /// How far the learner is in a lesson.
    #[must_use]
    pub fn of(&self, id: LessonId) -> Mark {
        self.lessons.get(id.word()).copied().unwrap_or_default()
    }

    /// The lesson stands at this step now.
    pub fn stands(&mut self, id: LessonId, at: usize) {
        self.lessons.entry(id.word().to_owned()).or_default().at = at;
    }

    /// The lesson was finished.
    pub fn finished(&mut self, id: LessonId) {
        self.lessons.insert(id.word().to_owned(), Mark { done: true, at: 0 });
    }

    /// The lesson to go on with: one that was begun, or else the first that is not finished.
    #[must_use]
    pub fn next(&self) -> Option<LessonId> {
        let begun = LessonId::all().find(|&id| self.of(id).at > 0);
        begun.or_else(|| LessonId::all().find(|&id| !self.of(id).done))
    }

    /// How many lessons are finished.
    #[must_use]
    pub fn count(&self) -> usize {
        LessonId::all().filter(|&id| self.of(id).done).count()
    }
}
