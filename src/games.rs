//! The game registry: one line per game.

use std::sync::LazyLock;

#[cfg(feature = "window")]
use orrery_app::GameManifest;
#[cfg(feature = "window")]
use orrery_app::gallery::GalleryGames;
use orrery_cli::{GameList, RegistryEntry};
use orrery_settings::SetupReader;

/// Declares the games. Each entry names the rules crate of a game, the game's type in its window crate, and `released` if the
/// title screen offers the game.
macro_rules! games {
    ($($module:ident, $table:ident::$game:ident $(, $released:ident)?;)+) => {
        $(pub use $module;)+
        $(#[cfg(feature = "window")] pub use $table;)+

        /// Every game, in the order of the title screen.
        pub static GAMES: GameList = GameList::new(ENTRIES);

        static ENTRIES: &[RegistryEntry] = &[$(RegistryEntry {
            commands: $module::commands,
            released: false $(|| stringify!($released).len() > 0)?,
        }),+];

        /// The readers of the set-ups that the settings store for each game.
        pub static SETUPS: LazyLock<Vec<SetupReader>> = LazyLock::new(|| vec![$($module::setup()),+]);

        /// The key bindings that each game adds to the shared key bindings.
        #[cfg(feature = "window")]
        pub static KEYS: orrery_settings::keys::GameDefaultBindings =
            &[$(<$table::$game as orrery_settings::keys::GameKeyBindings>::ROWS),+];

        /// The games of this program, with the parts that the window needs.
        #[cfg(feature = "window")]
        pub static REGISTRY: GameManifest =
            GameManifest { games: GAMES, hosts: &[$($table::host),+], setups: || &SETUPS, keys: KEYS };

        /// The games of this program, with the parts that the gallery needs.
        #[cfg(feature = "window")]
        pub static GALLERY: GalleryGames = GalleryGames { registry: REGISTRY, shown: &[$($table::gallery_game),+] };
    };
}

games! {
    alien_frontiers, alien_frontiers_table::AlienFrontiersFrontend, released;
    starship_catan, starship_catan_table::StarshipCatanFrontend, released;
    far_space_foundry, far_space_foundry_table::FarSpaceFoundryFrontend, released;
    contraband, contraband_table::ContrabandFrontend, released;
}

/// Returns the default bindings of keys and buttons: those that all games share, and those of each game.
#[cfg(feature = "window")]
pub fn key_map() -> orrery_settings::keys::KeyMap {
    orrery_settings::keys::KeyMap::usual(KEYS)
}
