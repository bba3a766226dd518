//! Tests of the assignment of seats on the set-up screen, and of its changes in a running match.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy_egui::egui::Key;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use orrery::core::Colour;
use orrery::core::Rules as _;
use orrery::core::{Level, Opponent};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::{Character, MCTS, Plan, SearchHandle};
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::locale::{
    character_about, character_name, level_about, opponent_about, opponent_name, text, text_args,
};
use orrery::games::alien_frontiers_table::table::OpponentEngine;
use orrery::locale::level_name;
use orrery::panels::{self, OpponentChoices, PlayerRow, SetupDraft, SetupPage, UiIntent, player_name};
use orrery::record::{Seat, SeatControl};
use orrery::settings::SeatChoice;

use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;
use orrery_pilot::panels::{panel_harness, press};

fn corsair() -> Opponent {
    Opponent::Engine { level: Level::Captain, character: Character::Corsair.into() }
}

fn draft(players: &[&str]) -> SetupDraft {
    let seat =
        |(&colour, player): (&Colour, &&str)| SeatChoice { colour, name: String::new(), player: (*player).to_owned() };
    SetupDraft { seats: Colour::ALL.iter().zip(players).map(seat).collect(), custom: true, ..SetupDraft::default() }
}

/// Shows the set-up screen for these players. Returns it with the set-up, to which the choices in it are applied.
fn set_up(players: &[&str]) -> (Harness<'static>, Rc<RefCell<SetupDraft>>) {
    let now = Rc::new(RefCell::new(draft(players)));
    let seen = now.clone();
    let (harness, _) = panel_harness(move |ui, _| {
        let mut out = Vec::new();
        let draft = seen.borrow().clone();
        panels::setup(ui, &draft, &SetupPage::of::<AlienFrontiersFrontend>(), &mut out);
        for intent in out {
            if let UiIntent::Draft(changed) = intent {
                *seen.borrow_mut() = changed;
            }
        }
    });
    (harness, now)
}

fn players(draft: &Rc<RefCell<SetupDraft>>) -> Vec<String> {
    draft.borrow().seats.iter().map(|seat| seat.player.clone()).collect()
}

/// Opens the list with this index among those whose value is `value`.
fn open_list(harness: &mut Harness, value: &str, index: usize) {
    let lists: Vec<_> = harness.get_all_by_role(Role::ComboBox).collect();
    let list = lists.into_iter().filter(|list| list.value().as_deref() == Some(value)).nth(index);
    list.unwrap_or_else(|| panic!("a list says {value}")).click();
    harness.run();
}

/// Presses the item `label` in the open list.
fn take(harness: &mut Harness, label: &str) {
    let all: Vec<_> = harness.get_all_by_label(label).collect();
    // The button that sets every opponent at once has the same label.
    let listed = |node: &egui_kittest::Node| {
        node.accesskit_node().toggled().is_some() && node.accesskit_node().role() == Role::Button
    };
    let value = all.into_iter().find(listed);
    value.unwrap_or_else(|| panic!("{label} is in the list")).click();
    harness.run();
}

#[test]
fn level_and_character_are_chosen_with_mouse_and_described() {
    let (mut harness, draft) = set_up(&["human", "pilot", "simple"]);
    open_list(&mut harness, &level_name(Level::Pilot), 0);
    take(&mut harness, &level_name(Level::Admiral));
    open_list(&mut harness, &character_name(Character::Surveyor.into()), 0);
    take(&mut harness, &character_name(Character::Warden.into()));
    assert_eq!(players(&draft), ["human", "admiral:warden", "simple"]);
    harness.run();
    let about = format!("{} {}", level_about(Level::Admiral), character_about(Character::Warden.into()));
    assert!(harness.query_by_label(&about).is_some(), "the chosen ones are described in the screen");
    assert!(harness.query_by_label(&opponent_about(Opponent::Simple)).is_some());
    open_list(&mut harness, &player_name::<AlienFrontiersFrontend>(Some(Opponent::Simple)), 0);
    take(&mut harness, &opponent_name(MCTS));
    assert_eq!(players(&draft)[2], "mcts", "the yardsticks are in the same list");
    open_list(&mut harness, &player_name::<AlienFrontiersFrontend>(None), 0);
    take(&mut harness, &level_name(Level::Cadet));
    assert_eq!(players(&draft)[0], "cadet:chance", "a person's seat offers the levels too");
}

