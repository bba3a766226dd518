//! Tests that players never have to wait: a click takes effect within a quarter of a second, whatever is moving. Time is counted
//! in frames of the program.

use bevy::prelude::*;
use orrery::board::MotionActive;
use orrery::games::alien_frontiers::rules::{Event, Facility, Order};
use orrery::settings::AnimationSpeed;

use super::moments::{OrderTransition, first};
use super::motion::{at_moment, lay_out};
use super::pilot::Program;
use orrery_pilot::program::FRAME;

/// The longest time a click may wait, in milliseconds.
const LONGEST: u128 = 250;

/// A predicate that selects the order to be tried.
type TriedOrderPredicate = fn(&OrderTransition) -> bool;

fn happens(moment: &OrderTransition, fits: fn(&Event) -> bool) -> bool {
    moment.events.iter().any(fits) && !moment.after.hand().is_empty() && moment.after.mover() == moment.before.mover()
}

/// The kinds of motion after which the mover has ships in hand, each with a predicate for an order that causes it.
const MOTIONS: [(&str, TriedOrderPredicate); 9] = [
    ("a roll", |m| m.order == Order::Roll && happens(m, |e| matches!(e, Event::Gathered { .. }))),
    ("a docking", |m| happens(m, |e| matches!(e, Event::Docked { facility: Facility::LunarMine, .. }))),
    ("a trade", |m| matches!(m.order, Order::Trade(_)) && happens(m, |e| matches!(e, Event::Gained { .. }))),
    ("a ship built", |m| happens(m, |e| matches!(e, Event::ShipBuilt { .. }))),
    ("a landing", |m| happens(m, |e| matches!(e, Event::ColonyPlaced { .. }))),
    ("a change of control", |m| happens(m, |e| matches!(e, Event::ControlChanged { .. }))),
    ("a card claimed", |m| happens(m, |e| matches!(e, Event::CardClaimed { .. }))),
    ("a raid", |m| happens(m, |e| matches!(e, Event::Stolen { .. }))),
    ("an eviction", |m| happens(m, |e| matches!(e, Event::Evicted { .. }))),
];

/// Returns the place of a die in the tray over which no other piece is flying, or `None` if there is none. Elsewhere, a click
/// would hit the flying piece.
fn free_die(program: &mut Program) -> Option<Vec2> {
    let count = usize::from(program.position().hand().len());
    let (pieces, _) = program.shown_now();
    let dice =
        (0..count).map(|index| orrery::games::alien_frontiers_table::board::layout::LAYOUT.tray_die(index, count).0);
    dice.into_iter().find(|die| {
        let mut near = pieces.iter().filter(|piece| piece.way.is_some() && piece.at.distance(*die) < 60.0);
        near.all(|piece| piece.goal.distance(*die) < 12.0)
    })
}

/// Returns the number of milliseconds until a click on a die in the tray has picked it.
fn answered(program: &mut Program, die: Vec2) -> u128 {
    let before = program.plan().selected_indices().len();
    program.press_units(die);
    for frame in 1..100 {
        program.frames(1);
        if frame == 1 {
            program.release();
        }
        if program.plan().selected_indices().len() != before {
            return FRAME.as_millis() * frame;
        }
    }
    panic!("the click does nothing; {}", program.report());
}

#[test]
fn click_during_any_motion_acts_within_a_quarter_second() {
    let folder = tempfile::tempdir().expect("a folder");
    let (opened, _) = first(2, MOTIONS[0].1);
    let mut program = at_moment(folder.path(), AnimationSpeed::Normal, opened);
    let mut tried = 0;
    for (name, fits) in MOTIONS {
        let (game, moment) = first(2, fits);
        // At the beginning of the motion, in its middle, and later.
        for passed in [2, 14, 32, 60] {
            lay_out(&mut program, game.clone());
            program.order(moment.order);
            program.frames(passed);
            if !program.world().resource::<MotionActive>().0 {
                assert!(passed > 2, "{name} is over at once");
                break;
            }
            let Some(die) = free_die(&mut program) else { continue };
            let waited = answered(&mut program, die);
            assert!(waited <= LONGEST, "{name}, after {passed} frames: {waited} ms");
            // The motion that the click itself starts is short, unlike the motion that it interrupts.
            program.frames(24);
            assert!(!program.world().resource::<MotionActive>().0, "{name}: the click has finished it");
            tried += 1;
        }
    }
    assert!(tried >= 2 * MOTIONS.len(), "{tried} clicks tried");
}
