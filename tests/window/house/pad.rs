//! Who has only a gamepad: the stick goes from place to place, a button presses, another agrees to what is asked.

use bevy::prelude::GamepadButton;
use orrery::app::Pending;
use orrery::board::TargetId;
use orrery::panels::MatchPanels;
use orrery::table::Table;

use super::learning::Hands;
use crate::alien_frontiers::pilot::program::Program;

/// Most pushes of the stick to get somewhere.
const FAR: usize = 160;

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
