//! Tests of the board under the mouse and in motion.

use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::table::CurrentPendingOrder;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use orrery::board::{BoardViewport, FinishMotionRequest, HoveredTargets, MotionActive, MotionSettings};
use orrery::games::alien_frontiers::rules::{Facility, Order, Ships};
use orrery::games::alien_frontiers_table::board::layout::LAYOUT;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, tray};
use orrery::games::alien_frontiers_table::table::{SubmitOrder, Table};
use orrery::table::OrderGate;

use super::pictures::{board, crowded, keep, turn};
use orrery_pilot::offscreen::TestOffscreenApp;

/// Moves the mouse to a position on the board, in units.
fn point(painter: &mut TestOffscreenApp, units: Vec2) {
    let place = painter.world().resource::<BoardViewport>().to_screen(units);
    let mut windows = painter.world().query_filtered::<&mut Window, With<PrimaryWindow>>();
    let world = painter.world();
    if let Ok(mut window) = windows.single_mut(world) {
        window.set_cursor_position(Some(place));
    }
    painter.pass(1);
}

/// Presses or releases a button of the mouse.
fn button(painter: &mut TestOffscreenApp, button: MouseButton, state: ButtonState) {
    let mut windows = painter.world().query_filtered::<Entity, With<PrimaryWindow>>();
    let world = painter.world();
    let window = windows.single(world).expect("a window for the mouse to be in");
    world.write_message(MouseButtonInput { button, state, window });
    painter.pass(1);
}

fn press(painter: &mut TestOffscreenApp) {
    button(painter, MouseButton::Left, ButtonState::Pressed);
}

fn release(painter: &mut TestOffscreenApp) {
    button(painter, MouseButton::Left, ButtonState::Released);
}

fn click(painter: &mut TestOffscreenApp, units: Vec2) {
    point(painter, units);
    press(painter);
    release(painter);
}

/// Returns the crowded board in a window that contains the mouse.
fn with_mouse() -> TestOffscreenApp {
    let mut painter = board(640, 360, Some(crowded()));
    let window = Window { resolution: (640, 360).into(), ..default() };
    painter.world().spawn((window, PrimaryWindow));
    painter.pass(2);
    painter
}

fn solar(painter: &mut TestOffscreenApp) -> Ships {
    painter.world().resource::<Table>().view().me().docked_at(Facility::SolarConverter)
}

#[test]
fn clicks_pick_a_die_and_dock_it() {
    let Some(_turn) = turn() else { return };
    let mut painter = with_mouse();
    let (die, _) = LAYOUT.tray_die(1, 4);
    click(&mut painter, die);
    assert_eq!(painter.world().resource::<CurrentPendingOrder<AlienFrontiers>>().selected(), Ships::one(4));
    let berth = LAYOUT.docks(Facility::SolarConverter, 0)[2].0.center();
    point(&mut painter, berth);
    assert_eq!(
        painter.world().resource::<HoveredTargets>().target(),
        Some(target_id(ClickTarget::Facility(Facility::SolarConverter)))
    );
    click(&mut painter, berth);
    painter.pass(2);
    assert_eq!(solar(&mut painter), Ships::one(4));
    assert!(painter.world().resource::<CurrentPendingOrder<AlienFrontiers>>().selected().is_empty());
}

#[test]
fn second_click_or_right_button_unpicks_a_die() {
    let Some(_turn) = turn() else { return };
    let mut painter = with_mouse();
    let (die, _) = LAYOUT.tray_die(0, 4);
    click(&mut painter, die);
    assert_eq!(painter.world().resource::<CurrentPendingOrder<AlienFrontiers>>().selected().len(), 1);
    click(&mut painter, die);
    assert!(
        painter.world().resource::<CurrentPendingOrder<AlienFrontiers>>().selected().is_empty(),
        "the second click puts it back"
    );
    click(&mut painter, die);
    button(&mut painter, MouseButton::Right, ButtonState::Pressed);
    assert!(
        painter.world().resource::<CurrentPendingOrder<AlienFrontiers>>().selected().is_empty(),
        "the right button puts it back"
    );
}

