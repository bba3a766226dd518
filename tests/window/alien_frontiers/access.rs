//! Tests of the board for players who use keys, a gamepad or a screen reader.

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{Action, Role};
use orrery::app::Screen;
use orrery::board::BoardViewport;
use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Facility, Options, Order, Phase, Setup, Ships, Territory, bare_position};
use orrery::games::alien_frontiers_table::board::layout::LAYOUT;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::locale::{facility_name, territory_name, text, text_args};
use orrery::games::alien_frontiers_table::table::plan::ClickTarget;
use orrery::record::{Seat, SeatControl};

use crate::alien_frontiers::pilot::{Program, settle_settings};
use orrery_pilot::AccessibleWidget;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;

/// Opens a match of a person against an opponent, dealt with a fixed seed, in which the person has just made their first roll.
fn rolled(program: &mut Program) {
    let seat = |colour, control| Seat { colour, name: format!("{colour} player"), control };
    let seats = vec![seat(Colour::Red, SeatControl::Human), seat(Colour::Green, SeatControl::Ai(Opponent::Simple))];
    let setup = Setup { seating: vec![Colour::Red, Colour::Green], options: Options::default() };
    let mut game = Match::deal(setup, seats, 3, None).expect("two can play");
    while game.position().mover() != Colour::Red {
        let order = orrery::games::alien_frontiers::ai::decide(game.position(), Opponent::Simple, 1);
        game.give(order).expect("a legal order");
    }
    if game.position().phase == Phase::Roll {
        game.give(Order::Roll).expect("a roll");
    }
    program.open(game);
    assert_eq!(program.screen(), Screen::Match);
}

fn program() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let program = Program::start(folder.path(), Some(3), None);
    (folder, program)
}

fn named(program: &mut Program, begins: &str) -> Vec<AccessibleWidget> {
    program.widgets().into_iter().filter(|widget| widget.label.starts_with(begins)).collect()
}

#[test]
fn accessible_names_of_board_targets_include_their_state() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    for &facility in Facility::ALL {
        let name = text_args("access-place", &[("place", facility_name(facility).into())]);
        let found = named(&mut program, &name);
        assert_eq!(found.len(), 1, "{name} {:?}", program.report());
        assert!(found[0].label.len() > name.len() && found[0].role == Role::Button, "{found:?}");
    }
    for &territory in Territory::ALL {
        let name = text_args("access-place", &[("place", territory_name(territory).into())]);
        assert_eq!(named(&mut program, &name).len(), 1, "{name}");
    }
    let dock = |number: usize, all: usize| {
        let place = facility_name(Facility::LunarMine);
        text_args("access-dock", &[("place", place.into()), ("number", number.into()), ("all", all.into())])
    };
    let third = named(&mut program, &dock(3, 5));
    assert!(third.len() == 1 && third[0].label.len() > dock(3, 5).len() + 5, "how it stands: {third:?}");
    let blocked = named(&mut program, &dock(5, 5));
    assert!(blocked[0].label.ends_with(&text("access-dock-blocked")), "few play: {blocked:?}");
    let dice = program.position().hand().len();
    let all = text_args("access-die", &[("value", 0.into()), ("number", 1.into()), ("all", dice.into())]);
    let begins = all.split('0').next().unwrap_or_default().to_owned();
    assert_eq!(named(&mut program, &begins).len(), 1, "{begins:?}");
}

