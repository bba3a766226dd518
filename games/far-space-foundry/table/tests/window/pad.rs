//! A test in which two people share a single gamepad: cards, docks, the end of a turn, the curtain and undo.

use bevy::prelude::GamepadButton;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Order, Phase};
use far_space_foundry_table::table::{ClickTarget, OrderDraft};
use orrery_core::Rules as _;
use orrery_table::CurrentPendingOrder;
use orrery_table::MatchStatus;

use super::pilot::{FarSpaceFoundryDriver, Program};
use orrery_pilot::hot_seat::{agree, two_people};
use orrery_pilot::pad::GamepadDevice;

/// Reports whether goods are gathered and only have to be confirmed.
fn gathers(program: &Program) -> bool {
    matches!(&***program.world().resource::<CurrentPendingOrder<FarSpaceFoundry>>(), OrderDraft::Goods(goods) if goods.total() > 0)
}

/// Takes one step of a turn: confirms gathered goods, or else ends the turn if that is possible, or else gives the first listed
/// order that is neither a bribe nor a roll.
fn go_on(program: &mut Program) {
    let (mut listed, given) = (Vec::new(), program.entries());
    let view = program.view();
    FarSpaceFoundry::legal(&view, &mut listed);
    if gathers(program) {
        GamepadDevice::take(program, ClickTarget::Confirm);
        agree(program);
    } else if listed.contains(&Order::End) {
        program.pad(GamepadButton::RightTrigger2);
        agree(program);
    } else {
        let simple = |order: &&Order| !matches!(order, Order::Bribe { .. } | Order::Play { roll: true, .. });
        let order = *listed.iter().find(simple).expect("something can be done");
        program.clicks(&order).into_iter().for_each(|target| GamepadDevice::take(program, target));
        let plan = program.world().resource::<CurrentPendingOrder<FarSpaceFoundry>>().clone();
        if let OrderDraft::Pilot(_) = **plan {
            let docks = plan.targets(&view).into_iter().find(|target| matches!(target, ClickTarget::Dock(_)));
            GamepadDevice::take(program, docks.expect("a card leads to a dock"));
        }
    }
    program.until("the order", |program| program.entries() > given);
    program.frames(3);
}

#[test]
fn two_people_play_six_turns_by_gamepad_alone() {
    let (_folder, mut program) = two_people::<FarSpaceFoundryDriver>();
    let now = |program: &Program| program.world().resource::<MatchStatus>().clone();
    let mut covers = 0;
    while covers < 6 {
        program.frames(4);
        if !now(&program).covered {
            go_on(&mut program);
            continue;
        }
        covers += 1;
        program.pad(GamepadButton::South);
        program.until("the next player", |program| !now(program).covered);
    }
    // A played card is undone together with its flight.
    program.until("the card", |program| program.view().known.stage == Phase::Card);
    let before = program.entries();
    go_on(&mut program);
    let flown = program.entries();
    program.pad(GamepadButton::LeftTrigger2);
    program.until("what was before", |program| program.entries() < flown);
    assert!(program.entries() >= before, "another's turn is taken back");
}
