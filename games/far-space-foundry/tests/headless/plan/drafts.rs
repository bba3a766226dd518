//! Tests of the proposals and the contents of drafts.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{
    CargoTransfer, CargoTransferLine, Freighter, FreighterKind, Good, GoodsStore, MatchHalf, Order, Phase, Pilot,
    Product, Refusal,
};
use far_space_foundry::table::plan::{PendingOrder, PilotFlight, at_dock, best_fit, charges, flights, hover};
use far_space_foundry::table::{ClickResult, ClickTarget};
use orrery_core::interaction::OrderInput as _;

use super::{deciders, flown, table};

#[test]
fn dock_targets_play_the_pilot_and_fly() {
    let mut position = table(MatchHalf::Alpha, Phase::Card);
    position.players[0].hand.push(Pilot::Five);
    (position.docks, position.die) = (0b0001_0000, 1);
    let view = deciders(&position);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&view, ClickTarget::Pilot(Pilot::Five)), ClickResult::More);
    let land = PilotFlight { landing: true, dock: 6, capacity: 2 };
    assert_eq!(flights(&position, Pilot::Five), [land, PilotFlight { landing: false, dock: 5, capacity: 1 }]);
    let preview = hover(&plan, &view, ClickTarget::Dock(6)).expect("it can land there");
    assert_eq!((preview.order, preview.capacity), (Order::Land(6), Some(2)));
    assert_eq!(FarSpaceFoundry::follows(&plan, &view, ClickTarget::Land), [Order::Land(6)]);
    assert_eq!(plan.why_not(&view, ClickTarget::Dock(7)), Some(Refusal::NotThere { pilot: Pilot::Five, dock: 7 }));
    assert_eq!(
        plan.pick(&view, ClickTarget::Lift),
        ClickResult::Order(Order::Play { pilot: Pilot::Five, roll: false })
    );
    assert_eq!(
        at_dock(&view, Pilot::Five, land).refusal,
        Some(Refusal::NotEnough { good: Good::Skyrite }),
        "nothing to process"
    );
}

#[test]
fn confirm_takes_the_fullest_proposed_load() {
    let mut position = flown(MatchHalf::Alpha, 6, false, 3);
    let red = &mut position.players[0];
    red.warehouse.add(Good::Skyrite, 2);
    red.warehouse.add(Good::Galactium, 2);
    *red.ship_mut(FreighterKind::Amber) = Freighter::plain(4);
    let view = deciders(&position);
    let load = |ship: FreighterKind| {
        let galactium = CargoTransferLine::plain(ship, Good::Galactium, 2);
        CargoTransfer::default().with(CargoTransferLine::plain(ship, Good::Skyrite, 1)).with(galactium)
    };
    assert_eq!(
        best_fit(&view),
        Some(load(FreighterKind::Federal)),
        "the better goods, into the ship that is full then"
    );
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Order(Order::Load(load(FreighterKind::Federal))));
    assert_eq!(plan.pick(&view, ClickTarget::Ship(FreighterKind::Amber)), ClickResult::More);
    assert_eq!(plan.pick(&view, ClickTarget::Less(FreighterKind::Amber, Good::Skyrite)), ClickResult::More);
    let two = CargoTransfer::default().with(CargoTransferLine::plain(FreighterKind::Amber, Good::Galactium, 2));
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Order(Order::Load(two)));
}

#[test]
fn unload_proposal_takes_only_goods_the_dock_processes() {
    let mut position = flown(MatchHalf::Beta, 4, true, 4);
    position.in_play = Product::Robot.bit();
    position.tokens[Product::Robot.index()] = 6;
    position.players[0].hand.push(Pilot::Six);
    let hold = &mut position.players[0].ship_mut(FreighterKind::Federal).hold;
    hold.add(Good::Robot, 1);
    hold.add(Good::Galactium, 2);
    let raw = CargoTransfer::default().with(CargoTransferLine::plain(FreighterKind::Federal, Good::Galactium, 2));
    assert_eq!(best_fit(&deciders(&position)), Some(raw), "the Robot stays where it counts");
}

