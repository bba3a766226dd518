//! The conversion of the window's flags to its arguments, which finds the games and reads the files.

use std::path::Path;
use std::process::ExitCode;

use super::by_game::of_path;
use super::commands::GameCommands;
use super::exit_status::{bad_file, in_file, usage};
use super::game_value::AnyGameValue;
use super::puzzle;
use super::registry::GameList;
use super::window::{WindowArgs, WindowFlags};
use orrery_core::{FIRST_GAME, GameKey};
use orrery_learn::puzzle::PuzzleError;
use orrery_record::{any_seed, daily};

impl WindowFlags {
    /// Reads the files that the flags name and sets up the match.
    ///
    /// # Errors
    /// Returns the exit status after printing the error.
    pub(super) fn open(self, games: GameList) -> Result<WindowArgs, ExitCode> {
        let named = self.named(games);
        let setup = named.unwrap_or(FIRST_GAME);
        let game = match self.deal(games, setup) {
            Some(dealt) => Some(dealt),
            None => self.given(games, setup, self.seed.unwrap_or_else(any_seed)).map_err(bad_file)?,
        };
        let lesson = self.lesson.as_deref().map(|word| lesson(games, word, named).unwrap_or_else(|e| usage(e)));
        let puzzle = self.puzzle.as_deref().map(|path| puzzle(games, path)).transpose()?;
        let new = self.new.as_ref().is_some_and(String::is_empty);
        self.check_options(games, setup).unwrap_or_else(|e| usage(e));
        let WindowFlags { seed, look, narrate, options, .. } = self;
        let look = look.with_environment(|name| std::env::var_os(name)).unwrap_or_else(|e| usage(e));
        Ok(WindowArgs { game, named, seed, puzzle, lesson, new, options, look, narrate })
    }

    /// Checks the rule options of the command line against the rules of the game `setup`. With a share code, no option is
    /// allowed.
    fn check_options(&self, games: GameList, setup: GameKey) -> Result<(), String> {
        if self.options.is_empty() {
            return Ok(());
        }
        if self.new.as_deref().is_some_and(|code| !code.is_empty()) {
            return Err("a share code sets the options: leave out --option".to_owned());
        }
        games.of(setup).check_options(&self.options)
    }

    /// Returns the game selected by the flag, otherwise by the environment, if there is one. This game applies wherever no file
    /// names a game.
    fn named(&self, games: GameList) -> Option<GameKey> {
        let environment = || std::env::var("ORRERY_GAME").ok().filter(|word| !word.trim().is_empty());
        let key =
            || environment().map(|word| games.named(&word).unwrap_or_else(|e| usage(format_args!("ORRERY_GAME: {e}"))));
        self.game.or_else(key)
    }

    /// Returns the match with the deal of a share code or of a day, or `None` if the flags name neither. `setup` is the game of
    /// the daily deal.
    fn deal(&self, games: GameList, setup: GameKey) -> Option<AnyGameValue> {
        let code = self.new.as_deref().filter(|code| !code.is_empty());
        if code.is_some() && self.seed.is_some() {
            usage("a share code sets the seed: leave out --seed");
        }
        if let Some(code) = code {
            let key = games.of_code(code).unwrap_or_else(|e| usage(format_args!("--new: {e}")));
            return Some(games.of(key).match_of_code(code));
        }
        let date = match self.daily.as_deref()? {
            "" => daily::today(),
            date => {
                date.parse().unwrap_or_else(|e| usage(format_args!("--daily: expected a date such as 2026-11-22: {e}")))
            }
        };
        Some(games.of(setup).match_of_day(date))
    }

    /// Returns the match of a file, or a new match of the game `setup` with the given seats. Returns `None` if the flags name
    /// neither.
    ///
    /// # Errors
    /// Returns a message with file and line if the file cannot be read.
    fn given(&self, games: GameList, setup: GameKey, seed: u64) -> Result<Option<AnyGameValue>, String> {
        if let Some(path) = &self.load {
            let key = games.of_save(path).map_err(|e| e.to_string())?;
            return games.of(key).load(path).map(Some);
        }
        if let Some(path) = &self.scenario {
            let key = of_path(games, path).map_err(|e| in_file(path, e.line, &e.message))?;
            return games.of(key).open_scenario(path, seed).map(Some);
        }
        let seats = self.seats.as_deref();
        Ok(seats.map(|seats| games.of(setup).seated(self, seats, seed).unwrap_or_else(|e| usage(e))))
    }
}

/// Returns the lesson with this id in the named game or, if no game is named, in the first game with such a lesson.
///
/// # Errors
/// Returns a message with all ids if there is no such lesson.
fn lesson(games: GameList, word: &str, named: Option<GameKey>) -> Result<AnyGameValue, String> {
    let meant = || games.each().filter(|game| named.is_none_or(|named| named == game.key()));
    meant().find_map(|game| game.lesson(word.trim())).ok_or_else(|| {
        let words: Vec<&str> = meant().flat_map(GameCommands::lesson_words).collect();
        format!("--lesson: expected one of {}", words.join(", "))
    })
}

/// Returns the puzzle to open in the window: the puzzle with this name in the ladder of a game, or else the puzzle in this file,
/// which is proven first.
///
/// # Errors
/// Returns the exit status after printing the error.
fn puzzle(games: GameList, path: &Path) -> Result<AnyGameValue, ExitCode> {
    if let Some(puzzle) = games.each().find_map(|game| game.ladder_puzzle(path)) {
        return Ok(puzzle);
    }
    let key = of_path(games, path).map_err(PuzzleError::from);
    let puzzle = key.and_then(|key| games.of(key).puzzle(path));
    puzzle.map_err(|error| bad_file(puzzle::message(path, &error)))
}
