//! Puzzles of this game: there are none.

use super::FarSpaceFoundry;
use crate::puzzle::{NoGoal, Puzzles};

impl Puzzles for FarSpaceFoundry {
    type Goal = NoGoal;
}
