//! Tests of the warnings before an order that loses something.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{
    Action, CargoTransfer, CargoTransferLine, Event, FreighterKind, Good, MatchHalf, MatchMode, Order, Pilot, Product,
};
use far_space_foundry::table::Warning;
use far_space_foundry::table::plan::warnings;
use orrery_core::{RandomGenerator, Rules as _};

use super::{deciders, flown};

#[test]
fn end_and_load_warn_of_an_unused_free_action() {
    let mut position = flown(MatchHalf::Beta, 7, false, 2);
    position.players[0].warehouse.add(Good::Skyrite, 1);
    let view = deciders(&position);
    let action = Action::Upgrade;
    let left = Warning::EndWithGoods { count: 1 };
    assert_eq!(warnings(&view, &Order::End), [Warning::EndWithAction { action }, left]);
    let load =
        Order::Load(CargoTransfer::default().with(CargoTransferLine::plain(FreighterKind::Federal, Good::Skyrite, 1)));
    assert_eq!(warnings(&view, &load), [Warning::LoadWithAction { action }]);
    position.now.acted = true;
    assert_eq!(warnings(&deciders(&position), &Order::End), [left], "it was used");
}

#[test]
fn no_warning_for_an_action_that_costs_goods() {
    let mut position = flown(MatchHalf::Alpha, 6, false, 2);
    position.players[0].warehouse.add(Good::Skyrite, 1);
    position.players[0].warehouse.add(Good::Rubion, 1);
    let left = Warning::EndWithGoods { count: 2 };
    let back = Warning::EndOfAlpha { goods: [1, 1, 0] };
    assert_eq!(warnings(&deciders(&position), &Order::End), [left, back], "Process takes a skyrite");
}

#[test]
fn end_warns_of_free_goods_left_behind() {
    let mut mined = flown(MatchHalf::Alpha, 5, true, 3);
    assert_eq!(warnings(&deciders(&mined), &Order::End), [], "nothing comes of it any more");
    mined.players[0].hand.push(Pilot::Six);
    assert_eq!(warnings(&deciders(&mined), &Order::End), [Warning::EndWithGoods { count: 3 }]);
    mined.now.moved = true;
    assert_eq!(warnings(&deciders(&mined), &Order::End), [], "they have come in");
    let mut unloaded = flown(MatchHalf::Beta, 4, true, 3);
    unloaded.players[0].ship_mut(FreighterKind::Federal).hold.add(Good::Drone, 1);
    assert_eq!(warnings(&deciders(&unloaded), &Order::End), [], "what is unloaded counts no more");
}

#[test]
fn action_before_taking_landing_goods_warns() {
    let mut position = flown(MatchHalf::Beta, 2, true, 3);
    let red = &mut position.players[0];
    red.hand.push(Pilot::Six);
    red.warehouse.add(Good::Robot, 1);
    red.ship_mut(FreighterKind::Federal).hold.add(Good::Drone, 1);
    let charge = Order::Charge(Some(Product::Robot));
    assert_eq!(warnings(&deciders(&position), &charge), [Warning::ActBeforeGoods { capacity: 3 }]);
    position.now.moved = true;
    assert_eq!(warnings(&deciders(&position), &charge), [], "they have come in");
}

#[test]
fn last_alpha_turn_warns_of_goods_lost_at_its_end() {
    let mut position = flown(MatchHalf::Alpha, 5, true, 3);
    (position.now.moved, position.now.acted) = (true, true);
    position.players[0].warehouse.add(Good::Galactium, 3);
    let lost = Warning::EndOfAlpha { goods: [0, 0, 3] };
    assert_eq!(warnings(&deciders(&position), &Order::End), [lost]);
    position.players[0].hand.push(Pilot::Six);
    assert_eq!(warnings(&deciders(&position), &Order::End), [], "there is a turn to load it in");
    position.players[0].hand = Default::default();
    position.options.mode = MatchMode::AlphaOnly;
    assert_eq!(warnings(&deciders(&position), &Order::End), [], "there is no Beta: it may break a tie");
    position.options.mode = MatchMode::Full;
    position.half = MatchHalf::Beta;
    assert_eq!(warnings(&deciders(&position), &Order::End), [], "the match is over then");
}

#[test]
fn cleared_goods_are_announced_before_the_station_turns() {
    let mut position = flown(MatchHalf::Alpha, 5, true, 3);
    position.players[1].warehouse.add(Good::Rubion, 2);
    let mut events: Vec<Event> = Vec::new();
    FarSpaceFoundry::apply(&mut position, &Order::End, &mut RandomGenerator::new(1), &mut events);
    let green = position.seating[1];
    let at = |wanted: Event| events.iter().position(|event| *event == wanted);
    let cleared = at(Event::Cleared { seat: green, goods: [0, 2, 0] }).expect("it is told");
    assert!(at(Event::StationTurned).is_some_and(|turned| cleared < turned), "first it flies off: {events:?}");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Cleared { .. })).count(), 1, "red had nothing");
}
