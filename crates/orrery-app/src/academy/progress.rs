//! Stores the learner's progress in its own file in the data folder.

use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::save_settings::PlayerFiles;
use orrery_learn::academy::{AcademyProgress, ProgressFile};
use orrery_locale::text_args;
use orrery_settings::{self as settings, AppFolders, FileProblem, RonFieldError};

/// The progress in the Academy, shared by all players at this computer.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct AcademyState(pub AcademyProgress);

/// True while the file lacks the latest progress.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct LessonProgressDirty(bool);

/// The name of the file in the data folder.
const FILE: &str = "academy.ron";

/// Reads the learner's progress. An unreadable file is set aside, and a file of a newer program is left unchanged. Both are
/// reported.
pub fn load(folders: &AppFolders) -> (AcademyState, Option<FileProblem>) {
    let read = |text: &str| match AcademyProgress::read(text)? {
        ProgressFile::Progress(progress) => Ok(Ok(progress)),
        ProgressFile::Newer(version) => Ok(Err(version)),
    };
    let (progress, problem) = settings::load_file(&folders.data.join(FILE), read);
    (AcademyState(progress), problem)
}

/// The learner's progress, which is written when it changes.
#[derive(SystemParam)]
pub struct ProgressStore<'w> {
    pub(super) progress: ResMut<'w, AcademyState>,
    unsaved: ResMut<'w, LessonProgressDirty>,
    pub(super) files: PlayerFiles<'w>,
}

impl ProgressStore<'_> {
    /// Changes the learner's progress and writes it immediately. A failure to write is shown to the player, unless the same
    /// message is still on screen.
    pub fn change(&mut self, change: impl FnOnce(&mut AcademyProgress)) {
        let before = self.progress.clone();
        change(&mut self.progress.0);
        if *self.progress == before || self.files.folders.is_none() {
            return;
        }
        let written = self.write();
        self.unsaved.0 = written.is_err();
        if let Err(reason) = written {
            self.files.menus.complain(text_args("academy-progress-not-saved", &[("reason", reason.into())]));
        }
    }

    /// Writes the learner's progress, merged with changes that another program has written to the file.
    fn write(&mut self) -> Result<(), String> {
        let Some(file) = self.files.folders.as_ref().map(|folders| folders.data.join(FILE)) else { return Ok(()) };
        self.files.may_write()?;
        if let Some(there) = read(&file)? {
            self.progress.0.take_in(there);
        }
        settings::write_file(&file, &self.progress.0.write()?)
    }
}

/// Tries once more to write unsaved progress before the program ends.
pub fn finish(mut store: ProgressStore) {
    if store.unsaved.0
        && let Err(reason) = store.write()
    {
        eprintln!("{}", text_args("academy-progress-not-saved", &[("reason", reason.into())]));
    }
}

/// Reads the progress file, or returns `None` if it does not exist. A file of a newer program is an error.
fn read(file: &Path) -> Result<Option<AcademyProgress>, String> {
    let told = |fault: RonFieldError| format!("{}:{}: {}", file.display(), fault.line, fault.reason);
    let Some(text) = settings::read_file(file).map_err(told)? else { return Ok(None) };
    match AcademyProgress::read(&text).map_err(told)? {
        ProgressFile::Progress(progress) => Ok(Some(progress)),
        ProgressFile::Newer(version) => Err(FileProblem::Newer { file: file.to_owned(), version }.words()),
    }
}
