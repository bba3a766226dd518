//! The games of the program: which there are, and which of them a word, a file, a save or a code is of.

use std::ops::RangeInclusive;
use std::path::Path;

use super::commands::Commands;
use orrery_core::ron::FileError;
use orrery_core::{FIRST_GAME, GameKey};
use orrery_record::save::{LoadError, SavedGame, game_of_save};
use orrery_record::{self as record, export, share};

/// What the registry says of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameInfo {
    /// What it is called in files and on the command line.
    pub key: GameKey,
    /// Its number in share codes.
    pub number: u32,
    /// How many play.
    pub players: RangeInclusive<u8>,
    /// Whether it is on the title screen.
    pub released: bool,
}

/// A program: its games, and what it tells of itself.
#[derive(Debug, Clone, Copy)]
pub struct Program {
    /// The games.
    pub games: Games,
    /// The version as `-V` tells it.
    pub version: &'static str,
    /// The version with everything that a report of a fault should name.
    pub long_version: &'static str,
}

/// A line of the registry.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Gives the game.
    pub commands: fn() -> &'static dyn Commands,
    /// Whether it is on the title screen.
    pub released: bool,
}

/// The games of a program in the order of the title screen, as its root names them.
#[derive(Clone, Copy)]
pub struct Games(&'static [Entry]);

impl Games {
    /// These games, at least one.
    #[must_use]
    pub const fn new(entries: &'static [Entry]) -> Self {
        Games(entries)
    }

    /// The games in order.
    pub fn all(self) -> impl Iterator<Item = GameInfo> {
        self.0.iter().map(|entry| {
            let game = (entry.commands)();
            GameInfo { key: game.key(), number: game.number(), players: game.players(), released: entry.released }
        })
    }

    /// The same as [`Commands`].
    pub(super) fn each(self) -> impl Iterator<Item = &'static dyn Commands> {
        self.0.iter().map(|entry| (entry.commands)())
    }

    /// The game with this key.
    ///
    /// # Panics
    /// It is no key of [`Games::named`] or of another of these games.
    pub(super) fn of(self, key: GameKey) -> &'static dyn Commands {
        self.each().find(|game| game.key() == key).expect("only games of the registry have a key")
    }

    /// The saves of every game, in the same order.
    pub fn saved(self) -> Vec<&'static dyn SavedGame> {
        self.each().map(Commands::saved).collect()
    }

    /// The game a word names.
    ///
    /// # Errors
    /// There is none: what was expected, with the keys there are.
    pub fn named(self, word: &str) -> Result<GameKey, String> {
        let found = self.each().map(Commands::key).find(|key| key.word().eq_ignore_ascii_case(word.trim()));
        found.ok_or_else(|| format!("there is no game `{}` ({})", word.escape_debug(), self.known()))
    }

    /// The keys there are, for messages.
    fn known(self) -> String {
        let keys: Vec<&str> = self.each().map(|game| game.key().word()).collect();
        format!("known: {}", keys.join(", "))
    }

    /// The game of a scenario, lesson or puzzle, from its text; what does not say is of the first game.
    ///
    /// # Errors
    /// It names a game there is not: the line, and the keys there are.
    pub fn of_file(self, text: &str) -> Result<GameKey, FileError> {
        let Some((word, line)) = record::game_of(text) else { return Ok(FIRST_GAME) };
        self.named(&word).map_err(|message| FileError { line, message })
    }

    /// The game of a log as text or RON, or of a save, from its text; what does not say is of the first game.
    ///
    /// # Errors
    /// It names a game there is not: the line, and the keys there are.
    pub fn of_log(self, text: &str) -> Result<GameKey, FileError> {
        let word = export::game_of(text);
        self.named(&word).map_err(|message| FileError { line: line_naming(text, &word), message })
    }

    /// The game of the match that is saved at `path`.
    ///
    /// # Errors
    /// The file is no save, or of a game there is not.
    pub fn of_save(self, path: &Path) -> Result<GameKey, LoadError> {
        let word = game_of_save(path)?;
        self.named(&word).map_err(|reason| LoadError { path: path.to_owned(), line: SAYS_ITS_GAME, reason })
    }

    /// The game of a share code.
    ///
    /// # Errors
    /// The letter or group that is wrong, or that it is of a game there is not.
    pub fn of_code(self, code: &str) -> Result<GameKey, String> {
        let number = share::game_number(code).map_err(|error| error.to_string())?;
        let found = self.each().find(|game| game.number() == number);
        found
            .map(Commands::key)
            .ok_or_else(|| format!("the code is of game number {number}, which is not here ({})", self.known()))
    }
}

impl std::fmt::Debug for Games {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list().entries(self.all()).finish()
    }
}

/// The line of a save's header that names its game.
const SAYS_ITS_GAME: usize = 3;

/// The line of a log that names its game, from 1.
fn line_naming(text: &str, word: &str) -> usize {
    text.lines().position(|line| line.contains(word)).map_or(0, |at| at + 1)
}