#[test]
fn level_and_character_are_chosen_with_keys() {
    let (mut harness, draft) = set_up(&["human", "pilot"]);
    choose_by_keys(&mut harness, &level_name(Level::Pilot), &level_name(Level::Commodore));
    choose_by_keys(
        &mut harness,
        &character_name(Character::Surveyor.into()),
        &character_name(Character::Pioneer.into()),
    );
    assert_eq!(players(&draft), ["human", "commodore:pioneer"]);
}

/// Moves by Tab to the list that shows `value`, opens it, moves to `wanted` and presses Enter.
fn choose_by_keys(harness: &mut Harness, value: &str, wanted: &str) {
    let go = |harness: &mut Harness, what: &str, list: bool| {
        for _ in 0..80 {
            harness.key_press(Key::Tab);
            harness.run();
            let there = harness.root().children_recursive().any(|node| {
                let told = node.accesskit_node();
                let (kind, says) = match list {
                    true => (told.role() == Role::ComboBox, told.value()),
                    false => (told.toggled().is_some() && told.role() == Role::Button, told.label()),
                };
                node.is_focused() && kind && says.as_deref() == Some(what)
            });
            if there {
                harness.key_press(Key::Enter);
                harness.run();
                return;
            }
        }
        panic!("Tab does not reach {what}");
    };
    go(harness, value, true);
    go(harness, wanted, false);
}

#[test]
fn all_opponents_are_set_to_a_level_at_once() {
    let (mut harness, draft) = set_up(&["human", "pilot:corsair", "simple", "commodore"]);
    press(&mut harness, &level_name(Level::Cadet));
    assert_eq!(players(&draft), ["human", "cadet:corsair", "cadet:chance", "cadet"], "characters stay");
    assert_eq!(draft.borrow().seats[0].opponent::<AlienFrontiers>(), None, "people stay people");
}

#[test]
fn character_choice_can_be_left_to_chance() {
    let (mut harness, draft) = set_up(&["human", "pilot:chance", "captain"]);
    let chance = text("ui-character-chance");
    let told = format!("{} {}", level_about(Level::Pilot), text("ui-character-chance-help"));
    assert!(harness.query_by_label(&told).is_some(), "that it is dealt is said");
    open_list(&mut harness, &level_name(Level::Pilot), 0);
    take(&mut harness, &level_name(Level::Admiral));
    assert_eq!(players(&draft)[1], "admiral:chance", "the level leaves it to chance");
    open_list(&mut harness, &chance, 0);
    take(&mut harness, &character_name(Character::Corsair.into()));
    assert_eq!(players(&draft)[1], "admiral:corsair");
    open_list(&mut harness, &character_name(Character::Surveyor.into()), 0);
    take(&mut harness, &chance);
    assert_eq!(players(&draft), ["human", "admiral:corsair", "captain:chance"]);
    let opponents: Vec<_> = draft.borrow().seats.iter().map(SeatChoice::opponent::<AlienFrontiers>).collect();
    assert_eq!(
        opponents,
        [
            None,
            Some(Opponent::Engine { level: Level::Admiral, character: Character::Corsair.into() }),
            Some(Opponent::engine(Level::Captain))
        ]
    );
}

#[test]
fn unknown_player_word_is_shown_and_kept() {
    let (mut harness, draft) = set_up(&["human", "legend:jester"]);
    let told = text_args("opponent-unknown-help", &[("instead", level_name(Level::Pilot).into())]);
    assert!(harness.query_by_label(&told).is_some());
    assert_eq!(panels::fault(&draft.borrow(), &AlienFrontiers::PLAYERS), None, "it can be played all the same");
    let unknown = text_args("opponent-unknown", &[("word", "legend:jester".into())]);
    open_list(&mut harness, &unknown, 0);
    assert_eq!(players(&draft)[1], "legend:jester");
}

#[test]
fn seats_are_taken_over_and_given_back() {
    let row = |colour, opponent: Option<Opponent>| PlayerRow {
        colour,
        name: colour.to_string(),
        opponent,
        person: opponent.is_none(),
        instead: corsair(),
        moving: false,
    };
    let rows = vec![row(Colour::Red, None), row(Colour::Blue, Some(corsair()))];
    let (mut harness, asked) = panel_harness(move |ui, out| {
        panels::players_dialogue(ui.ctx(), &rows, &OpponentChoices::of_game::<AlienFrontiersFrontend>(), None, out);
    });
    press(&mut harness, &text("ui-players-take"));
    press(&mut harness, &text_args("ui-players-give", &[("player", opponent_name(corsair()).into())]));
    open_list(&mut harness, &character_name(Character::Corsair.into()), 0);
    take(&mut harness, &character_name(Character::Archivist.into()));
    press(&mut harness, &text("ui-done"));
    let archivist = Opponent::Engine { level: Level::Captain, character: Character::Archivist.into() };
    let wanted = [
        UiIntent::Seat(Colour::Blue, None),
        UiIntent::Seat(Colour::Red, Some(corsair())),
        UiIntent::Seat(Colour::Blue, Some(archivist)),
        UiIntent::Close,
    ];
    assert_eq!(*asked.borrow(), wanted);
}

