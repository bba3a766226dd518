//! Who has only a gamepad: the stick goes from place to place, a button presses, another agrees to what is asked.

use bevy::prelude::GamepadButton;
use orrery::app::{Front, Pending, open};
use orrery::board::TargetId;
use orrery::core::Setup;
use orrery::panels::MatchPanels;
use orrery::record::{Control, Match};
use orrery::table::Table;

use super::learning::Hands;
use crate::alien_frontiers::pilot::program::{Program, settle_settings};
use crate::alien_frontiers::table::seats;

/// Most pushes of the stick to get somewhere.
const FAR: usize = 160;

/// Two people with a gamepad between them at a match by the usual rules.
pub fn two_people<G: Hands>() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<Front>().overlays.clear();
    program.connect_pad();
    let setup = Setup::<G>::plain(2, G::Options::default());
    let seats = seats(&setup.seating, |_| Control::Human);
    let game = Match::<G>::deal(setup, seats, 3, None).expect("two can play");
    open(program.world_mut(), game);
    program.frames(4);
    (folder, program)
}

/// Agrees to what is asked of an order, and waits until more than `given` are given.
pub fn settle<G: Hands>(program: &mut Program, given: usize) {
    program.frames(3);
    agree::<G>(program);
    program.until("the order", |program| table::<G>(program).orders_given() > given);
    program.frames(3);
}

/// Goes to `target` by the stick and presses; `target_of` says what stands at a place of the board.
pub fn take<G: Hands>(program: &mut Program, target_of: fn(TargetId) -> Option<G::Target>, target: G::Target) {
    for _ in 0..FAR {
        if program.hovered().keys.and_then(target_of) == Some(target) {
            return program.pad(GamepadButton::South);
        }
        program.stick_onward();
    }
    panic!("the gamepad does not reach {target:?}; {}", program.report());
}

/// Does all the same what is asked about, if something is.
pub fn agree<G: MatchPanels>(program: &mut Program) {
    let asked = program.world().resource::<Pending<G>>().0.filter(|_| program.play().asked);
    let Some(asked) = asked else { return };
    let action = G::warning_action(asked.warning);
    for _ in 0..FAR {
        if program.focused().is_some_and(|widget| widget.label == action) {
            return program.pad(GamepadButton::South);
        }
        program.stick_onward();
    }
    panic!("the gamepad does not reach {action}; {}", program.report());
}

/// Puts away the banner of the next one's turn, if there is one.
pub fn take_over(program: &mut Program) {
    let shown = |program: &Program| program.play().recap.as_ref().is_some_and(|recap| recap.hand_over);
    if shown(program) {
        program.pad(GamepadButton::South);
        program.until("the next player", |program| !shown(program));
    }
}

/// The table of a match.
pub fn table<G: MatchPanels>(program: &Program) -> &Table<G> {
    program.world().resource::<Table<G>>()
}
