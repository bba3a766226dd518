//! The flag `--game`, which selects the game if nothing else does.

use clap::Args;

use orrery_core::{FIRST_GAME, GameKey};

/// The game of a command.
#[derive(Debug, Clone, Args)]
pub struct GameFlag {
    /// Select the game by its key; `orrery games` lists the keys.
    #[arg(long, value_name = "KEY", env = "ORRERY_GAME", hide_env_values = true, value_parser = unknown_game, default_value = FIRST_GAME.word())]
    pub game: GameKey,
}

impl Default for GameFlag {
    fn default() -> Self {
        GameFlag { game: FIRST_GAME }
    }
}

/// The parser of `--game` in the derived command line, which knows no games. [`Arguments::of`](super::Arguments::of) replaces it.
///
/// # Errors
/// Always returns an error message.
pub(super) fn unknown_game(word: &str) -> Result<GameKey, String> {
    Err(format!("there is no game `{}`", word.escape_debug()))
}
