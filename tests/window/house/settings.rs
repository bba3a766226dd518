//! Tests of the files of settings and keys: saved values are loaded, older files are upgraded, and unknown entries are preserved.

use std::fs;

use orrery::core::{FIRST_GAME, Opponent, RuleOptions as _};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::{KEYS, SETUPS, key_map};
use orrery::palette::PaletteName;
use orrery::settings::text::{LARGEST_FILE, settings_of};
use orrery::settings::{
    AnimationSpeed, AppFolders, ConfirmationId, FileProblem, OpponentPace, RonFieldError, SearchAmount, SeatChoice,
    Settings, USUAL_OPPONENT, VERSION, WindowKind, can_write, load, load_keys, save, save_keys,
};

/// Settings files in the formats of versions 1 and 2.
const FIRST: &str = include_str!("../golden/settings-1.ron");
const SECOND: &str = include_str!("../golden/settings-2.ron");

/// Questions of the first game. Files contain only their words, because it was the only game when the format was introduced.
const CLAIM: ConfirmationId = ConfirmationId { game: FIRST_GAME, word: "Claim" };
const LAUNCH: ConfirmationId = ConfirmationId { game: FIRST_GAME, word: "Launch" };

fn folders() -> (tempfile::TempDir, AppFolders) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = AppFolders::new(Some(folder.path()));
    (folder, folders)
}

fn put(folders: &AppFolders, text: &str) {
    fs::write(folders.settings(), text).expect("the folder can be written");
}

fn fault(problem: Option<FileProblem>) -> RonFieldError {
    match problem {
        Some(FileProblem::Broken { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn settings_round_trip_through_their_file() {
    let (_kept, folders) = folders();
    assert_eq!(load(&folders, &SETUPS), (Settings::default(), None), "no file is no problem");
    let changed = Settings {
        animation: AnimationSpeed::Double,
        pace: OpponentPace::Step,
        think: SearchAmount::Quadruple,
        ui_scale: 150,
        text_size: 125,
        window_kind: WindowKind::Fullscreen,
        monitor: Some("DP-1".to_owned()),
        unasked: [LAUNCH].into_iter().collect(),
        ..Settings::default()
    };
    save(&folders, &changed).expect("the folder can be written");
    assert_eq!(load(&folders, &SETUPS), (changed, None));
}

#[test]
fn version_1_file_is_upgraded() {
    let (_kept, folders) = folders();
    put(&folders, FIRST);
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!(problem, None);
    assert_eq!(settings.version, VERSION);
    assert_eq!(settings.window_kind, WindowKind::Borderless, "it filled the screen");
    assert_eq!((settings.ui_scale, settings.window, settings.text_size), (125, (1600, 900), 100));
    assert_eq!((settings.palette, settings.animation), (PaletteName::OkabeIto, AnimationSpeed::Half));
    assert!(!settings.asks(CLAIM) && settings.asks(LAUNCH));
    assert_eq!(settings.setups.of::<AlienFrontiers>().seats.len(), 4);
    assert_eq!(settings.unknown, [], "every entry of the first version is known");
    save(&folders, &settings).expect("the folder can be written");
    assert_eq!(load(&folders, &SETUPS), (settings, None), "and stays what it has become");
}

#[test]
fn version_2_file_keeps_its_setup() {
    let (_kept, folders) = folders();
    put(&folders, SECOND);
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!((problem, settings.version, settings.unknown.len()), (None, VERSION, 0));
    assert_eq!((settings.language.as_deref(), settings.monitor.as_deref()), (Some("it"), Some("DP-2")));
    let last = settings.setups.of::<AlienFrontiers>();
    let names: Vec<&str> = last.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Vera", "", "", "Йоко"]);
    save(&folders, &settings).expect("the folder can be written");
    assert_eq!(load(&folders, &SETUPS), (settings, None), "and stays what it has become");
}

#[test]
fn questions_keep_their_format_and_unknown_ones_are_kept() {
    let (_kept, folders) = folders();
    let written = "    unasked: [\n        Launch,\n        Claim,\n        Whatever,\n    ],\n";
    put(&folders, &format!("(\n    version: 3,\n{written})"));
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!((problem, settings.asks(CLAIM), settings.asks(LAUNCH)), (None, false, false));
    save(&folders, &settings).expect("the folder can be written");
    let text = fs::read_to_string(folders.settings()).expect("the file is there");
    assert!(text.contains(written), "{text}");
    assert_eq!(load(&folders, &SETUPS), (settings, None));
}

#[test]
fn setup_of_an_unknown_game_is_kept_unchanged() {
    let (_kept, folders) = folders();
    let other = r#"(seats: [ "Ada" ], heart: Some('x'), /* old */ deep: {1: (2,)})"#;
    put(
        &folders,
        &format!("(version: 3, setups: {{\"toy-crates\": {other}, \"alien-frontiers\": (preset: \"app\")}})"),
    );
    let (mut settings, problem) = load(&folders, &SETUPS);
    assert_eq!((problem, settings.setups.of::<AlienFrontiers>().preset.word()), (None, "app"));
    settings.ui_scale = 110;
    save(&folders, &settings).expect("the folder can be written");
    let text = fs::read_to_string(folders.settings()).expect("the file is there");
    assert!(text.contains(other), "{text}");
    assert_eq!(load(&folders, &SETUPS), (settings, None));
    put(&folders, "(version: 3, setups: {\n\"alien-frontiers\":\n(seats: 4)})");
    assert_eq!(fault(load(&folders, &SETUPS).1).line, 3, "what is wrong with one this version knows is found");
}

/// The set-ups as written by a program that knew only one game.
const WRITTEN: &str = r#"    setups: {
        "alien-frontiers": (
            seats: [
                (
                    colour: Red,
                    name: "Vera",
                    player: "human",
                ),
                (
                    colour: Blue,
                    name: "",
                    player: "captain:corsair",
                ),
            ],
            preset: "2011 literal",
            options: (
                length: "long",
                first_player: "roll",
                supply: "unlimited",
                docking_duty: "soft",
                mine: "strict",
                market_after_teleport: "ends",
                sixth_ship: "2011 text",
                asimov: "2011 text",
                hub_surplus: "immediate",
                cannon_minimum: "2011",
                vp_target: "off",
                cannon_owners: "any",
                last_hub_colony: "any",
                bay: "out of reach",
            ),
        ),
    },
"#;

#[test]
fn setup_keeps_its_written_format() {
    let (_kept, folders) = folders();
    put(&folders, &format!("(\n    version: 3,\n{WRITTEN})"));
    let (mut settings, problem) = load(&folders, &SETUPS);
    let last = settings.setups.of::<AlienFrontiers>();
    assert_eq!((problem, last.preset.word(), last.options.word(0)), (None, "2011 literal", "long"));
    settings.setups.remember(&last);
    save(&folders, &settings).expect("the folder can be written");
    let text = fs::read_to_string(folders.settings()).expect("the file is there");
    assert!(text.contains(WRITTEN), "{text}");
    let shorter = r#"(version: 3, setups: {"alien-frontiers": (seats: [(player: "human", name: "Vera", colour: Red),
        (colour: Blue, name: "", player: "captain:corsair")], preset: "2011 literal",
        options: (length: "long", asimov: "2011 text", sixth_ship: "2011 text")) // mine
        , "toy-crates": 'x'})"#;
    put(&folders, shorter);
    assert_eq!(load(&folders, &SETUPS).0.setups.of::<AlienFrontiers>(), last);
    save(&folders, &load(&folders, &SETUPS).0).expect("the folder can be written");
    let text = fs::read_to_string(folders.settings()).expect("the file is there");
    let lines = WRITTEN.trim_end().trim_end_matches("    },");
    assert!(text.contains(lines), "however it was written by hand: {text}");
}

