//! Golden saves: what one release saved of this game every later one loads and plays on with.

use orrery::games::contraband::Contraband;
use orrery::games::contraband::rules::Preset;

use crate::house::golden_saves::{Golden, Written, dealt};

const GOLDEN: Golden = Golden { folder: "saves/contraband", list: "tests/headless/contraband/golden_saves.txt" };

#[test]
fn golden_saves_of_every_format_load_and_play_on() {
    GOLDEN.load_and_play_on::<Contraband>();
}

#[test]
fn there_are_golden_saves_of_every_format_and_none_untested() {
    GOLDEN.are_of_every_format();
}

/// Writes the golden saves of this format where there are none: once, with the release that brings it.
#[test]
#[ignore = "writes files into saves/"]
fn golden_saves_of_this_format_are_written_once() {
    let middle = dealt(3, Preset::Tuned, 21);
    GOLDEN.write::<Contraband>(Written { middle, orders: 60, over: dealt(4, Preset::Secret, 22) });
}
