//! Enumeration of everything one turn can lead to: all distinct positions in which the mover can end the turn, each with the orders
//! that lead there. Evaluation comes afterwards.

mod choices;
mod explore;
mod key;
mod promise;
mod sequence;

pub use explore::{End, Ends, Limits, Reveal, ends};
pub use promise::promise;

#[cfg(test)]
mod tests;
