//! Tests of the warnings about losses that an order would cause.

use starship_catan::rules::{
    Adventure, Card, Commodity, CommodityCounts, Module, Order, Phase, PirateClass, Position, Resource, Ship, TradeDeal,
};
use starship_catan::table::Warning;
use starship_catan::table::plan::warnings;

use super::{moons, table, visiting};

fn with_cargo(mut position: Position, resources: &[Resource]) -> Position {
    resources.iter().for_each(|resource| position.players[0].cargo[resource.index()] += 1);
    position
}

#[test]
fn ending_warns_of_a_buildable_ship_or_module() {
    use Resource::{Carbon, Food, Fuel, Ore};
    let mut position = table(Phase::Build);
    assert_eq!(warnings(&moons(&position), &Order::End), []);
    position = with_cargo(position, &[Ore, Fuel, Food]);
    let ship = Warning::EndWithShip { ship: Ship::ColonyShip };
    assert_eq!(warnings(&moons(&position), &Order::End), [ship]);
    position = with_cargo(position, &[Carbon, Food]);
    position.players[0].modules[Module::Command.index()] = 1;
    let module = Warning::EndWithModule { module: Module::Command };
    assert_eq!(warnings(&moons(&position), &Order::End), [module, ship]);
    position.players[1].modules[Module::Command.index()] = 2;
    assert_eq!(warnings(&moons(&position), &Order::End), [ship], "the other has it");
}

#[test]
fn stopping_warns_at_a_usable_card() {
    let mut position = visiting(table(Phase::Flight), Card::Loam);
    assert_eq!(warnings(&moons(&position), &Order::Stop), []);
    position.players[0].hangar[Ship::ColonyShip.index()] = 1;
    let stops = Warning::StopAtUsable { card: Card::Loam, actions: 2, speed: 3 };
    assert_eq!(warnings(&moons(&position), &Order::Stop), [stops]);
    position.now.speed = 0;
    assert_eq!(warnings(&moons(&position), &Order::Stop), [], "it is the last card");
}

#[test]
fn fighting_warns_of_module_loss_if_ransom_is_payable() {
    let mut position = table(Phase::Pirates);
    position.reserve.pile[0] = 0;
    position.reserve.pile[1] -= 1;
    position = visiting(position, Card::Corsairs5);
    position.players[0].modules[Module::Trade.index()] = 1;
    assert_eq!(warnings(&moons(&position), &Order::Fight), [], "it cannot be paid");
    position.players[0].astro = 5;
    let ransom = PirateClass::Corsairs.ransom();
    assert_eq!(warnings(&moons(&position), &Order::Fight), [Warning::FightForModules { ransom, modules: 1 }]);
    position.players[0].modules = [0; Module::COUNT];
    assert_eq!(warnings(&moons(&position), &Order::Fight), [], "there is none to lose");
}

#[test]
fn selling_warns_of_goods_an_adventure_needs() {
    let mut position = with_cargo(visiting(table(Phase::Flight), Card::Granary), &[Resource::Food, Resource::Food]);
    let sell = |count| Order::Trade(TradeDeal::Sell(CommodityCounts::of(Commodity::Food, count)));
    assert_eq!(warnings(&moons(&position), &sell(2)), []);
    position.adventures.up[0] = Some(Adventure::Famine);
    assert_eq!(warnings(&moons(&position), &sell(1)), [], "one is left");
    let lost = Warning::SellsForAdventure { adventure: Adventure::Famine, thing: Commodity::Food };
    assert_eq!(warnings(&moons(&position), &sell(2)), [lost]);
    assert_eq!(
        warnings(&moons(&position), &Order::Trade(TradeDeal::Buy(CommodityCounts::of(Commodity::Food, 9)))),
        [],
        "it is refused"
    );
}
