//! `orrery lesson`: checks lesson files.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::exit_status::in_file;
use orrery_learn::academy::{GameLessons, Lesson, prove};

/// The commands about lessons.
#[derive(Debug, Subcommand)]
pub(super) enum LessonCommand {
    /// Prove lesson files, or all lesson files in a folder.
    ///
    /// Plays each lesson with every answer that its file calls right or wrong. Prints each lesson that cannot be finished, with
    /// the step, then the number of lessons that passed and failed. The exit status is 0 only if all passed.
    #[command(after_help = "Example:\n  orrery lesson check FOLDER")]
    Check {
        /// The lesson files, or folders of `.ron` files.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// Checks the lesson with this text. Returns a message with file and line if the lesson cannot be read or completed.
pub(super) fn check_of<G: GameLessons>(path: &Path, text: &str) -> Result<(), String> {
    let lesson = Lesson::<G>::from_text(text).map_err(|e| in_file(path, e.line, &e.message))?;
    prove(&lesson).map_err(|fault| {
        let step = format!("say: \"{}\"", fault.say);
        let line = text.find(&step).map_or(0, |at| text[..at].matches('\n').count() + 1);
        let reason = if fault.say.is_empty() { fault.message } else { format!("{}: {}", fault.say, fault.message) };
        in_file(path, line, &reason)
    })
}
