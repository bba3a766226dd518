//! The game as a type, which everything of the house that serves several games is given.

/// Alien Frontiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AlienFrontiers;
