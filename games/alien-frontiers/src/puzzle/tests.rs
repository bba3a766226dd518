//! Tests: every puzzle of the ladder is validated again, the search is compared with plain recursion, and invalid files are
//! refused.

use std::collections::BTreeSet;

use super::*;
use crate::rules::{Card, CardCounts, DiceAndCardSource, apply_with, legal};
use orrery_learn::puzzle::{PuzzleError, PuzzleSolutions, SHOWN, SolutionSearchError};
use orrery_testkit::matches::position;

orrery_testkit::puzzle_tests!(AlienFrontiers, rare: 7, 100);

#[test]
fn puzzle_solutions_never_depend_on_chance() {
    for rung in ladder() {
        let orders = rung.puzzle.solution().unwrap_or_else(|e| panic!("{}: {e}", rung.name));
        assert!(!orders.is_empty() && !orders.iter().any(is_luck), "{}", rung.name);
    }
}

fn prove(
    start: &Position,
    goals: &[TurnGoal],
    most: usize,
) -> Result<PuzzleSolutions<AlienFrontiers>, SolutionSearchError> {
    puzzle::prove(start, goals, most)
}

struct PanickingChance;

impl DiceAndCardSource for PanickingChance {
    fn die(&mut self) -> u8 {
        panic!("no dice")
    }

    fn draw(&mut self, _: &CardCounts) -> Card {
        panic!("no draw")
    }
}

/// Collects all leaves of a turn by recursion over every sequence of orders, without memory of visited positions.
fn recurse(position: &Position, ends: &mut BTreeSet<u64>) {
    let mut orders = Vec::new();
    legal(position, &mut orders);
    for order in orders.into_iter().filter(|o| !o.asks_chance()) {
        let mut after = *position;
        apply_with(&mut after, order, &mut PanickingChance, &mut ()).expect("legal");
        match after.phase {
            Phase::Orders => recurse(&after, ends),
            _ => _ = ends.insert(after.fingerprint()),
        }
    }
}

#[test]
fn prover_finds_the_same_ends_as_plain_recursion() {
    let turns = [
        r#"setup: (players: 2), hand: "2 5", seats: {"red": (fuel: 2, ore: 1, cards: ["PolarityDevice"])},"#,
        r#"setup: (players: 2), hand: "3 3 4", seats: {"red": (fuel: 3, ore: 1)},"#,
        r#"setup: (players: 3), hand: "6", seats: {"red": (fuel: 1, ore: 1, bay: 3, hub: 7)},"#,
        r#"setup: (players: 2), hand: "1 2 3", seats: {"green": (fuel: 1, ore: 1, cards: ["DataCrystal"])},"#,
    ];
    for turn in turns {
        let position = position::<AlienFrontiers>(turn);
        let mut expected = BTreeSet::new();
        recurse(&position, &mut expected);
        let proof = prove(&position, &[TurnGoal::Points(0)], 100_000).expect("small enough");
        assert_eq!(proof.ends, expected.len(), "{turn}");
        assert_eq!(proof.solving, proof.ends, "every end has 0 points or more: {turn}");
        assert!(expected.len() > 5, "{turn}: {} ends try nothing", expected.len());
    }
}

#[test]
fn solutions_replay_to_the_goal_in_order_of_length() {
    let rung = &ladder()[0];
    let proof = rung.puzzle.prove().expect("proven");
    let start = rung.puzzle.start().expect("a position");
    assert_eq!(proof.solutions.len(), proof.solving.min(SHOWN));
    assert!(proof.solutions.is_sorted_by_key(Vec::len));
    for orders in &proof.solutions {
        let mut position = start;
        for &order in orders {
            apply_with(&mut position, order, &mut PanickingChance, &mut ()).expect("legal");
        }
        assert_eq!(orders.last(), Some(&Order::End));
        assert!(rung.puzzle.met(&start, &position));
    }
}

fn puzzle(goal: &str, rest: &str) -> Result<Puzzle, PuzzleError> {
    let scene = r#"(title: "", setup: (players: 2), hand: "1 6", seats: {"red": (fuel: 1, ore: 1, bay: 3)}, "#;
    Puzzle::from_text(&format!("(goal: [{goal}], {rest} scene: {scene} play: [], expect: ()))"))
}

