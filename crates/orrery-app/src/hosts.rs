//! The games of this program, for whoever knows a match by its game's key alone.

use std::path::Path;

use bevy::prelude::*;

use orrery_cli::{Games, OfGame};
use orrery_core::GameKey;
use orrery_record::save::game_of_save;
use orrery_record::share as codes;
use orrery_settings::keys::GameRows;
use orrery_settings::{Folders, KnownSetups, Setups};
use orrery_table::MatchNow;
use orrery_ui::{SetupDraft, SetupPage, Toast};

/// Puts back the match that waits behind a lesson, a puzzle, an example, or one that is watched.
pub type Back = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// What the program asks of a game that it knows by its key: everything that has to do with whole matches.
pub trait Host: Send + Sync {
    /// Which game.
    fn key(&self) -> GameKey;

    /// Its number in share codes.
    fn number(&self) -> u32;

    /// Adds it to the program, with what is kept of its matches; gives back what is to be told of that.
    fn add(&self, app: &mut App, folders: &Folders) -> Option<Toast>;

    /// The set-up as it was last, with single options, each `NAME=VALUE`, in place of what it was by. Wrong ones change nothing.
    fn last_setup(&self, setups: &Setups, options: &[String]) -> SetupDraft;

    /// What the set-up screen offers of it.
    fn setup_page(&self, draft: &SetupDraft) -> SetupPage;

    /// Sets everything up as the share code in the draft says, where it reads.
    fn read_code(&self, draft: &mut SetupDraft);

    /// Begins the match of a set-up.
    ///
    /// # Errors
    /// In the player's words or in plain English, when it cannot be played.
    fn start(&self, world: &mut World, draft: &SetupDraft) -> Result<(), String>;

    /// Begins its deal of the day.
    ///
    /// # Errors
    /// In plain English, when it cannot be played.
    fn begin_daily(&self, world: &mut World) -> Result<(), String>;

    /// Begins a match for the challenge at this place of its list.
    ///
    /// # Errors
    /// In plain English, when it cannot be played.
    fn begin_challenge(&self, world: &mut World, challenge: usize) -> Result<(), String>;

    /// Plays its match that is open again, with the same seats: the same deal, or a new one.
    ///
    /// # Errors
    /// In plain English, when it cannot be played.
    fn play_again(&self, world: &mut World, same_deal: bool) -> Result<(), String>;

    /// Reads a saved match of it.
    ///
    /// # Errors
    /// In plain English, with file and line.
    fn load(&self, path: &Path) -> Result<OfGame, String>;

    /// Opens a match of it.
    fn open(&self, world: &mut World, game: OfGame);

    /// Opens a match of it that the command line asks for, its opponents introduced.
    fn begin(&self, world: &mut World, game: OfGame);

    /// Opens a lesson of it.
    fn open_lesson(&self, world: &mut World, lesson: OfGame);

    /// Opens a puzzle of it that lies in a file of the player's own.
    fn open_puzzle(&self, world: &mut World, puzzle: OfGame);

    /// Watches a match of it from its beginning; then what waits comes back.
    fn watch(&self, world: &mut World, game: OfGame, waits: Option<Back>);

    /// The log of its match that is open, as text or as RON; nothing where none is.
    fn export(&self, world: &World, ron: bool) -> Option<Result<String, String>>;

    /// Takes its match off the table.
    fn close(&self, world: &mut World);

    /// Writes what was counted of it and could not be written yet; the program ends.
    fn finish(&self, world: &mut World);

    /// Takes aside its match that is on the table, or the one that waits behind its lesson, puzzle or example there, which are
    /// left. Nothing where there is no match to come back to.
    fn set_aside(&self, world: &mut World) -> Option<Back>;
}

/// The games that a program is put together with, as its root names them, each list in the order of the title screen.
#[derive(Clone, Copy)]
pub struct Registry {
    /// Which there are.
    pub games: Games,
    /// What the window does with each.
    pub hosts: &'static [fn() -> &'static dyn Host],
    /// The set-ups that settings keep of each.
    pub setups: fn() -> KnownSetups,
    /// What keys do in each beside what they do in every one.
    pub keys: GameRows,
}

/// The games of this program, in the order in which they were added; each [`GamePlugin`](super::GamePlugin) adds its own.
#[derive(Resource, Default, Clone)]
pub struct Hosts {
    hosts: Vec<&'static dyn Host>,
    /// The games of the program's registry; none in an app that was put together without one.
    games: Option<Games>,
}

/// The game with this key, if this program has it.
#[must_use]
pub fn host(world: &World, key: GameKey) -> Option<&'static dyn Host> {
    world.get_resource::<Hosts>()?.of(key)
}

/// The game of the match that is open.
#[must_use]
pub fn host_of_match(world: &World) -> Option<&'static dyn Host> {
    host(world, world.get_resource::<MatchNow>()?.key)
}

/// Takes the match that is open aside, whatever game it is of, to make room for a lesson, a puzzle or an example.
pub fn set_aside(world: &mut World) -> Option<Back> {
    host_of_match(world)?.set_aside(world)
}

impl Hosts {
    /// Adds a game, once.
    pub(super) fn add(&mut self, host: &'static dyn Host) {
        if self.of(host.key()).is_none() {
            self.hosts.push(host);
        }
    }

    /// Sets which games the registry of the program names.
    pub(super) fn set_games(&mut self, games: Games) {
        self.games = Some(games);
    }

    /// Which games the program has.
    #[must_use]
    pub const fn games(&self) -> Option<Games> {
        self.games
    }

    /// Every game.
    #[must_use]
    pub fn all(&self) -> Vec<&'static dyn Host> {
        self.hosts.clone()
    }

    /// The game with this key.
    #[must_use]
    pub fn of(&self, key: GameKey) -> Option<&'static dyn Host> {
        self.hosts.iter().copied().find(|host| host.key() == key)
    }

    /// The game of a share code.
    #[must_use]
    pub fn of_code(&self, code: &str) -> Option<&'static dyn Host> {
        let number = codes::game_number(code).ok()?;
        self.hosts.iter().copied().find(|host| host.number() == number)
    }

    /// The game of the match that is saved at `path`.
    ///
    /// # Errors
    /// In plain English: the file is no save, or of a game that this program has not.
    pub fn of_save(&self, path: &Path) -> Result<&'static dyn Host, String> {
        let word = game_of_save(path).map_err(|error| error.to_string())?;
        let found = self.hosts.iter().copied().find(|host| host.key().word() == word);
        // Which games there are says the registry.
        let unknown = || self.games.and_then(|games| games.of_save(path).err());
        found.ok_or_else(|| unknown().map_or(word, |error| error.to_string()))
    }
}
