//! Tests of choosing the targets of tech cards.

use alien_frontiers::rules::{
    CannonTargets, Card, CardPower, DiscardPower, Facility, Field, Order, PlacedColony, Position, Refusal, Ships,
    TeleportedShip, Territory,
};
use alien_frontiers::table::plan::{CardUse, ClickResult, ClickTarget, OrderEntryMode, PendingOrder};
use orrery_core::Colour;

use super::{die, docked, picked, rich, ship, table, with_card};

/// Returns a position in which Red holds `card` and six fuel.
fn holding(card: Card, hand: &[u8]) -> Position {
    rich(with_card(table(hand), Colour::Red, card), Colour::Red, 6, 0)
}

fn begun(position: &Position, card: Card, usage: CardUse) -> PendingOrder {
    let mut plan = PendingOrder::default();
    assert_eq!(plan.begin_card(position, card, usage), ClickResult::More);
    plan
}

fn settled(mut position: Position, colour: Colour, territory: Territory) -> Position {
    let player = &mut position.players[colour.index()];
    player.colonies[territory.index()] += 1;
    player.unplaced -= 1;
    if player.colonies[territory.index()] == 1 {
        position.control[territory.index()] = Some(colour);
    }
    position
}

const fn at(colour: Colour, facility: Facility, value: u8) -> ClickTarget {
    ClickTarget::DockedShip { colour, facility, ship: ship(value) }
}

#[test]
fn unusable_card_gives_its_refusal() {
    let position = holding(Card::BoosterPod, &[3]);
    let refusal = |position: &Position, card, usage| match PendingOrder::default().begin_card(position, card, usage) {
        ClickResult::Refused(refusal) => refusal,
        step => panic!("{step:?}"),
    };
    let not_held = Refusal::NotHeld { colour: Colour::Red, card: Card::StasisBeam };
    assert_eq!(refusal(&position, Card::StasisBeam, CardUse::Power), not_held);
    let mut used = position;
    used.turn.used.insert(Card::BoosterPod);
    let again = Refusal::UsedAlready { card: Card::BoosterPod };
    assert_eq!(refusal(&used, Card::BoosterPod, CardUse::Power), again);
    assert_eq!(refusal(&used, Card::BoosterPod, CardUse::Discard), again);
    let poor = rich(position, Colour::Red, 0, 0);
    let price = Refusal::Price { fuel: 1, ore: 0, have_fuel: 0, have_ore: 0 };
    assert_eq!(refusal(&poor, Card::BoosterPod, CardUse::Power), price);
    assert!(matches!(refusal(&position, Card::BoosterPod, CardUse::Discard), Refusal::FieldAway { .. }));
    assert_eq!(refusal(&holding(Card::BoosterPod, &[]), Card::BoosterPod, CardUse::Power), Refusal::NoShips);
    let city = holding(Card::AlienCity, &[3]);
    assert_eq!(refusal(&city, Card::AlienCity, CardUse::Power), Refusal::NoPower { card: Card::AlienCity });
    let mut waiting = position;
    waiting.phase = alien_frontiers::rules::Phase::Roll;
    assert_eq!(refusal(&waiting, Card::BoosterPod, CardUse::Power), Refusal::RollFirst);
}

#[test]
fn value_card_targets_only_dice_it_can_change() {
    let position = holding(Card::BoosterPod, &[2, 6]);
    let mut plan = begun(&position, Card::BoosterPod, CardUse::Power);
    assert_eq!(plan.targets(&position), [die(&position, 0)]);
    let range = Refusal::ValueRange { value: 6, wanted: 7 };
    assert_eq!(plan.pick(&position, die(&position, 1)), ClickResult::Refused(range));
    let order = Order::Use(CardPower::BoosterPod(ship(2)));
    assert_eq!(plan.pick(&position, die(&position, 0)), ClickResult::Order(order));
    assert_eq!(plan, PendingOrder::default());
}

#[test]
fn single_picked_die_becomes_the_card_target() {
    let position = holding(Card::PolarityDevice, &[2, 6]);
    let mut plan = picked(&position, &[1]);
    let order = Order::Use(CardPower::PolarityDevice(ship(6)));
    assert_eq!(plan.begin_card(&position, Card::PolarityDevice, CardUse::Power), ClickResult::Order(order));
    let held = ClickTarget::HeldCard { colour: Colour::Red, card: Card::PolarityDevice };
    assert_eq!(picked(&position, &[0, 1]).pick(&position, held), ClickResult::More, "two dice: which is meant?");
}

#[test]
fn teleported_die_cannot_change_its_value() {
    let mut position = holding(Card::BoosterPod, &[3]);
    position.turn.teleported = Some(TeleportedShip { ship: ship(3), from: Facility::LunarMine });
    position.players[Colour::Red.index()].stock -= 1;
    let mut plan = begun(&position, Card::BoosterPod, CardUse::Power);
    assert_eq!(plan.targets(&position), [die(&position, 0)]);
    assert_eq!(plan.pick(&position, die(&position, 1)), ClickResult::Refused(Refusal::ValueFixed { ship: ship(3) }));
}

