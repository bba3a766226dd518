//! What drafts propose and show.

use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::rules::{
    Cargo, Freighter, Good, Half, Line, Order, Pilot, Product, Refusal, Ship, Stage,
};
use orrery::games::far_space_foundry::table::plan::{Flight, Plan, at_dock, best_fit, flights, hover};
use orrery::games::far_space_foundry::table::{Step, Target};
use orrery::table::Interaction as _;

use super::{deciders, flown, table};

#[test]
fn a_click_at_a_dock_plays_the_card_and_flies() {
    let mut position = table(Half::Alpha, Stage::Card);
    position.players[0].hand.push(Pilot::Five);
    (position.docks, position.die) = (0b0001_0000, 1);
    let view = deciders(&position);
    let mut plan = Plan::default();
    assert_eq!(plan.pick(&view, Target::Pilot(Pilot::Five)), Step::More);
    let land = Flight { landing: true, dock: 6, capacity: 2 };
    assert_eq!(flights(&position, Pilot::Five), [land, Flight { landing: false, dock: 5, capacity: 1 }]);
    let preview = hover(&plan, &view, Target::Dock(6)).expect("it can land there");
    assert_eq!((preview.order, preview.capacity), (Order::Land(6), Some(2)));
    assert_eq!(FarSpaceFoundry::follows(&plan, &view, Target::Land), [Order::Land(6)]);
    assert_eq!(plan.why_not(&view, Target::Dock(7)), Some(Refusal::NotThere { pilot: Pilot::Five, dock: 7 }));
    assert_eq!(plan.pick(&view, Target::Lift), Step::Order(Order::Play { pilot: Pilot::Five, roll: false }));
    assert_eq!(
        at_dock(&view, Pilot::Five, land).refusal,
        Some(Refusal::NotEnough { good: Good::Skyrite }),
        "nothing to process"
    );
}

#[test]
fn the_fullest_load_is_proposed_and_one_key_takes_it() {
    let mut position = flown(Half::Alpha, 6, false, 3);
    let red = &mut position.players[0];
    red.warehouse.add(Good::Skyrite, 2);
    red.warehouse.add(Good::Galactium, 2);
    *red.ship_mut(Ship::Amber) = Freighter::plain(4);
    let view = deciders(&position);
    let load = |ship: Ship| {
        let galactium = Line::plain(ship, Good::Galactium, 2);
        Cargo::default().with(Line::plain(ship, Good::Skyrite, 1)).with(galactium)
    };
    assert_eq!(best_fit(&view), Some(load(Ship::Federal)), "the better goods, into the ship that is full then");
    let mut plan = Plan::default();
    assert_eq!(plan.pick(&view, Target::Confirm), Step::Order(Order::Load(load(Ship::Federal))));
    assert_eq!(plan.pick(&view, Target::Ship(Ship::Amber)), Step::More);
    assert_eq!(plan.pick(&view, Target::Less(Ship::Amber, Good::Skyrite)), Step::More);
    let two = Cargo::default().with(Line::plain(Ship::Amber, Good::Galactium, 2));
    assert_eq!(plan.pick(&view, Target::Confirm), Step::Order(Order::Load(two)));
}

#[test]
fn what_is_unloaded_is_what_the_dock_works_on() {
    let mut position = flown(Half::Beta, 4, true, 4);
    position.in_play = Product::Robot.bit();
    let hold = &mut position.players[0].ship_mut(Ship::Federal).hold;
    hold.add(Good::Robot, 1);
    hold.add(Good::Galactium, 2);
    let raw = Cargo::default().with(Line::plain(Ship::Federal, Good::Galactium, 2));
    assert_eq!(best_fit(&deciders(&position)), Some(raw), "the Robot stays where it counts");
}

#[test]
fn a_roll_shows_all_eight_values() {
    let mut position = table(Half::Alpha, Stage::Card);
    position.players[0].hand.push(Pilot::Commander);
    (position.docks, position.die) = (0b1000_0000, 3);
    let view = deciders(&position);
    let mut plan = Plan::default();
    plan.pick(&view, Target::Pilot(Pilot::Commander));
    let preview = hover(&plan, &view, Target::Roll).expect("the Commander rolls");
    let rolls = preview.rolls.expect("of a roll");
    assert!(preview.barrier && rolls[7] == (Some(2), Some(1)) && rolls[0] == (Some(1), Some(8)), "{rolls:?}");
}
