//! Stores the learner's progress in its own file in the data folder.

use std::path::Path;

use bevy::prelude::*;

use crate::save_settings::may_write;
use crate::state::MenuState;
use orrery_learn::academy::{AcademyProgress, ProgressFile};
use orrery_locale::text_args;
use orrery_settings::{self as settings, FileProblem, Folders, RonFieldError};
use orrery_ui::Toast;

/// The progress in the Academy, shared by all players at this computer.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct LessonProgress(pub AcademyProgress);

/// True while the file lacks the latest progress.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct UnsavedProgress(bool);

/// The name of the file in the data folder.
const FILE: &str = "academy.ron";

/// Reads the learner's progress. An unreadable file is set aside, and a file of a newer program is left unchanged. Both are
/// reported.
pub fn load(folders: &Folders) -> (LessonProgress, Option<FileProblem>) {
    let read = |text: &str| match AcademyProgress::read(text)? {
        ProgressFile::Progress(progress) => Ok(Ok(progress)),
        ProgressFile::Newer(version) => Ok(Err(version)),
    };
    let (progress, problem) = settings::load_file(&folders.data.join(FILE), read);
    (LessonProgress(progress), problem)
}

/// Changes the learner's progress and writes it immediately. A failure to write is shown to the player, unless the same message
/// is still on screen.
pub fn change(world: &mut World, change: impl FnOnce(&mut AcademyProgress)) {
    let before = world.resource::<LessonProgress>().clone();
    change(&mut world.resource_mut::<LessonProgress>().0);
    if *world.resource::<LessonProgress>() == before || !world.contains_resource::<Folders>() {
        return;
    }
    let written = write(world);
    world.insert_resource(UnsavedProgress(written.is_err()));
    if let Err(reason) = written {
        let words = text_args("academy-progress-not-saved", &[("reason", reason.into())]);
        let toasts = &mut world.resource_mut::<MenuState>().toasts;
        if !toasts.iter().any(|toast| toast.words == words) {
            toasts.push(Toast::trouble(words));
        }
    }
}

/// Tries once more to write unsaved progress before the program ends.
pub fn finish(world: &mut World) {
    if world.get_resource::<UnsavedProgress>().is_some_and(|unwritten| unwritten.0)
        && let Err(reason) = write(world)
    {
        eprintln!("{}", text_args("academy-progress-not-saved", &[("reason", reason.into())]));
    }
}

/// Writes the learner's progress, merged with changes that another program has written to the file.
fn write(world: &mut World) -> Result<(), String> {
    let Some(file) = world.get_resource::<Folders>().map(|folders| folders.data.join(FILE)) else { return Ok(()) };
    may_write(world)?;
    let learner = &mut world.resource_mut::<LessonProgress>().0;
    if let Some(there) = read(&file)? {
        learner.take_in(there);
    }
    settings::write_file(&file, &learner.write()?)
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
