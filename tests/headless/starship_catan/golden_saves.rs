//! Golden saves: every later release loads the saves of an earlier one and continues them.

use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::rules::Preset;

use crate::house::golden_saves::{GoldenMatches, dealt, golden_saves};

golden_saves!(
    StarshipCatan,
    "starship-catan",
    "starship_catan",
    GoldenMatches { middle: dealt(2, Preset::SeedLiteral, 21), orders: 300, over: dealt(2, Preset::Seed, 22) }
);
