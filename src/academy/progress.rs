//! How far a learner is in the course.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::contract::Lessons;
use super::course::LessonId;
use crate::core::FIRST_GAME;

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
    /// By lesson, those of another game than the first after its key: `KEY/ID`. What a newer version has beside ours is kept.
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
    pub fn of<G: Lessons>(&self, id: LessonId<G>) -> Mark {
        self.lessons.get(&name(id)).copied().unwrap_or_default()
    }

    /// The lesson stands at this step now.
    pub fn stands<G: Lessons>(&mut self, id: LessonId<G>, at: usize) {
        self.lessons.entry(name(id)).or_default().at = at;
    }

    /// The lesson was finished.
    pub fn finished<G: Lessons>(&mut self, id: LessonId<G>) {
        self.lessons.insert(name(id), Mark { done: true, at: 0 });
    }

    /// The lesson of a game to go on with: one that was begun, or else the first that is not finished.
    #[must_use]
    pub fn next<G: Lessons>(&self) -> Option<LessonId<G>> {
        let begun = LessonId::all().find(|&id| self.of(id).at > 0);
        begun.or_else(|| LessonId::all().find(|&id| !self.of(id).done))
    }

    /// How many lessons of a game are finished.
    #[must_use]
    pub fn count<G: Lessons>(&self) -> usize {
        LessonId::<G>::all().filter(|&id| self.of(id).done).count()
    }
}

/// What a lesson is called in the file.
fn name<G: Lessons>(id: LessonId<G>) -> String {
    if G::KEY == FIRST_GAME { id.word().to_owned() } else { format!("{}/{}", G::KEY, id.word()) }
}
