//! Tests of the file of key bindings: actions it omits keep their default keys, and unusable entries are reported with
//! their line and preserved.

use std::fs;

use bevy::input::gamepad::GamepadButton;
use orrery::core::{GameKey, Rules as _};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::Facility;
use orrery::games::alien_frontiers_table::settings::keys::{TableKeyAction, dock};
use orrery::games::{KEYS, key_map};
use orrery::settings::keys::{Action, KeyChord, KeyMap};
use orrery::settings::{AppFolders, FileProblem, RonFieldError, load_keys, save_keys};

const HERE: Option<GameKey> = Some(AlienFrontiers::KEY);

/// The content of a file: the keys, and the unusable entries with their lines.
#[derive(Debug, PartialEq)]
struct ParsedKeyFile {
    map: KeyMap,
    strange: Vec<RonFieldError>,
}

fn chord(text: &str) -> KeyChord {
    KeyChord::try_from(text.to_owned()).expect("a chord")
}

fn folders() -> (tempfile::TempDir, AppFolders) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = AppFolders::new(Some(folder.path()));
    (folder, folders)
}

/// Writes the text as the key file and reads it. A file that cannot be read is removed, and its error is returned.
fn read(folders: &AppFolders, text: &str) -> Result<ParsedKeyFile, RonFieldError> {
    fs::write(folders.keymap(), text).expect("the folder can be written");
    match load_keys(folders, KEYS) {
        (map, None) => Ok(ParsedKeyFile { map, strange: Vec::new() }),
        (map, Some(FileProblem::Strange { faults, .. })) => Ok(ParsedKeyFile { map, strange: faults }),
        (_, Some(FileProblem::Broken { aside, fault, .. })) => {
            fs::remove_file(aside.expect("it is put aside")).expect("it is there");
            Err(fault)
        }
        (_, Some(newer)) => panic!("{newer:?} in {text}"),
    }
}

fn good(text: &str) -> ParsedKeyFile {
    read(&folders().1, text).unwrap_or_else(|fault| panic!("{fault:?} in {text}"))
}

/// Returns the text of a key map's file.
fn written(map: &KeyMap) -> String {
    let (_kept, folders) = folders();
    save_keys(&folders, map).expect("the folder can be written");
    fs::read_to_string(folders.keymap()).expect("the file is there")
}

#[test]
fn key_map_round_trips_through_its_file() {
    let map = key_map();
    assert_eq!(good(&written(&map)), ParsedKeyFile { map, strange: Vec::new() });
}

#[test]
fn omitted_actions_keep_their_default_keys() {
    let read = good("(version: 2, keys: {EndTurn: [\"N\", \"Ctrl+E\"], Dock(LunarMine): []})");
    assert_eq!(read.strange, []);
    assert_eq!(read.map.keys(Action::EndTurn), [chord("N"), chord("Ctrl+E")]);
    assert_eq!(read.map.keys(dock(Facility::LunarMine)), [], "an empty list is meant");
    assert_eq!(read.map.action(&chord("Ctrl+Z"), HERE), Some(Action::Undo));
    assert_eq!(read.map.pad_action(GamepadButton::RightTrigger2, HERE), Some(Action::EndTurn));
    assert_eq!(read.map.action(&chord("E"), HERE), None);
}

#[test]
fn surplus_keys_and_buttons_are_reported_and_repeated_ones_are_not() {
    let read = good("{ Undo: [\"Z\", \"U\", \"Z\"],\n Redo: [\"Home\", \"R\", \"Home\", \"End\"] }");
    let reasons: Vec<(usize, &str)> = read.strange.iter().map(|fault| (fault.line, fault.reason.as_str())).collect();
    assert_eq!(reasons, [(2, "`Redo` already has 2 bindings: it does not get `End`")]);
    assert_eq!(read.map.keys(Action::Undo), [chord("Z"), chord("U")]);
    assert_eq!(read.map.keys(Action::Redo), [chord("Home"), chord("R")]);
}

#[test]
fn first_key_file_format_is_read() {
    let read = good("{\n Advance: [\"Enter\"],\n Ship(1): [\"F1\"],\n}");
    assert_eq!(read.strange, []);
    assert_eq!(read.map.action(&chord("Enter"), HERE), Some(Action::Advance));
    assert_eq!(read.map.action(&chord("F1"), HERE), Some(TableKeyAction::Ship(1).action()));
    assert_eq!(read.map.keys(Action::Confirm), [], "a usual key that is taken is not doubled");
}

#[test]
fn unusable_entries_are_reported_with_their_line_and_kept() {
    let text = "(version: 2,\n keys: {\n Warp: [\"W\"],\n EndTurn: [\"Spaec\"],\n Undo: \"Z\",\n Redo: [\"Home\"],\n \
        ResetTurn: [\"Home\"],\n Log: [\"Escape\"],\n}, pad: {\n Undo: [\"Elbow\"],\n},\n tempo: 3)";
    let read = good(text);
    let lines: Vec<usize> = read.strange.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [4, 5, 7, 8, 10, 12, 3], "{:?}", read.strange);
    assert!(read.strange[0].reason.contains("Spaec") && read.strange[4].reason.contains("Elbow"));
    assert_eq!(read.map.keys(Action::Undo), [chord("Ctrl+Z")], "no list: as if it were left out");
    assert_eq!(read.map.keys(Action::Redo), [chord("Home")]);
    assert_eq!((read.map.keys(Action::ResetTurn), read.map.keys(Action::Log)), (&[][..], &[][..]));
    let again = written(&read.map);
    assert!(again.contains("        Warp: [\"W\"],") && again.contains("    tempo: 3,"), "{again}");
    assert_eq!(good(&again).map, read.map);
}

#[test]
fn truncated_key_files_are_refused_with_a_line() {
    let text = written(&key_map());
    let (_kept, folders) = folders();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let Err(fault) = read(&folders, &text[..end]) else { panic!("a file that ends at {end} is whole") };
        assert!(!fault.reason.is_empty() && fault.line <= text.lines().count(), "{end}: {fault:?}");
        if end == text.trim_end().len() - 1 {
            break;
        }
    }
}
