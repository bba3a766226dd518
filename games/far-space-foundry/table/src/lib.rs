//! The window frontend of Far Space Foundry. The rules and opponents are in the crate `far-space-foundry`, which does not depend
//! on Bevy.
//!
//! - [`table`]: the entities of the pieces, and the mirror that updates them from the view;
//! - [`board`]: the picture of the board and its motion;
//! - [`panels`]: the panels around it, and the descriptions of the board for players who use a screen reader;
//! - [`locale`]: the texts of orders, events, refusals and the codex;
//! - [`sound`]: the sounds of events;
//! - [`settings`]: the key bindings that only this game has;
//! - [`gallery`]: scenes that show every state of a match.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use far_space_foundry::FarSpaceFoundry;
use orrery_core::GameFrontend;

/// The type that connects Far Space Foundry to the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FarSpaceFoundryFrontend;

impl GameFrontend for FarSpaceFoundryFrontend {
    type Rules = FarSpaceFoundry;
}

orrery_app::host!(FarSpaceFoundryFrontend);
