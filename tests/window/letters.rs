//! Words in every scene of the gallery: large enough, whole, on the screen, and none over another, in every language.
//!
//! Nothing is painted. Each language is spoken by a program of its own, as `orrery gallery --check` is called by hand.

use std::process::Command;

/// The smallest window.
const SMALL: &str = "1280x720";

/// As wide and higher: lists and dialogues show what else has to be scrolled to.
const TALL: &str = "1280x3600";

/// Scenes with more than a small window shows.
const LONG: &str =
    "setup*,options*,keys,load,players,log,codex*,academy,puzzles,stat*,achievements,end,cover,hand-over,menu";

/// Sees that the words of these scenes are as they should be.
fn checked(language: &str, size: &str, scale: &str, scenes: &str) {
    let orrery = env!("CARGO_BIN_EXE_orrery");
    let asked = ["gallery", "--check", "--lang", language, "--size", size, "--scale", scale, "--scene", scenes];
    let done = Command::new(orrery).args(asked).output().expect("the program starts");
    let (told, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    let count = told.lines().count();
    assert!(done.status.success() && count == 0, "{language} at {size}, {scale} %: {count} faults\n{told}\n{errors}");
}

#[test]
fn the_longest_language_at_twice_the_size_keeps_to_its_room() {
    checked("en-XA", SMALL, "200", "*");
}

#[test]
fn so_does_what_has_to_be_scrolled_to() {
    checked("en-XA", TALL, "200", LONG);
}

/// The screens and dialogues; `.ci/run` checks every scene, each step of each lesson too, in every language.
const SCREENS: &str = "title,setup*,match-crowded,replay*,options*,keys,load,players,log,codex*,academy,puzzles,stat*";

#[test]
fn english_keeps_to_its_room() {
    checked("en", SMALL, "100", SCREENS);
}

#[test]
fn italian_keeps_to_its_room() {
    checked("it", SMALL, "100", SCREENS);
}

#[test]
fn russian_keeps_to_its_room() {
    checked("ru", SMALL, "100", SCREENS);
}
