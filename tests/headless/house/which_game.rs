//! Tests of the choice of the game to which a command applies: by `--game` and the environment, or by its file. A missing game is
//! refused by name, and its file is left alone.

use std::fs;
use std::path::Path;
use std::process::Command;

use orrery::cli::AnyGameValue;
use orrery::core::Rules as _;
use orrery::games;
use orrery::games::alien_frontiers::rules::{AlienFrontiers, Preset};
use orrery::record::save::{SaveMeta, load_file, save_file};
use orrery::record::{export, share};

use super::cli::{ends_with, err, orrery, out};
use super::records::{dealt, forged};
use orrery_testkit::matches::dealt as toy_match;
use orrery_testkit::toy::ToyGame;

/// Returns the list of known games in the message about a missing one.
fn known() -> String {
    let keys: Vec<&str> = games::GAMES.all().map(|game| game.key.word()).collect();
    format!("(known: {})", keys.join(", "))
}

/// Returns the message about a missing game.
fn unknown() -> String {
    format!("there is no game `no-such-game` {}", known())
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("written");
    path.to_string_lossy().into_owned()
}

#[test]
fn games_command_lists_keys_and_player_counts() {
    let listed = orrery(&["games"]);
    assert_eq!(listed.status.code(), Some(0), "{}", err(&listed));
    assert_eq!(out(&listed).lines().count(), games::GAMES.all().count());
    let rows: Vec<String> =
        out(&listed).lines().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(rows[0], "alien-frontiers 2 to 4 players released");
    let json = orrery(&["games", "--json"]);
    let read: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(read[0]["key"], "alien-frontiers");
    assert_eq!((&read[0]["least_players"], &read[0]["most_players"]), (&2.into(), &4.into()));
    assert_eq!((&read[0]["released"], &read[0]["number"]), (&true.into(), &1.into()));
}

/// Each key of the registry names one game, and so does each number in share codes.
#[test]
fn every_game_has_a_unique_key_and_number() {
    let all: Vec<_> = games::GAMES.all().collect();
    for (at, game) in all.iter().enumerate() {
        assert_eq!(games::GAMES.named(game.key.word()), Ok(game.key));
        let twice = all[..at].iter().any(|other| other.key == game.key || other.number == game.number);
        assert!(!twice, "{} stands twice in the registry", game.key);
    }
    assert!(games::GAMES.saved().iter().map(|saved| saved.key()).eq(all.iter().map(|game| game.key)));
}

#[test]
fn game_comes_from_flag_or_environment_or_defaults_to_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let empty = folder.path().to_string_lossy().into_owned();
    let commands: [&[&str]; 6] = [
        &["simulate", "--games", "3", "--seed", "4"],
        &["arena", "--seats", "simple,random", "--blocks", "1", "--luck", "0"],
        &["train", "--players", "2", "--out", "nowhere/x.net", "--resume"],
        &["puzzle", "find", &empty, "--games", "0"],
        &["gallery", "--list"],
        &["stats", "export", "--json", "--data-dir", &empty],
    ];
    for command in commands {
        ends_with(&[command, &["--game", "no-such-game"]].concat(), 2, &unknown());
        let in_environment = |key: &str| {
            let mut program = Command::new(env!("CARGO_BIN_EXE_orrery"));
            program.current_dir(env!("CARGO_MANIFEST_DIR")).env("ORRERY_GAME", key).args(command);
            program.output().expect("the program runs")
        };
        let wrong = in_environment("no-such-game");
        assert_eq!(wrong.status.code(), Some(2), "{command:?}: {}", err(&wrong));
        assert!(err(&wrong).contains(&unknown()), "{command:?}: {}", err(&wrong));
        let plain = orrery(command).status.code();
        let named = orrery(&[command, &["--game", "Alien-Frontiers"]].concat()).status.code();
        assert_eq!((named, in_environment("alien-frontiers").status.code()), (plain, plain), "{command:?}");
    }
    let json = |extra: &[&str]| {
        let output = orrery(&[&["simulate", "--games", "20", "--seed", "7", "--json"], extra].concat());
        let mut read: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let figures = read.as_object_mut().expect("an object");
        figures.retain(|name, _| !name.ends_with("_per_s"));
        read
    };
    assert_eq!(json(&[]), json(&["--game", "alien-frontiers"]), "commands without --game still work");
}

#[test]
fn save_of_an_unknown_game_is_refused_by_name_and_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("toy.orrery");
    save_file(&path, &toy_match::<ToyGame>(1), &SaveMeta::now("")).expect("saved");
    let before = fs::read_to_string(&path).expect("text");
    let save = path.to_string_lossy().into_owned();
    let told = format!("{save}:3: there is no game `toy-crates` {}", known());
    let data = folder.path().join("data").to_string_lossy().into_owned();
    for command in [&["replay", "--check"][..], &["review"], &["export"], &["share"], &["--load"]] {
        ends_with(&[command, &[save.as_str()]].concat(), 4, &told);
    }
    ends_with(&["import", &save, "--data-dir", &data], 4, &told);
    assert_eq!(fs::read_to_string(&path).expect("still there"), before);
    assert!(load_file::<ToyGame>(&path).is_ok(), "who knows the game loads it");
}

