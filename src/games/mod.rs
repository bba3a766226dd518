//! The registry: the games of the house, a line each. Beside `cli` and `app` nothing else names them all.

/// Declares the games: the module and type of each, and `released` for those on the title screen.
macro_rules! games {
    (with $d:tt $($module:ident::$game:ident $(, $released:ident)?;)+) => {
        $(pub mod $module;)+

        /// The saves of every game.
        pub static SAVED: &[&dyn crate::record::save::SavedGame] =
            &[$(&crate::record::save::Saved::<$module::$game>::new()),+];

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

    };
}

use std::ops::RangeInclusive;

use crate::core::{FIRST_GAME, GameKey};

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
}

/// The game a word names.
///
/// # Errors
/// There is none: what was expected, with the keys there are.
pub fn named(word: &str) -> Result<GameKey, String> {
    let found = ALL.iter().find(|game| game.key.word().eq_ignore_ascii_case(word.trim()));
    found.map(|game| game.key).ok_or_else(|| {
        let keys: Vec<&str> = ALL.iter().map(|game| game.key.word()).collect();
        format!("there is no game `{}` (known: {})", word.escape_debug(), keys.join(", "))
    })
}

/// The game of a scenario, lesson or puzzle, from its text; what does not say is of the first game.
///
/// # Errors
/// It names a game there is not.
pub fn of_file(text: &str) -> Result<GameKey, String> {
    crate::record::game_of(text).map_or(Ok(FIRST_GAME), |word| named(&word))
}
