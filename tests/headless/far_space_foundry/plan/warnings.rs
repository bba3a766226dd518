//! What is asked before an order that loses something.

use orrery::games::far_space_foundry::rules::{Action, Cargo, Good, Half, Line, Order, Product, Ship};
use orrery::games::far_space_foundry::table::Warning;
use orrery::games::far_space_foundry::table::plan::warnings;

use super::{deciders, flown};

#[test]
fn ending_and_loading_ask_for_an_action_that_costs_nothing() {
    let mut position = flown(Half::Beta, 7, false, 2);
    position.players[0].warehouse.add(Good::Skyrite, 1);
    let view = deciders(&position);
    let action = Action::Upgrade;
    assert_eq!(warnings(&view, &Order::End), [Warning::EndWithAction { action }]);
    let load = Order::Load(Cargo::default().with(Line::plain(Ship::Federal, Good::Skyrite, 1)));
    assert_eq!(warnings(&view, &load), [Warning::LoadWithAction { action }]);
    position.now.acted = true;
    assert_eq!(warnings(&deciders(&position), &Order::End), [], "it was used");
}

#[test]
fn what_costs_something_is_not_asked_for() {
    let mut position = flown(Half::Alpha, 6, false, 2);
    position.players[0].warehouse.add(Good::Skyrite, 1);
    position.players[0].warehouse.add(Good::Rubion, 1);
    assert_eq!(warnings(&deciders(&position), &Order::End), [], "Process takes a skyrite");
}

#[test]
fn an_action_before_the_goods_of_a_landing_is_asked_about() {
    let mut position = flown(Half::Beta, 2, true, 3);
    let red = &mut position.players[0];
    red.warehouse.add(Good::Robot, 1);
    red.ship_mut(Ship::Federal).hold.add(Good::Drone, 1);
    let charge = Order::Charge(Some(Product::Robot));
    assert_eq!(warnings(&deciders(&position), &charge), [Warning::ActBeforeGoods { capacity: 3 }]);
    position.now.moved = true;
    assert_eq!(warnings(&deciders(&position), &charge), [], "they have come in");
}