#[test]
fn log_or_code_of_an_unknown_game_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data").to_string_lossy().into_owned();
    let played = toy_match::<ToyGame>(1);
    let ron = export::ron(&played).expect("written");
    for (name, log, line) in [("a.txt", export::text(&played), 2), ("a.ron", ron, 1)] {
        let path = write(folder.path(), name, &log);
        let told = format!("{path}:{line}: there is no game `toy-crates` {}", known());
        ends_with(&["import", &path, "--data-dir", &data], 4, &told);
        assert_eq!(fs::read_to_string(&path).expect("still there"), log);
    }
    assert!(!Path::new(&data).exists(), "nothing was saved");
    let code = share::code(&played).expect("it was dealt");
    let told = format!("the code is for game number 1000, which this program does not have {}", known());
    ends_with(&["share", "--code", &code], 2, &told);
    ends_with(&["--new", &code], 2, &told);
}

#[test]
fn log_may_name_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_string_lossy().into_owned();
    let played = dealt(2, Preset::Rules2011, 3);
    let log = export::text(&played).replacen('\n', "\ngame alien-frontiers\n", 1);
    let path = write(folder.path(), "a.txt", &log);
    let imported = orrery(&["import", &path, "--data-dir", &data]);
    assert_eq!(imported.status.code(), Some(0), "{}", err(&imported));
    let (read, _) = load_file::<AlienFrontiers>(Path::new(out(&imported).trim())).expect("it was saved");
    assert_eq!(read.info(), played.info());
}

/// Returns the text of a bundled scenario, lesson or puzzle with the key of a game added as its first entry.
fn naming(game: &str, file: &str) -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a file of the program");
    let at = text.find("(\n").expect("its bracket") + 2;
    format!("{}  game: \"{game}\",\n{}", &text[..at], &text[at..])
}

#[test]
fn scenarios_lessons_and_puzzles_of_an_unknown_game_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let scenario = first_file("assets/alien-frontiers/scenarios");
    let files = [
        (&["scenario", "check"][..], scenario.as_str()),
        (&["lesson", "check"], "assets/alien-frontiers/lessons/10-solar-converter.ron"),
        (&["puzzle", "check"], "assets/alien-frontiers/puzzles/good-rate.ron"),
    ];
    for (command, file) in files {
        let own = write(folder.path(), "own.ron", &naming("alien-frontiers", file));
        let passed = orrery(&[command, &[own.as_str()]].concat());
        assert_eq!(passed.status.code(), Some(0), "{command:?}: {}{}", out(&passed), err(&passed));
        let text = naming("no-such-game", file);
        let line = text.lines().position(|line| line.contains("no-such-game")).expect("it is named") + 1;
        let other = write(folder.path(), "other.ron", &text);
        let failed = orrery(&[command, &[other.as_str()]].concat());
        assert_eq!(failed.status.code(), Some(1), "{command:?}: {}", err(&failed));
        let told = format!("FAILED {other}:{line}: {}\n0 passed, 1 failed\n", unknown());
        assert_eq!(out(&failed), told, "{command:?}");
        assert_eq!(fs::read_to_string(&other).expect("still there"), text);
    }
    let other = write(folder.path(), "other.ron", &naming("no-such-game", &scenario));
    ends_with(&["--scenario", &other], 4, &unknown());
    let other =
        write(folder.path(), "other.ron", &naming("no-such-game", "assets/alien-frontiers/puzzles/good-rate.ron"));
    ends_with(&["puzzle", "solve", &other], 4, &unknown());
    ends_with(&["--puzzle", &other], 4, &unknown());
}

/// Returns the path of the first RON file in a folder or its subfolders.
fn first_file(folder: &str) -> String {
    let files = orrery::core::ron::files(&[Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)]);
    files.first().expect("a file").to_string_lossy().into_owned()
}

/// The body does not name the game, so the header alone decides; errors in the header and the body are still reported as such.
#[test]
fn damaged_header_is_not_reported_as_another_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.orrery");
    save_file(&path, &dealt(2, Preset::Rules2011, 3), &SaveMeta::now("")).expect("saved");
    let text = fs::read_to_string(&path).expect("text");
    let save = write(folder.path(), "b.orrery", &text.replacen("plays ", "played ", 1));
    ends_with(&["replay", &save], 4, "the header has no `plays`");
    let save = write(folder.path(), "c.orrery", &forged(&text, "seed:", "sead:"));
    ends_with(&["replay", &save], 4, "sead");
}

#[test]
fn of_game_value_is_taken_only_as_its_own_type() {
    let held = || AnyGameValue::new::<AlienFrontiers>("a match".to_owned());
    assert_eq!(held().game(), AlienFrontiers::KEY);
    assert_eq!(held().take::<u8>(), None);
    assert_eq!(held().take::<String>().as_deref(), Some("a match"));
}
