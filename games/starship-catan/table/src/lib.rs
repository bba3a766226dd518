//! The window frontend of Starship Catan. The rules and opponents are in the crate `starship-catan`, which does not depend on
//! Bevy. This crate adds:
//!
//! - `table`: the entities that mirror the match;
//! - `board`: the board with its layout, controls and animation;
//! - `panels`: the panels around the board, the lessons and the rule pages;
//! - `locale`: the names and sentences of the game in every language;
//! - `sound`: the sounds;
//! - `settings`: the keys;
//! - `gallery`: sample screens of the game.

mod assets;
pub mod board;
pub mod gallery;
pub mod locale;
pub mod panels;
pub mod settings;
pub mod sound;
pub mod table;

use orrery_core::GameFrontend;
use starship_catan::StarshipCatan;

/// The type that connects Starship Catan to the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StarshipCatanFrontend;

impl GameFrontend for StarshipCatanFrontend {
    type Rules = StarshipCatan;
}

orrery_app::host!(StarshipCatanFrontend);
