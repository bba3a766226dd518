//! The registry of the program's games, which finds a game by its key or by a file, save or share code.

use std::ops::RangeInclusive;
use std::path::Path;

use super::commands::GameCommands;
use orrery_core::ron::FileError;
use orrery_core::{FIRST_GAME, GameKey};
use orrery_record::save::{LoadError, SaveAccess, game_of_save};
use orrery_record::{self as record, export, share};

/// Information about a game in the registry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameInfo {
    /// The key of the game in files and on the command line.
    pub key: GameKey,
    /// The number of the game in share codes.
    pub number: u32,
    /// The supported numbers of players.
    pub players: RangeInclusive<u8>,
    /// True if the game is on the title screen.
    pub released: bool,
}

/// The program: its games and its version.
#[derive(Debug, Clone, Copy)]
pub struct ProgramInfo {
    /// The games of the program.
    pub games: GameList,
    /// The version printed by `-V`.
    pub version: &'static str,
    /// The version printed by `--version`, with all details that a bug report should have.
    pub long_version: &'static str,
}

/// An entry of the registry of games.
#[derive(Clone, Copy)]
pub struct RegistryEntry {
    /// A function that returns the game's commands.
    pub commands: fn() -> &'static dyn GameCommands,
    /// True if the game is on the title screen.
    pub released: bool,
}

/// The games of a program, in the order of the title screen.
#[derive(Clone, Copy)]
pub struct GameList(&'static [RegistryEntry]);

impl GameList {
    /// Creates a registry of at least one game.
    pub const fn new(entries: &'static [RegistryEntry]) -> Self {
        GameList(entries)
    }

    /// Returns information about every game, in the order of the title screen.
    pub fn all(self) -> impl Iterator<Item = GameInfo> {
        self.0.iter().map(|entry| {
            let game = (entry.commands)();
            GameInfo { key: game.key(), number: game.number(), players: game.players(), released: entry.released }
        })
    }

    /// Returns the commands of every game, in the order of the title screen.
    pub(super) fn each(self) -> impl Iterator<Item = &'static dyn GameCommands> {
        self.0.iter().map(|entry| (entry.commands)())
    }

    /// Returns the commands of the game with this key.
    ///
    /// # Panics
    /// Panics if the registry has no game with this key, which is impossible for keys from [`GameList::named`] and the registry's
    /// other functions.
    pub(super) fn of(self, key: GameKey) -> &'static dyn GameCommands {
        self.each().find(|game| game.key() == key).expect("the game of every key is in the registry")
    }

    /// Returns the interfaces to the saves of every game, in the order of the title screen.
    pub fn saved(self) -> Vec<&'static dyn SaveAccess> {
        self.each().map(GameCommands::saved).collect()
    }

    /// Returns the key of the game with this name, ignoring case.
    ///
    /// # Errors
    /// Returns a message with all keys if there is no such game.
    pub fn named(self, word: &str) -> Result<GameKey, String> {
        let found = self.each().map(GameCommands::key).find(|key| key.word().eq_ignore_ascii_case(word.trim()));
        found.ok_or_else(|| format!("there is no game `{}` ({})", word.escape_debug(), self.known()))
    }

    /// Returns the list of keys, for messages.
    fn known(self) -> String {
        let keys: Vec<&str> = self.each().map(|game| game.key().word()).collect();
        format!("known: {}", keys.join(", "))
    }

    /// Returns the key of the game that the text of a scenario, lesson or puzzle names, or of the first game if it names none.
    ///
    /// # Errors
    /// Returns an error with the line and all keys if the text names an unknown game.
    pub fn of_file(self, text: &str) -> Result<GameKey, FileError> {
        let Some((word, line)) = record::game_of(text) else { return Ok(FIRST_GAME) };
        self.named(&word).map_err(|message| FileError { line, message })
    }

    /// Returns the key of the game that a save, a text log or a RON log names, or of the first game if it names none.
    ///
    /// # Errors
    /// Returns an error with the line and all keys if the text names an unknown game.
    pub fn of_log(self, text: &str) -> Result<GameKey, FileError> {
        let word = export::game_of(text);
        self.named(&word).map_err(|message| FileError { line: line_naming(text, &word), message })
    }

    /// Returns the key of the game of the match saved at `path`.
    ///
    /// # Errors
    /// Returns an error if the file is not a save or names an unknown game.
    pub fn of_save(self, path: &Path) -> Result<GameKey, LoadError> {
        let word = game_of_save(path)?;
        self.named(&word).map_err(|reason| LoadError { path: path.to_owned(), line: SAYS_ITS_GAME, reason })
    }

    /// Returns the key of the game of a share code.
    ///
    /// # Errors
    /// Returns a message with the wrong letter or group, or with the number of an unknown game.
    pub fn of_code(self, code: &str) -> Result<GameKey, String> {
        let number = share::game_number(code).map_err(|error| error.to_string())?;
        let found = self.each().find(|game| game.number() == number);
        found.map(GameCommands::key).ok_or_else(|| {
            format!("the code is for game number {number}, which this program does not have ({})", self.known())
        })
    }
}

impl std::fmt::Debug for GameList {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list().entries(self.all()).finish()
    }
}

/// The number of the header line that names the game of a save, from 1.
const SAYS_ITS_GAME: usize = 3;

/// Returns the number of the line that names the game of a log, counted from 1, or 0 if there is no such line.
fn line_naming(text: &str, word: &str) -> usize {
    text.lines().position(|line| line.contains(word)).map_or(0, |at| at + 1)
}
