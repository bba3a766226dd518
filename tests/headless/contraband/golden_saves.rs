//! Golden saves: saves of this game from one release can be loaded and continued in every later one.

use orrery::games::contraband::Contraband;
use orrery::games::contraband::rules::Preset;

use crate::house::golden_saves::{GoldenMatches, dealt, golden_saves};

golden_saves!(
    Contraband,
    "contraband",
    "contraband",
    GoldenMatches { middle: dealt(3, Preset::Tuned, 21), orders: 60, over: dealt(4, Preset::Secret, 22) }
);
