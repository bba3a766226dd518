//! Golden saves: saves of this game from one release can be loaded and continued in every later one.

use contraband::Contraband;
use contraband::rules::Preset;

use orrery_testkit::golden_saves;
use orrery_testkit::golden_saves::{GoldenMatches, dealt};

golden_saves!(
    Contraband,
    "contraband",
    GoldenMatches { middle: dealt(3, Preset::Tuned, 21), orders: 60, over: dealt(4, Preset::Secret, 22) }
);
