//! The type that identifies the game to the shared crates.

/// The identifier type of the game Alien Frontiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AlienFrontiers;
