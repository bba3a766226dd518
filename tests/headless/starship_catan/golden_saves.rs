//! Golden saves: what one release saved of this game every later one loads and plays on with.

use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::rules::Preset;

use crate::house::golden_saves::{Golden, Written, dealt};

const GOLDEN: Golden =
    Golden { folder: "saves/starship-catan", list: "tests/headless/starship_catan/golden_saves.txt" };

#[test]
fn golden_saves_of_every_format_load_and_play_on() {
    GOLDEN.load_and_play_on::<StarshipCatan>();
}

#[test]
fn there_are_golden_saves_of_every_format_and_none_untested() {
    GOLDEN.are_of_every_format();
}

/// Writes the golden saves of this format where there are none: once, with the release that brings it.
#[test]
#[ignore = "writes files into saves/"]
fn golden_saves_of_this_format_are_written_once() {
    let middle = dealt(2, Preset::SeedLiteral, 21);
    GOLDEN.write::<StarshipCatan>(Written { middle, orders: 300, over: dealt(2, Preset::Seed, 22) });
}
