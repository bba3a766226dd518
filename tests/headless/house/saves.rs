//! Tests of saves across versions and clocks: every release loads the saves of earlier releases, and the latest save is found
//! even after the clock was set back.

use crate::house::records::last;
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use std::fs;
use std::path::{Path, PathBuf};

use orrery::core::Opponent;
use orrery::games::alien_frontiers::record::RULES_VERSION;
use orrery::games::alien_frontiers::rules::Preset;
use orrery::record::save::{FORMAT, SaveStatus, SaveStore, load_file};

use super::records::{dealt, play};

/// Files of every format ever released, with the number of orders, the number of undone orders, the hash of the
/// position, and the hash of the position after up to 300 more orders. They are never written again.
const GOLDEN: &[(&str, usize, usize, &str, &str)] = &[
    ("v1-middle-of-a-turn.orrery", 409, 2, "167ca1ddfbd77be4", "c56cbe78009c061d"),
    ("v1-over.orrery", 181, 0, "c01dad5359b95885", "c01dad5359b95885"),
    ("v1-from-a-scenario.orrery", 12, 0, "99f23570be9ab978", "7002852fe1205ad4"),
    ("v2-middle-of-a-turn.orrery", 301, 2, "2bb615bbaff69ff1", "00179cff521cfc44"),
    ("v2-over.orrery", 215, 0, "5ad14cea3fadb884", "5ad14cea3fadb884"),
    ("v2-from-a-scenario.orrery", 12, 0, "7cd0a6bfbeadc50b", "ede7269708412345"),
    ("v2-practice.orrery", 65, 25, "8a1cafd834162eac", "1efe5cfdd49dd00a"),
    ("v3-middle-of-a-turn.orrery", 301, 2, "2bb615bbaff69ff1", "00179cff521cfc44"),
    ("v3-over.orrery", 215, 0, "5ad14cea3fadb884", "5ad14cea3fadb884"),
    ("v3-from-a-scenario.orrery", 12, 0, "7cd0a6bfbeadc50b", "ede7269708412345"),
    ("v3-practice.orrery", 65, 25, "8a1cafd834162eac", "1efe5cfdd49dd00a"),
];

fn golden_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

#[test]
fn golden_saves_of_every_format_load_and_continue() {
    let mut found = Vec::new();
    for &(name, ..) in GOLDEN {
        let (mut game, _) = load_file::<AlienFrontiers>(&golden_folder().join(name)).unwrap_or_else(|e| panic!("{e}"));
        let (orders, undone, here) = (game.entries().len(), game.undone().len(), game.fingerprint());
        play(&mut game, Opponent::Random, 300);
        found.push((name, orders, undone, format!("{here:016x}"), format!("{:016x}", game.fingerprint())));
    }
    let found: Vec<_> = found.iter().map(|(n, o, u, h, p)| (*n, *o, *u, h.as_str(), p.as_str())).collect();
    assert_eq!(found, GOLDEN);
}

#[test]
fn every_format_has_golden_saves_and_all_are_tested() {
    // The folders in it contain the saves of other games, which have their own tests.
    let files = fs::read_dir(golden_folder()).expect("the golden saves").flatten().filter(|f| f.path().is_file());
    let mut names: Vec<String> = files.map(|f| f.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let mut tested: Vec<&str> = GOLDEN.iter().map(|(name, ..)| *name).collect();
    tested.sort_unstable();
    assert_eq!(names, tested);
    for format in 1..=FORMAT {
        let of_this = GOLDEN.iter().filter(|(name, ..)| name.starts_with(&format!("v{format}-")));
        assert!(of_this.count() >= 3, "format {format} needs a match that is over, one that is not, and a scenario");
    }
}

#[test]
fn latest_save_is_found_after_the_clock_is_set_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let mut games: Vec<_> = (0..3).map(|seed| dealt(2, Preset::Rules2011, seed)).collect();
    for game in &games {
        let path = store.autosave(game).expect("saved");
        // As if the clock had been a century ahead, and was then corrected.
        let text = fs::read_to_string(&path).expect("text");
        let created = text.lines().find(|l| l.starts_with("created ")).expect("a moment").to_owned();
        fs::write(&path, text.replace(&created, "created 2126-01-01T00:00:00Z")).expect("written");
    }
    play(&mut games[0], Opponent::Random, 5);
    store.autosave(&games[0]).expect("saved");
    let latest = store.latest().expect("the last one");
    assert_eq!(last(&store).map(|last| (last.id(), last.entries().len())), Some((games[0].id(), 5)));
    assert_eq!(store.list()[0].path, latest.path, "it is the first of the list too");
    for seed in 3..7 {
        store.autosave(&dealt(2, Preset::Rules2011, seed)).expect("saved");
    }
    let kept = store.list();
    assert_eq!(kept.len(), 5);
    assert!(kept.iter().any(|l| l.path == latest.path), "the oldest went, not those of the earlier date");
}

