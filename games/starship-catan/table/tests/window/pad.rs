//! A test in which two people play with a single gamepad: the die, a sector, cards, the end of a turn and undo.

use bevy::prelude::GamepadButton;
use orrery_core::Rules as _;
use starship_catan::StarshipCatan;
use starship_catan::rules::Order;

use super::pilot::{Program, StarshipCatanDriver};
use orrery_pilot::hot_seat::{settle, take_over, two_people};
use orrery_pilot::pad::GamepadDevice;

/// Takes one step of a turn: ends the flight as soon as possible, ends the turn if it can end, and otherwise takes the first
/// target listed.
fn go_on(program: &mut Program) {
    take_over(program);
    let (mut listed, given) = (Vec::new(), program.entries());
    let view = program.view();
    StarshipCatan::legal(&view, &mut listed);
    if listed.contains(&Order::End) {
        program.pad(GamepadButton::RightTrigger2);
    } else {
        let order =
            listed.iter().find(|order| **order == Order::Stop).or(listed.first()).expect("something can be done");
        program.clicks(order).into_iter().for_each(|target| GamepadDevice::take(program, target));
    }
    settle(program, given);
}

#[test]
fn two_people_play_four_turns_by_gamepad_alone() {
    let (_folder, mut program) = two_people::<StarshipCatanDriver>();
    while program.view().known.turns < 4 {
        go_on(&mut program);
    }
    // The next step chooses a sector, which can be undone.
    while !listed(&program).iter().any(|order| matches!(order, Order::Fly(_))) {
        go_on(&mut program);
    }
    let before = program.entries();
    go_on(&mut program);
    program.pad(GamepadButton::LeftTrigger2);
    program.until("what was before", |program| program.entries() == before);
}

fn listed(program: &Program) -> Vec<Order> {
    let mut listed = Vec::new();
    StarshipCatan::legal(&program.view(), &mut listed);
    listed
}
