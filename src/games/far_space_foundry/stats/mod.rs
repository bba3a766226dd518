//! Statistics of this game: what every game has.

use super::FarSpaceFoundry;
use crate::stats::{NoAchievement, NoFigures, Statistics};

impl Statistics for FarSpaceFoundry {
    type Figures = NoFigures;
    type Achievement = NoAchievement;
}
