//! The arena of this game: behaviour statistics of its players.

mod behaviour;

pub use behaviour::SeatBehaviour;

use super::FarSpaceFoundry;
use orrery_ai::arena::{ArenaGame, NoLuckMeasure};

impl ArenaGame for FarSpaceFoundry {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
}