#[test]
fn screen_reader_actions_pick_and_dock_a_die() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    let target = ClickTarget::HandShip {
        index: 0,
        ship: orrery::games::alien_frontiers_table::table::plan::tray(&program.position())[0].0,
    };
    let node = |target: ClickTarget| orrery::panels::target_id(target_id(target)).accesskit_id();
    program.reader_asks(Action::Click, node(target));
    assert_eq!(program.plan().selected_indices(), [0]);
    let solar = ClickTarget::Facility(Facility::SolarConverter);
    let widget = program.widgets().into_iter().find(|widget| widget.node == node(solar)).expect("the converter");
    let picked = orrery::games::alien_frontiers_table::locale::ships_text(program.plan().selected());
    let fits = text_args("access-fits", &[("ships", picked.into()), ("count", 1.into())]);
    assert!(widget.label.contains(&fits), "{fits:?} in {:?}", widget.label);
    let before = program.entries();
    program.reader_asks(Action::Click, node(solar));
    assert_eq!(program.entries(), before + 1);
    assert!(matches!(
        program.game().and_then(|game| game.entries().last()).map(|entry| entry.order),
        Some(Order::Dock { facility: Facility::SolarConverter, .. })
    ));
    program.reader_asks(Action::Focus, node(ClickTarget::Facility(Facility::LunarMine)));
    let focused = program.focused().map(|widget| widget.node);
    assert_eq!(focused, Some(node(ClickTarget::Facility(Facility::LunarMine))));
}

#[test]
fn tab_visits_usable_targets_and_keeps_the_focus() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    KeyboardDevice::tab(&mut program);
    let first = program.keys_on();
    assert!(matches!(first, Some(ClickTarget::HandShip { index: 0, .. })), "{first:?}");
    let mut seen = Vec::new();
    for _ in 0..90 {
        let widget = program.focused().unwrap_or_else(|| panic!("the focus is lost; {}", program.report()));
        assert!(!widget.label.is_empty() && widget.enabled);
        if seen.contains(&widget.node) {
            break;
        }
        seen.push(widget.node);
        KeyboardDevice::tab(&mut program);
    }
    let has = |target: ClickTarget| seen.contains(&orrery::panels::target_id(target_id(target)).accesskit_id());
    let usable = program.plan().targets(&program.position());
    assert!(usable.len() > 2 && usable.iter().all(|&target| has(target)), "{usable:?}");
    assert!(!has(ClickTarget::Territory(Territory::ALL[0])), "a territory cannot be used now");
    let menu = text("ui-menu");
    KeyboardDevice::choose(&mut program, &menu);
    assert!(!program.overlays().is_empty());
    program.frames(3);
    let inside = program.focused().expect("the dialogue has the focus");
    assert_ne!(inside.label, menu);
    program.press(KeyCode::Escape, &Key::Escape, &[]);
    program.frames(3);
    assert_eq!(program.focused().map(|widget| widget.label), Some(menu), "back where it was");
}

#[test]
fn click_on_a_colonist_hub_circle_docks_there() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    let (ship, _) = orrery::games::alien_frontiers_table::table::plan::tray(&program.position())[0];
    MouseDevice::click_target(&mut program, ClickTarget::HandShip { index: 0, ship });
    let circle = program.world().resource::<BoardViewport>().to_screen(LAYOUT.hub_circle(0, 4));
    program.move_mouse(circle);
    program.click();
    let last = program.game().and_then(|game| game.entries().last()).map(|entry| entry.order);
    assert!(matches!(last, Some(Order::Dock { facility: Facility::ColonistHub, .. })), "{last:?}");
}

#[test]
fn focus_does_not_move_to_the_log_when_the_tray_empties() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    KeyboardDevice::tab(&mut program);
    assert!(matches!(program.keys_on(), Some(ClickTarget::HandShip { .. })), "{:?}", program.keys_on());
    let hand = program.position().hand();
    for (value, _) in hand.iter() {
        program.order(Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(value) });
        program.frames(4);
    }
    assert!(program.position().hand().is_empty());
    let ctx = program.context();
    let focused = ctx.memory(egui::Memory::focused).expect("something has the focus");
    let widget = ctx.viewport(|viewport| viewport.this_pass.widgets.get(focused).copied());
    let layer = widget.expect("it is on the screen").layer_id;
    assert_ne!(layer.id, egui::Id::new("log"), "{:?}", program.focused());
}

