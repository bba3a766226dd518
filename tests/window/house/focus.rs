//! Tests that the focus is visible where the player moved it, and that nothing opens by itself.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy_egui::egui::{self, Id, LayerId, Order as Layer};
use orrery::app::focus::{FocusRequest, FocusState};
use orrery::app::{self, AcademyState, Screen};
use orrery::board::{DrawnText, HitAreas, lines_now, tag_now};
use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::academy::LessonId;
use orrery::games::alien_frontiers::record::{Match, Scenario};
use orrery::games::alien_frontiers::rules::{Facility, Options, Order, Phase, Setup, Ships, Territory};
use orrery::games::alien_frontiers_table::board::facility_area;
use orrery::games::alien_frontiers_table::board::layout::LAYOUT;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::locale::{card_name, facility_name, territory_name, text};
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, OrderEntryMode};
use orrery::games::alien_frontiers_table::table::{CoachTasks, Table};
use orrery::panels::{LessonIntent, Overlay, UiIntent};
use orrery::record::{Seat, SeatControl};
use orrery::settings::LastInputDevice;

use crate::alien_frontiers::table::human_match_at;
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;

/// The open lesson of Alien Frontiers.
type OpenLesson = app::ActiveLesson<orrery::games::alien_frontiers_table::AlienFrontiersFrontend>;

fn program() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    // The mouse must be somewhere in the window.
    program.move_mouse(Vec2::new(640.0, 715.0));
    (folder, program)
}

/// Opens a match of red against `other` in which red is to roll.
fn to_roll(program: &mut Program, other: SeatControl) {
    let seat = |colour, control| Seat { colour, name: format!("{colour} player"), control };
    let seats = vec![seat(Colour::Red, SeatControl::Human), seat(Colour::Green, other)];
    let setup = Setup { seating: vec![Colour::Red, Colour::Green], options: Options::default() };
    let mut game = Match::deal(setup, seats, 3, None).expect("two can play");
    while game.position().mover() != Colour::Red || game.position().phase != Phase::Roll {
        let order = orrery::games::alien_frontiers::ai::decide(game.position(), Opponent::Simple, 1);
        game.give(order).expect("a legal order");
    }
    program.open(game);
    assert_eq!((program.screen(), program.position().phase), (Screen::Match, Phase::Roll));
    if program.play().recap.as_ref().is_some_and(|recap| recap.hand_over) {
        KeyboardDevice::take_over(program);
    }
}

/// Opens the match of [`to_roll`], and rolls.
fn to_dock(program: &mut Program, other: SeatControl) {
    to_roll(program, other);
    KeyboardDevice::space(program);
    assert_eq!(program.position().phase, Phase::Orders, "{}", program.report());
}

/// Presses `Tab` until the focus is on `target`.
fn tab_to(program: &mut Program, target: ClickTarget) {
    for _ in 0..60 {
        if program.keys_on() == Some(target) {
            return;
        }
        KeyboardDevice::tab(program);
    }
    panic!("Tab does not come to {target:?}; {}", program.report());
}

/// Returns the number of open tooltips of the panels.
fn tips(program: &mut Program) -> usize {
    program.frames(2);
    let layers = program.context().memory(|memory| memory.areas().visible_layer_ids());
    layers.into_iter().filter(|layer| layer.order == Layer::Tooltip).count()
}

/// Returns the area of the label on the board, in units, or `None` if no label is shown.
fn tag(program: &mut Program) -> Option<Rect> {
    tag_now(program.world_mut())
}

fn is_shown(program: &Program) -> bool {
    program.world().resource::<FocusState>().stands()
}

/// Asserts that no tooltip is open, and no focus is visible.
#[track_caller]
fn assert_quiet(program: &mut Program, when: &str) {
    assert_eq!((program.keys_on(), tag(program), tips(program)), (None, None, 0), "{when}");
    assert!(!is_shown(program), "{when}: {:?} is seen to have the focus", program.focused());
}

/// Asserts that a target has the keyboard focus, and that the focus is visible.
#[track_caller]
fn assert_tells(program: &mut Program, when: &str) {
    program.frames(2);
    assert!(program.keys_on().is_some() && is_shown(program), "{when}: {}", program.report());
}

