//! Tests of the notation of *Contraband*: written orders can be read in any case, and illegal orders are distinguished from
//! misspelled ones.

use contraband::Contraband;
use orrery_core::Rules as _;
use orrery_testkit::matches::{assert_orders_round_trip, assert_records_round_trip};

#[test]
fn orders_round_trip_in_any_case_and_spacing() {
    let lines = [
        "move cw",
        "take Iron",
        "swap Iron Plutonium",
        "leave",
        "jettison Carbon",
        "sell Iron",
        "buy Plutonium",
        "install Engine2",
        "warp green",
        "play WeaponBoost",
        "play SpyRadar ccw",
        "attack blue",
        "fight",
        "stand",
        "flee",
        "submit",
        "submit hide 2",
        "hide Iron Plutonium",
        "hide nothing",
        "loot Carbon Iron",
        "loot nothing",
        "lose Engine1",
        "end",
        "plan out cw market",
        "plan nothing",
        "change 3 gate",
        "done",
    ];
    assert_orders_round_trip::<Contraband>(&lines);
    let order = Contraband::read("loot Iron Carbon").expect("an order");
    assert_eq!(Contraband::write(&order), "loot Carbon Iron");
}

#[test]
fn parse_errors_distinguish_typos_from_impossible_orders() {
    for line in ["play SpyRadar", "move cw mine1", "submit hide 0", "take Engine1", "move R1", "hide nothing Iron"] {
        assert!(Contraband::read(line).expect_err(line).impossible, "{line}");
    }
    for line in ["mvoe cw", "take Uranium", ""] {
        assert!(!Contraband::read(line).expect_err(line).impossible, "{line}");
    }
}

#[test]
fn recorded_orders_round_trip() {
    assert_records_round_trip::<Contraband>(&[
        "fight => 3 2",
        "fight => 4 1 Plutonium",
        "move mine1 => SpyRadar Iron Iron Plutonium",
        "end => 2 4 3",
    ]);
    for line in ["fight", "fight => 3", "warp green", "end => 5", "end =>", "move mine1 => Engine1"] {
        assert!(Contraband::read_recorded(line).is_err(), "{line}");
    }
}
