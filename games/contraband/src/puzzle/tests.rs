//! Tests the puzzles of the ladder, their texts, their goals, and the orders that count as luck.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::record::Scenario;
use crate::rules::notation::parse_order;
use orrery_core::{RandomGenerator, Rules as _};
use orrery_learn::puzzle::SolutionCounts;

#[test]
fn every_puzzle_proof_matches_its_file() {
    let mut wrong = Vec::new();
    for rung in ladder() {
        match rung.puzzle.check() {
            Err(error) => wrong.push(format!("{}: {error}", rung.name)),
            Ok(proof) if rung.puzzle.proven.is_none() => {
                wrong.push(format!("{}: no figures: {} of {} ends", rung.name, proof.solving, proof.ends));
            }
            Ok(_) if rung.puzzle.scene.play.is_empty() => wrong.push(format!("{}: no solution", rung.name)),
            Ok(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ladder_lists_every_puzzle_file_and_solutions_are_rare() {
    let listed: BTreeSet<String> = LADDER.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(listed.len(), LADDER.len(), "a puzzle stands in the ladder twice");
    assert_eq!(ladder().len(), listed.len(), "a puzzle cannot be read");
    // The puzzles are in the assets of the workspace, which is one of the folders above this crate.
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let folder = folders.map(|folder| folder.join("assets/contraband/puzzles")).find(|folder| folder.is_dir());
    let files: BTreeSet<String> = std::fs::read_dir(folder.expect("the folder of puzzles"))
        .expect("it can be read")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(files, listed);
    for (index, rung) in ladder().iter().enumerate() {
        let SolutionCounts { ends, solving } = rung.puzzle.proven.expect("figures");
        // At most one leaf in six solves one of the first three puzzles, and one in fifteen any other.
        let one_in = if index < 3 { 6 } else { 15 };
        assert!(solving * one_in <= ends, "{}: {solving} of {ends} ends are too many", rung.name);
    }
}

#[test]
fn puzzles_have_titles_and_hints_in_every_language() {
    for (language, text) in [
        ("en", include_str!("../../../../assets/contraband/locale/en/puzzles.ftl")),
        ("it", include_str!("../../../../assets/contraband/locale/it/puzzles.ftl")),
        ("ru", include_str!("../../../../assets/contraband/locale/ru/puzzles.ftl")),
    ] {
        for (name, _) in LADDER {
            for key in [format!("puzzle-{name} ="), format!("puzzle-{name}-hint =")] {
                assert!(text.lines().any(|line| line.starts_with(&key)), "{language} has no message {key}");
            }
        }
    }
}

/// Reports whether an order counts as luck on a board where red is on turn.
fn luck(red: &str, order: &str) -> bool {
    let text = format!(
        "(game: \"contraband\", title: \"\", setup: (players: 2), police: \"R3|R4\", alien: \"B1|B2\", \
        seats: {{\"red\": ({red})}}, play: [], expect: ())"
    );
    let before = Scenario::from_text(&text).expect("a scenario").position().expect("a position");
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
