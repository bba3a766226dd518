//! Tests of languages in the whole program: a change of language applies at once, and the player's own languages are read. The
//! language applies to a whole process, so each of these tests runs in its own.

use std::collections::BTreeSet;

use orrery::app::gallery::{GalleryApp, GalleryFlags, said};
use orrery::app::{MenuState, UiRequest};
use orrery::board::{MotionActive, lines_now};
use orrery::games::GALLERY;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup, bare_position};
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::locale;
use orrery::panels::UiIntent;
use orrery::settings::{self, AnimationSpeed, AppFolders, Settings};

use crate::alien_frontiers::table::{human_match_at, rolled};
use crate::house::gallery::every_scene;
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::in_own_process;
use orrery_pilot::program::LANGUAGES;

/// The scenes of everything that stores texts: set-up, lessons, puzzles, dialogues, pages, and figures. The search text of the
/// codex scene is a word of one language, and finds a different page in other languages.
const KEEPING: &[&str] = &[
    "setup-opponents",
    "match-crowded",
    "match-aimed",
    "match-opponent",
    "match-step",
    "raid",
    "question",
    "recap",
    "hand-over",
    "log",
    "players",
    "coach",
    "why",
    "review",
    "end",
    "codex-facility",
    "codex-practice",
    "dice-options",
    "puzzle",
    "puzzle-missed",
    "puzzles",
    "raiders-outpost-3",
    "lunar-mine-2",
    "lesson-done",
    "academy",
    "stats-points",
    "statistics",
    "achievements",
    "replay",
    "replay-branch",
    "replay-daily",
    "keys",
    "options-access",
];

/// Returns the texts on the screen, those of the board and those of the panels.
fn read(studio: &mut GalleryApp) -> BTreeSet<String> {
    let board = lines_now(studio.world()).into_iter().map(|line| line.text);
    let all: Vec<String> = board.chain(said(studio.world())).collect();
    all.into_iter().collect()
}

#[test]
fn changing_language_translates_everything_on_screen() {
    if !in_own_process("house::languages::changing_language_translates_everything_on_screen") {
        return;
    }
    let studio = |lang: &str| {
        GalleryApp::telling(GALLERY, &GalleryFlags { lang: lang.to_owned(), ..GalleryFlags::default() })
            .expect("the program starts")
    };
    // The program created last sets the language.
    let mut fresh = studio("ru");
    let mut changed = studio("en");
    let mut kept = Vec::new();
    for name in KEEPING {
        let scene =
            every_scene().find(|scene| scene.name == *name).unwrap_or_else(|| panic!("there is a scene {name}"));
        changed.visit(scene);
        let english = read(&mut changed);
        let russian = Settings { language: Some("ru".to_owned()), ..changed.world().resource::<Settings>().clone() };
        changed.world().write_message(UiRequest(UiIntent::Settings(Box::new(russian))));
        changed.pass(8);
        let now = read(&mut changed);
        fresh.visit(scene);
        let wanted = read(&mut fresh);
        assert!(english != wanted && !wanted.is_empty(), "{name} says something");
        // A match saved in the meantime is offered on the title screen.
        let line = text_args("title-continue-line", &[("round", "".into()), ("when", "".into())]);
        let line = line.trim_end_matches([',', ' ']).to_owned();
        let offers = |words: &str| words.starts_with(&text("ui-continue")) || words.starts_with(&line);
        let left = now.difference(&wanted).filter(|words| !offers(words));
        kept.extend(left.map(|words| format!("{name}: {words}")));
    }
    assert!(kept.is_empty(), "in the previous language:\n{}", kept.join("\n"));
}

#[test]
fn turned_cards_show_the_new_language() {
    if !in_own_process("house::languages::turned_cards_show_the_new_language") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let chosen = Settings { animation: AnimationSpeed::Double, ..Settings::default() };
    settings::save(&AppFolders::new(Some(folder.path())), &chosen).expect("settings can be written");
    let mut program = Program::start(folder.path(), None, None);
    program.open(crowded_match().expect("the scene is a position"));
    let rest = |program: &mut Program| {
        program.frames(3);
        program.until("everything at rest", |program| !program.world().resource::<MotionActive>().0);
    };
    rest(&mut program);
    program.speak("ru");
    rest(&mut program);
    let changed = program.words_now();
    program.open(crowded_match().expect("the scene is a position"));
    rest(&mut program);
    assert_eq!(changed, program.words_now(), "the names of the cards turn over with them");
}

#[test]
fn undo_and_redo_are_arrows_in_every_language() {
    if !in_own_process("house::languages::undo_and_redo_are_arrows_in_every_language") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(human_match_at(rolled(&[2, 5])));
    for code in LANGUAGES {
        program.speak(code);
        let said = program.said();
        let words = ["ui-undo", "ui-redo"].map(|key| said.contains(&text(key)));
        assert_eq!(words, [false, false], "{code}: arrows in every language: {said:?}");
        assert!(said.contains(&text("ui-reset")), "{code}: words where there is room for them");
        let names = labels(&mut program);
        assert!(["ui-undo", "ui-redo"].iter().all(|key| names.contains(&text(key))), "{code}: their names are heard");
    }
}

fn labels(program: &mut Program) -> Vec<String> {
    program.widgets().into_iter().map(|widget| widget.label).collect()
}

