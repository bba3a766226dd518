//! Tests that prove every puzzle of the ladder, and tests of the definition of luck.

use super::*;
use crate::rules::notation::parse_recorded;
use orrery_core::Rules as _;
use orrery_core::chance::ReplayChance;
use orrery_testkit::matches::position;

orrery_testkit::puzzle_tests!(StarshipCatan, rare: 7, 20);

/// Reports whether the order counts as luck in this position.
fn lucky(scene: &str, line: &str) -> bool {
    let before = position::<StarshipCatan>(scene);
    let (order, outcomes) = parse_recorded(line).expect("an order");
    let mut after = before;
    StarshipCatan::apply(&mut after, &order, &mut ReplayChance::new(outcomes), &mut ());
    is_luck(&before, &order, &after)
}

#[test]
fn fight_is_luck_unless_worst_dice_win_or_best_dice_lose() {
    let against = |cannons: &str, row: &str| {
        let seats = format!("seats: {{\"moon\": (cannons: \"{cannons}\")}}, phase: \"pirates\",");
        lucky(&format!("{seats} flight: (row: [\"{row}\"]), reserve: [],"), &format!("fight => 1 1 {row} -"))
    };
    assert!(against("2 2 1", "Pirates2"), "they may be of strength 4: 5 + 1 against 4 + 4");
    assert!(against("2 2 2", "Pirates2"), "6 + 1 against 4 + 4");
    assert!(!against("", "Corsairs6"), "0 + 4 against 4 + 1 at least");
    assert!(against("1", "Corsairs6"));
}

#[test]
fn next_card_is_luck_unless_it_is_the_last_and_known() {
    let next = |knows: &str, size: u8| {
        let seats = format!("seats: {{\"moon\": (knows: {{\"1\": [\"Hades\"{knows}]}})}}, phase: \"flight\",");
        let flight = "flight: (sector: 1, row: [\"Hades\"]), sectors: {\"1\": [\"Loam\"]},";
        lucky(&format!("{seats} {flight} sizes: {{\"1\": {size}}},"), "next => Loam")
    };
    assert!(next(", \"Loam\"", 10));
    assert!(next("", 2), "the only one left, but he does not know it");
    assert!(!next(", \"Loam\"", 2));
}