#[test]
fn gravity_manipulator_lowers_first_die_and_raises_second() {
    let position = holding(Card::GravityManipulator, &[1, 4, 6]);
    let mut plan = begun(&position, Card::GravityManipulator, CardUse::Power);
    assert_eq!(plan.targets(&position), [die(&position, 1), die(&position, 2)], "a 1 cannot go down");
    assert_eq!(plan.pick(&position, die(&position, 1)), ClickResult::More);
    assert_eq!(plan.targets(&position), [die(&position, 0), die(&position, 1)], "a 6 not up; the 4 can be put back");
    let order = Order::Use(CardPower::GravityManipulator { down: ship(4), up: ship(1) });
    assert_eq!(plan.clone().pick(&position, die(&position, 0)), ClickResult::Order(order));
    assert_eq!(plan.pick(&position, die(&position, 1)), ClickResult::More);
    assert!(matches!(plan.mode(), OrderEntryMode::Card { picks, .. } if picks.is_empty()));
}

#[test]
fn temporal_warper_collects_dice_until_confirmed() {
    let position = holding(Card::TemporalWarper, &[1, 1, 5]);
    let mut plan = picked(&position, &[0]);
    assert_eq!(plan.begin_card(&position, Card::TemporalWarper, CardUse::Power), ClickResult::More);
    plan.pick(&position, die(&position, 2));
    plan.pick(&position, die(&position, 1));
    plan.pick(&position, die(&position, 2));
    let order = Order::Use(CardPower::TemporalWarper(Ships::equal(1, 2)));
    assert_eq!(plan.pick(&position, ClickTarget::Confirm), ClickResult::Order(order));
    let mut empty = begun(&position, Card::TemporalWarper, CardUse::Power);
    assert_eq!(empty.pick(&position, ClickTarget::Confirm), ClickResult::Nothing, "nothing is picked yet");
}

#[test]
fn plasma_cannon_collects_ships_of_one_facility_until_confirmed() {
    let mut position = docked(holding(Card::PlasmaCannon, &[2]), Colour::Green, Facility::SolarConverter, &[4, 4]);
    position = docked(position, Colour::Blue, Facility::LunarMine, &[1]);
    position = docked(position, Colour::Red, Facility::SolarConverter, &[5]);
    let mut plan = begun(&position, Card::PlasmaCannon, CardUse::Power);
    let four = at(Colour::Green, Facility::SolarConverter, 4);
    let one = at(Colour::Blue, Facility::LunarMine, 1);
    assert_eq!(plan.targets(&position), [four, one]);
    let own = at(Colour::Red, Facility::SolarConverter, 5);
    assert_eq!(plan.pick(&position, own), ClickResult::Refused(Refusal::OwnColour { colour: Colour::Red }));
    plan.pick(&position, one);
    plan.pick(&position, four);
    plan.pick(&position, four);
    let targets = CannonTargets::NONE.with(Colour::Green, Ships::equal(4, 2));
    let both = Order::Use(CardPower::PlasmaCannon { facility: Facility::SolarConverter, targets });
    assert_eq!(
        plan.clone().pick(&position, ClickTarget::Confirm),
        ClickResult::Order(both),
        "the ship elsewhere was let go"
    );
    plan.pick(&position, four);
    assert!(
        matches!(plan.mode(), OrderEntryMode::Card { picks, complete: false, .. } if picks.is_empty()),
        "both put back"
    );
}

#[test]
fn plasma_cannon_refuses_a_target_it_cannot_pay_for() {
    let mut position = docked(holding(Card::PlasmaCannon, &[2]), Colour::Green, Facility::SolarConverter, &[4, 5]);
    position = rich(position, Colour::Red, 1, 0);
    let mut plan = begun(&position, Card::PlasmaCannon, CardUse::Power);
    plan.pick(&position, at(Colour::Green, Facility::SolarConverter, 4));
    let price = Refusal::Price { fuel: 2, ore: 0, have_fuel: 1, have_ore: 0 };
    assert_eq!(plan.pick(&position, at(Colour::Green, Facility::SolarConverter, 5)), ClickResult::Refused(price));
}

