//! This game in the arena: behaviour statistics and the luck of the dice.

mod behaviour;
mod luck;

pub use behaviour::SeatBehaviour;
pub use luck::RollLuckMeasure;

use crate::AlienFrontiers;
use crate::rules::{FirstPlayer, Options, Setup};
use orrery_ai::arena::ArenaGame;

impl ArenaGame for AlienFrontiers {
    type Behaviour = SeatBehaviour;
    type Luck = RollLuckMeasure;

    // The first seat begins, since the rotation of the players within a block replaces the roll for the first turn.
    fn block_setup(setup: Setup) -> Setup {
        let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
        Setup { options, ..setup }
    }
}
