//! Tests of the files left by a crash in the middle of a match, and of the next start.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bevy::prelude::World;
use orrery::app::{Screen, crash};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup};
use orrery::games::alien_frontiers_table::table::Table;
use orrery::panels::{Overlay, UiIntent};
use orrery::record::save::load_file;
use orrery::settings::AppFolders;

use crate::alien_frontiers::table::human_match;
use crate::house::pilot::{Program, settle_settings};

/// The environment variable with the folder of the program that is to fail.
const FOLDER: &str = "ORRERY_TEST_FAILS_IN";
/// The file in which the failing program records the state of its match.
const STOOD: &str = "stood.txt";

#[test]
#[ignore = "fails on purpose: the other tests here run it as a process of its own, with the folder it is to fail in"]
fn fails_in_the_middle_of_a_match() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    crash::install(&AppFolders::new(Some(&folder)));
    let mut program = Program::start(&folder, Some(3), Some(human_match(Setup::plain(2, Preset::App.options()), 3)));
    program.order(Order::Roll);
    let game = program.game().expect("the match is open");
    fs::write(folder.join(STOOD), format!("{} {:016x}", game.entries().len(), game.fingerprint())).expect("a file");
    panic!("on purpose");
}

/// Runs a program that keeps its files in `folder` and fails in the middle of a match. Returns its error output and the state of
/// its match.
fn failed(folder: &Path) -> (String, String) {
    settle_settings(folder);
    let mut child = Command::new(std::env::current_exe().expect("this program has a file"));
    child.args(["--ignored", "--exact", "--nocapture", "house::crash::fails_in_the_middle_of_a_match"]);
    let done = child.env(FOLDER, folder).output().expect("it starts");
    assert!(!done.status.success(), "it was to fail");
    let stood = fs::read_to_string(folder.join(STOOD)).expect("it came to the match");
    (String::from_utf8_lossy(&done.stderr).into_owned(), stood)
}

/// Returns the only file of `folder` whose name begins with `begins`.
fn file(folder: &Path, begins: &str) -> PathBuf {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = listed
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(begins)));
    found.next().unwrap_or_else(|| panic!("{}: nothing begins with {begins}", folder.display()))
}

fn stands(path: &Path) -> String {
    let (game, _) = load_file::<AlienFrontiers>(path).unwrap_or_else(|error| panic!("{error}"));
    format!("{} {:016x}", game.entries().len(), game.fingerprint())
}

#[test]
fn crash_loses_nothing_and_next_start_offers_to_continue() {
    let folder = tempfile::tempdir().expect("a folder");
    let (said, stood) = failed(folder.path());
    let report = file(&folder.path().join("crash"), "crash-");
    assert!(said.contains(&report.display().to_string()), "{said}");
    let told = fs::read_to_string(&report).expect("the report");
    assert!(told.contains("on purpose") && told.contains("fails_in_the_middle_of_a_match"), "{told}");
    assert_eq!(stands(&file(&folder.path().join("saves"), "auto-")), stood);

    let mut program = Program::start(folder.path(), Some(3), None);
    program.frames(4);
    assert!(matches!(program.overlays(), [Overlay::AfterCrash(path)] if *path == report), "{:?}", program.overlays());
    program.ask(UiIntent::Continue);
    program.wait("the match", World::contains_resource::<Table>);
    assert_eq!(program.screen(), Screen::Match);
    let game = program.game().expect("the match");
    assert_eq!(format!("{} {:016x}", game.entries().len(), game.fingerprint()), stood);
    let mut next = Program::start(folder.path(), Some(3), None);
    next.frames(4);
    assert!(next.overlays().is_empty(), "told once: {:?}", next.overlays());
}

#[test]
fn crash_rescues_the_match_when_saving_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("saves"), "a file where the folder of the saves would be").expect("a file");
    let (said, stood) = failed(folder.path());
    let rescued = file(&folder.path().join("crash"), "match-");
    assert_eq!(stands(&rescued), stood);
    assert!(said.contains(&rescued.display().to_string()), "{said}");
}
