//! This game in the arena: behaviour statistics.

mod behaviour;

pub use behaviour::SeatBehaviour;

use super::Contraband;
use super::rules::{FirstPlayer, Options, Setup};
use orrery_ai::arena::{ArenaGame, NoLuckMeasure};

impl ArenaGame for Contraband {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;

    // The arena rotates the players, so the first player need not be drawn by lot.
    fn block_setup(setup: Setup) -> Setup {
        let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
        Setup { options, ..setup }
    }
}
