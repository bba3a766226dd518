//! Starship Catan in the arena: its behaviour statistics.

mod behaviour;

pub use behaviour::SeatBehaviour;

use super::StarshipCatan;
use super::rules::{Event, Order, Position};
use orrery_ai::arena::{ArenaGame, EngineVariant, NoLuckMeasure};
use orrery_core::Colour;

impl ArenaGame for StarshipCatan {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
    type Variant = EngineVariant<Self>;

    fn count_behaviour(habits: &mut SeatBehaviour, order: &Order, events: &[Event]) {
        habits.count(order, events);
    }

    fn end_behaviour(habits: &mut SeatBehaviour, position: &Position, seat: Colour) {
        habits.end(position, seat);
    }
}
