//! Two people who have only a gamepad between them: the die, a sector, cards, the end of a turn and undo.

use bevy::prelude::GamepadButton;
use orrery::core::Rules as _;
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::board::target_of;
use orrery::games::starship_catan::rules::Order;
use orrery::table::InHand;

use crate::alien_frontiers::pilot::program::Program;
use crate::house::learning::Hands as _;
use crate::house::pad::{settle, table, take, take_over, two_people};

/// Does one thing of a turn: a flight is ended as soon as it may be, a turn that can end, ends; else what is listed first.
fn go_on(program: &mut Program) {
    take_over(program);
    let (mut listed, given) = (Vec::new(), table::<StarshipCatan>(program).orders_given());
    let view = *table::<StarshipCatan>(program).view();
    StarshipCatan::legal(&view, &mut listed);
    if listed.contains(&Order::End) {
        program.pad(GamepadButton::RightTrigger2);
    } else {
        let order =
            listed.iter().find(|order| **order == Order::Stop).or(listed.first()).expect("something can be done");
        let clicks = StarshipCatan::clicked_by_hand(&view, order);
        clicks.into_iter().for_each(|target| take::<StarshipCatan>(program, target_of, target));
        if let Some(target) = StarshipCatan::confirms(program.world().resource::<InHand<StarshipCatan>>()) {
            take::<StarshipCatan>(program, target_of, target);
        }
    }
    settle::<StarshipCatan>(program, given);
}

#[test]
fn two_people_play_four_turns_by_gamepad_alone() {
    let (_folder, mut program) = two_people::<StarshipCatan>();
    while table::<StarshipCatan>(&program).view().known.turns < 4 {
        go_on(&mut program);
    }
    // A sector that was chosen is left again.
    while !listed(&program).iter().any(|order| matches!(order, Order::Fly(_))) {
        go_on(&mut program);
    }
    let before = table::<StarshipCatan>(&program).orders_given();
    go_on(&mut program);
    program.pad(GamepadButton::LeftTrigger2);
    program.until("what was before", |program| table::<StarshipCatan>(program).orders_given() == before);
}

fn listed(program: &Program) -> Vec<Order> {
    let mut listed = Vec::new();
    StarshipCatan::legal(table::<StarshipCatan>(program).view(), &mut listed);
    listed
}