#[test]
fn older_files_and_newer_player_words_are_read() {
    let (_kept, folders) = folders();
    let older = r#"(version: 1, animation: Double, pace: Slow, ui_scale: 90,
        setup: (seats: [(colour: Green, name: "", player: "simple"), (colour: Red, name: "Ada", player: "human"),
            (colour: Blue, name: "", player: "legend:jester")]))"#;
    put(&folders, older);
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!((problem, settings.pace, settings.think), (None, OpponentPace::Slow, SearchAmount::Usual));
    let seats = settings.setups.of::<AlienFrontiers>().seats;
    assert_eq!(seats.iter().map(SeatChoice::is_unknown::<AlienFrontiers>).collect::<Vec<_>>(), [false, false, true]);
    let opponents: Vec<_> = seats.iter().map(SeatChoice::opponent::<AlienFrontiers>).collect();
    assert_eq!(opponents, [Some(Opponent::Simple), None, Some(USUAL_OPPONENT)]);
    save(&folders, &settings).expect("the folder can be written");
    assert_eq!(
        load(&folders, &SETUPS).0.setups.of::<AlienFrontiers>().seats[2].player,
        "legend:jester",
        "the newer version finds its word again"
    );
}

#[test]
fn unknown_entries_are_kept_unchanged() {
    let (_kept, folders) = folders();
    put(&folders, "(version: 2, tempo: (beats: [1, 2], name: \"waltz, slow\"), ui_scale: 110)");
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!((problem, settings.ui_scale), (None, 110));
    save(&folders, &settings).expect("the folder can be written");
    let text = fs::read_to_string(folders.settings()).expect("the file is there");
    assert!(text.contains("    tempo: (beats: [1, 2], name: \"waltz, slow\"),\n"), "{text}");
    assert_eq!(load(&folders, &SETUPS), (settings, None));
}

