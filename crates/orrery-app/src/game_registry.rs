//! The registry of the program's games, for callers that know a match only by the key of its game.

use std::path::Path;

use bevy::prelude::*;

use orrery_cli::{AnyGameValue, GameList};
use orrery_core::GameKey;
use orrery_record::save::game_of_save;
use orrery_record::share as codes;
use orrery_settings::keys::GameDefaultBindings;
use orrery_settings::{AppFolders, LastSetups, SetupReaders};
use orrery_ui::{SetupDraft, SetupPage, Toast, UiIntent};

/// A function that restores the match and the panels as they were before a lesson, a puzzle, an example or a replay.
pub type ResumeMatchFn = Box<dyn FnOnce(&mut Commands) + Send + Sync>;

/// The match that was set aside for the open lesson, puzzle or example, or for the replay of a file; `None` if there was none.
#[derive(Resource, Default)]
pub struct Suspended(pub Option<ResumeMatchFn>);

/// A game with its type erased, found by its key. Handles whole matches: their set-up, start, storage and end.
pub trait DynGame: Send + Sync {
    /// Returns the key of the game.
    fn key(&self) -> GameKey;

    /// Returns the number of the game in share codes.
    fn number(&self) -> u32;

    /// Adds the game to the program, and reads the stored data of its matches. Returns a message if some of it could not be read.
    fn add(&self, app: &mut App, folders: &AppFolders) -> Option<Toast>;

    /// Returns the last used set-up with some options replaced, each given as `NAME=VALUE`. Invalid options change nothing.
    fn last_setup(&self, setups: &LastSetups, options: &[String]) -> SetupDraft;

    /// Returns the content of the set-up screen for this game.
    fn setup_page(&self, draft: &SetupDraft) -> SetupPage;

    /// Applies the share code typed in the draft to the whole set-up, if the code can be read.
    fn read_code(&self, draft: &mut SetupDraft);

    /// Carries out a request of a panel or a key while this game is active.
    fn carry_out(&self, commands: &mut Commands, intent: UiIntent);

    /// Starts the match of a set-up. If the match cannot be played, shows the reason.
    fn start(&self, commands: &mut Commands, draft: SetupDraft);

    /// Starts the challenge at this index of the game's list, or for `None` the daily deal. If the match cannot be played, shows
    /// the reason.
    fn begin_deal(&self, commands: &mut Commands, challenge: Option<usize>);

    /// Plays the open match of this game again with the players of its set-up, with the same deal or a new one. If the match
    /// cannot be played, shows the reason.
    fn play_again(&self, commands: &mut Commands, same_deal: bool);

    /// Reads a saved match of this game.
    ///
    /// # Errors
    /// Returns a message in plain English, with file and line, if the match cannot be read.
    fn load(&self, path: &Path) -> Result<AnyGameValue, String>;

    /// Opens a match of this game.
    fn open(&self, commands: &mut Commands, game: AnyGameValue);

    /// Opens a match requested on the command line, and names its opponents.
    fn begin(&self, commands: &mut Commands, game: AnyGameValue);

    /// Opens a lesson of this game.
    fn open_lesson(&self, commands: &mut Commands, lesson: AnyGameValue);

    /// Opens a puzzle of this game from the player's own file.
    fn open_puzzle(&self, commands: &mut Commands, puzzle: AnyGameValue);

    /// Replays a match of this game from its beginning. The match on the table has been set aside.
    fn watch(&self, commands: &mut Commands, game: AnyGameValue);

    /// Exports the log of the open match, as RON if `ron` is true, otherwise as text, and shows the path of its file. Shows the
    /// reason if the log would reveal hidden information or cannot be written.
    fn export(&self, commands: &mut Commands, ron: bool);

    /// Closes the match of this game that is on the table.
    fn close(&self, commands: &mut Commands);

    /// Writes unsaved statistics of the game. Called when the program ends.
    fn finish(&self, commands: &mut Commands);

    /// Sets aside the match on the table, which belongs to this game; see `Suspended`.
    fn set_aside(&self, commands: &mut Commands);
}

/// The games of a program, as listed by its root crate. Each list is in the order of the title screen.
#[derive(Clone, Copy)]
pub struct GameManifest {
    /// The keys, names and other static data of the games.
    pub games: GameList,
    /// The [`DynGame`] of each game.
    pub hosts: &'static [fn() -> &'static dyn DynGame],
    /// The function that returns the readers of the stored set-ups, one per game.
    pub setups: fn() -> SetupReaders,
    /// The key actions of each game, in addition to those that all games share.
    pub keys: GameDefaultBindings,
}

/// The games of this program in the order in which they were added. Each [`GamePlugin`](super::GamePlugin) adds its own.
#[derive(Resource, Default, Clone)]
pub struct GameRegistry {
    hosts: Vec<&'static dyn DynGame>,
    /// The games of the program's registry; `None` in an app without one, such as a test.
    games: Option<GameList>,
}

impl GameRegistry {
    /// Adds a game. Adding it twice has no effect.
    pub(super) fn add(&mut self, host: &'static dyn DynGame) {
        if self.of(host.key()).is_none() {
            self.hosts.push(host);
        }
    }

    /// Sets the games of the program's registry.
    pub(super) fn set_games(&mut self, games: GameList) {
        self.games = Some(games);
    }

    /// Returns the games of the program's registry, or `None` in an app without one.
    pub const fn games(&self) -> Option<GameList> {
        self.games
    }

    /// Returns the games that were added.
    pub fn all(&self) -> Vec<&'static dyn DynGame> {
        self.hosts.clone()
    }

    /// Returns the game with this key, or `None` if it was not added.
    pub fn of(&self, key: GameKey) -> Option<&'static dyn DynGame> {
        self.hosts.iter().copied().find(|host| host.key() == key)
    }

    /// Returns the game to which a share code belongs. Returns `None` if the code cannot be read or the game was not added.
    pub fn of_code(&self, code: &str) -> Option<&'static dyn DynGame> {
        let number = codes::game_number(code).ok()?;
        self.hosts.iter().copied().find(|host| host.number() == number)
    }

    /// Returns the game of the match saved at `path`.
    ///
    /// # Errors
    /// Returns a message in plain English if the file is not a save, or belongs to a game that this program does not have.
    pub fn of_save(&self, path: &Path) -> Result<&'static dyn DynGame, String> {
        let word = game_of_save(path).map_err(|error| error.to_string())?;
        let found = self.hosts.iter().copied().find(|host| host.key().word() == word);
        // The registry knows all games, and so returns the more precise error.
        let unknown = || self.games.and_then(|games| games.of_save(path).err());
        found.ok_or_else(|| unknown().map_or(word, |error| error.to_string()))
    }
}
