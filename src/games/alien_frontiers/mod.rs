//! Alien Frontiers.

pub mod rules;
