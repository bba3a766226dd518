//! Orrery: Alien Frontiers at one screen.

#[cfg(feature = "window")]
pub mod locale;
pub mod rules;
pub mod table;
