//! The registry of the program's games, for callers that know a match only by the key of its game.

use std::path::Path;

use bevy::prelude::*;

use orrery_cli::{GameValue, Games};
use orrery_core::GameKey;
use orrery_record::save::game_of_save;
use orrery_record::share as codes;
use orrery_settings::keys::GameKeyRows;
use orrery_settings::{Folders, LastSetups, SetupReaders};
use orrery_table::MatchStatus;
use orrery_ui::{SetupDraft, SetupPage, Toast};

/// Restores the match that waits behind a lesson, a puzzle, an example or a replay.
pub type ResumeMatch = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// A game without its type, found by its key. It handles everything about whole matches.
pub trait DynGame: Send + Sync {
    /// The key of the game.
    fn key(&self) -> GameKey;

    /// The number of the game in share codes.
    fn number(&self) -> u32;

    /// Adds the game to the program, with the stored data of its matches; returns a message if some of that could not be read.
    fn add(&self, app: &mut App, folders: &Folders) -> Option<Toast>;

    /// The last used set-up with single options replaced, each given as `NAME=VALUE`. Invalid options change nothing.
    fn last_setup(&self, setups: &LastSetups, options: &[String]) -> SetupDraft;

    /// The content of the set-up screen for this game.
    fn setup_page(&self, draft: &SetupDraft) -> SetupPage;

    /// Sets everything up from the share code in the draft, if the code can be read.
    fn read_code(&self, draft: &mut SetupDraft);

    /// Starts the match of a set-up.
    ///
    /// # Errors
    /// In the player's words or in plain English, if the match cannot be played.
    fn start(&self, world: &mut World, draft: &SetupDraft) -> Result<(), String>;

    /// Starts the game's daily deal.
    ///
    /// # Errors
    /// In plain English, if it cannot be played.
    fn begin_daily(&self, world: &mut World) -> Result<(), String>;

    /// Starts a match for the challenge at this index of the game's list.
    ///
    /// # Errors
    /// In plain English, if it cannot be played.
    fn begin_challenge(&self, world: &mut World, challenge: usize) -> Result<(), String>;

    /// Plays the open match of this game again with the same seats, with the same deal or a new one.
    ///
    /// # Errors
    /// In plain English, if it cannot be played.
    fn play_again(&self, world: &mut World, same_deal: bool) -> Result<(), String>;

    /// Reads a saved match of this game.
    ///
    /// # Errors
    /// In plain English, with file and line.
    fn load(&self, path: &Path) -> Result<GameValue, String>;

    /// Opens a match of this game.
    fn open(&self, world: &mut World, game: GameValue);

    /// Opens a match that the command line asks for, and names its opponents.
    fn begin(&self, world: &mut World, game: GameValue);

    /// Opens a lesson of this game.
    fn open_lesson(&self, world: &mut World, lesson: GameValue);

    /// Opens a puzzle of this game from a file of the player.
    fn open_puzzle(&self, world: &mut World, puzzle: GameValue);

    /// Replays a match of this game from its beginning; `waits` is restored afterwards.
    fn watch(&self, world: &mut World, game: GameValue, waits: Option<ResumeMatch>);

    /// Exports the log of the open match as text or as RON; `None` if no match of this game is open.
    fn export(&self, world: &World, ron: bool) -> Option<Result<String, String>>;

    /// Takes the match of this game off the table.
    fn close(&self, world: &mut World);

    /// Writes the statistics of this game that could not be written so far. Called when the program ends.
    fn finish(&self, world: &mut World);

    /// Sets aside the match on the table, or the one that waits behind the open lesson, puzzle or example, which is left. `None`
    /// if there is no match to return to.
    fn set_aside(&self, world: &mut World) -> Option<ResumeMatch>;
}

/// The games that a program consists of, as its root names them. Each list is in the order of the title screen.
#[derive(Clone, Copy)]
pub struct GameManifest {
    /// The identities of the games.
    pub games: Games,
    /// The window side of each game.
    pub hosts: &'static [fn() -> &'static dyn DynGame],
    /// The set-ups that the settings store for each game.
    pub setups: fn() -> SetupReaders,
    /// The key actions of each game, in addition to those of every game.
    pub keys: GameKeyRows,
}

/// The games of this program in the order in which they were added. Each [`GamePlugin`](super::GamePlugin) adds its own.
#[derive(Resource, Default, Clone)]
pub struct GameRegistry {
    hosts: Vec<&'static dyn DynGame>,
    /// The games of the program's registry; `None` in an app that was put together without one.
    games: Option<Games>,
}

/// Returns the game with this key, if this program has it.
#[must_use]
pub fn dyn_game(world: &World, key: GameKey) -> Option<&'static dyn DynGame> {
    world.get_resource::<GameRegistry>()?.of(key)
}

/// Returns the game of the open match.
#[must_use]
pub fn dyn_game_of_match(world: &World) -> Option<&'static dyn DynGame> {
    dyn_game(world, world.get_resource::<MatchStatus>()?.key)
}

/// Sets the open match aside, whatever its game, to make room for a lesson, a puzzle or an example.
pub fn set_aside(world: &mut World) -> Option<ResumeMatch> {
    dyn_game_of_match(world)?.set_aside(world)
}

impl GameRegistry {
    /// Adds a game. Adding it twice has no effect.
    pub(super) fn add(&mut self, host: &'static dyn DynGame) {
        if self.of(host.key()).is_none() {
            self.hosts.push(host);
        }
    }

    /// Sets the games that the registry of the program names.
    pub(super) fn set_games(&mut self, games: Games) {
        self.games = Some(games);
    }

    /// Returns the games of the program's registry.
    #[must_use]
    pub const fn games(&self) -> Option<Games> {
        self.games
    }

    /// Returns every game.
    #[must_use]
    pub fn all(&self) -> Vec<&'static dyn DynGame> {
        self.hosts.clone()
    }

    /// Returns the game with this key.
    #[must_use]
    pub fn of(&self, key: GameKey) -> Option<&'static dyn DynGame> {
        self.hosts.iter().copied().find(|host| host.key() == key)
    }

    /// Returns the game of a share code.
    #[must_use]
    pub fn of_code(&self, code: &str) -> Option<&'static dyn DynGame> {
        let number = codes::game_number(code).ok()?;
        self.hosts.iter().copied().find(|host| host.number() == number)
    }

    /// Returns the game of the match saved at `path`.
    ///
    /// # Errors
    /// In plain English: the file is no save, or it belongs to a game that this program does not have.
    pub fn of_save(&self, path: &Path) -> Result<&'static dyn DynGame, String> {
        let word = game_of_save(path).map_err(|error| error.to_string())?;
        let found = self.hosts.iter().copied().find(|host| host.key().word() == word);
        // The registry knows the games and words the error.
        let unknown = || self.games.and_then(|games| games.of_save(path).err());
        found.ok_or_else(|| unknown().map_or(word, |error| error.to_string()))
    }
}
