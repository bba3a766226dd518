//! Tests that the confirm key plays a turn in which nothing can be gained, that only the deal is automatic, and that a target of
//! its own takes a good off a pair.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::record::{Match, Scenario};
use far_space_foundry::rules::notation::parse_order;
use far_space_foundry::rules::{
    CargoTransfer, CargoTransferLine, FreighterKind, Good, MatchHalf, Order, Phase, Pilot, PilotSet, Position,
};
use far_space_foundry::table::plan::PendingOrder;
use far_space_foundry::table::{ClickResult, ClickTarget};
use orrery_core::interaction::OrderInput as _;
use orrery_core::{Colour, Rules as _};
use orrery_record::{Seat, SeatControl};

use super::{deciders, table};

/// Returns a position with red's last pilot of Beta in hand, nothing in the warehouse, and no credit left in the bank.
fn last_turn() -> Position {
    let mut position = table(MatchHalf::Beta, Phase::Card);
    let red = &mut position.players[0];
    red.hand.push(Pilot::Five);
    red.ship_mut(FreighterKind::Federal).hold.add(Good::Robot, 3);
    red.ship_mut(FreighterKind::Federal).upgraded = true;
    position.bank = 0;
    position
}

#[test]
fn confirm_plays_out_a_last_turn_without_gain() {
    let mut position = last_turn();
    let mut plan = PendingOrder::default();
    let play = Order::Play { pilot: Pilot::Five, roll: false };
    let view = deciders(&position);
    assert_eq!(FarSpaceFoundry::follows(&plan, &view, ClickTarget::Confirm), [Order::Land(5)]);
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Order(play));
    for order in [play, Order::Land(5)] {
        FarSpaceFoundry::apply(&mut position, &order, &mut orrery_core::RandomGenerator::new(0), &mut ());
    }
    assert!(FarSpaceFoundry::check(&deciders(&position), &Order::End).is_ok());
}

#[test]
fn confirm_plays_no_turn_that_can_gain() {
    let confirm = |position: &Position| PendingOrder::default().pick(&deciders(position), ClickTarget::Confirm);
    let mut credit = last_turn();
    credit.bank = 1;
    // Dock 7 gives a credit; a bribe, which costs one, cannot open the dock.
    credit.players[0].hand = Default::default();
    credit.players[0].hand.push(Pilot::Seven);
    assert_eq!(confirm(&credit), ClickResult::Nothing);
    let mut loads = last_turn();
    loads.players[0].warehouse.add(Good::Skyrite, 1);
    loads.players[0].ship_mut(FreighterKind::Federal).size = 4;
    loads.docks = 0b1;
    assert_eq!(confirm(&loads), ClickResult::Nothing);
    let mut another = last_turn();
    another.players[0].hand.push(Pilot::Six);
    assert_eq!(confirm(&another), ClickResult::Nothing, "a turn is still to come, for which docks count");
}

#[test]
fn confirm_skips_no_hiring_choice_in_alpha() {
    let mut position = last_turn();
    position.half = MatchHalf::Alpha;
    let mut plan = PendingOrder::default();
    position.players[0].hand = Default::default();
    position.players[0].hand.push(Pilot::Six);
    assert!(
        matches!(plan.pick(&deciders(&position), ClickTarget::Confirm), ClickResult::Order(_)),
        "dock 6 only processes"
    );
    position.players[0].hand = Default::default();
    position.players[0].hand.push(Pilot::Five);
    position.players[0].credits = 1;
    position.aliens = PilotSet::ALIENS;
    assert_eq!(
        PendingOrder::default().pick(&deciders(&position), ClickTarget::Confirm),
        ClickResult::Nothing,
        "dock 5 is a Cantina"
    );
}

#[test]
fn only_the_deal_happens_by_itself() {
    let position = table(MatchHalf::Alpha, Phase::Begin);
    assert_eq!(FarSpaceFoundry::by_itself(&deciders(&position)), Some(Order::Begin));
    assert_eq!(FarSpaceFoundry::by_itself(&deciders(&last_turn())), None);
}

/// Returns a position in which red has landed at dock 5, with a pair and a single good of skyrite in the freighter.
fn with_a_pair() -> Position {
    let text = r#"(
        game: "far-space-foundry", title: "", half: "beta",
        seats: {"red": (hand: ["5"], freighters: {"Federal": (goods: "skyrite 2 skyrite* 1")})},
        play: [], expect: (),
    )"#;
    let scenario = Scenario::from_text(text).expect("reads");
    let seat = |colour: Colour| Seat { colour, name: colour.to_string(), control: SeatControl::Human };
    let seats = [Colour::Red, Colour::Green].map(seat).to_vec();
    let mut game = Match::from_scenario(&scenario, seats, 1).expect("is a match");
    for line in ["play 5", "land 5"] {
        game.give(parse_order(line).expect("an order")).expect("it is legal");
    }
    *game.position()
}

#[test]
fn pair_key_toggles_taking_a_good_off_the_pair() {
    let view = deciders(&with_a_pair());
    let (ship, good) = (FreighterKind::Federal, Good::Skyrite);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&view, ClickTarget::More(ship, good)), ClickResult::More);
    assert!(plan.targets(&view).contains(&ClickTarget::OffPair(ship, good)), "the key ÷2 is there");
    let single = CargoTransferLine::plain(ship, good, 1);
    let unload = |line| ClickResult::Order(Order::Unload(CargoTransfer::default().with(line)));
    assert_eq!(plan.clone().pick(&view, ClickTarget::Confirm), unload(single));
    assert_eq!(plan.pick(&view, ClickTarget::OffPair(ship, good)), ClickResult::More);
    assert_eq!(plan.clone().pick(&view, ClickTarget::Confirm), unload(CargoTransferLine { off: true, ..single }));
    assert_eq!(plan.pick(&view, ClickTarget::OffPair(ship, good)), ClickResult::More);
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), unload(single), "after the most none");
}
