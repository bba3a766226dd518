//! Tests of every puzzle of the ladder, of the goals, and of the orders that count as luck or are not listed.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::record::Scenario;
use crate::rules::notation::parse_order;
use crate::rules::view;
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
    // The folder of puzzles is in the repository, in one of the folders above the crate.
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let folder = folders.map(|folder| folder.join("assets/far-space-foundry/puzzles")).find(|folder| folder.is_dir());
    let files: BTreeSet<String> = std::fs::read_dir(folder.expect("the folder of puzzles"))
        .expect("it can be read")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(files, listed);
    for (index, rung) in ladder().iter().enumerate() {
        let SolutionCounts { ends, solving } = rung.puzzle.proven.expect("figures");
        // Up to one leaf in seven may solve one of the first three puzzles, and at most one in twenty a later one.
        let one_in = if index < 3 { 7 } else { 20 };
        assert!(solving * one_in <= ends, "{}: {solving} of {ends} ends are too many", rung.name);
    }
}

#[test]
fn puzzles_have_titles_and_hints_in_every_language() {
    for (language, text) in [
        ("en", include_str!("../../../../assets/far-space-foundry/locale/en/puzzles.ftl")),
        ("it", include_str!("../../../../assets/far-space-foundry/locale/it/puzzles.ftl")),
        ("ru", include_str!("../../../../assets/far-space-foundry/locale/ru/puzzles.ftl")),
    ] {
        for (name, _) in LADDER {
            for key in [format!("puzzle-{name} ="), format!("puzzle-{name}-hint =")] {
                assert!(text.lines().any(|line| line.starts_with(&key)), "{language} has no message {key}");
            }
        }
    }
}

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
        let text = format!("(game: \"far-space-foundry\", title: \"\", half: \"beta\", {board}, play: [], expect: ())");
        let mut position = Scenario::from_text(&text).expect("a scenario").position().expect("a position");
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
