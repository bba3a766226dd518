//! The type that represents the game in generic code.

/// Contraband: traders, smugglers and pirates on a ring of sixteen sectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contraband;
