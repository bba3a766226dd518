//! The arena of this game: behaviour statistics of its players.

mod behaviour;

pub use behaviour::SeatBehaviour;

use super::FarSpaceFoundry;
use super::rules::{Event, Order, Position};
use orrery_ai::arena::{ArenaGame, EngineVariant, NoLuckMeasure};
use orrery_core::Colour;

impl ArenaGame for FarSpaceFoundry {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
    type Variant = EngineVariant<Self>;

    fn count_behaviour(habits: &mut SeatBehaviour, _: &Order, events: &[Event]) {
        habits.count(events);
    }

    fn end_behaviour(habits: &mut SeatBehaviour, position: &Position, seat: Colour) {
        habits.end(position, seat);
    }
}
