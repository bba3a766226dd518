//! Tests of sharing matches (codes, logs as files, and the daily deal), and of practice matches.

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::Role;
use orrery::app::{Screen, StatisticsState};
use orrery::core::Opponent;
use orrery::core::RandomGenerator;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::record::ShareCodeSetup;
use orrery::games::alien_frontiers::rules::{Preset, Setup};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::locale::speaking;
use orrery::panels::{
    Overlay, ScreenRequest, SetupDraft, ShareIntent, UiIntent, UndoAvailability, share_error_text, with_deal,
};
use orrery::record::SeatControl;
use orrery::record::daily;
use orrery::record::export;
use orrery::record::share::ShareCodeError;
use orrery::record::share::code;
use orrery::record::share::read;
use orrery::settings::AppFolders;

use crate::alien_frontiers::coach::finished;
use orrery_pilot::panels::{panel_harness, press};

use crate::alien_frontiers::table::{human_match, match_of};
use crate::house::pilot::{Program, settle_settings};
use egui_kittest::kittest::Queryable;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;

fn start() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let program = Program::start(folder.path(), None, None);
    (folder, program)
}

/// Reports whether a panel shows `words`.
fn says(program: &mut Program, words: &str) -> bool {
    program.widgets().iter().any(|widget| widget.label == words || widget.value == words)
}

/// Plays a match up to its last order outside the program, then opens it and gives the last order in the program. Of 200 ways to
/// continue the match, takes the first that ends with a person's order.
fn play_to_the_end(program: &mut Program, game: &Match, seed: u64) {
    let ended = |seed: u64| {
        let (mut game, mut whims) = (game.clone(), RandomGenerator::new(seed));
        loop {
            // Against opponents that choose any order at random, the person soon gives the last one.
            let person =
                game.to_act().and_then(|mover| game.seat(mover)).is_some_and(|seat| seat.control == SeatControl::Human);
            let who = if person { Opponent::Simple } else { Opponent::Random };
            let (before, last) = (game.clone(), decide(game.position(), who, whims.next()));
            game.give(last).expect("a legal order");
            if game.position().is_over() {
                return person.then_some((before, last));
            }
        }
    };
    let (before, last) = (seed..seed + 200).find_map(ended).expect("a person's order ends one of so many");
    program.open(before);
    program.order(last);
    program.until("the end", |program| program.screen() == Screen::End);
}

/// Types a code on the set-up screen, in lower case without hyphens.
fn type_code(program: &mut Program, code: &str) {
    program.ask(UiIntent::Go(ScreenRequest::Setup));
    MouseDevice::click_label(program, &text("ui-setup-customise"));
    let field = text("share-enter");
    KeyboardDevice::focus(program, &field, |widget| widget.label == field && widget.role == Role::TextInput);
    KeyboardDevice::write(program, &code.to_lowercase().replace('-', ""));
    program.frames(4);
}

#[test]
fn typed_share_code_opens_the_same_deal() {
    let (_folder, mut program) = start();
    let game = match_of(3, 977, |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) });
    let told = code(&game).expect("it came from a deal");
    program.open(game.clone());
    program.ask(UiIntent::Open(Overlay::Menu));
    MouseDevice::click_label(&mut program, &text("share-title"));
    assert!(says(&mut program, &told), "{told}; {}", program.report());
    MouseDevice::click_label(&mut program, &text("share-copy"));
    assert!(
        program.world().resource::<orrery::app::MenuState>().toasts.iter().any(|t| t.words == text("share-copied"))
    );
    type_code(&mut program, &told);
    MouseDevice::click_label(&mut program, &text("ui-start"));
    let again = program.game().expect("a match");
    assert_ne!(again.id(), game.id());
    let [begun, told] = [again, &game].map(|one| ShareCodeSetup::of(one).expect("a deal"));
    assert_eq!((begun.setup, begun.controls, begun.seed), (told.setup, told.controls, told.seed));
    assert_eq!(again.info().start, game.info().start);
}

#[test]
fn share_code_error_is_shown_with_its_group() {
    let (_folder, mut program) = start();
    let told = code(&match_of(2, 5, |_| SeatControl::Human)).expect("it came from a deal");
    let mut wrong: Vec<char> = told.chars().filter(|c| *c != '-').collect();
    wrong[6] = if wrong[6] == 'A' { 'B' } else { 'A' };
    let wrong: String = wrong.into_iter().collect();
    type_code(&mut program, &wrong);
    let reason = share_error_text(&read::<AlienFrontiers>(&wrong.to_lowercase()).expect_err("a letter is wrong"));
    assert!(says(&mut program, &reason), "{reason}; {}", program.report());
    assert!(reason.contains('2'), "the group is named: {reason}");
    let newer = ShareCodeError::Version { program: "7.3.1".to_owned(), rules: 9, ours: 1 };
    assert!(share_error_text(&newer).contains("7.3.1"), "the version that is needed is named");
}

#[test]
fn share_code_setup_keeps_names_of_people() {
    let mut draft = SetupDraft::default();
    draft.seats[0].name = "Vera".to_owned();
    let deal = daily::deal::<AlienFrontiers>(jiff::civil::date(2026, 11, 22));
    with_deal::<AlienFrontiersFrontend>(&mut draft, &deal);
    let person = draft.seats.iter().find(|seat| seat.is_person()).expect("a person plays");
    assert_eq!(person.name, "Vera");
    assert_eq!(draft.seats.len(), deal.controls.len());
    assert_eq!(draft.seed, deal.seed.to_string());
}

