//! The games of the house.

pub mod alien_frontiers;
