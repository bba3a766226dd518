//! Puzzles of this game: there are none.

use super::Contraband;
use crate::puzzle::{NoGoal, Puzzles};

impl Puzzles for Contraband {
    type Goal = NoGoal;
}