fn escape(program: &mut Program) {
    program.press(KeyCode::Escape, &Key::Escape, &[]);
}

/// Docks all ships in hand one by one, with `1` and the letter of a facility where any ship may dock.
fn dock_all(program: &mut Program, letter: char) {
    while !program.position().hand().is_empty() {
        let before = program.position().hand().len();
        KeyboardDevice::letter(program, '1');
        KeyboardDevice::letter(program, letter);
        assert!(program.position().hand().len() < before, "{}", program.report());
        assert_quiet(program, "a ship is docked");
    }
}

#[test]
fn game_keys_show_no_focus_and_open_no_tooltip() {
    let (_folder, mut program) = program();
    to_roll(&mut program, SeatControl::Ai(Opponent::Simple));
    assert_quiet(&mut program, "the match is opened");
    for letter in ['s', 'h', 'h'] {
        KeyboardDevice::space(&mut program);
        assert_eq!(program.position().phase, Phase::Orders, "{}", program.report());
        assert_quiet(&mut program, "the dice are rolled");
        KeyboardDevice::letter(&mut program, '1');
        assert_quiet(&mut program, "a die is picked");
        KeyboardDevice::letter(&mut program, '1');
        dock_all(&mut program, letter);
        KeyboardDevice::letter(&mut program, 'e');
        program.until("the next turn", |program| program.human_may_order() && program.position().phase == Phase::Roll);
        assert_quiet(&mut program, "a turn begins");
    }
    // The key that rolls closes the recap; before that, Tab would move along its lines.
    KeyboardDevice::space(&mut program);
    KeyboardDevice::tab(&mut program);
    assert_tells(&mut program, "the focus moves");
}

#[test]
fn tooltip_closes_on_an_order_turn_or_mouse_move() {
    let (_folder, mut program) = program();
    to_dock(&mut program, SeatControl::Ai(Opponent::Simple));
    let planet = |program: &mut Program| {
        KeyboardDevice::letter(program, 'p');
        assert_tells(program, "the planet is looked at");
        assert!(tag(program).is_some(), "{}", program.report());
    };
    planet(&mut program);
    dock_all(&mut program, 's');
    planet(&mut program);
    KeyboardDevice::letter(&mut program, 'e');
    program.until("the next turn", |program| program.human_may_order() && program.position().phase == Phase::Roll);
    assert_quiet(&mut program, "a turn later");
    planet(&mut program);
    program.move_mouse(Vec2::new(640.0, 690.0));
    program.frames(2);
    assert_quiet(&mut program, "the mouse moved");
    program.click();
    KeyboardDevice::space(&mut program);
    assert_quiet(&mut program, "a key that rolls");
    // The focus is remembered: the arrows continue from there.
    KeyboardDevice::down(&mut program);
    assert_tells(&mut program, "an arrow");
    assert!(
        matches!(program.keys_on(), Some(ClickTarget::Territory(_) | ClickTarget::Relic)),
        "{:?}",
        program.hovered()
    );
}

#[test]
fn order_by_focus_keeps_the_ring_and_closes_the_tooltip() {
    let (_folder, mut program) = program();
    to_dock(&mut program, SeatControl::Human);
    KeyboardDevice::letter(&mut program, '1');
    tab_to(&mut program, ClickTarget::Facility(Facility::SolarConverter));
    let before = program.entries();
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.entries(), before + 1);
    program.frames(3);
    assert_eq!((program.keys_on(), tag(&mut program)), (None, None), "the tip goes with the order");
    assert!(is_shown(&program), "a player who uses keys still sees the focus");
    KeyboardDevice::letter(&mut program, '1');
    KeyboardDevice::letter(&mut program, 's');
    assert_quiet(&mut program, "an order without it");
}

