//! Commands that find their game in a file and leave the work to the commands of that game.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::commands::GameCommands;
use super::exit_status::{bad_file, in_file, usage};
use super::lesson::LessonCommand;
use super::log::{ExportFlags, ImportFlags};
use super::puzzle::{PuzzleCommand, message};
use super::registry::GameList;
use super::share::ShareFlags;
use orrery_core::GameKey;
use orrery_core::ron::{self, FileError};
use orrery_learn::academy::LARGEST_LESSON;
use orrery_learn::puzzle::PuzzleError;
use orrery_record::LARGEST_SCENARIO;
use orrery_record::save::{LARGEST_FILE, SaveStore, data_dir};

/// Returns the game of the scenario, lesson or puzzle at `path`.
///
/// # Errors
/// Returns an error if the file cannot be read or names an unknown game.
pub(super) fn of_path(games: GameList, path: &Path) -> Result<GameKey, FileError> {
    games.of_file(&ron::text_of(path, LARGEST_SCENARIO)?)
}

/// Calls `run` with the commands of the game of a saved match.
pub(super) fn with_save(games: GameList, file: &Path, run: impl FnOnce(&dyn GameCommands) -> ExitCode) -> ExitCode {
    match games.of_save(file) {
        Ok(key) => run(games.of(key)),
        Err(error) => bad_file(error),
    }
}

/// Exports a match for human readers or other programs.
pub(super) fn export(games: GameList, asked: &ExportFlags) -> ExitCode {
    let key = games.of_save(&asked.file).map_err(|error| error.to_string());
    let log = match key.and_then(|key| games.of(key).log(asked)) {
        Ok(log) => log,
        Err(reason) => return bad_file(reason),
    };
    let written = match &asked.out {
        Some(out) => std::fs::write(out, log).map_err(|e| in_file(out, 0, &format!("cannot be written: {e}"))),
        None => std::io::stdout().lock().write_all(log.as_bytes()).map_err(|e| e.to_string()),
    };
    written.map_or_else(bad_file, |()| ExitCode::SUCCESS)
}

/// Imports a log as a save, and prints its path.
pub(super) fn import(games: GameList, asked: &ImportFlags) -> ExitCode {
    let Some(folder) = data_dir(asked.data_dir.as_deref()) else {
        usage("this system has no folder for the program's data: name one with --data-dir")
    };
    let key = ron::text_of(&asked.file, LARGEST_FILE).and_then(|log| games.of_log(&log));
    match key {
        Ok(key) => games.of(key).import(asked, &SaveStore::new(&folder, games.saved())),
        Err(error) => bad_file(in_file(&asked.file, error.line, &error.message)),
    }
}

/// Prints the share code of a saved match, or the contents of a share code.
pub(super) fn share(games: GameList, asked: &ShareFlags) -> ExitCode {
    if let Some(code) = &asked.code {
        let key = games.of_code(code).unwrap_or_else(|e| usage(format_args!("--code: {e}")));
        games.of(key).print_code(code);
        return ExitCode::SUCCESS;
    }
    let Some(file) = &asked.file else { usage("expected a saved match, or a share code with --code") };
    let key = games.of_save(file).map_err(|e| e.to_string());
    match key.and_then(|key| games.of(key).code(file)) {
        Ok(code) => {
            let _ = writeln!(std::io::stdout().lock(), "{code}");
            ExitCode::SUCCESS
        }
        Err(reason) => bad_file(reason),
    }
}

/// Checks lesson files, or all lesson files in a folder. Prints a line for each lesson that fails, then the number of lessons
/// that passed and failed.
pub(super) fn lesson(games: GameList, asked: &LessonCommand) -> ExitCode {
    let LessonCommand::Check { paths } = asked;
    let files = ron::files(paths);
    let mut out = std::io::stdout().lock();
    let mut failed = 0;
    for path in &files {
        if let Err(reason) = check_lesson(games, path) {
            failed += 1;
            let _ = writeln!(out, "FAILED {reason}");
        }
    }
    let _ = writeln!(out, "{} passed, {failed} failed", files.len() - failed);
    if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Checks one lesson. Returns a message with file and line if the lesson cannot be read or completed.
fn check_lesson(games: GameList, path: &Path) -> Result<(), String> {
    let text = ron::text_of(path, LARGEST_LESSON as u64).map_err(|e| in_file(path, e.line, &e.message))?;
    let key = games.of_file(&text).map_err(|e| in_file(path, e.line, &e.message))?;
    games.of(key).check_lesson(path, &text)
}

/// Runs a command about puzzles.
pub(super) fn puzzle(games: GameList, asked: &PuzzleCommand) -> ExitCode {
    match asked {
        PuzzleCommand::Solve { file, all } => match of_path(games, file) {
            Ok(key) => games.of(key).solve(file, *all),
            Err(error) => bad_file(message(file, &error.into())),
        },
        PuzzleCommand::Check { folder } => check_puzzles(games, folder),
        PuzzleCommand::Find(asked) => games.of(asked.game.game).find_puzzles(asked),
    }
}

/// Proves every puzzle of a folder, or the puzzle in a single file. Prints a line for each puzzle, then the numbers of passed and
/// failed puzzles.
fn check_puzzles(games: GameList, folder: &Path) -> ExitCode {
    let files = match puzzle_files(folder) {
        Ok(files) => files,
        Err(error) => return bad_file(in_file(folder, 0, &format!("cannot be read: {error}"))),
    };
    let mut out = io::stdout().lock();
    let mut failed = 0;
    for path in &files {
        let key = of_path(games, path).map_err(PuzzleError::from);
        let line = match key.and_then(|key| games.of(key).prove(path)) {
            Ok(figures) => format!("passed {}: {figures}", path.display()),
            Err(error) => {
                failed += 1;
                format!("FAILED {}", message(path, &error))
            }
        };
        let _ = writeln!(out, "{line}");
    }
    let _ = writeln!(out, "{} passed, {failed} failed", files.len() - failed);
    if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn puzzle_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if folder.is_file() {
        return Ok(vec![folder.to_owned()]);
    }
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "ron") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
