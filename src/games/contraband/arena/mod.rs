//! This game in the arena: nothing is counted beside victories and points, and no engine takes other weights.

use super::Contraband;
use super::rules::{FirstPlayer, Options, Setup};
use crate::arena::{Contests, NoHabits, NoLuck, NoVariant};

impl Contests for Contraband {
    type Habits = NoHabits;
    type Luck = NoLuck;
    type Variant = NoVariant;
    type Levels = NoVariant;

    // Rotating the players does for all of them what the lot does for one.
    fn block_setup(setup: Setup) -> Setup {
        let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
        Setup { options, ..setup }
    }
}
