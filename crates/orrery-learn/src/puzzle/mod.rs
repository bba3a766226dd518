//! "Best turn" puzzles: a position in the scenario notation, a goal for the end of the turn, and a proof.
//!
//! A player solves a puzzle with any line that ends the turn with the goal met and does not depend on chance. The rules
//! themselves prove that such a line exists, and how few leaves of the turn are solutions: [`prove()`] visits every position that
//! can be reached with legal orders and without luck. A game defines the goals of its puzzles with [`Puzzles`].

mod contract;
mod file;
mod find;
mod ladder;
mod prove;

pub use contract::{NoGoal, PuzzleGoal, Puzzles};
pub use file::{LARGEST_FILE, Puzzle, PuzzleError, SolutionCounts};
pub use find::{PuzzleCandidate, PuzzleSearchParams, find};
pub use ladder::{BuiltInPuzzle, ladder};
pub use prove::{MOST_POSITIONS, PuzzleSolutions, SHOWN, SolutionSearchError, all_met, prove};
