//! Statistics of this game: what every game has.

use super::StarshipCatan;
use crate::stats::{NoAchievement, NoFigures, Statistics};

impl Statistics for StarshipCatan {
    type Figures = NoFigures;
    type Achievement = NoAchievement;
}
