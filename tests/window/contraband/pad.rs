//! Two people who have only a gamepad between them: a step of the ship, what is asked on the way, the end of a turn, the cover and
//! undo.

use bevy::prelude::GamepadButton;
use orrery::app::open;
use orrery::core::{Rules as _, Setup};
use orrery::games::contraband::Contraband;
use orrery::games::contraband::board::target_of;
use orrery::games::contraband::rules::{Options, Order};
use orrery::record::{Control, Match};
use orrery::table::MatchNow;

use crate::alien_frontiers::pilot::program::{Program, settle_settings};
use crate::alien_frontiers::table::seats;
use crate::house::learning::Hands as _;
use crate::house::pad::{agree, table, take};

fn listed(program: &Program) -> Vec<Order> {
    let mut listed = Vec::new();
    Contraband::legal(table::<Contraband>(program).view(), &mut listed);
    listed
}

/// Gives the first order of `wanted`, or where there is none the first that is listed, by its own clicks.
fn do_first(program: &mut Program, wanted: fn(&Order) -> bool) {
    let (listed, given) = (listed(program), table::<Contraband>(program).orders_given());
    let order = *listed.iter().find(|order| wanted(order)).or(listed.first()).expect("something can be done");
    if order == Order::End {
        program.pad(GamepadButton::RightTrigger2);
    } else {
        let view = *table::<Contraband>(program).view();
        let clicks = Contraband::clicked_by_hand(&view, &order);
        clicks.into_iter().for_each(|target| take::<Contraband>(program, target_of, target));
    }
    program.frames(3);
    agree::<Contraband>(program);
    program.until("the order", |program| table::<Contraband>(program).orders_given() > given);
    program.frames(3);
}

#[test]
fn two_people_play_four_turns_by_gamepad_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<orrery::app::Front>().overlays.clear();
    program.connect_pad();
    let setup = Setup::<Contraband>::plain(2, Options::default());
    let seats = seats(&setup.seating, |_| Control::Human);
    let game = Match::<Contraband>::deal(setup, seats, 3, None).expect("two can play");
    open(program.world_mut(), game);
    let now = |program: &Program| program.world().resource::<MatchNow>().clone();
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
    // A step is taken back.
    let before = table::<Contraband>(&program).orders_given();
    do_first(&mut program, |order| matches!(order, Order::Move(_)));
    program.pad(GamepadButton::LeftTrigger2);
    program.until("what was before", |program| table::<Contraband>(program).orders_given() == before);
}
