//! Far Space Foundry in the window: its entities, its board, its words, its panels, its sounds and its keys. The rules and opponents are the
//! crate `far-space-foundry`, which knows no engine.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use far_space_foundry::FarSpaceFoundry;
use orrery_core::WindowGame;

/// Far Space Foundry as the window knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FarSpaceFoundryWindow;

impl WindowGame for FarSpaceFoundryWindow {
    type Rules = FarSpaceFoundry;
}

// `inline(never)` keeps the generic code of the shared crates compiled here: inlined, these functions would have the program's crate
// compile all of it again.

/// The game for the window.
#[inline(never)]
#[must_use]
pub fn host() -> &'static dyn orrery_app::Host {
    const { &orrery_app::Hosted::<FarSpaceFoundryWindow>::new() }
}

/// The game for the gallery.
#[inline(never)]
#[must_use]
pub fn gallery_game() -> &'static dyn orrery_app::gallery::GalleryGame {
    const { &orrery_app::gallery::GalleryOf::<FarSpaceFoundryWindow>::new() }
}
