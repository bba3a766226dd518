//! The game as a type.

/// Far Space Foundry: shuttles, docks in a ring, goods to load and a station that turns over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FarSpaceFoundry;