#[test]
fn data_crystal_and_teleporter_target_the_board() {
    let position = settled(holding(Card::DataCrystal, &[2]), Colour::Green, Territory::HerbertValley);
    let mut plan = begun(&position, Card::DataCrystal, CardUse::Power);
    assert_eq!(plan.targets(&position), [ClickTarget::Territory(Territory::HerbertValley)]);
    let colony = ClickTarget::Colony(PlacedColony { colour: Colour::Green, territory: Territory::HerbertValley });
    let order = Order::Use(CardPower::DataCrystal(Territory::HerbertValley));
    assert_eq!(plan.pick(&position, colony), ClickResult::Order(order), "a colony stands for its territory");

    let position = docked(holding(Card::OrbitalTeleporter, &[2]), Colour::Red, Facility::LunarMine, &[3]);
    let mut plan = begun(&position, Card::OrbitalTeleporter, CardUse::Power);
    let three = at(Colour::Red, Facility::LunarMine, 3);
    assert_eq!(plan.targets(&position), [three]);
    let order = Order::Use(CardPower::OrbitalTeleporter { facility: Facility::LunarMine, ship: ship(3) });
    assert_eq!(plan.pick(&position, three), ClickResult::Order(order));
}

#[test]
fn discards_target_a_field_or_a_territory() {
    let mut position = holding(Card::BoosterPod, &[2]);
    position.fields[Field::Repulsor.index()] = Some(Territory::LemBadlands);
    let mut plan = begun(&position, Card::BoosterPod, CardUse::Discard);
    assert_eq!(plan.targets(&position), [ClickTarget::Field(Field::Repulsor)]);
    let order = Order::Discard(DiscardPower::BoosterPod(Field::Repulsor));
    assert_eq!(plan.pick(&position, ClickTarget::Field(Field::Repulsor)), ClickResult::Order(order));

    let position = holding(Card::StasisBeam, &[2]);
    let mut plan = begun(&position, Card::StasisBeam, CardUse::Discard);
    assert_eq!(plan.targets(&position).len(), 8);
    let order = Order::Discard(DiscardPower::StasisBeam(Territory::PohlFoothills));
    assert_eq!(plan.pick(&position, ClickTarget::Territory(Territory::PohlFoothills)), ClickResult::Order(order));
}

#[test]
fn discards_move_and_swap_colonies() {
    let (valley, crater) = (Territory::HerbertValley, Territory::AsimovCrater);
    let green = PlacedColony { colour: Colour::Green, territory: valley };
    let red = PlacedColony { colour: Colour::Red, territory: crater };
    let both = |card| settled(settled(holding(card, &[2]), Colour::Green, valley), Colour::Red, crater);

    let position = both(Card::OrbitalTeleporter);
    let mut plan = begun(&position, Card::OrbitalTeleporter, CardUse::Discard);
    assert_eq!(plan.targets(&position), [ClickTarget::Colony(red), ClickTarget::Colony(green)]);
    assert_eq!(
        plan.pick(&position, ClickTarget::Territory(valley)),
        ClickResult::More,
        "the only colony there is meant"
    );
    let same = Refusal::SameTerritory { territory: valley };
    assert_eq!(plan.pick(&position, ClickTarget::Territory(valley)), ClickResult::Refused(same));
    let order = Order::Discard(DiscardPower::OrbitalTeleporter { colony: green, to: crater });
    assert_eq!(plan.pick(&position, ClickTarget::Territory(crater)), ClickResult::Order(order));

    let position = both(Card::PolarityDevice);
    let mut plan = begun(&position, Card::PolarityDevice, CardUse::Discard);
    assert_eq!(plan.pick(&position, ClickTarget::Colony(green)), ClickResult::More);
    let order = Order::Discard(DiscardPower::PolarityDevice(green, red));
    assert_eq!(plan.pick(&position, ClickTarget::Colony(red)), ClickResult::Order(order));
}

#[test]
fn discards_destroy_a_ship_or_retrieve_a_discarded_card() {
    let mut position = docked(holding(Card::PlasmaCannon, &[2]), Colour::Green, Facility::SolarConverter, &[4]);
    position.players[Colour::Green.index()].stock -= 1;
    position.players[Colour::Green.index()].bay += 1;
    let mut plan = begun(&position, Card::PlasmaCannon, CardUse::Discard);
    let four = at(Colour::Green, Facility::SolarConverter, 4);
    let shot = DiscardPower::PlasmaCannon { colour: Colour::Green, facility: Facility::SolarConverter, ship: ship(4) };
    assert_eq!(plan.pick(&position, four), ClickResult::Order(Order::Discard(shot)));

    let mut position = holding(Card::TemporalWarper, &[2]);
    assert_eq!(
        PendingOrder::default().begin_card(&position, Card::TemporalWarper, CardUse::Discard),
        ClickResult::Nothing,
        "the pile is empty"
    );
    position.deck.take(Card::AlienCity);
    position.discards.add(Card::AlienCity);
    let mut plan = begun(&position, Card::TemporalWarper, CardUse::Discard);
    assert_eq!(plan.targets(&position), [ClickTarget::PileCard(Card::AlienCity)]);
    let order = Order::Discard(DiscardPower::TemporalWarper(Card::AlienCity));
    assert_eq!(plan.pick(&position, ClickTarget::PileCard(Card::AlienCity)), ClickResult::Order(order));
}
