//! The game as a type.

/// The game Far Space Foundry, as a type for the generic code of the shared crates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FarSpaceFoundry;