#[test]
fn take_seat_question_offers_cancel_and_take() {
    let (mut harness, asked) = panel_harness(|ui, out| panels::ask_to_take(ui.ctx(), Colour::Blue, "Blue", out));
    let words = text_args("ui-players-take-sure", &[("name", "Blue".into())]);
    assert!(harness.query_by_label(&words).is_some());
    press(&mut harness, &text("ui-cancel"));
    press(&mut harness, &text("ui-players-take-yes"));
    assert_eq!(*asked.borrow(), [UiIntent::Close, UiIntent::Close, UiIntent::TakeSeat(Colour::Blue)]);
}

/// Opens a match of an opponent, who goes first, against a person. The opponent's searches last until they are stopped or
/// `release` is set.
fn two_with_a_slow_opponent(folder: &std::path::Path, release: &Arc<AtomicBool>) -> Program {
    settle_settings(folder);
    let setup = Setup::plain(2, Preset::Rules2011.options());
    let seat = |(index, &colour): (usize, &Colour)| Seat {
        colour,
        name: String::new(),
        control: if index == 0 { SeatControl::Ai(corsair()) } else { SeatControl::Human },
    };
    let seats = setup.seating.iter().enumerate().map(seat).collect();
    let seed = (0..).find(|&seed| setup_first(&setup, seed) == 0).expect("one seat is first");
    let game = Match::deal(setup, seats, seed, None).expect("a set-up that can be played");
    let mut program = Program::start(folder, None, None);
    let release = release.clone();
    program.think(OpponentEngine::new(move |_, _, _, watch: &SearchHandle| {
        while !watch.stopped() && !release.load(Ordering::SeqCst) {
            std::thread::yield_now();
        }
        Plan { orders: vec![Order::Roll], ..Plan::default() }
    }));
    program.open(game);
    program
}

/// Returns the index of the seat that goes first with this seed.
fn setup_first(setup: &Setup, seed: u64) -> usize {
    let seats = setup.seating.iter().map(|&colour| Seat { colour, name: String::new(), control: SeatControl::Human });
    let game = Match::deal(setup.clone(), seats.collect(), seed, None).expect("a set-up that can be played");
    usize::from(game.position().mover_seat)
}

#[test]
fn seat_of_a_thinking_opponent_is_taken_over_and_given_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let release = Arc::new(AtomicBool::new(false));
    let mut program = two_with_a_slow_opponent(folder.path(), &release);
    let (mover, name) = (program.position().mover(), program.play().names.of(program.position().mover()));
    let sits = program.play().sits[mover.index()].clone();
    let words = OpponentChoices::of_game::<AlienFrontiersFrontend>();
    let height = Some(words.height(Level::Captain));
    assert_eq!((sits.name.as_str(), sits.short.as_str(), sits.level), ("Captain · Corsair", "Corsair", height));
    program.until("word of the thought", |program| program.play().thought.is_some());
    assert_eq!(program.play().thought, Some(text_args("think-begins", &[("name", name.into())])));

    KeyboardDevice::letter(&mut program, 'w');
    assert!(!program.gate().is_open(), "opponents wait while seats are chosen");
    KeyboardDevice::choose(&mut program, &text("ui-players-take"));
    assert_eq!(program.game().and_then(|game| game.seat(mover)).map(|seat| seat.control), Some(SeatControl::Human));
    KeyboardDevice::choose(&mut program, &text("ui-done"));
    assert!(program.human_may_order());
    assert_eq!(program.play().thought, None);
    assert!(program.play().sits[mover.index()].name.is_empty());
    KeyboardDevice::space(&mut program);
    assert_eq!(program.entries(), 1, "the person rolls");

    program.ask(UiIntent::Open(panels::Overlay::Players(Some(mover))));
    let back = text_args("ui-players-give", &[("player", opponent_name(corsair()).into())]);
    MouseDevice::click_label(&mut program, &back);
    MouseDevice::click_label(&mut program, &text("ui-done"));
    assert_eq!(
        program.game().and_then(|game| game.seat(mover)).map(|seat| seat.control),
        Some(SeatControl::Ai(corsair()))
    );
    assert!(!program.human_may_order(), "the opponent plays the turn on");
    program.until("word of the next thought", |program| program.play().thought.is_some());
    release.store(true, Ordering::SeqCst);
}
