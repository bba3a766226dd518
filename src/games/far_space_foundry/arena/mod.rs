//! This game in the arena: nothing is counted beside victories and points, and no engine takes other weights.

use super::FarSpaceFoundry;
use crate::arena::{Contests, NoHabits, NoLuck, NoVariant};

impl Contests for FarSpaceFoundry {
    type Habits = NoHabits;
    type Luck = NoLuck;
    type Variant = NoVariant;
    type Levels = NoVariant;
}