#[test]
fn roll_preview_shows_all_eight_values() {
    let mut position = table(MatchHalf::Alpha, Phase::Card);
    position.players[0].hand.push(Pilot::Commander);
    (position.docks, position.die) = (0b1000_0000, 3);
    let view = deciders(&position);
    let mut plan = PendingOrder::default();
    plan.pick(&view, ClickTarget::Pilot(Pilot::Commander));
    let preview = hover(&plan, &view, ClickTarget::Roll).expect("the Commander rolls");
    let rolls = preview.rolls.expect("of a roll");
    assert!(preview.barrier && rolls[7] == (Some(2), Some(1)) && rolls[0] == (Some(1), Some(8)), "{rolls:?}");
}

#[test]
fn charge_targets_are_one_for_free_or_all_for_a_credit() {
    let mut position = flown(MatchHalf::Beta, 2, false, 1);
    position.players[0].credits = 1;
    position.players[0].warehouse.add(Good::Robot, 1);
    let robot = ClickTarget::Charge(Product::Robot);
    assert_eq!(charges(&deciders(&position)), [robot], "no key takes a credit for what is free");
    position.players[0].warehouse.add(Good::Battery, 2);
    assert_eq!(charges(&deciders(&position)), [robot, ClickTarget::ChargeAll], "the best one, or all of them");
    position.players[0].warehouse = GoodsStore::default();
    let view = deciders(&position);
    assert_eq!(charges(&view), [ClickTarget::ChargeAll], "it says why nothing is charged");
    assert!(PendingOrder::default().why_not(&view, ClickTarget::ChargeAll).is_some());
}

#[test]
fn unload_proposal_skips_goods_that_only_lose_points() {
    let mut position = flown(MatchHalf::Beta, 7, true, 4);
    position.players[0].hand.push(Pilot::Six);
    let federal = position.players[0].ship_mut(FreighterKind::Federal);
    federal.hold.add(Good::RobotCharged, 1);
    assert_eq!(best_fit(&deciders(&position)), None, "a credit is taken without it");
    assert_eq!(PendingOrder::default().pick(&deciders(&position), ClickTarget::Confirm), ClickResult::Nothing);
    assert_eq!(
        PendingOrder::default().pick(&deciders(&position), ClickTarget::Ship(FreighterKind::Federal)),
        ClickResult::More,
        "by a click it is"
    );
    *position.players[0].ship_mut(FreighterKind::Amber) = Freighter::plain(2);
    position.players[0].ship_mut(FreighterKind::Amber).hold.add(Good::Skyrite, 1);
    let empties = CargoTransfer::default().with(CargoTransferLine::plain(FreighterKind::Amber, Good::Skyrite, 1));
    assert_eq!(best_fit(&deciders(&position)), Some(empties), "an empty freighter can be upgraded");
    position.players[0].hand = Default::default();
    assert_eq!(best_fit(&deciders(&position)), None, "no turn is left to load it again");
}

#[test]
fn landing_goods_make_a_dock_action_available() {
    let mut position = table(MatchHalf::Beta, Phase::Card);
    position.players[0].hand.push(Pilot::Four);
    (position.in_play, position.tokens[Product::Robot.index()]) = (Product::Robot.bit(), 6);
    let land = |capacity| PilotFlight { landing: true, dock: 4, capacity };
    let there = |position: &_, capacity| at_dock(&deciders(position), Pilot::Four, land(capacity));
    assert!(there(&position, 2).refusal.is_some(), "there is nothing to make a Robot of");
    position.players[0].ship_mut(FreighterKind::Federal).hold.add(Good::Galactium, 2);
    let usable = there(&position, 2);
    assert!(usable.refusal.is_none() && usable.after_goods, "{usable:?}");
    assert!(there(&position, 1).refusal.is_some(), "the shuttle carries too little");
    position.players[0].warehouse.add(Good::Galactium, 2);
    let usable = there(&position, 1);
    assert!(usable.refusal.is_none() && !usable.after_goods, "{usable:?}");
}