#[test]
fn broken_file_is_put_aside_and_reported_with_its_line() {
    let (_kept, folders) = folders();
    for aside in ["settings.ron.bad", "settings.ron.bad-2"] {
        put(&folders, "(version: 2,\n\n animation: Sideways)");
        let (settings, problem) = load(&folders, &SETUPS);
        assert_eq!(settings, Settings::default());
        let words = problem.as_ref().map(FileProblem::words).unwrap_or_default();
        for part in ["Sideways", "3", aside] {
            assert!(words.contains(part), "{part} is not in: {words}");
        }
        assert_eq!(fault(problem).line, 3);
        assert!(folders.config.join(aside).exists() && !folders.settings().exists());
    }
}

#[test]
fn newer_files_are_not_overwritten() {
    let (_kept, folders) = folders();
    let text = "(version: 7, animation: Warp)";
    put(&folders, text);
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!(settings, Settings::default());
    assert_eq!(problem, Some(FileProblem::Newer { file: folders.settings(), version: 7 }));
    assert!(save(&folders, &settings).is_err_and(|reason| reason.contains('7')));
    fs::write(folders.keymap(), "(version: 9, keys: {})").expect("the folder can be written");
    assert_eq!(load_keys(&folders, KEYS).1, Some(FileProblem::Newer { file: folders.keymap(), version: 9 }));
    assert!(save_keys(&folders, &key_map()).is_err());
    assert_eq!(fs::read_to_string(folders.settings()).expect("the file is there"), text);
}

#[test]
fn truncated_settings_are_refused_with_a_line() {
    let (_kept, folders) = folders();
    save(&folders, &Settings { unknown: vec![("tempo".to_owned(), "'x'".to_owned())], ..Settings::default() })
        .expect("the folder can be written");
    let text = fs::read_to_string(folders.settings()).expect("the file is there");
    let whole = text.trim_end().len();
    for part in [FIRST.trim_end(), &text[..whole]] {
        for end in (0..part.len()).filter(|&end| part.is_char_boundary(end)) {
            match settings_of(&part[..end], &SETUPS) {
                Err(fault) => assert!(!fault.reason.is_empty() && fault.line >= 1, "{end}: {fault:?}"),
                Ok(read) => panic!("{read:?} out of {}", &part[..end]),
            }
        }
        assert!(settings_of(part, &SETUPS).is_ok_and(|read| read.is_ok()));
    }
}

#[test]
fn non_text_and_oversized_files_are_reported() {
    let (_kept, folders) = folders();
    fs::write(folders.settings(), [0xff, 0xfe, 0x00]).expect("the folder can be written");
    assert_eq!(fault(load(&folders, &SETUPS).1).line, 1);
    fs::write(folders.keymap(), vec![b' '; LARGEST_FILE as usize + 1]).expect("the folder can be written");
    assert!(fault(load_keys(&folders, KEYS).1).reason.contains("larger"));
}

#[test]
fn key_map_is_kept_and_unknown_keys_are_reported() {
    let (_kept, folders) = folders();
    assert_eq!(load_keys(&folders, KEYS), (key_map(), None));
    fs::write(folders.keymap(), "(version: 2,\n keys: {EndTurn: [\"Spaec\"]})").expect("the folder can be written");
    let (map, problem) = load_keys(&folders, KEYS);
    let words = problem.map(|problem| problem.words()).unwrap_or_default();
    assert!(words.contains("Spaec") && words.contains('2') && words.contains("keymap.ron"), "{words}");
    save_keys(&folders, &map).expect("the folder can be written");
    assert_eq!(load_keys(&folders, KEYS), (map, None));
}

#[test]
fn out_of_range_numbers_are_clamped() {
    let (_kept, folders) = folders();
    put(&folders, "(ui_scale: 5000, text_size: 5, window: (1, 1))");
    let (settings, problem) = load(&folders, &SETUPS);
    assert_eq!(problem, None);
    assert_eq!((settings.ui_scale, settings.text_size), (*Settings::UI_SCALES.end(), *Settings::TEXT_SIZES.start()));
    assert_eq!(settings.window, (640, 360));
}

#[test]
fn uncreatable_folder_is_reported() {
    let (_kept, folders) = folders();
    fs::write(folders.config.join("file"), "").expect("the folder can be written");
    let inside_a_file = AppFolders::new(Some(&folders.config.join("file")));
    assert!(save(&inside_a_file, &Settings::default()).is_err());
    assert!(can_write(&inside_a_file.config).is_err_and(|reason| reason.contains("file")));
    assert_eq!(can_write(&folders.config.join("new")), Ok(()));
}
