//! Orrery: a house of space board games at one screen.

pub mod academy;
pub mod ai;
#[cfg(feature = "window")]
pub mod app;
pub mod arena;
#[cfg(feature = "window")]
pub mod art;
#[cfg(feature = "window")]
pub mod board;
pub mod cli;
pub mod codex;
pub mod core;
pub mod games;
#[cfg(feature = "window")]
pub mod locale;
pub mod loose;
pub mod palette;
#[cfg(feature = "window")]
pub mod panels;
pub mod puzzle;
pub mod record;
pub mod settings;
#[cfg(feature = "window")]
pub mod sound;
pub mod stats;
pub mod synth;
pub mod table;

pub use games::alien_frontiers::rules;
