//! The game as a type.

/// Contraband: traders, smugglers and pirates on a ring of sixteen sectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contraband;
