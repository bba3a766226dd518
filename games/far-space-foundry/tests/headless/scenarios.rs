//! Tests of all scenarios of the game, and of the reader and runner that check them.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::record::Scenario;
use orrery_core::{RandomGenerator, Rules as _};
use orrery_record::{Scenarios as _, run_text};

use orrery_testkit::scenario_tests;

scenario_tests! {
    FarSpaceFoundry, folders: ["scenarios"], least: 60, not_shown: [], mangled: 5_000
}

/// Returns a scenario in which red has two pilots and one credit on an empty foundry, with these additional fields.
fn with(fields: &str) -> String {
    format!(
        "(\n  game: \"far-space-foundry\", title: \"t\",\n  \
         seats: {{\"red\": (hand: [\"5\", \"Commander\"], credits: 1, warehouse: \"rubion 1\")}},\n  {fields}\n)"
    )
}

#[test]
fn every_expectation_can_fail() {
    let seat = |field: &str| format!("seats: {{\"red\": ({field})}}");
    let wrong = [
        (seat("hand: [\"5\"]"), "seats.red.hand: expected [5], got [5 Commander]"),
        (seat("played: [\"5\"]"), "seats.red.played"),
        (seat("deck: 2"), "seats.red.deck: expected 2, got 0"),
        (seat("credits: 2"), "seats.red.credits"),
        (seat("bribed: true"), "seats.red.bribed"),
        (
            seat("warehouse: \"rubion 1 rubion* 1\""),
            "seats.red.warehouse: expected `rubion 1 rubion* 1`, got `rubion 1`",
        ),
        (seat("freighters: {}"), "seats.red.freighters.Federal: expected none"),
        (seat("freighters: {\"Federal\": (), \"Teal\": ()}"), "seats.red.freighters.Teal: expected one"),
        (seat("freighters: {\"Federal\": (size: 4)}"), "seats.red.freighters.Federal.size"),
        (seat("freighters: {\"Federal\": (upgraded: true)}"), "seats.red.freighters.Federal.upgraded"),
        (seat("freighters: {\"Federal\": (goods: \"Robot+ 1\")}"), "expected `Robot+ 1`, got ``"),
        (seat("points: 9"), "seats.red.points: expected 9, got -3"),
        ("seats: {\"blue\": (credits: 1)}".to_owned(), "seats.blue: does not play"),
        ("half: \"beta\"".to_owned(), "half: expected beta, got alpha"),
        ("stage: \"fly\"".to_owned(), "stage: expected fly, got card"),
        ("turn: \"green\"".to_owned(), "turn: expected green, got red"),
        ("docks: [2]".to_owned(), "docks: expected [2], got []"),
        ("die: 2".to_owned(), "die: expected 2, got 1"),
        ("bank: 15".to_owned(), "bank: expected 15, got 14"),
        ("capacity: 3".to_owned(), "capacity: expected 3, got 0"),
        ("asteroids: (skyrite: 1)".to_owned(), "asteroids.skyrite: expected 1, got 30"),
        ("asteroids: (rubion: 1)".to_owned(), "asteroids.rubion: expected 1, got 29"),
        ("tokens: {\"Robot\": 5}".to_owned(), "tokens.Robot: expected 5, got 6"),
        ("tops: {\"Teal\": 2}".to_owned(), "tops.Teal: expected 2, got 1"),
        ("over: [\"red\"]".to_owned(), "over: expected [red], got false"),
        ("log: {\"red\": [\"end => -\"]}".to_owned(), "log.red.1: expected `end => -`, got `nothing`"),
        ("legal: [\"play 4\"]".to_owned(), "legal `play 4`: refused, 4 is not in the hand"),
        ("legal: [\"land 9\"]".to_owned(), "legal `land 9`"),
        ("not_legal: [\"play 5\"]".to_owned(), "not_legal `play 5`: it is legal"),
        ("not_legal: [\"play Lander\"]".to_owned(), "expected a pilot, found `Lander`"),
    ];
    for (expect, message) in wrong {
        fails_with(&with(&format!("play: [],\n  expect: ({expect})")), message);
    }
}

