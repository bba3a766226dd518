//! Two people who have only a gamepad between them: cards, docks, the end of a turn, the cover and undo.

use bevy::prelude::GamepadButton;
use orrery::app::{Pending, open};
use orrery::core::{Rules as _, Setup};
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::board::target_of;
use orrery::games::far_space_foundry::rules::{Options, Order, Stage};
use orrery::games::far_space_foundry::table::{Draft, Target};
use orrery::panels::MatchPanels as _;
use orrery::record::{Control, Match};
use orrery::table::{MatchNow, Plan, Table};

use crate::alien_frontiers::pilot::program::{Program, settle_settings};
use crate::alien_frontiers::table::seats;
use crate::house::learning::Hands;

/// Most pushes of the stick to get somewhere.
const FAR: usize = 120;

fn table(program: &Program) -> &Table<FarSpaceFoundry> {
    program.world().resource::<Table<FarSpaceFoundry>>()
}

/// Goes to `target` by the stick and presses.
fn take(program: &mut Program, target: Target) {
    for _ in 0..FAR {
        if program.hovered().keys.and_then(target_of) == Some(target) {
            return program.pad(GamepadButton::South);
        }
        program.stick_onward();
    }
    panic!("the gamepad does not reach {target:?}; {}", program.report());
}

/// Does all the same what is asked about, if something is.
fn agree(program: &mut Program) {
    let asked = program.world().resource::<Pending<FarSpaceFoundry>>().0.filter(|_| program.play().asked);
    let Some(asked) = asked else { return };
    let action = FarSpaceFoundry::warning_action(asked.warning);
    for _ in 0..FAR {
        if program.focused().is_some_and(|widget| widget.label == action) {
            return program.pad(GamepadButton::South);
        }
        program.stick_onward();
    }
    panic!("the gamepad does not reach {action}; {}", program.report());
}

/// Whether goods are gathered that only have to be agreed to.
fn gathers(program: &Program) -> bool {
    matches!(&**program.world().resource::<Plan<FarSpaceFoundry>>(), Draft::Goods(goods) if goods.total() > 0)
}

/// Does one thing of a turn: the goods that are proposed, or what is listed first, by its own clicks; a turn that can end, ends.
fn go_on(program: &mut Program) {
    let (mut listed, given) = (Vec::new(), table(program).orders_given());
    let view = *table(program).view();
    FarSpaceFoundry::legal(&view, &mut listed);
    if gathers(program) {
        take(program, Target::Confirm);
        agree(program);
    } else if listed.contains(&Order::End) {
        program.pad(GamepadButton::RightTrigger2);
        agree(program);
    } else {
        let simple = |order: &&Order| !matches!(order, Order::Bribe { .. } | Order::Play { roll: true, .. });
        let order = *listed.iter().find(simple).expect("something can be done");
        FarSpaceFoundry::clicked_by_hand(&view, &order).into_iter().for_each(|target| take(program, target));
        let plan = program.world().resource::<Plan<FarSpaceFoundry>>().clone();
        if let Draft::Pilot(_) = *plan {
            let docks = plan.targets(&view).into_iter().find(|target| matches!(target, Target::Dock(_)));
            take(program, docks.expect("a card leads to a dock"));
        } else if let Some(target) = FarSpaceFoundry::confirms(program.world().resource::<Plan<FarSpaceFoundry>>()) {
            take(program, target);
        }
    }
    program.until("the order", |program| table(program).orders_given() > given);
    program.frames(3);
}

#[test]
fn two_people_play_six_turns_by_gamepad_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<orrery::app::Front>().overlays.clear();
    program.connect_pad();
    let setup = Setup::<FarSpaceFoundry>::plain(2, Options::default());
    let seats = seats(&setup.seating, |_| Control::Human);
    let game = Match::<FarSpaceFoundry>::deal(setup, seats, 3, None).expect("two can play");
    open(program.world_mut(), game);
    let now = |program: &Program| program.world().resource::<MatchNow>().clone();
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
    // A card that was flown is taken back.
    program.until("the card", |program| table(program).view().known.stage == Stage::Card);
    let before = table(&program).orders_given();
    go_on(&mut program);
    let flown = table(&program).orders_given();
    program.pad(GamepadButton::LeftTrigger2);
    program.until("what was before", |program| table(program).orders_given() < flown);
    assert!(table(&program).orders_given() >= before, "another's turn is taken back");
}
