//! Enumeration of everything that one turn can lead to: all distinct positions in which the mover can end the turn, each with the
//! orders that lead to it. Evaluation is a later step.

mod choices;
mod explore;
mod key;
mod sequence;
mod static_eval;

pub use explore::{LeafEnumerator, RevealOption, SearchLeaf, SearchLimits, find_leaves};
pub use static_eval::static_eval;

#[cfg(test)]
mod tests;
