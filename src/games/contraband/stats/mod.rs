//! Statistics of this game: what every game has.

use super::Contraband;
use crate::stats::{NoAchievement, NoFigures, Statistics};

impl Statistics for Contraband {
    type Figures = NoFigures;
    type Achievement = NoAchievement;
}
