//! `orrery lesson`.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;

use super::registry::Games;
use super::say::in_file;
use orrery_core::ron;
use orrery_learn::academy::{LARGEST_LESSON, Lesson, Lessons, prove};

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

/// Does what is asked for.
pub(super) fn run(games: Games, asked: &LessonCommand) -> ExitCode {
    let LessonCommand::Check { paths } = asked;
    let files = ron::files(paths);
    let mut out = std::io::stdout().lock();
    let mut failed = 0;
    for path in &files {
        if let Err(reason) = check(games, path) {
            failed += 1;
            let _ = writeln!(out, "FAILED {reason}");
        }
    }
    let _ = writeln!(out, "{} passed, {failed} failed", files.len() - failed);
    if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Why a lesson cannot be read or finished, with its file and line.
fn check(games: Games, path: &Path) -> Result<(), String> {
    let text = ron::text_of(path, LARGEST_LESSON as u64).map_err(|e| in_file(path, e.line, &e.message))?;
    let key = games.of_file(&text).map_err(|e| in_file(path, e.line, &e.message))?;
    games.of(key).check_lesson(path, &text)
}

/// As [`check`], of a lesson of the game `G` with this text.
pub(super) fn check_of<G: Lessons>(path: &Path, text: &str) -> Result<(), String> {
    let lesson = Lesson::<G>::from_text(text).map_err(|e| in_file(path, e.line, &e.message))?;
    prove(&lesson).map_err(|fault| {
        let step = format!("say: \"{}\"", fault.say);
        let line = text.find(&step).map_or(0, |at| text[..at].matches('\n').count() + 1);
        let reason = if fault.say.is_empty() { fault.message } else { format!("{}: {}", fault.say, fault.message) };
        in_file(path, line, &reason)
    })
}