#[test]
fn closing_a_dialog_hides_focus_and_leaves_enter_to_the_coach() {
    let (_folder, mut program) = program();
    to_dock(&mut program, SeatControl::Ai(Opponent::Simple));
    escape(&mut program);
    assert_eq!(program.overlays(), [Overlay::Menu]);
    program.frames(3);
    assert!(is_shown(&program), "in a dialogue it is seen what Enter would do");
    assert_eq!(tips(&mut program), 0, "but nobody has moved there");
    escape(&mut program);
    assert_quiet(&mut program, "the menu is closed");
    // The options are opened with the menu button.
    KeyboardDevice::choose(&mut program, &text("ui-menu"));
    KeyboardDevice::choose(&mut program, &text("ui-options"));
    assert_eq!(program.overlays().last(), Some(&Overlay::Options));
    while !program.overlays().is_empty() {
        escape(&mut program);
    }
    assert_quiet(&mut program, "the options are closed");
    // Enter belongs to the coach's panel, even while the coach is thinking and a button has the focus.
    for walks in [false, true] {
        if walks {
            KeyboardDevice::focus(&mut program, "the menu", |widget| widget.label == text("ui-menu"));
            KeyboardDevice::letter(&mut program, 'q');
        }
        KeyboardDevice::letter(&mut program, 'q');
        let busy = program.world().resource::<CoachTasks>().is_busy();
        KeyboardDevice::enter(&mut program);
        assert!(program.overlays().is_empty(), "thinking {busy}: {}", program.report());
        assert!(program.play().guide.open || !busy, "the search continues");
        escape(&mut program);
    }
}

#[test]
fn taking_over_the_screen_shows_no_focus_or_tooltip() {
    let (_folder, mut program) = program();
    to_dock(&mut program, SeatControl::Human);
    dock_all(&mut program, 's');
    KeyboardDevice::letter(&mut program, 'e');
    assert!(program.play().recap.as_ref().is_some_and(|recap| recap.hand_over), "{}", program.report());
    KeyboardDevice::take_over(&mut program);
    program.frames(3);
    assert!(!program.play().recap.as_ref().is_some_and(|recap| recap.hand_over));
    assert_quiet(&mut program, "the screen is taken over");
}

#[test]
fn enter_answers_no_question_while_focus_is_hidden() {
    let (_folder, mut program) = program();
    // Red has a colony to launch.
    let scene = Scenario::from_text(include_str!("../../../scripts/playtest-scenes/middle.ron")).expect("a scenario");
    program.open(human_match_at(scene.position().expect("a position")));
    program.frames(3);
    KeyboardDevice::letter(&mut program, 'k');
    assert!(matches!(program.plan().mode(), OrderEntryMode::Territory { .. }), "{}", program.report());
    assert_quiet(&mut program, "a territory is asked for");
    let before = program.entries();
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.entries(), before, "nothing is marked");
    let first = program.plan().targets(&program.position())[0];
    KeyboardDevice::tab(&mut program);
    assert_eq!(program.keys_on(), Some(first), "the first key begins at the first choice");
}

#[test]
fn roll_target_has_exactly_one_tooltip() {
    let (_folder, mut program) = program();
    to_roll(&mut program, SeatControl::Ai(Opponent::Simple));
    tab_to(&mut program, ClickTarget::Roll);
    assert_eq!((tag(&mut program), tips(&mut program)), (None, 1), "by keys: {}", program.report());
    // The whole tray rolls: the mouse gets the same tooltip over it.
    let tray = program.places(ClickTarget::Roll)[0];
    program.move_mouse(Vec2::new(640.0, 700.0));
    program.move_mouse(tray);
    program.frames(60);
    assert_eq!(program.mouse_on(), Some(ClickTarget::Roll), "{}", program.report());
    assert_eq!((tag(&mut program), tips(&mut program)), (None, 1), "by the mouse");
}

#[test]
fn resting_mouse_opens_no_tooltip_while_keys_are_used() {
    let (_folder, mut program) = program();
    to_dock(&mut program, SeatControl::Human);
    MouseDevice::point(&mut program, ClickTarget::Facility(Facility::Shipyard));
    program.frames(60);
    assert!(tag(&mut program).is_some(), "it rests and is told");
    KeyboardDevice::letter(&mut program, '1');
    program.frames(60);
    assert_quiet(&mut program, "a key was used");
    let end = program.widgets().into_iter().find(|widget| widget.label == text("ui-coach")).expect("the coach").at;
    program.move_mouse(end);
    program.frames(90);
    assert_eq!(tips(&mut program), 1, "the mouse is used again: {}", program.report());
    KeyboardDevice::letter(&mut program, '1');
    program.frames(60);
    assert_eq!(tips(&mut program), 0, "and lies still again");
}

