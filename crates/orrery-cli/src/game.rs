//! Which game is meant: by the flag `--game` where nothing else says it, else by the file.

use std::path::Path;

use clap::{Args, Command};

use super::registry::Games;
use orrery_core::ron::{self, FileError};
use orrery_core::{FIRST_GAME, GameKey};
use orrery_record::LARGEST_SCENARIO;

/// The game that a command is about.
#[derive(Debug, Clone, Args)]
pub struct GameFlag {
    /// The game, by its key; `orrery games` lists them. Left out, it is Alien Frontiers.
    #[arg(long, value_name = "KEY", env = "ORRERY_GAME", hide_env_values = true, value_parser = unknown_game, default_value = FIRST_GAME.word())]
    pub game: GameKey,
}

impl Default for GameFlag {
    fn default() -> Self {
        GameFlag { game: FIRST_GAME }
    }
}

/// Reads `--game` before the games are known: [`knowing`] puts them in its place.
///
/// # Errors
/// Always.
pub(super) fn unknown_game(word: &str) -> Result<GameKey, String> {
    Err(format!("there is no game `{}`", word.escape_debug()))
}

/// A command and all commands below it whose `--game` is one of these games.
pub(super) fn knowing(games: Games, mut command: Command) -> Command {
    if command.get_arguments().any(|argument| argument.get_id() == "game") {
        command = command.mut_arg("game", |flag| flag.value_parser(move |word: &str| games.named(word)));
    }
    command.mut_subcommands(|below| knowing(games, below))
}

/// The game of a scenario, lesson or puzzle that lies at `path`.
///
/// # Errors
/// The file cannot be read, or is of a game there is not.
pub(super) fn of_path(games: Games, path: &Path) -> Result<GameKey, FileError> {
    games.of_file(&ron::text_of(path, LARGEST_SCENARIO)?)
}
