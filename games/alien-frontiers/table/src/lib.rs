//! Alien Frontiers in the window: its entities, its board, its words, its panels, its sounds and its keys. The rules and opponents are the
//! crate `alien-frontiers`, which knows no engine.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use alien_frontiers::AlienFrontiers;
use orrery_core::WindowGame;

/// Alien Frontiers as the window knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AlienFrontiersWindow;

impl WindowGame for AlienFrontiersWindow {
    type Rules = AlienFrontiers;
}

// `inline(never)` keeps the generic code of the shared crates compiled here: inlined, these functions would have the program's crate
// compile all of it again.

/// The game for the window.
#[inline(never)]
#[must_use]
pub fn host() -> &'static dyn orrery_app::Host {
    const { &orrery_app::Hosted::<AlienFrontiersWindow>::new() }
}

/// The game for the gallery.
#[inline(never)]
#[must_use]
pub fn gallery_game() -> &'static dyn orrery_app::gallery::GalleryGame {
    const { &orrery_app::gallery::GalleryOf::<AlienFrontiersWindow>::new() }
}
