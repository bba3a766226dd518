//! Two people who have only a gamepad between them: the die, a sector, cards, the end of a turn and undo.

use bevy::prelude::GamepadButton;
use orrery::app::open;
use orrery::core::{Rules as _, Setup};
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::board::target_of;
use orrery::games::starship_catan::rules::{Options, Order};
use orrery::record::{Control, Match};
use orrery::table::Plan;

use crate::alien_frontiers::pilot::program::{Program, settle_settings};
use crate::alien_frontiers::table::seats;
use crate::house::learning::Hands as _;
use crate::house::pad::{agree, table, take, take_over};

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
        if let Some(target) = StarshipCatan::confirms(program.world().resource::<Plan<StarshipCatan>>()) {
            take::<StarshipCatan>(program, target_of, target);
        }
    }
    program.frames(3);
    agree::<StarshipCatan>(program);
    program.until("the order", |program| table::<StarshipCatan>(program).orders_given() > given);
    program.frames(3);
}

#[test]
fn two_people_play_four_turns_by_gamepad_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<orrery::app::Front>().overlays.clear();
    program.connect_pad();
    let setup = Setup::<StarshipCatan>::plain(2, Options::default());
    let seats = seats(&setup.seating, |_| Control::Human);
    let game = Match::<StarshipCatan>::deal(setup, seats, 3, None).expect("two can play");
    open(program.world_mut(), game);
    program.frames(4);
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
