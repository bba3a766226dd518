//! Tests of every puzzle of the ladder, of the goals, and of the orders that count as luck or are not listed.

use std::collections::BTreeSet;

use super::*;
use crate::rules::notation::parse_order;
use crate::rules::view;
use orrery_core::{RandomGenerator, Rules as _};
use orrery_testkit::matches::position;

orrery_testkit::puzzle_tests!(FarSpaceFoundry, rare: 7, 20);

#[test]
fn rolls_and_cantina_are_luck_but_the_draw_at_turn_end_is_not() {
    let luck = |line: &str| is_luck(&parse_order(line).expect("an order"));
    for line in ["play Commander roll", "cantina", "hire nobody", "begin"] {
        assert!(luck(line), "{line}");
    }
    for line in ["play Commander", "land 4", "bribe add 3", "process 2", "charge all", "end"] {
        assert!(!luck(line), "{line}");
    }
}

#[test]
fn turn_search_includes_split_pairs_and_spare_capacity() {
    let listed = |board: &str, orders: &[&str]| {
        let mut position = position::<FarSpaceFoundry>(&format!("half: \"beta\", {board}"));
        for line in orders {
            FarSpaceFoundry::apply(
                &mut position,
                &parse_order(line).expect("an order"),
                &mut RandomGenerator::new(1),
                &mut (),
            );
        }
        let (mut all, seen) = (Vec::new(), view(&position, Some(position.colour())));
        FarSpaceFoundry::legal(&seen, &mut all);
        FarSpaceFoundry::unlisted(&seen, &mut all);
        assert!(all.iter().all(|order| FarSpaceFoundry::check(&seen, order).is_ok()), "{board}");
        all.iter().map(FarSpaceFoundry::write).collect::<BTreeSet<String>>()
    };
    let off = listed(
        r#"seats: {"red": (hand: ["4"], freighters: {"Federal": (goods: "galactium 2 galactium* 1")})}"#,
        &["play 4", "land 4"],
    );
    assert!(off.contains("unload Federal *galactium 1") && off.contains("unload Federal galactium 1"), "{off:?}");
    let two = r#"docks: [5], die: 2, seats: {"red": (hand: ["TealOperative", "TealSmuggler"], warehouse: "skyrite 4",
        freighters: {"Teal": (size: 4)})}"#;
    let several = listed(two, &["play TealOperative", "lift 5"]);
    assert!(several.contains("load Federal skyrite 1, Teal skyrite 1"), "capacity is left: {several:?}");
    let stars = listed(two, &["play TealSmuggler", "lift 5"]);
    assert!(stars.contains("load Teal skyrite 3 skyrite* 1"), "one pair of two: {stars:?}");
}

/// Reports whether a goal is met at the start of a scene in which `seats` describes red's seat.
fn met(goal: &str, seats: &str) -> bool {
    let text = format!(
        "(game: \"far-space-foundry\", goal: [{goal}], scene: (game: \"far-space-foundry\", title: \"\", half: \"beta\",
            seats: {{\"red\": ({seats})}}, play: [], expect: ()))"
    );
    let puzzle = Puzzle::from_text(&text).expect("a puzzle");
    let start = puzzle.start().expect("a position");
    puzzle.met(&start, &start)
}

#[test]
fn goals_are_checked_against_the_movers_own_fleet() {
    let full = "hand: [\"5\"], credits: 3, freighters: {\"Federal\": (upgraded: true, goods: \"Robot+ 1 skyrite 2\")}";
    let part = "hand: [\"5\"], credits: 3, freighters: {\"Federal\": (goods: \"Robot 1 skyrite 1\")}";
    for goal in ["Full", "Upgraded(\"Federal\")", "Aboard(good: \"Robot+\", count: 1)", "Points(15)"] {
        assert!(met(goal, full), "{goal}");
        assert!(!met(goal, part), "{goal}");
    }
    assert!(!met("Gain(1)", full) && !met("Sold(\"Robot\")", full) && !met("Win", full));
    assert!(!met("Stored(good: \"Robot+\", count: 1)", full), "on board is not in the warehouse");
}

#[test]
fn impossible_goals_are_rejected() {
    let scene = "scene: (game: \"far-space-foundry\", title: \"\", half: \"beta\", play: [], expect: ())";
    for goal in ["Upgraded(\"Teal\")", "Sold(\"Helmet\")"] {
        let text = format!("(game: \"far-space-foundry\", goal: [{goal}], {scene})");
        assert!(Puzzle::from_text(&text).is_err(), "{goal}");
    }
}
