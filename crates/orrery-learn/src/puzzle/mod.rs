//! "Best turn" puzzles: a position in the scenario notation, a goal for the end of the turn, and a proof.
//!
//! A puzzle is won by any line of play that ends the turn with the goal met and asks nothing of chance on the way. That
//! there is such a line, and how few ends of the turn it leads to, the rules themselves prove: [`prove`] visits every
//! position that legal orders can come to. What a game's puzzles may ask for it says as [`Puzzles`].

mod contract;
mod file;
mod find;
mod ladder;
mod prove;

pub use contract::{NoGoal, PuzzleGoal, Puzzles};
pub use file::{LARGEST_FILE, Proven, Puzzle, PuzzleError};
pub use find::{Candidate, Search, find};
pub use ladder::{Rung, ladder};
pub use prove::{MOST_POSITIONS, Proof, ProofError, SHOWN, all_met, prove};
