//! Golden saves: every later release must load a save of an earlier one and continue it.

use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::rules::Preset;

use crate::house::golden_saves::{GoldenMatches, dealt, golden_saves};

golden_saves!(
    FarSpaceFoundry,
    "far-space-foundry",
    "far_space_foundry",
    GoldenMatches { middle: dealt(4, Preset::Lean, 21), orders: 90, over: dealt(3, Preset::Seed, 22) }
);
