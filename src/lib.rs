//! Orrery: Alien Frontiers at one screen.

pub mod ai;
#[cfg(feature = "window")]
pub mod art;
pub mod cli;
#[cfg(feature = "window")]
pub mod locale;
pub mod record;
pub mod rules;
pub mod table;
