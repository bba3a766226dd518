//! Golden saves: every later release must load a save of an earlier one and continue it.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::Preset;

use orrery_testkit::golden_saves;
use orrery_testkit::golden_saves::{GoldenMatches, dealt};

golden_saves!(
    FarSpaceFoundry,
    "far-space-foundry",
    GoldenMatches { middle: dealt(4, Preset::Lean, 21), orders: 90, over: dealt(3, Preset::Seed, 22) }
);
