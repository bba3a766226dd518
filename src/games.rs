//! The registry: the games of the house, a line each.

use std::sync::LazyLock;

#[cfg(feature = "window")]
use orrery_app::Registry;
#[cfg(feature = "window")]
use orrery_app::gallery::GalleryGames;
use orrery_cli::{Entry, Games};
use orrery_settings::KnownSetup;

/// Declares the games: the crate of each and its crate in the window with its type there, and `released` for those on the title
/// screen.
macro_rules! games {
    ($($module:ident, $table:ident::$game:ident $(, $released:ident)?;)+) => {
        $(pub use $module;)+
        $(#[cfg(feature = "window")] pub use $table;)+

        /// Every game, in the order of the title screen.
        pub static GAMES: Games = Games::new(ENTRIES);

        static ENTRIES: &[Entry] = &[$(Entry {
            commands: $module::commands,
            released: false $(|| stringify!($released).len() > 0)?,
        }),+];

        /// The set-ups that settings keep of every game.
        pub static SETUPS: LazyLock<Vec<KnownSetup>> = LazyLock::new(|| vec![$($module::setup()),+]);

        /// What keys do in each game beside what they do in every one.
        #[cfg(feature = "window")]
        pub static KEYS: orrery_settings::keys::GameRows =
            &[$(<$table::$game as orrery_settings::keys::OwnKeys>::ROWS),+];

        /// Every game as the window knows it.
        #[cfg(feature = "window")]
        pub static REGISTRY: Registry =
            Registry { games: GAMES, hosts: &[$($table::host),+], setups: || &SETUPS, keys: KEYS };

        /// Every game as the gallery knows it.
        #[cfg(feature = "window")]
        pub static GALLERY: GalleryGames = GalleryGames { registry: REGISTRY, shown: &[$($table::gallery_game),+] };
    };
}

games! {
    alien_frontiers, alien_frontiers_table::AlienFrontiersWindow, released;
    starship_catan, starship_catan_table::StarshipCatanWindow, released;
    far_space_foundry, far_space_foundry_table::FarSpaceFoundryWindow, released;
    contraband, contraband_table::ContrabandWindow, released;
}

/// The keys and buttons of the house and every game as long as nobody changes them.
#[cfg(feature = "window")]
#[must_use]
pub fn key_map() -> orrery_settings::keys::KeyMap {
    orrery_settings::keys::KeyMap::usual(KEYS)
}
