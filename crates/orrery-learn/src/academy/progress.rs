//! A learner's progress through the courses, as stored in the file `academy.ron`.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::contract::GameLessons;
use super::course::LessonId;
use orrery_core::{FIRST_GAME, ron};
use orrery_record::fields::{RonFieldError, RonFields};

/// The version of the file format that this program writes.
const VERSION: u32 = 1;

/// A learner's progress in one lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonStatus {
    /// True if the lesson was ever completed.
    pub done: bool,
    /// The index of the step at which the lesson resumes; 0 for a lesson that has not been begun.
    pub at: usize,
}

/// A learner's progress, as stored in the file `academy.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AcademyProgress {
    version: u32,
    /// True if the Academy was offered at the first start.
    pub offered: bool,
    /// The progress by lesson. The names are `ID` for lessons of the first game and `KEY/ID` for those of other games. Entries of
    /// a newer version are preserved.
    lessons: BTreeMap<String, LessonStatus>,
    /// The things that the player has already met in matches, each as `KEY/MESSAGE`: the key of the game and the key of the
    /// message about the thing.
    met: BTreeSet<String>,
    /// True if a hint explains each thing that the player meets for the first time.
    hints: bool,
    /// Entries of the file that this program does not know, verbatim.
    #[serde(skip)]
    unknown: Vec<(String, String)>,
}

/// The result of reading a progress file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProgressFile {
    /// The progress of a learner.
    Progress(AcademyProgress),
    /// A file of a newer program, with the version of its format. It must not be overwritten.
    Newer(u32),
}

impl Default for AcademyProgress {
    fn default() -> Self {
        AcademyProgress {
            version: VERSION,
            offered: false,
            lessons: BTreeMap::new(),
            met: BTreeSet::new(),
            hints: true,
            unknown: Vec::new(),
        }
    }
}

impl AcademyProgress {
    /// Reads the text of a progress file.
    ///
    /// # Errors
    /// Returns the first syntax error or invalid entry, with its line.
    pub fn read(text: &str) -> Result<ProgressFile, RonFieldError> {
        let mut fields = RonFields::read(text)?;
        let version = match fields.get("version") {
            None => VERSION,
            Some(entry) => {
                entry.value.parse().map_err(|_| RonFieldError::new(entry.line, "`version` is not a number"))?
            }
        };
        if version > VERSION {
            return Ok(ProgressFile::Newer(version));
        }
        let unknown = fields.take_unknown(&["version", "offered", "lessons", "met", "hints"].map(str::to_owned));
        let read: Result<AcademyProgress, _> = ron::read(&fields.in_their_lines());
        let mut progress = read.map_err(|error| RonFieldError::new(error.line, error.message))?;
        progress.unknown = unknown.into_iter().map(|entry| (entry.name, entry.value)).collect();
        Ok(ProgressFile::Progress(progress))
    }

    /// Returns the text of the progress file.
    ///
    /// # Errors
    /// Returns a message in plain English if the text cannot be written. Progress recorded by this program never causes an error.
    pub fn write(&self) -> Result<String, String> {
        let mut text = ron::write(self).map_err(|error| error.to_string())?;
        if let Some(end) = text.rfind(')') {
            let kept = self.unknown.iter().map(|(name, value)| format!("  {name}: {value}\n  ,\n"));
            text.insert_str(end, &kept.collect::<String>());
        }
        Ok(text + "\n")
    }

    /// Merges in the progress from a file, which another instance of the program may have written meanwhile.
    pub fn take_in(&mut self, there: AcademyProgress) {
        self.offered |= there.offered;
        self.met.extend(there.met);
        for (name, mark) in there.lessons {
            let known = self.lessons.entry(name).or_insert(mark);
            known.done |= mark.done;
        }
        self.unknown = there.unknown;
    }

    /// Returns the learner's progress in a lesson.
    pub fn of<G: GameLessons>(&self, id: LessonId<G>) -> LessonStatus {
        self.lessons.get(&name(id)).copied().unwrap_or_default()
    }

    /// Records the step that the learner has reached in a lesson.
    pub fn set_step<G: GameLessons>(&mut self, id: LessonId<G>, at: usize) {
        self.lessons.entry(name(id)).or_default().at = at;
    }

    /// Records that a lesson was completed.
    pub fn finished<G: GameLessons>(&mut self, id: LessonId<G>) {
        self.lessons.insert(name(id), LessonStatus { done: true, at: 0 });
    }

    /// Returns the lesson of a game to continue with: the first one that has been begun, otherwise the first one that is not
    /// completed. Returns `None` if all lessons are completed.
    pub fn next<G: GameLessons>(&self) -> Option<LessonId<G>> {
        let begun = LessonId::all().find(|&id| self.of(id).at > 0);
        begun.or_else(|| LessonId::all().find(|&id| !self.of(id).done))
    }

    /// Returns true if the player has met the thing with this message key in a match of the game.
    pub fn has_met<G: GameLessons>(&self, key: &str) -> bool {
        self.met.contains(&format!("{}/{key}", G::KEY))
    }

    /// Records that the player has met the thing with this message key in a match of the game.
    pub fn meet<G: GameLessons>(&mut self, key: &str) {
        self.met.insert(format!("{}/{key}", G::KEY));
    }

    /// Returns true if hints for first encounters are on.
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// Turns hints for first encounters on or off.
    pub const fn let_hint(&mut self, hints: bool) {
        self.hints = hints;
    }

    /// Returns the number of completed lessons of a game.
    pub fn count<G: GameLessons>(&self) -> usize {
        LessonId::<G>::all().filter(|&id| self.of(id).done).count()
    }
}

/// Returns the name of a lesson in the file.
fn name<G: GameLessons>(id: LessonId<G>) -> String {
    if G::KEY == FIRST_GAME { id.word().to_owned() } else { format!("{}/{}", G::KEY, id.word()) }
}
