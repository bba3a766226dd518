//! Languages in the whole program: another is spoken at once, the player's own are read. Which language is spoken counts for
//! a whole process, so each of these tests runs in one of its own.

use orrery::rules::bare_position;
use orrery::app::Front;
use orrery::locale::{self, text};
use orrery::rules::{Order, Preset, Setup};

use super::alone::alone;
use super::pilot::program::{Program, settle_settings};
use super::table::{human_match_at, rolled};

fn labels(program: &mut Program) -> Vec<String> {
    program.widgets().into_iter().map(|widget| widget.label).collect()
}

#[test]
fn another_language_is_spoken_at_once_by_panels_log_and_board() {
    if !alone("languages::another_language_is_spoken_at_once_by_panels_log_and_board") {
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
fn a_language_of_the_players_own_is_spoken_and_its_faults_are_told() {
    if !alone("languages::a_language_of_the_players_own_is_spoken_and_its_faults_are_told") {
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
    let told: Vec<String> = program.world().resource::<Front>().toasts.iter().map(|t| t.words.clone()).collect();
    let tells = |parts: &[&str]| told.iter().any(|words| parts.iter().all(|part| words.contains(part)));
    assert!(tells(&["broken.ftl", "line 2", "left out"]), "{told:?}");
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
