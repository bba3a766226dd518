//! What *Contraband* does alone.

pub mod notation;
pub mod random_matches;
pub mod scenarios;
pub mod yardsticks;
