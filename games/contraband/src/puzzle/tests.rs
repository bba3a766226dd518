//! Tests the puzzles of the ladder, their texts, their goals, and the orders that count as luck.

use super::*;
use crate::rules::notation::parse_order;
use orrery_core::{RandomGenerator, Rules as _};
use orrery_testkit::matches::position;

orrery_testkit::puzzle_tests!(Contraband, rare: 6, 15);

/// Reports whether an order counts as luck on a board where red is on turn.
fn luck(red: &str, order: &str) -> bool {
    let fields = format!("setup: (players: 2), police: \"R3|R4\", alien: \"B1|B2\", seats: {{\"red\": ({red})}}");
    let before = position::<Contraband>(&fields);
    let order = parse_order(order).expect("an order");
    let mut after = before;
    Contraband::apply(&mut after, &order, &mut RandomGenerator::new(1), &mut ());
    is_luck(&before, &order, &after)
}

#[test]
fn dice_draws_and_meetings_are_luck_but_inspections_are_not() {
    assert!(luck("at: \"R1\"", "move mine1"), "an unseen mine");
    assert!(luck("at: \"R3 gate\"", "warp blue"), "a gate");
    assert!(luck("at: \"G2\"", "move port"), "a store never seen");
    assert!(luck("at: \"R3\"", "end"), "a meeting at the end of the turn");
    assert!(!luck("at: \"R2 port\"", "move out"), "a step");
    assert!(!luck("at: \"R2\"", "move cw"), "the police inspects without dice");
    assert!(!luck("at: \"R2\"", "end"), "another's turn begins");
}

/// Reports whether the start of this scene meets the goal.
fn met(goal: &str, red: &str) -> bool {
    let text = format!(
        "(game: \"contraband\", goal: [{goal}], scene: (game: \"contraband\", title: \"\", setup: (players: 2),
            police: \"G1|G2\", seats: {{\"red\": ({red}), \"green\": (at: \"G2\")}}, play: [], expect: ()))"
    );
    let puzzle = Puzzle::from_text(&text).expect("a puzzle");
    let start = puzzle.start().expect("a position");
    puzzle.met(&start, &start)
}

#[test]
fn goals_are_checked_against_the_movers_ship() {
    let armed =
        r#"at: "R4 market", credits: 700, cargo: ["Iron", "Plutonium"], upgrades: ["Cargo1", "Weapon2", "Shields1"]"#;
    for goal in [
        "Credits(700)",
        "Holds([\"Plutonium\"])",
        "At(\"R4 market\")",
        "Odds(against: \"raiders\", percent: 92)",
        "Stopped(\"green\")",
    ] {
        assert!(met(goal, armed), "{goal}");
    }
    for goal in [
        "Win",
        "Credits(701)",
        "Holds([\"Iron\", \"Iron\"])",
        "At(\"R4\")",
        "Odds(against: \"police\", percent: 90)",
        "Stopped(\"red\")",
    ] {
        assert!(!met(goal, armed), "{goal}");
    }
}

#[test]
fn impossible_goals_are_rejected() {
    let scene = "scene: (game: \"contraband\", title: \"\", setup: (players: 2), play: [], expect: ())";
    for goal in ["At(\"R2 gate\")", "Stopped(\"yellow\")"] {
        let text = format!("(game: \"contraband\", goal: [{goal}], {scene})");
        assert!(Puzzle::from_text(&text).is_err(), "{goal}");
    }
}
