//! Tests that the texts in every scene of the gallery are large enough, complete, on the screen, and not overlapping, at double
//! size and in a language longer than any real one. `.ci/run` checks the real languages at normal size.
//!
//! Nothing is rendered: `orrery gallery --check` runs as from the command line.

use std::process::Command;

/// The size of the smallest window.
const SMALL: &str = "1280x720";

/// The size of the screen of a Steam Deck.
const DECK: &str = "1280x800";

/// The size of a taller window of the same width, in which lists and dialogues also show the parts to which a player otherwise
/// has to scroll.
const TALL: &str = "1280x3600";

/// Scenes with more content than a small window shows.
const LONG: &str =
    "setup*,options*,keys,load,players,log,codex*,academy,puzzles,stat*,achievements,end,cover,hand-over,menu";

/// Asserts that the texts of these scenes have no faults in a window of this size.
fn checked(size: &str, scenes: &str) {
    let orrery = env!("CARGO_BIN_EXE_orrery");
    let asked = ["gallery", "--check", "--lang", "en-XA", "--size", size, "--scale", "200", "--scene", scenes];
    let done = Command::new(orrery).args(asked).output().expect("the program starts");
    let (told, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    let count = told.lines().count();
    assert!(done.status.success() && count == 0, "{scenes} at {size}: {count} faults\n{told}\n{errors}");
}

#[test]
fn longest_texts_at_double_size_fit_the_screen() {
    checked(SMALL, "*");
}

#[test]
fn longest_texts_at_double_size_fit_the_screen_of_a_steam_deck() {
    checked(DECK, "*");
}

#[test]
fn longest_texts_in_scrolled_scenes_fit_the_screen() {
    checked(TALL, LONG);
}