/// Moves the keyboard focus to `target` at once.
fn stand(program: &mut Program, target: ClickTarget) {
    *program.world_mut().resource_mut::<LastInputDevice>() = LastInputDevice::Keyboard;
    program.world_mut().resource_mut::<FocusState>().push(FocusRequest::To(target_id(target)));
    program.frames(5);
    assert_eq!(program.keys_on(), Some(target));
}

/// Returns the facilities, the territories and the cards on display, each with its name.
fn named(program: &Program) -> Vec<(ClickTarget, String)> {
    let facilities = Facility::ALL.iter().map(|&facility| (ClickTarget::Facility(facility), facility_name(facility)));
    let territories = Territory::ALL.iter().map(|&land| (ClickTarget::Territory(land), territory_name(land)));
    let display = program.position().display;
    let cards = display.iter().enumerate().filter_map(|(slot, card)| {
        card.map(|card| (ClickTarget::DisplayCard(u8::try_from(slot).expect("few cards")), card_name(card)))
    });
    facilities.chain(territories).chain(cards).collect()
}

fn facility_place(program: &Program, facility: Facility) -> Rect {
    facility_area(&LAYOUT, facility, &program.world().resource::<HitAreas>().0)
}

/// Returns the lines on the board that show this name or a part of it. Lines are invisible while they change colour, so the
/// function waits for them.
fn lines_of(program: &mut Program, name: &str) -> Vec<DrawnText> {
    let capitals = name.to_uppercase();
    for _ in 0..60 {
        let mut lines = lines_now(program.world_mut());
        lines.retain(|line| line.z < 160.0 && capitals.contains(&line.text.to_uppercase()));
        lines.retain(|line| line.text.chars().count() > 2);
        if !lines.is_empty() {
            return lines;
        }
        program.frames(1);
    }
    panic!("{name} stands on the board");
}

#[test]
fn target_label_never_covers_the_name_of_its_target() {
    let (_folder, mut program) = program();
    program.open(crowded_match().expect("a match"));
    program.frames(3);
    let dice = program.position().hand().len();
    for picked in 0..=dice.min(3) {
        if let Some(place) = picked.checked_sub(1) {
            KeyboardDevice::letter(&mut program, char::from_digit(u32::from(place) + 1, 10).expect("a digit"));
        }
        for (target, name) in named(&program) {
            stand(&mut program, target);
            let Some(tag) = tag(&mut program) else { continue };
            if let ClickTarget::Facility(facility) = target {
                let own = facility_place(&program, facility);
                assert!(tag.intersect(own).is_empty(), "{picked} picked: {tag:?} over {facility} at {own:?}");
            }
            for line in lines_of(&mut program, &name) {
                assert!(tag.intersect(line.area).is_empty(), "{picked} picked: {tag:?} over {line:?}");
            }
        }
    }
}

/// Returns the area of the lesson's bubble, in units.
fn bubble(program: &mut Program) -> Rect {
    let own = program.context().memory(|memory| memory.area_rect(Id::new("lesson"))).expect("a bubble");
    Rect::new(own.min.x, own.min.y, own.max.x, own.max.y)
}

/// Opens a step of a lesson, as if the previous steps were done. Returns the lesson's ID.
fn step(program: &mut Program, word: &str, at: usize) -> LessonId {
    let id = LessonId::from_word(word).expect("a lesson");
    program.world_mut().resource_mut::<AcademyState>().0.set_step(id, at);
    program.ask(UiIntent::Practise(id.number()));
    program.frames(4);
    assert_eq!(program.world().resource::<OpenLesson>().at(), at);
    id
}

#[test]
fn lesson_card_never_covers_a_target_label() {
    const POINT: usize = 5;
    let (_folder, mut program) = program();
    for &facility in Facility::ALL {
        let id = step(&mut program, "controls", POINT);
        assert_eq!(id.lesson().steps[POINT].say, "point");
        program.move_mouse(Vec2::new(640.0, 715.0));
        MouseDevice::point(&mut program, ClickTarget::Facility(facility));
        program.frames(60);
        let (tag, card) = (tag(&mut program).expect("a tag"), bubble(&mut program));
        assert!(tag.intersect(card).is_empty(), "{facility}: the tag {tag:?} lies under the card {card:?}");
        // A label that has been read may stay while the next card appears.
        program.until("the next step", |program| program.world().resource::<OpenLesson>().at() > POINT);
        program.frames(10);
        let (tag, card) = (tag_now(program.world_mut()).expect("the mouse is still there"), bubble(&mut program));
        assert!(tag.intersect(card).is_empty(), "{facility}, next: the tag {tag:?} lies under the card {card:?}");
        program.ask(UiIntent::Lesson(LessonIntent::Leave));
    }
}

