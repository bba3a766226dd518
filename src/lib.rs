//! Orrery: Alien Frontiers at one screen.

pub mod rules;
