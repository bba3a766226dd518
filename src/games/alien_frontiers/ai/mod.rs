//! The opponents of this game: the turn search, the value net and its training, the engine on top of both, the coach that teaches
//! by it, and the yardsticks it is measured by.

pub mod coach;
pub mod engine;
pub(crate) mod flat;
pub mod net;
mod opponent;
pub mod parity;
pub(crate) mod simple;
pub mod train;
pub mod turn;

pub use opponent::{Aggression, Character, FLAT, MCTS, Policy};
