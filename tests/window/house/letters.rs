//! Words in every scene of the gallery: large enough, whole, on the screen, and none over another, in a language that is longer
//! than any that is spoken, at twice the size. The languages themselves are looked at by `.ci/run`, in the usual size.
//!
//! Nothing is painted: `orrery gallery --check` is called as by hand.

use std::process::Command;

/// The smallest window.
const SMALL: &str = "1280x720";

/// As wide and higher: lists and dialogues show what else has to be scrolled to.
const TALL: &str = "1280x3600";

/// Scenes with more than a small window shows.
const LONG: &str =
    "setup*,options*,keys,load,players,log,codex*,academy,puzzles,stat*,achievements,end,cover,hand-over,menu";

/// Sees that the words of these scenes are as they should be.
fn checked(size: &str, scenes: &str) {
    let orrery = env!("CARGO_BIN_EXE_orrery");
    let asked = ["gallery", "--check", "--lang", "en-XA", "--size", size, "--scale", "200", "--scene", scenes];
    let done = Command::new(orrery).args(asked).output().expect("the program starts");
    let (told, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    let count = told.lines().count();
    assert!(done.status.success() && count == 0, "{scenes} at {size}: {count} faults\n{told}\n{errors}");
}

#[test]
fn the_longest_language_at_twice_the_size_keeps_to_its_room() {
    checked(SMALL, "*");
}

#[test]
fn so_does_what_has_to_be_scrolled_to() {
    checked(TALL, LONG);
}