#[test]
fn invalid_puzzle_is_rejected_with_the_reason() {
    let read = |goal: &str| puzzle(goal, "").map(|_| ()).unwrap_err().to_string();
    assert_eq!(read(""), "goal: is empty");
    assert_eq!(read(r#"NoLaunch("blue")"#), "goal: blue does not play");
    assert_eq!(read(r#"Rival(who: "red", points: 1)"#), "goal: red is the mover, expected an opponent");
    assert!(read("Fly(3)").contains("line 1"), "{}", read("Fly(3)"));
    assert!(matches!(Puzzle::from_text("(goal: [Win])"), Err(PuzzleError::File(_))));
    let checked = |goal: &str, rest: &str| puzzle(goal, rest).and_then(|p| p.check()).map(|_| ());
    assert_eq!(checked("Gain(2)", ""), Ok(()));
    assert!(matches!(checked("Gain(3)", ""), Err(PuzzleError::Unsolvable { ends: 1.. })));
    assert_eq!(checked("Gain(1)", ""), Err(PuzzleError::AsksTooLittle { best: 2, wanted: 1 }));
    assert_eq!(checked("Points(0)", ""), Err(PuzzleError::AlreadyMet));
    let figures = checked("Gain(2)", "proven: (ends: 3, solving: 1),");
    assert!(matches!(figures, Err(PuzzleError::OtherFigures { said: 1, of: 3, .. })), "{figures:?}");
}

#[test]
fn wrong_solution_in_a_file_is_named_in_the_error() {
    let text = |play: &str| {
        let scene = r#"title: "", setup: (players: 2), hand: "1 6", seats: {"red": (fuel: 1, ore: 1, bay: 3)}"#;
        format!("(goal: [Gain(2)], scene: ({scene}, play: [{play}], expect: ()))")
    };
    let check = |play: &str| Puzzle::from_text(&text(play)).expect("reads").check().map(|_| ());
    let landing = r#""dock TerraformingStation 6 -> LemBadlands""#;
    assert_eq!(check(&format!(r#"{landing}, "dock SolarConverter 1", "end""#)), Ok(()));
    assert_eq!(check(landing), Err(PuzzleError::PlayFails), "the turn is not over");
    let refused = check(r#""dock Shipyard 6 6""#).unwrap_err().to_string();
    assert!(refused.starts_with("scene.play: order 1 `dock Shipyard 6 6`: refused"), "{refused}");
    assert!(matches!(check(r#""roll""#), Err(PuzzleError::Play { order: 1, .. })));
}

#[test]
fn prover_rejects_unrolled_and_too_large_turns() {
    let rolling = position::<AlienFrontiers>("setup: (players: 2),");
    assert_eq!(
        prove(&rolling, &[TurnGoal::Win], 1000).unwrap_err(),
        SolutionSearchError::NoTurn("list the rolled ships in `hand`")
    );
    let large = ladder().last().expect("a ladder").puzzle.start().expect("a position");
    assert_eq!(prove(&large, &[TurnGoal::Win], 1000).unwrap_err(), SolutionSearchError::TooLarge { most: 1000 });
}

#[test]
fn ends_that_lose_the_match_meet_no_goal() {
    // Red's last colony ends the match while Green has more points.
    let position = position::<AlienFrontiers>(
        r#"setup: (players: 2), hand: "6", seats: {
            "red": (fuel: 1, ore: 1, bay: 3, colonies: {"LemBadlands": 1, "PohlFoothills": 2, "AsimovCrater": 2, "HerbertValley": 2}),
            "green": (cards: ["AlienCity", "AlienMonument"], colonies: {"LemBadlands": 3, "PohlFoothills": 2, "AsimovCrater": 2}),
        }, fields: {"Positron": "LemBadlands"},"#,
    );
    let gain = prove(&position, &[TurnGoal::Gain(1)], 10_000).expect("small");
    assert_eq!(gain.solving, 0, "what gains without winning is no solution");
    assert!(gain.ends > 1);
}
