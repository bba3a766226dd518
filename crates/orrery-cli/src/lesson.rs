//! `orrery lesson`.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::say::in_file;
use orrery_learn::academy::{Lesson, Lessons, prove};

/// What is asked of lessons.
#[derive(Debug, Subcommand)]
pub(super) enum LessonCommand {
    /// Prove lesson files and whole folders of them.
    ///
    /// Plays each lesson by every answer that its file calls right and wrong. Prints a line for every lesson that cannot be
    /// finished, with the step, and last how many passed and failed. The exit status is 0 only if none failed.
    Check {
        /// Lesson files, and folders of `.ron` files.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// Why the lesson of this text cannot be read or finished, with its file and line.
pub(super) fn check_of<G: Lessons>(path: &Path, text: &str) -> Result<(), String> {
    let lesson = Lesson::<G>::from_text(text).map_err(|e| in_file(path, e.line, &e.message))?;
    prove(&lesson).map_err(|fault| {
        let step = format!("say: \"{}\"", fault.say);
        let line = text.find(&step).map_or(0, |at| text[..at].matches('\n').count() + 1);
        let reason = if fault.say.is_empty() { fault.message } else { format!("{}: {}", fault.say, fault.message) };
        in_file(path, line, &reason)
    })
}
