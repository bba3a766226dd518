//! Starship Catan in the window: its entities, its board, its words, its panels, its sounds and its keys. The rules and opponents are the
//! crate `starship-catan`, which knows no engine.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use orrery_core::WindowGame;
use starship_catan::StarshipCatan;

/// Starship Catan as the window knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StarshipCatanWindow;

impl WindowGame for StarshipCatanWindow {
    type Rules = StarshipCatan;
}

// `inline(never)` keeps the generic code of the shared crates compiled here: inlined, these functions would have the program's crate
// compile all of it again.

/// The game for the window.
#[inline(never)]
#[must_use]
pub fn host() -> &'static dyn orrery_app::Host {
    const { &orrery_app::Hosted::<StarshipCatanWindow>::new() }
}

/// The game for the gallery.
#[inline(never)]
#[must_use]
pub fn gallery_game() -> &'static dyn orrery_app::gallery::GalleryGame {
    const { &orrery_app::gallery::GalleryOf::<StarshipCatanWindow>::new() }
}