#[test]
fn scenario_order_may_state_its_chance_outcome() {
    let rolls = "dice: [4], play: [\"play Commander roll => 3\"], expect: ()";
    fails_with(&with(rolls), "expected this outcome, got `play Commander roll => 4`");
    fails_with(&with("play: [\"play 5 => 3\"], expect: ()"), "expected the outcome of `play 5`");
    let right = with("dice: [4], play: [\"play Commander roll => 4\"], expect: ()");
    assert_eq!(run_text::<FarSpaceFoundry>(&right).failure, None);
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    let wrong = [
        ("seats: {\"red\": (hand: [\"4\", \"4\"])}", "has a pilot twice"),
        ("seats: {\"red\": (hand: [\"4\"], deck: [\"4\"])}", "4 is in two places"),
        (
            "seats: {\"red\": (hand: [\"TealForger\"]), \"green\": (hand: [\"TealForger\"])}",
            "TealForger belongs to another player",
        ),
        (
            "setup: (mode: \"beta only\"), stage: \"stow\", turn: \"red\", seats: {\"red\": (hand: [\"8\"])}",
            "must be empty before the deal",
        ),
        ("seats: {\"red\": (hand: [])}", "the mover must hold a pilot"),
        ("seats: {\"red\": (credits: 16)}", "have 16 credits"),
        ("seats: {\"red\": (warehouse: \"skyrite 8\")}", "has only 7 spaces"),
        ("seats: {\"red\": (warehouse: \"skyrite* 1\")}", "there is nothing below skyrite"),
        ("seats: {\"red\": (warehouse: \"*skyrite 1\")}", "the star must follow"),
        ("seats: {\"red\": (warehouse: \"gold 1\")}", "expected"),
        ("seats: {\"red\": (freighters: {\"Teal\": ()})}", "needs its `size`"),
        ("seats: {\"red\": (freighters: {\"Teal\": (size: 5)})}", "expected 1 to 4, found 5"),
        ("seats: {\"red\": (freighters: {\"Federal\": (goods: \"Robot 4\")})}", "has only 3 spaces"),
        ("seats: {\"blue\": ()}", "does not play"),
        ("turn: \"yellow\"", "yellow does not play"),
        ("setup: (players: 5)", "expected 1 to 4 players"),
        ("setup: (mode: \"gamma only\")", "expected mode"),
        (
            "setup: (products: \"Robot, Robot\")",
            "random, first game, chosen; or a list of some of Battery, PowerExchanger",
        ),
        ("setup: (products: \"Robot, Drone\")", "setup.products: expected 3 cards, found 2"),
        ("stage: \"work\"", "a scenario cannot begin in the stage `work`"),
        ("stage: \"stow\"", "only if Beta is played without Alpha"),
        ("die: 9", "expected 1 to 8"),
        ("dice: [0]", "expected 1 to 8"),
        ("docks: [9]", "expected 1 to 8"),
        ("docks: [3, 3]", "dock 3 is named twice"),
        ("piles: {\"Teal\": [2, 2]}", "Teal 2 is named twice"),
        ("aliens: [\"4\"]", "4 cannot be in the deck"),
        ("unknown: 1", "unknown"),
    ];
    for (fields, message) in wrong {
        let text = format!("(game: \"far-space-foundry\", title: \"t\", {fields}, play: [], expect: ())");
        fails_with(&text, message);
    }
    fails_with("(title: \"t\", play: [], expect: ())", "game");
}

/// A position at any point of a match can be written and read, if scenarios can express it.
#[test]
fn positions_between_turns_round_trip_as_scenarios() {
    let mut generator = RandomGenerator::new(4);
    let (mut orders, mut told) = (Vec::new(), 0);
    for players in 1..=4 {
        let setup = orrery_core::Setup::<FarSpaceFoundry>::plain(players, Default::default());
        let mut p = setup.position(&setup.deal(&mut generator)).expect("they can play");
        while let Some(decider) = FarSpaceFoundry::to_act(&p) {
            if let Ok(scenario) = Scenario::from_position(&p) {
                assert_eq!(FarSpaceFoundry::first_position(&scenario).as_ref(), Ok(&p));
                told += 1;
            }
            FarSpaceFoundry::legal(&FarSpaceFoundry::view(&p, Some(decider)), &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            FarSpaceFoundry::apply(&mut p, &order, &mut generator, &mut ());
        }
    }
    assert!(told > 100, "{told} positions were told");
}