#[test]
fn die_can_be_dragged_to_a_dock() {
    let Some(_turn) = turn() else { return };
    let mut painter = with_mouse();
    let (die, _) = LAYOUT.tray_die(3, 4);
    point(&mut painter, die);
    press(&mut painter);
    point(&mut painter, Vec2::new(900.0, 500.0));
    point(&mut painter, LAYOUT.docks(Facility::SolarConverter, 0)[5].0.center());
    release(&mut painter);
    painter.pass(2);
    assert_eq!(solar(&mut painter), Ships::one(6));
}

#[test]
fn click_finishes_the_old_motion_but_shows_its_own_docking() {
    let Some(_turn) = turn() else { return };
    let mut painter = with_mouse();
    painter.world().insert_resource(MotionSettings { speed: 1.0, reduced: false });
    for (place, docked) in [(1, Ships::one(4)), (3, Ships::of(&[4, 6]))] {
        let (die, _) = LAYOUT.tray_die(place, 4);
        click(&mut painter, die);
        // The second docking is clicked while the first ship is still moving: the first motion is finished at once, and the
        // second is shown.
        click(&mut painter, LAYOUT.docks(Facility::SolarConverter, 0)[2 + place].0.center());
        painter.pass(2);
        assert_eq!(solar(&mut painter), docked);
        assert!(painter.world().resource::<MotionActive>().0, "the ship that was clicked flies");
    }
}

#[test]
fn docking_is_animated_and_can_be_finished_at_once() {
    let Some(_turn) = turn() else { return };
    let mut painter = board(1280, 720, Some(crowded()));
    painter.world().insert_resource(MotionSettings { speed: 1.0, reduced: false });
    painter.pass(2);
    assert!(!painter.world().resource::<MotionActive>().0, "nothing moves at rest");
    let ships = Ships::of(&[4, 4]);
    let order = Order::Dock { facility: Facility::Shipyard, ships };
    painter.world().write_message(SubmitOrder::order(order));
    painter.pass(3);
    assert!(painter.world().resource::<MotionActive>().0);
    assert!(!painter.world().resource::<OrderGate>().is_open(), "the next opponent waits for the flight");
    painter.pass(14);
    let flying = painter.picture();
    keep(&flying, "flying-720");
    painter.world().write_message(FinishMotionRequest);
    painter.pass(2);
    assert!(!painter.world().resource::<MotionActive>().0, "it is there at once");
}

#[test]
fn roll_animation_settles_within_its_duration() {
    let Some(_turn) = turn() else { return };
    let mut painter = board(640, 360, Some(crowded()));
    painter.world().insert_resource(MotionSettings { speed: 1.0, reduced: false });
    let mut orders = Vec::new();
    while painter.world().resource::<Table>().view().mover() == orrery::games::alien_frontiers::rules::Colour::Red {
        let position = *painter.world().resource::<Table>().view();
        orders.clear();
        orrery::games::alien_frontiers::rules::legal(&position, &mut orders);
        let next = orders.iter().copied().find(|order| *order == Order::End).unwrap_or(orders[0]);
        painter.world().write_message(SubmitOrder::order(next));
        painter.pass(1);
    }
    painter.world().write_message(FinishMotionRequest);
    painter.pass(2);
    painter.world().write_message(SubmitOrder::order(Order::Roll));
    painter.pass(2);
    assert!(painter.world().resource::<MotionActive>().0);
    let frames = Duration::from_millis(1100).as_millis() / 16;
    painter.pass(usize::try_from(frames).expect("a small number"));
    assert!(!painter.world().resource::<MotionActive>().0, "the dice lie still");
    let position = *painter.world().resource::<Table>().view();
    assert!(!tray(&position).is_empty());
}