#[test]
fn lesson_card_can_be_dragged_until_the_next_step() {
    let (_folder, mut program) = program();
    step(&mut program, "controls", 0);
    program.frames(10);
    let stood = bubble(&mut program);
    let by = Vec2::new(-60.0, -40.0);
    let hold = stood.min + Vec2::new(30.0, 20.0);
    program.drag_units(hold, hold + by);
    program.frames(4);
    let stands = bubble(&mut program);
    assert!((stands.min - stood.min - by).length() < 8.0, "from {stood:?} drawn by {by} to {stands:?}");
    // The card cannot be dragged off the screen.
    let hold = stands.min + Vec2::new(30.0, 20.0);
    program.drag_units(hold, Vec2::new(2.0, 2.0));
    program.frames(4);
    let edge = bubble(&mut program);
    assert!(edge.min.x >= 0.0 && edge.min.y >= 0.0, "{edge:?}");
    // A step that is only read advances by its key, and the subject of the next step is elsewhere.
    program.ask(UiIntent::Lesson(LessonIntent::Next));
    program.until("the next step", |program| program.world().resource::<OpenLesson>().at() > 0);
    program.frames(10);
    assert_ne!(bubble(&mut program).min, edge.min, "the next step's card finds its own place");
}

/// Reports whether the hint line at the bottom is shown.
fn hinted(program: &mut Program) -> bool {
    program.frames(2);
    let line = LayerId::new(Layer::Middle, Id::new("foot"));
    program.context().memory(|memory| memory.areas().visible_last_frame(&line))
}

#[test]
fn hint_line_is_hidden_during_lessons() {
    let (_folder, mut program) = program();
    to_roll(&mut program, SeatControl::Human);
    assert!(hinted(&mut program), "in a match the line tells what can be done");
    for word in ["controls", "solar-converter", "lunar-mine", "shipyard", "colony-constructor"] {
        let id = LessonId::from_word(word).expect("a lesson");
        for at in 0..id.lesson().steps.len() {
            step(&mut program, word, at);
            let table = program.world().resource::<Table>();
            if table.local_turn() {
                assert!(!hinted(&mut program), "{word}, step {at}: two voices");
            }
            program.ask(UiIntent::Lesson(LessonIntent::Leave));
        }
    }
}

#[test]
fn lesson_highlight_is_released_at_the_next_step() {
    let (_folder, mut program) = program();
    let id = step(&mut program, "controls", 5);
    program.ask(UiIntent::Lesson(LessonIntent::ShowMe));
    program.until("the tag that is shown", |program| program.keys_on().is_some());
    program.until("the next step", |program| program.world().resource::<OpenLesson>().at() == 6);
    assert!(!program.world().resource::<OpenLesson>().is_over() && id.lesson().steps.len() > 6);
    program.frames(3);
    assert_eq!((program.keys_on(), tag(&mut program)), (None, None));
}

#[test]
fn a_screen_reader_moves_the_focus_like_a_key() {
    let (_folder, mut program) = program();
    to_dock(&mut program, SeatControl::Human);
    program.move_mouse(Vec2::new(640.0, 700.0));
    let target = ClickTarget::Facility(Facility::LunarMine);
    let node = orrery::panels::target_id(target_id(target)).accesskit_id();
    program.reader_asks(egui::accesskit::Action::Focus, node);
    program.frames(2);
    assert_eq!(program.keys_on(), Some(target));
    assert_tells(&mut program, "a screen reader");
    let all = program.position().hand();
    let (value, _) = all.iter().next().expect("a ship in hand");
    program.order(Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(value) });
    program.frames(3);
    assert_quiet(&mut program, "an order");
}
