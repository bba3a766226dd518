//! Two people at the screen: no question during another player's turn reveals a player's secrets.

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::Role;
use contraband::Contraband;
use contraband::record::Scenario;
use contraband::rules::notation::parse_order;
use contraband::rules::{Order, Preset};
use contraband_table::ContrabandFrontend;
use contraband_table::board::target_of;
use contraband_table::table::ClickTarget;
use orrery_app::open;
use orrery_board::{HitArea, HitAreas, places_of};
use orrery_core::{Rules as _, Setup};
use orrery_locale::text;
use orrery_record::{Match, SeatControl};
use orrery_table::CurrentPendingOrder;
use orrery_table::SubmitOrder;
use orrery_ui::UiIntent;

use super::pilot::{Program, settle_settings};
use orrery_pilot::AccessibleWidget;
use orrery_pilot::hot_seat::seats;

fn program(game: impl FnOnce() -> Match<Contraband>) -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<orrery_app::MenuState>().overlays.clear();
    open::<ContrabandFrontend>(program.world_mut(), game());
    program.frames(4);
    (folder, program)
}

/// Returns the targets that can be clicked now.
fn can(program: &Program) -> Vec<ClickTarget> {
    program.world().resource::<CurrentPendingOrder<Contraband>>().targets(&program.view())
}

fn give(program: &mut Program, order: Order) {
    let given = program.now().orders;
    program.write(SubmitOrder::<Contraband>::order(order));
    program.until("the order", |program| program.now().orders > given);
    program.frames(4);
}

/// Checks that no seat's view is shown and that only the menu and the button with the next player's name can be clicked; then
/// lifts the curtain.
fn take_over(program: &mut Program) {
    program.until("the cover", |program| program.play().covered);
    program.frames(2);
    assert_eq!(program.view().viewer, None);
    let name = program.play().names.of(program.now().to_act.expect("the match continues"));
    let keys = program.widgets();
    let menu = text("ui-menu");
    let free = |key: &&AccessibleWidget| key.role == Role::Button && key.enabled && !key.covered && key.label != menu;
    let free: Vec<_> = keys.iter().filter(free).collect();
    assert!(free.len() == 1 && free[0].label.contains(&name), "{free:?}");
    program.ask(UiIntent::CloseBanner);
    program.until("the next player", |program| !program.now().covered);
    // Without a proposal, one press too many must have no effect.
    let given = program.now().orders;
    if !can(program).contains(&ClickTarget::Confirm) {
        program.press(KeyCode::Space, &Key::Space, &[]);
    }
    program.frames(4);
    let looks = program.view().seat().map(|seat| program.view().known.colour(seat));
    assert_eq!((looks, program.now().orders), (program.now().to_act, given));
}

/// A scenario in which red robs green, who has a Hidden Hold.
const ATTACK: &str = r#"(game: "contraband", title: "", setup: (players: 2), seats: {
    "red": (at: "G3", objective: "Outlaw", upgrades: ["Weapon2"]),
    "green": (at: "G4", cargo: ["Iron", "Plutonium"], upgrades: ["Cargo1", "Engine1"], bonus: ["HiddenHold"])},
    turn: "red", police: "B2|B3", alien: "B3|B4", dice: [1, 2, 2, 2], play: [], expect: ())"#;

#[test]
fn attack_and_robbery_decisions_are_asked_behind_a_cover() {
    let (_folder, mut program) = program(|| {
        let scenario = Scenario::from_text(ATTACK).expect("a scenario");
        let seats = seats(&scenario.setup.setup().seating, |_| SeatControl::Human);
        Match::<Contraband>::from_scenario(&scenario, seats, 5).expect("two can play")
    });
    if program.now().covered {
        take_over(&mut program);
    }
    // Each order, and whether the curtain appears before the next decision.
    let done = [
        ("move cw", false),
        ("attack green", true),
        ("stand", true),
        ("fight", true),
        ("stand", true),
        ("fight", true),
        ("hide Plutonium", true),
        ("loot Iron", true),
        ("lose Cargo1", true),
        ("end", true),
    ];
    for (order, covered) in done {
        let mover = program.view().viewer;
        give(&mut program, parse_order(order).expect(order));
        assert_eq!(program.now().covered, covered, "after `{order}`");
        if covered {
            take_over(&mut program);
            assert_ne!(program.view().viewer, mover, "after `{order}`");
        }
    }
    let green = program.view().known;
    assert_eq!(green.players[0].pirate.count_ones(), 1, "an attack makes a pirate");
}

#[test]
fn cover_waits_for_the_animation_and_blocks_a_second_click() {
    let (_folder, mut program) = program(|| {
        let setup = Setup::<Contraband>::plain(2, Preset::Seed.options());
        let seats = seats(&setup.seating, |_| SeatControl::Human);
        Match::<Contraband>::deal(setup, seats, 3, None).expect("two can play")
    });
    program.until("the cover", |program| program.play().covered);
    program.until("the board", |program| !program.world().resource::<HitAreas>().0.is_empty());
    program.ask(UiIntent::CloseBanner);
    program.until("the next player", |program| !program.now().covered);
    program.frames(4);
    let can = can(&program);
    let hits = &program.world().resource::<HitAreas>().0;
    let leads = |hit: &&HitArea| {
        target_of(hit.target).is_some_and(|to| matches!(to, ClickTarget::Spot(_)) && can.contains(&to))
    };
    let target = hits.iter().find(leads).expect("a ship can leave its port").target;
    let place = places_of(hits, target)[0];
    let given = program.now().orders;
    program.click_units(place);
    assert_eq!(program.now().orders, given, "the second click of a double one was meant for the cover");
    program.frames(40);
    program.click_units(place);
    program.until("the order", |program| program.now().orders > given);
    program.write(SubmitOrder::<Contraband>::order(Order::End));
    while !program.now().covered {
        program.frames(1);
    }
    let seen = (program.play().covered, program.play().recap.is_some(), program.view().viewer);
    assert_eq!(seen, (false, false, None), "the board shows what was done, and nobody's secrets");
    program.until("the cover", |program| program.play().covered);
    assert!(program.play().recap.as_ref().is_some_and(|recap| recap.cover));
}

#[test]
fn each_round_plan_is_made_behind_a_cover() {
    let (_folder, mut program) = program(|| {
        let setup = Setup::<Contraband>::plain(2, Preset::Secret.options());
        let seats = seats(&setup.seating, |_| SeatControl::Human);
        Match::<Contraband>::deal(setup, seats, 3, Some(Preset::Secret)).expect("two can play")
    });
    let mut covers = 0;
    while covers < 10 {
        program.frames(4);
        if program.now().covered {
            take_over(&mut program);
            covers += 1;
            continue;
        }
        let mut listed = Vec::new();
        Contraband::legal(&program.view(), &mut listed);
        let order = listed.iter().find(|order| **order == Order::End).or(listed.first()).copied();
        give(&mut program, order.expect("something can be done"));
    }
}