#[test]
fn language_change_applies_at_once_to_panels_log_and_board() {
    if !in_own_process("house::languages::language_change_applies_at_once_to_panels_log_and_board") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    let position = bare_position(&Setup::plain(2, Preset::App.options())).expect("two may play");
    program.open(human_match_at(position));
    program.order(Order::Roll);
    program.frames(6);
    let first = labels(&mut program);
    let board = program.words_now();
    assert!(first.contains(&"End turn".to_owned()), "{first:?}");
    assert!(board.iter().any(|line| line == "LUNAR MINE"), "{board:?}");
    let expected = [("ru", "Конец хода", "ЛУННАЯ ШАХТА", "бросает"), ("it", "Fine turno", "LUNAR MINE", "lancia")];
    for (code, end, mine, rolls) in expected {
        program.speak(code);
        let shown = labels(&mut program);
        assert!(shown.contains(&end.to_owned()), "{code}: {shown:?}");
        assert!(!shown.contains(&"End turn".to_owned()), "{code}: {shown:?}");
        assert!(program.words_now().iter().any(|line| line == mine), "{code}: {:?}", program.words_now());
        let log: Vec<&str> = program.play().log.iter().map(|line| line.words.as_str()).collect();
        assert!(!log.is_empty() && log.iter().any(|line| line.contains(rolls)), "{code}: {log:?}");
    }
    program.speak("en");
    assert_eq!(labels(&mut program), first);
    assert_eq!(program.words_now(), board);
}

#[test]
fn custom_language_is_used_and_its_errors_are_reported() {
    if !in_own_process("house::languages::custom_language_is_used_and_its_errors_are_reported") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let own = folder.path().join("languages/tlh");
    std::fs::create_dir_all(&own).expect("a folder");
    let write = |name: &str, words: &str| std::fs::write(own.join(name), words).expect("a file is written");
    write("some.ftl", "language-name = tlhIngan Hol\nui-undo = lan\nui-round = { $nothing }\nui-redo = \u{2605}\n");
    write("broken.ftl", "ui-roll = chagh\nui-menu {\n");
    let mut program = Program::start(folder.path(), None, None);
    let told: Vec<String> = program.world().resource::<MenuState>().toasts.iter().map(|t| t.words.clone()).collect();
    let tells = |parts: &[&str]| told.iter().any(|words| parts.iter().all(|part| words.contains(part)));
    assert!(tells(&["broken.ftl", "line 2", "skipped"]), "{told:?}");
    assert!(tells(&["some.ftl", "line 3", "$nothing"]), "{told:?}");
    assert!(tells(&["some.ftl", "line 4", "fonts lack"]), "{told:?}");
    assert!(locale::languages().contains(&("tlh".to_owned(), "tlhIngan Hol".to_owned())));
    program.open(human_match_at(rolled(&[2, 5])));
    program.speak("tlh");
    let shown = labels(&mut program);
    assert!(shown.contains(&"lan".to_owned()), "{shown:?}");
    assert!(shown.contains(&"End turn".to_owned()), "what is missing is said in English: {shown:?}");
    assert_eq!(text("ui-round"), "round {$round}", "the message with another argument is left out");
}

#[test]
fn custom_texts_are_read_from_old_and_per_game_folders() {
    if !in_own_process("house::languages::custom_texts_are_read_from_old_and_per_game_folders") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let languages = folder.path().join("languages");
    let write = |name: &str, words: &str| {
        let path = languages.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, words).expect("a file is written");
    };
    write("tlh/all.ftl", "-back = lan\nui-undo = { -back }\nui-roll = chagh\nfield-positron = yotlh\n");
    write("tlh/house/house.ftl", "ui-redo = lan-jaH\nui-roll = no message of the house\n");
    write("tlh/alien-frontiers/game.ftl", "field-positron = yotlh-HoS\nui-end-turn = no message of the game\n");
    write("tlh/far-away/game.ftl", "ui-undo = unheard\n");
    write("it/all.ftl", "ui-why-before = Prima\n");
    write("en/house/defaults.ftl", "ui-why-before = First of all\n");
    let told: Vec<String> = locale::load_own(&languages).iter().map(|trouble| trouble.slip().to_string()).collect();
    let tells = |part: &str| told.iter().any(|words| words.contains(part));
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(tells("house.ftl:2: `ui-roll` is not an English message"), "{told:?}");
    assert!(tells("game.ftl:2: `ui-end-turn` is not an English message"), "{told:?}");
    assert!(
        tells(
            "there is no game `far-away` (known: house, alien-frontiers, contraband, far-space-foundry, starship-catan)"
        ),
        "{told:?}"
    );
    locale::speaking("tlh", || {
        let said = ["ui-undo", "ui-redo", "ui-roll", "field-positron"].map(text);
        assert_eq!(said, ["lan", "lan-jaH", "chagh", "yotlh-HoS"], "the folder of a game comes after the old place");
        assert_eq!(text("ui-end-turn"), "End turn");
        let house = ["ui-undo", "ui-redo", "ui-roll"].map(locale::text);
        assert_eq!(house, ["lan", "lan-jaH", "ui-roll"], "the house has no word of a game, in no place");
    });
    let before = |code: &str| locale::speaking(code, || [text("ui-why-before"), locale::text("ui-why-before")]);
    assert_eq!(before("it"), ["Prima", "Prima"], "all files had the words of both");
    assert_eq!(before("en"), ["Before the roll", "First of all"], "what a game says itself is its own");
    assert_eq!(before("ru"), ["До броска", "До хода"]);
}