#[test]
fn old_temporary_saves_are_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    store.autosave(&dealt(2, Preset::Rules2011, 1)).expect("saved");
    let files = [".save-old", ".save-new", "notes.txt"].map(|name| store.folder().join(name));
    for path in &files {
        let file = fs::File::create(path).expect("created");
        if !path.ends_with(".save-new") {
            let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(7200);
            file.set_modified(long_ago).expect("it may be older");
        }
    }
    store.autosave(&dealt(2, Preset::Rules2011, 2)).expect("saved");
    assert_eq!(files.map(|path| path.exists()), [false, true, true], "another program may be at the new one");
    assert_eq!(store.list().len(), 2);
}

#[test]
fn save_of_a_newer_format_is_refused_and_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let game = dealt(2, Preset::Rules2011, 1);
    let path = store.save_as(&game, "Evening").expect("saved");
    let text = fs::read_to_string(&path).expect("text");
    let newer = text.replace(&format!("format {FORMAT}"), "format 99").replace("program 0", "program 7");
    let newer = newer.replace("crc32", "checksum").replace("(\n", "[\n");
    fs::write(&path, &newer).expect("written");
    let error = load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err("newer");
    let told = error.to_string();
    assert!(told.contains("Orrery 7") && told.contains("in format 99") && error.line == 2, "{told}");
    let refused = store.save_as(&game, "Evening").expect_err("it is not written over").to_string();
    assert!(refused.contains("so it is not replaced: save under another name"), "{refused}");
    assert_eq!(fs::read_to_string(&path).expect("still there"), newer);
    assert!(matches!(&store.list()[0].state, SaveStatus::Broken(reason) if reason.contains("format 99")));
    assert!(store.latest().is_none());
}

#[test]
fn replay_error_names_the_other_rules_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = dealt(2, Preset::Rules2011, 1);
    play(&mut game, Opponent::Random, 30);
    let path = SaveStore::new(folder.path(), GAMES.saved()).save_as(&game, "a").expect("saved");
    let text = fs::read_to_string(&path).expect("text");
    fs::write(&path, super::records::forged(&text, &format!("rules: {RULES_VERSION},"), "rules: 9,")).expect("written");
    assert!(load_file::<AlienFrontiers>(&path).is_ok(), "what can be played again is");
    let text = fs::read_to_string(&path).expect("text");
    fs::write(&path, super::records::forged(&text, "\"end\",", "\"relic\",")).expect("written");
    let told = load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err("it cannot").to_string();
    let plays = format!("played with rules version 9, and this program plays with {RULES_VERSION}");
    assert!(told.contains(&plays), "{told}");
}

/// Writes the golden saves of this format, which must not exist yet: once, with the release that introduces the format.
#[test]
#[ignore = "writes files into saves/"]
fn write_golden_saves_of_this_format() {
    let write = |name: &str, game: &orrery::games::alien_frontiers::record::Match| {
        let path = golden_folder().join(format!("v{FORMAT}-{name}.orrery"));
        assert!(!path.exists(), "{} is there already", path.display());
        let meta = orrery::record::save::SaveMeta::now("");
        orrery::record::save::save_file(&path, game, &meta).expect("saved");
    };
    let mut game = dealt(4, Preset::App, 21);
    while game.entries().len() < 300 || game.entries().len() < game.undo_barrier() + 2 {
        play(&mut game, Opponent::Random, 1);
    }
    game.undo();
    game.undo();
    write("middle-of-a-turn", &game);
    let mut game = dealt(2, Preset::Rules2011, 22);
    play(&mut game, Opponent::Simple, 20_000);
    write("over", &game);
    let mut practice = game.branch_at(60);
    play(&mut practice, Opponent::Random, 30);
    (0..25).for_each(|_| {
        practice.undo_past_chance();
    });
    write("practice", &practice);
    let position = *practice.position();
    let seats = practice.info().seats.clone();
    let mut scene =
        orrery::games::alien_frontiers::record::Match::from_position(position, seats, 23).expect("a scenario tells it");
    play(&mut scene, Opponent::Random, 12);
    write("from-a-scenario", &scene);
}
