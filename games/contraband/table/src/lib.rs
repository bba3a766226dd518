//! The window frontend of Contraband. The rules and opponents are in the crate `contraband`, which does not depend on Bevy.
//!
//! - [`table`]: the entities of the table, kept equal to the viewer's knowledge.
//! - [`board`]: the drawing of the board, its targets, and the animation of events.
//! - [`panels`]: player panels, codex, lessons, coach and notices.
//! - [`locale`]: the texts.
//! - [`sound`]: the sounds.
//! - [`settings`]: the keys.
//! - [`gallery`]: the scenes of the gallery.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use contraband::Contraband;
use orrery_core::GameFrontend;

/// The type that represents Contraband in generic code of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContrabandFrontend;

impl GameFrontend for ContrabandFrontend {
    type Rules = Contraband;
}

// `inline(never)` keeps the generic code of the shared crates compiled in this crate. If these functions were inlined, the
// program's crate would compile all of it again.

/// Returns the game for the window.
#[inline(never)]
pub fn host() -> &'static dyn orrery_app::DynGame {
    const { &orrery_app::DynGameOf::<ContrabandFrontend>::new() }
}

/// Returns the game for the gallery.
#[inline(never)]
pub fn gallery_game() -> &'static dyn orrery_app::gallery::GalleryGame {
    const { &orrery_app::gallery::GalleryGameOf::<ContrabandFrontend>::new() }
}
