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

orrery_app::host!(ContrabandFrontend);
