//! Everything one turn may come to: all distinct positions in which the mover can leave the table, each with the
//! orders that lead there. The judgement comes afterwards.

mod choices;
mod explore;
mod key;
mod promise;
mod sequence;

pub use explore::{End, Ends, Limits, Reveal, ends};
pub use promise::promise;

#[cfg(test)]
mod tests;
