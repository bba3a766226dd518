//! Starship Catan in the arena: its behaviour statistics.

mod behaviour;

pub use behaviour::SeatBehaviour;

use super::StarshipCatan;
use orrery_ai::arena::{ArenaGame, NoLuckMeasure};

impl ArenaGame for StarshipCatan {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
}
