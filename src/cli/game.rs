//! Which game is meant: by the flag `--game` where nothing else says it, else by the file.

use std::path::Path;

use clap::Args;

use crate::core::ron::{self, FileError};
use crate::core::{FIRST_GAME, GameKey};
use crate::games;
use crate::record::LARGEST_SCENARIO;

/// The game that a command is about.
#[derive(Debug, Clone, Args)]
pub struct GameFlag {
    /// The game, by its key; `orrery games` lists them. Left out, it is Alien Frontiers.
    #[arg(long, value_name = "KEY", env = "ORRERY_GAME", hide_env_values = true, value_parser = games::named, default_value = FIRST_GAME.word())]
    pub game: GameKey,
}

impl Default for GameFlag {
    fn default() -> Self {
        GameFlag { game: FIRST_GAME }
    }
}

/// The game of a scenario, lesson or puzzle that lies at `path`.
///
/// # Errors
/// The file cannot be read, or is of a game there is not.
pub(super) fn of_path(path: &Path) -> Result<GameKey, FileError> {
    games::of_file(&ron::text_of(path, LARGEST_SCENARIO)?)
}
