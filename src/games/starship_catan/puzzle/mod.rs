//! Puzzles of this game: there are none.

use super::StarshipCatan;
use crate::puzzle::{NoGoal, Puzzles};

impl Puzzles for StarshipCatan {
    type Goal = NoGoal;
}
