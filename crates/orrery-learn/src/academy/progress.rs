//! How far a learner is in the course.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::contract::Lessons;
use super::course::LessonId;
use orrery_core::{FIRST_GAME, ron};
use orrery_record::fields::{Fault, Fields};

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
    /// What was met for the first time in a match, by its game: `KEY/MESSAGE`.
    met: BTreeSet<String>,
    /// Whether what is met for the first time is told.
    hints: bool,
    /// Entries of the file that this program does not know, as they are written.
    #[serde(skip)]
    unknown: Vec<(String, String)>,
}

/// The state of a progress file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// The progress of a learner.
    Progress(Progress),
    /// A newer program wrote it, in a form of this version; it is to be left alone.
    Newer(u32),
}

impl Default for Progress {
    fn default() -> Self {
        Progress {
            version: VERSION,
            offered: false,
            lessons: BTreeMap::new(),
            met: BTreeSet::new(),
            hints: true,
            unknown: Vec::new(),
        }
    }
}

impl Progress {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first misplaced entry, with its line.
    pub fn read(text: &str) -> Result<Kept, Fault> {
        let mut fields = Fields::read(text)?;
        let version = match fields.get("version") {
            None => VERSION,
            Some(entry) => entry.value.parse().map_err(|_| Fault::new(entry.line, "`version` is no number"))?,
        };
        if version > VERSION {
            return Ok(Kept::Newer(version));
        }
        let unknown = fields.take_unknown(&["version", "offered", "lessons", "met", "hints"].map(str::to_owned));
        let read: Result<Progress, _> = ron::read(&fields.in_their_lines());
        let mut progress = read.map_err(|error| Fault::new(error.line, error.message))?;
        progress.unknown = unknown.into_iter().map(|entry| (entry.name, entry.value)).collect();
        Ok(Kept::Progress(progress))
    }

    /// The text of a file.
    ///
    /// # Errors
    /// In plain English; no progress of this program brings that about.
    pub fn write(&self) -> Result<String, String> {
        let mut text = ron::write(self).map_err(|error| error.to_string())?;
        if let Some(end) = text.rfind(')') {
            let kept = self.unknown.iter().map(|(name, value)| format!("  {name}: {value}\n  ,\n"));
            text.insert_str(end, &kept.collect::<String>());
        }
        Ok(text + "\n")
    }

    /// Takes in what a file has beside this: another program may have written into it.
    pub fn take_in(&mut self, there: Progress) {
        self.offered |= there.offered;
        self.met.extend(there.met);
        for (name, mark) in there.lessons {
            let known = self.lessons.entry(name).or_insert(mark);
            known.done |= mark.done;
        }
        self.unknown = there.unknown;
    }

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

    /// Whether this, by the key of its message, was met in a match of a game.
    #[must_use]
    pub fn has_met<G: Lessons>(&self, key: &str) -> bool {
        self.met.contains(&format!("{}/{key}", G::KEY))
    }

    /// This was met in a match of a game.
    pub fn meet<G: Lessons>(&mut self, key: &str) {
        self.met.insert(format!("{}/{key}", G::KEY));
    }

    /// Whether what is met for the first time is told.
    #[must_use]
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// Has it told, or not.
    pub const fn let_hint(&mut self, hints: bool) {
        self.hints = hints;
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
