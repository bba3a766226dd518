//! The arena: measures the strength of opponents with as little influence of luck as possible.
//!
//! The unit is a *seed block*: one seed, and as many matches as there are seats, with the list of players rotated by one seat from
//! match to match. Dice depend on the seed, the seat and the number of turns that the seat has had, so every player of a seat has
//! the same luck. The same holds for cards. All statistics are over blocks, not over matches, because the matches of a block are
//! not independent.

mod chances;
mod contract;
mod dice;
mod game;
mod habits;
mod player;
mod series;
mod simulation;
mod sprt;
pub mod stats;
mod tally;

pub use chances::{ChanceRow, Fit, Thought};
pub use contract::{CONTROLS, Contests, Controls, Habits, Luck, NoHabits, NoLuck, NoVariant};
pub use game::{Fault, Game, Playing};
pub use habits::habits;
pub use player::{Asked, Player};
pub use series::{Contest, Pace, Series, play};
pub use simulation::{Played, Simulated, Simulation};
pub use sprt::{Sprt, Verdict};
pub use tally::{Figures, Row, SprtFigures, Tally};
