//! The registry: the games of the house, a line each. Beside `cli` and `app` nothing else names them all.

/// Declares the games: the module and type of each, and `released` for those on the title screen.
macro_rules! games {
    (with $d:tt $($module:ident::$game:ident $(, $released:ident)?;)+) => {
        $(pub mod $module;)+

        /// The saves of every game.
        pub static SAVED: &[&dyn crate::record::save::SavedGame] =
            &[$(&crate::record::save::Saved::<$module::$game>::new()),+];

        /// The set-ups that settings keep of every game.
        pub static SETUPS: crate::settings::KnownSetups =
            &[$(crate::settings::KnownSetup::of::<$module::$game>()),+];

        /// What keys do in each game beside what they do in every one.
        #[cfg(feature = "window")]
        pub static KEYS: crate::settings::keys::GameRows =
            &[$(<$module::$game as crate::settings::keys::OwnKeys>::ROWS),+];

        /// Every game, in the order of the title screen.
        pub const ALL: &[GameInfo] = &[$(GameInfo {
            key: <$module::$game as crate::core::Rules>::KEY,
            number: <$module::$game as crate::core::Rules>::NUMBER,
            players: <$module::$game as crate::core::Rules>::PLAYERS,
            released: false $(|| stringify!($released).len() > 0)?,
        }),+];

        /// Evaluates an expression with `$g` standing for the game of a key of [`ALL`].
        macro_rules! with_game {
            ($d key:expr, $d g:ident => $d body:expr) => {{
                let key: $crate::core::GameKey = $d key;
                $(if key == <$crate::games::$module::$game as $crate::core::Rules>::KEY {
                    type $d g = $crate::games::$module::$game;
                    $d body
                } else)+ {
                    unreachable!("only games of the registry have a key")
                }
            }};
        }
        pub(crate) use with_game;
    };
}

use std::ops::RangeInclusive;
use std::path::Path;

use crate::core::ron::FileError;
use crate::core::{FIRST_GAME, GameKey};
use crate::record::save::{LoadError, game_of_save};
use crate::record::{export, share};

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

games! { with $
    alien_frontiers::AlienFrontiers, released;
    starship_catan::StarshipCatan, released;
    far_space_foundry::FarSpaceFoundry, released;
    contraband::Contraband, released;
}

/// The keys and buttons of the house and every game as long as nobody changes them.
#[cfg(feature = "window")]
#[must_use]
pub fn key_map() -> crate::settings::keys::KeyMap {
    crate::settings::keys::KeyMap::usual(KEYS)
}

/// The game a word names.
///
/// # Errors
/// There is none: what was expected, with the keys there are.
pub fn named(word: &str) -> Result<GameKey, String> {
    let found = ALL.iter().find(|game| game.key.word().eq_ignore_ascii_case(word.trim()));
    found.map(|game| game.key).ok_or_else(|| format!("there is no game `{}` ({})", word.escape_debug(), known()))
}

/// The keys there are, for messages.
fn known() -> String {
    let keys: Vec<&str> = ALL.iter().map(|game| game.key.word()).collect();
    format!("known: {}", keys.join(", "))
}

/// The game of a scenario, lesson or puzzle, from its text; what does not say is of the first game.
///
/// # Errors
/// It names a game there is not: the line, and the keys there are.
pub fn of_file(text: &str) -> Result<GameKey, FileError> {
    let Some((word, line)) = crate::record::game_of(text) else { return Ok(FIRST_GAME) };
    named(&word).map_err(|message| FileError { line, message })
}

/// The game of a log as text or RON, or of a save, from its text; what does not say is of the first game.
///
/// # Errors
/// It names a game there is not: the line, and the keys there are.
pub fn of_log(text: &str) -> Result<GameKey, FileError> {
    let word = export::game_of(text);
    named(&word).map_err(|message| FileError { line: line_naming(text, &word), message })
}

/// The game of the match that is saved at `path`.
///
/// # Errors
/// The file is no save, or of a game there is not.
pub fn of_save(path: &Path) -> Result<GameKey, LoadError> {
    let word = game_of_save(path)?;
    named(&word).map_err(|reason| LoadError { path: path.to_owned(), line: SAYS_ITS_GAME, reason })
}

/// The line of a save's header that names its game.
const SAYS_ITS_GAME: usize = 3;

/// The line of a log that names its game, from 1.
fn line_naming(text: &str, word: &str) -> usize {
    text.lines().position(|line| line.contains(word)).map_or(0, |at| at + 1)
}

/// The game of a share code.
///
/// # Errors
/// The letter or group that is wrong, or that it is of a game there is not.
pub fn of_code(code: &str) -> Result<GameKey, String> {
    let number = share::game_number(code).map_err(|error| error.to_string())?;
    let found = ALL.iter().find(|game| game.number == number);
    found
        .map(|game| game.key)
        .ok_or_else(|| format!("the code is of game number {number}, which is not here ({})", known()))
}
