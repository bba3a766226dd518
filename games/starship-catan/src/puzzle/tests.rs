//! Tests that prove every puzzle of the ladder, and tests of what counts as luck.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::record::Scenario;
use crate::rules::notation::parse_recorded;
use orrery_core::Rules as _;
use orrery_core::chance::ReplayChance;
use orrery_learn::puzzle::SolutionCounts;

#[test]
fn every_puzzle_proof_matches_its_file() {
    let mut wrong = Vec::new();
    for rung in ladder() {
        match rung.puzzle.check() {
            Err(error) => wrong.push(format!("{}: {error}", rung.name)),
            Ok(_) if rung.puzzle.proven.is_none() => wrong.push(format!("{}: no figures", rung.name)),
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
    // The puzzles are next to the sources of the whole program, no matter which of its folders holds the crate.
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let folder = folders.map(|folder| folder.join("assets/starship-catan/puzzles")).find(|folder| folder.is_dir());
    let files: BTreeSet<String> = std::fs::read_dir(folder.expect("the folder of puzzles"))
        .expect("it can be read")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(files, listed);
    for (index, rung) in ladder().iter().enumerate() {
        let SolutionCounts { ends, solving } = rung.puzzle.proven.expect("figures");
        // Of the first puzzles, at most one leaf in seven is a solution; of the later ones, at most one in twenty.
        let one_in = if index < 3 { 7 } else { 20 };
        assert!(solving * one_in <= ends, "{}: {solving} of {ends} ends are too many", rung.name);
    }
}

#[test]
fn puzzles_have_titles_and_hints_in_every_language() {
    for (language, text) in [
        ("en", include_str!("../../../../assets/starship-catan/locale/en/puzzles.ftl")),
        ("it", include_str!("../../../../assets/starship-catan/locale/it/puzzles.ftl")),
        ("ru", include_str!("../../../../assets/starship-catan/locale/ru/puzzles.ftl")),
    ] {
        for (name, _) in LADDER {
            for key in [format!("puzzle-{name} ="), format!("puzzle-{name}-hint =")] {
                assert!(text.lines().any(|line| line.starts_with(&key)), "{language} has no message {key}");
            }
        }
    }
}

/// Reports whether the order counts as luck in this position.
fn lucky(scene: &str, line: &str) -> bool {
    let text = format!("(game: \"starship-catan\", title: \"\", {scene} play: [], expect: ())");
    let before = Scenario::from_text(&text).expect("reads").position().expect("a position");
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
