//! Golden saves: every later release must load the saves of an earlier one and continue them.

use starship_catan::StarshipCatan;
use starship_catan::rules::Preset;

use orrery_testkit::golden_saves;
use orrery_testkit::golden_saves::{GoldenMatches, dealt};

golden_saves!(
    StarshipCatan,
    "starship-catan",
    GoldenMatches { middle: dealt(2, Preset::SeedLiteral, 21), orders: 300, over: dealt(2, Preset::Seed, 22) }
);
