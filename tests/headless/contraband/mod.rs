//! What *Contraband* does alone.

pub mod notation;
pub mod plan;
pub mod random_matches;
pub mod scenarios;
pub mod yardsticks;
