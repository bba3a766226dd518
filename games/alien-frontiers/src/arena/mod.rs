//! This game in the arena: behaviour statistics and the luck of the dice.

mod behaviour;
mod luck;

pub use behaviour::SeatBehaviour;
pub use luck::RollLuck;

use crate::AlienFrontiers;
use crate::rules::{Event, FirstPlayer, Options, Order, Position, Setup};
use orrery_ai::arena::{ArenaGame, EngineVariant};
use orrery_core::Colour;

impl ArenaGame for AlienFrontiers {
    type Behaviour = SeatBehaviour;
    type Luck = RollLuck;
    type Variant = EngineVariant<Self>;

    // The first seat begins, since the rotation of the players within a block replaces the roll for the first turn.
    fn block_setup(setup: Setup) -> Setup {
        let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
        Setup { options, ..setup }
    }

    fn count_behaviour(habits: &mut SeatBehaviour, order: &Order, events: &[Event]) {
        habits.count(*order, events);
    }

    fn end_behaviour(habits: &mut SeatBehaviour, position: &Position, seat: Colour) {
        habits.end(position, seat);
    }
}