#[test]
fn daily_deal_is_played_and_its_result_kept() {
    let (_folder, mut program) = start();
    KeyboardDevice::choose(&mut program, &text("daily-title"));
    assert_eq!(program.overlays(), [Overlay::Daily]);
    assert!(says(&mut program, &text("daily-open")), "{}", program.report());
    KeyboardDevice::choose(&mut program, &text("daily-play"));
    let begun = ShareCodeSetup::of(program.game().expect("a match")).expect("a deal");
    assert_eq!(begun, daily::deal::<AlienFrontiers>(daily::today()));

    play_to_the_end(&mut program, &begun.open().expect("it can be played"), 1);
    let kept = program.world().resource::<StatisticsState<AlienFrontiersFrontend>>().profile.matches().to_vec();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].day, daily::today().to_string());
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.ask(UiIntent::Open(Overlay::Daily));
    assert!(says(&mut program, &text("daily-again")), "{}", program.report());
    assert!(!says(&mut program, &text("daily-open")));
}

#[test]
fn exported_logs_get_separate_files_and_read_back() {
    let (folder, mut program) = start();
    let game = finished();
    program.open(game.clone());
    program.until("the end", |program| program.screen() == Screen::End);
    MouseDevice::click_label(&mut program, &text("share-title"));
    MouseDevice::click_label(&mut program, &text("share-as-text"));
    program.ask(UiIntent::Share(ShareIntent::Export(true)));
    let documents = AppFolders::new(Some(folder.path())).documents;
    let mut files: Vec<_> = std::fs::read_dir(&documents).expect("the folder").flatten().map(|f| f.path()).collect();
    files.sort();
    assert_eq!(files.len(), 2, "{files:?}");
    for file in &files {
        let read =
            export::read_file::<AlienFrontiers>(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!((read.entries(), read.fingerprint()), (game.entries(), game.fingerprint()), "{}", file.display());
    }
    let told = program
        .world()
        .resource::<orrery::app::MenuState>()
        .toasts
        .iter()
        .any(|toast| files.iter().any(|file| toast.words.contains(&file.display().to_string())));
    assert!(told, "the path is told");
}

/// A player need not know the name of a format to choose one of the two files.
#[test]
fn export_buttons_say_what_the_file_is_for() {
    for language in ["en", "it", "ru"] {
        let [reading, programs] = ["share-as-text", "share-as-ron"].map(|key| speaking(language, || text(key)));
        assert!(!reading.contains("RON") && !programs.contains("RON"), "{language}: {reading}, {programs}");
        assert_ne!(reading, programs, "{language}");
    }
}

#[test]
fn match_without_a_code_shows_the_reason() {
    let view = orrery::panels::ShareView {
        code: Err(text("share-no-code-scenario")),
        folder: "here".to_owned(),
        hides: false,
    };
    let (harness, _) = panel_harness(move |ui, out| orrery::panels::share(ui.ctx(), &view, out));
    assert!(harness.query_by_label(&text("share-no-code-scenario")).is_some());
    assert!(harness.query_by_label(&text("share-copy")).is_none());
}

#[test]
fn match_with_secrets_warns_of_its_code_and_exports_no_log() {
    let view = orrery::panels::ShareView { code: Ok("CODE".to_owned()), folder: "here".to_owned(), hides: true };
    let (mut harness, asked) = panel_harness(move |ui, out| orrery::panels::share(ui.ctx(), &view, out));
    assert!(harness.query_by_label(&text("share-hides")).is_some());
    assert!(harness.query_by_label(&text("share-log-hides")).is_some());
    press(&mut harness, &text("share-as-text"));
    assert!(asked.borrow().is_empty(), "no log is written");
}

/// Returns a practice match of two people after some turns.
fn practice() -> Match {
    let mut game = human_match(Setup::plain(2, Preset::Rules2011.options()), 5);
    game.mark_practice();
    let mut whims = RandomGenerator::new(1);
    while game.round() < 3 {
        let order = decide(game.position(), Opponent::Simple, whims.next());
        game.give(order).expect("a legal order");
    }
    game
}

#[test]
fn practice_match_can_be_undone_to_any_log_line() {
    let (_folder, mut program) = start();
    let game = practice();
    program.open(game.clone());
    program.ask(UiIntent::CloseBanner);
    assert!(says(&mut program, &text("practice")), "it is marked");
    assert!(
        program.play().log.iter().all(|line| matches!(line.back, UndoAvailability::Yes | UndoAvailability::Past)),
        "every line leads back"
    );
    let entries = program.entries();
    KeyboardDevice::undo(&mut program);
    assert!(program.entries() < entries, "past the end of a turn");
    let early = program.play().log.iter().find(|line| line.entry == 1).cloned().expect("an early line");
    program.ask(UiIntent::UndoTo(early.entry));
    assert_eq!(program.entries(), 1);
    assert_eq!(program.position(), *game.position_before(1));
    while program.game().is_some_and(Match::can_redo) {
        KeyboardDevice::redo(&mut program);
    }
    assert_eq!(program.position(), *game.position(), "and all of it comes again, dice and all");
}

#[test]
fn practice_chosen_in_setup_is_not_counted() {
    let (_folder, mut program) = start();
    program.ask(UiIntent::Go(ScreenRequest::Setup));
    MouseDevice::click_label(&mut program, &text("ui-setup-customise"));
    KeyboardDevice::focus(&mut program, "practice", |widget| widget.label == text("practice-choose"));
    program.press(KeyCode::Space, &Key::Space, &[]);
    MouseDevice::click_label(&mut program, &text("ui-start"));
    assert!(program.game().is_some_and(Match::is_practice));
    play_to_the_end(&mut program, &practice(), 2);
    assert!(
        program.world().resource::<StatisticsState<AlienFrontiersFrontend>>().profile.matches().is_empty(),
        "it is not counted"
    );
}
