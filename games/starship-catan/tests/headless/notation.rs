//! Tests of reading and writing the notation.

use orrery_core::Rules as _;
use orrery_testkit::matches::{assert_orders_round_trip, assert_records_round_trip};
use starship_catan::StarshipCatan;
use starship_catan::rules::{Card, ChanceOutcome};

/// Lines of every kind, in the canonical form of the notation.
const LINES: &[&str] = &[
    "module Logistics",
    "roll",
    "produce Ore",
    "fly 3",
    "arrange top 2 1",
    "arrange top 3 bottom 1 2",
    "arrange bottom 1 2",
    "next",
    "buy Ore 2",
    "sell Fuel 1",
    "sell Ore 1 TradeGoods 1",
    "buy Science 1",
    "settle",
    "found",
    "adventure Council take Ore Fuel",
    "adventure Council take Food Food",
    "adventure Calamity",
    "stop",
    "pay",
    "fight",
    "take Food",
    "take nothing",
    "lose Sensor",
    "use Galenor buy Ore 2",
    "use MerchantOutpost sell Ore 1 Food 1",
    "demand Ore",
    "offer Ore 1 Astro 2 for Food 1",
    "accept",
    "refuse",
    "build ColonyShip",
    "build TradeShip",
    "build Booster",
    "build Cannon",
    "build Command",
    "upgrade Booster",
    "upgrade Cannon",
    "upgrade Trade",
    "end",
];

#[test]
fn orders_round_trip_in_any_case_and_spacing() {
    assert_orders_round_trip::<StarshipCatan>(LINES);
}

#[test]
fn resource_lists_are_written_in_canonical_order() {
    let same = [
        ("offer Astro 2 Ore 1 for Food 1", "offer Ore 1 Astro 2 for Food 1"),
        ("sell TradeGoods 1 Ore 1", "sell Ore 1 TradeGoods 1"),
        ("adventure Council take Fuel Ore", "adventure Council take Ore Fuel"),
    ];
    for (read, written) in same {
        let order = StarshipCatan::read(read).expect("an order");
        assert_eq!(StarshipCatan::write(&order), written);
    }
}

#[test]
fn recorded_orders_round_trip() {
    let lines = [
        "roll => 2",
        "fly 3 => Hades Corsairs5",
        "fly 3",
        "next => Hades",
        "pay => Corsairs5",
        "fight => 1 4 Corsairs5",
        "fight => 3 2 Pirates2 LostPlanet",
        "fight => 3 2 Pirates2 -",
        "fight => 3 2 Pirates2 ?",
        "settle => LostPlanet",
        "found => GreenOutpost",
        "settle",
        "adventure Famine take Ore => Rescue",
        "adventure Famine take Ore => -",
        "end",
    ];
    assert_records_round_trip::<StarshipCatan>(&lines);
    // No card was revealed in any of these orders.
    for line in ["settle => -", "settle => ?", "found => ?"] {
        assert_eq!(StarshipCatan::read_recorded(line).map(|(_, outcomes)| outcomes.len()), Ok(0), "{line}");
    }
    assert_eq!(ChanceOutcome::Sector(Card::Hades), ChanceOutcome::Fixed(Card::Hades), "records do not tell them apart");
}

#[test]
fn parse_errors_distinguish_typos_from_impossible_orders() {
    let slips = ["", "dance", "fly north", "buy Oar 1", "settle now", "offer Ore 1", "roll 2"];
    for line in slips {
        let error = StarshipCatan::read(line).expect_err(line);
        let told = error.to_string();
        assert!(told.contains("expected"), "{line}: {told}");
    }
    let impossible =
        ["buy Ore 0", "sell Ore 1 Ore 1", "arrange top 1 2 3 4", "produce Science", "buy Ore 999", "fly 0"];
    for line in impossible {
        let error = StarshipCatan::read(line).expect_err(line);
        assert!(error.impossible, "{line}: {error}");
    }
    for line in ["roll => 5", "next", "next => Mars", "pay", "fight => 1 2", "end => 1", "stop => -"] {
        assert!(StarshipCatan::read_recorded(line).is_err(), "{line}");
    }
}
