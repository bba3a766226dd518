//! This game in the arena: behaviour statistics.

mod behaviour;

pub use behaviour::SeatBehaviour;

use super::Contraband;
use super::rules::{Event, FirstPlayer, Options, Order, Position, Setup};
use orrery_ai::arena::{ArenaGame, EngineVariant, NoLuckMeasure};
use orrery_core::Colour;

impl ArenaGame for Contraband {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
    type Variant = EngineVariant<Self>;

    // The arena rotates the players, so the first player need not be drawn by lot.
    fn block_setup(setup: Setup) -> Setup {
        let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
        Setup { options, ..setup }
    }

    fn count_behaviour(habits: &mut SeatBehaviour, order: &Order, _: &[Event]) {
        habits.count(order);
    }

    fn end_behaviour(habits: &mut SeatBehaviour, position: &Position, seat: Colour) {
        habits.end(position, seat);
    }
}
