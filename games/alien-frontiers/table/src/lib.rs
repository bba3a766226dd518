//! The window frontend of Alien Frontiers. The rules and opponents are in the crate `alien-frontiers`, which does not depend on
//! Bevy.
//!
//! - [`table`]: the entities of the table, updated to match the position.
//! - [`board`]: layout, drawing and animation of the table, and the pointer on it.
//! - [`panels`]: dice, cards, raid loot, player panels, coach and other panels in the game's part of the shared UI.
//! - [`locale`]: texts for orders, events, refusals and the coach.
//! - [`sound`]: the sounds.
//! - [`settings`]: the keys.
//! - [`gallery`]: the scenes of the picture gallery.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use alien_frontiers::AlienFrontiers;
use orrery_core::GameFrontend;

/// The type that identifies Alien Frontiers to the shared UI crates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AlienFrontiersFrontend;

impl GameFrontend for AlienFrontiersFrontend {
    type Rules = AlienFrontiers;
}

orrery_app::host!(AlienFrontiersFrontend);
