//! Two people share one gamepad: a step of the ship, a question on the way, the end of a turn, the curtain, and undo.

use bevy::prelude::GamepadButton;
use contraband::Contraband;
use contraband::rules::Order;
use orrery_core::Rules as _;
use orrery_table::MatchStatus;

use super::pilot::{ContrabandDriver, Program};
use orrery_pilot::hot_seat::{settle, two_people};
use orrery_pilot::pad::GamepadDevice;

fn listed(program: &Program) -> Vec<Order> {
    let mut listed = Vec::new();
    Contraband::legal(&program.view(), &mut listed);
    listed
}

/// Gives, by gamepad, the first legal order that `wanted` accepts or, if there is none, the first in the list.
fn do_first(program: &mut Program, wanted: fn(&Order) -> bool) {
    let (listed, given) = (listed(program), program.entries());
    let order = *listed.iter().find(|order| wanted(order)).or(listed.first()).expect("something can be done");
    if order == Order::End {
        program.pad(GamepadButton::RightTrigger2);
    } else {
        program.clicks(&order).into_iter().for_each(|target| GamepadDevice::take(program, target));
    }
    settle(program, given);
}

#[test]
fn two_people_play_four_turns_by_gamepad_alone() {
    let (_folder, mut program) = two_people::<ContrabandDriver>();
    let now = |program: &Program| program.world().resource::<MatchStatus>().clone();
    let (mut covers, mut flown) = (0, false);
    while covers < 4 {
        program.frames(4);
        if now(&program).covered {
            (covers, flown) = (covers + 1, false);
            program.pad(GamepadButton::South);
            program.until("the next player", |program| !now(program).covered);
        } else if flown {
            do_first(&mut program, |order| *order == Order::End);
        } else {
            do_first(&mut program, |order| matches!(order, Order::Move(_)));
            flown = true;
        }
    }
    // A step is undone.
    let before = program.entries();
    do_first(&mut program, |order| matches!(order, Order::Move(_)));
    program.pad(GamepadButton::LeftTrigger2);
    program.until("what was before", |program| program.entries() == before);
}