#[test]
fn arrow_keys_reach_every_stop_usable_or_not() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    KeyboardDevice::tab(&mut program);
    let stops = orrery::app::focus::stops(&program.context(), false);
    let mut seen = vec![false; stops.len()];
    let focused = program.focused().expect("something has the focus").node;
    let start = stops.iter().position(|stop| stop.id.accesskit_id() == focused).expect("a stop");
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        if !std::mem::replace(&mut seen[at], true) {
            let sides = orrery::app::focus::FocusMoveDirection::ALL;
            open.extend(sides.iter().filter_map(|&side| orrery::app::focus::toward(at, side, &stops)));
        }
    }
    let missed: Vec<_> = stops.iter().zip(&seen).filter(|(_, seen)| !**seen).map(|(stop, _)| stop.area).collect();
    assert!(missed.is_empty(), "arrows never reach {missed:?}");
    let territory = orrery::panels::target_id(target_id(ClickTarget::Territory(Territory::ALL[0])));
    assert!(stops.iter().any(|stop| stop.id == territory));
}

#[test]
fn choosing_a_refused_target_gives_a_reason() {
    let (_folder, mut program) = program();
    rolled(&mut program);
    let node =
        orrery::panels::target_id(target_id(ClickTarget::Facility(Facility::TerraformingStation))).accesskit_id();
    let six = program.position().hand().iter().any(|(value, _)| value == 6);
    assert!(!six, "another seed is needed: no 6 may be rolled");
    program.reader_asks(Action::Click, node);
    assert!(program.play().refused.is_some(), "{}", program.report());
}

/// A buffer that collects what is written to it, so that a test can read it.
#[derive(Clone, Default)]
struct NarrationBuffer(std::sync::Arc<std::sync::Mutex<Vec<u8>>>);

impl NarrationBuffer {
    fn read(&self) -> String {
        String::from_utf8(self.0.lock().expect("nobody else writes").clone()).expect("words")
    }
}

impl std::io::Write for NarrationBuffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody else writes").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn narration_covers_orders_and_focus_by_verbosity() {
    use orrery::app::narrate::Narration;
    use orrery::cli::Verbosity;
    let (_folder, mut program) = program();
    let (loud, quiet) = (NarrationBuffer::default(), NarrationBuffer::default());
    program.world_mut().insert_resource(Narration::to(Verbosity::High, loud.clone()));
    rolled(&mut program);
    let name = program.play().names.of(Colour::Red);
    let turn = text_args("access-turn", &[("name", name.as_str().into())]);
    assert!(loud.read().contains(&turn), "{}", loud.read());
    KeyboardDevice::tab(&mut program);
    program.frames(2);
    let die = program.focused().expect("a die has the focus").label;
    assert!(loud.read().contains(&die), "{die:?} in {}", loud.read());
    assert!(loud.read().contains(&text("access-button")));
    program.world_mut().insert_resource(Narration::to(Verbosity::Low, quiet.clone()));
    KeyboardDevice::letter(&mut program, '1');
    KeyboardDevice::letter(&mut program, 's');
    let told = quiet.read();
    let order = program.game().and_then(|game| game.entries().last().cloned()).expect("an order").order;
    let events = program.game().map(|game| game.events_of(game.entries().len() - 1)).unwrap_or_default();
    let line =
        orrery::games::alien_frontiers_table::locale::order_text(Colour::Red, &order, &events, &program.play().names);
    assert!(told.contains(&line), "{line:?} in {told:?}");
    KeyboardDevice::tab(&mut program);
    assert_eq!(quiet.read(), told, "the focus is not told of when little is wanted");
}

#[test]
fn narration_does_not_repeat_the_log_line_of_an_order() {
    use orrery::app::narrate::Narration;
    use orrery::cli::Verbosity;
    use orrery::games::alien_frontiers::rules::Preset;
    let (_folder, mut program) = program();
    let paper = NarrationBuffer::default();
    program.world_mut().insert_resource(Narration::to(Verbosity::High, paper.clone()));
    let position = bare_position(&Setup::plain(2, Preset::App.options())).expect("two may play");
    program.open(super::table::human_match_at(position));
    let before = paper.read().len();
    program.order(Order::Roll);
    program.frames(4);
    let told = paper.read()[before..].to_owned();
    assert_eq!(told.matches(" rolled ").count(), 1, "{told}");
}
