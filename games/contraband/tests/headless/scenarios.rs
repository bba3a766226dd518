//! Tests of every scenario of the game, and of the reader and runner that check them.

use contraband::Contraband;
use orrery_record::run_text;

use orrery_testkit::scenario_tests;

scenario_tests! {
    Contraband, folders: ["scenarios"], least: 90, not_shown: [], mangled: 5_000
}

/// Returns a scenario of red in their spaceport, with these additional fields.
fn with(fields: &str) -> String {
    format!(
        "(\n  game: \"contraband\", title: \"t\", setup: (players: 2),\n  seats: {{\"red\": (credits: 900)}}, \
         police: \"B2|B3\", alien: \"B3|B4\",\n  {fields}\n)"
    )
}

#[test]
fn every_expectation_can_fail() {
    let seat = |field: &str| format!("seats: {{\"red\": ({field})}}");
    let sees = |field: &str| format!("sees: {{\"green\": (seats: {{\"red\": ({field})}})}}");
    let wrong = [
        (seat("at: \"R2\""), "seats.red.at: expected R2, got R2 port"),
        (seat("credits: 1"), "seats.red.credits: expected 1, got 900"),
        (seat("cargo: [\"Iron\"]"), "seats.red.cargo: expected [Iron], got []"),
        (seat("upgrades: [\"Engine1\"]"), "seats.red.upgrades"),
        (seat("bonus: [\"Credits\"]"), "seats.red.bonus"),
        (seat("objective: \"Outlaw\""), "seats.red.objective: expected Outlaw, got none"),
        (seat("done: true"), "seats.red.done"),
        (seat("pirate: [\"red\"]"), "seats.red.pirate"),
        (seat("breakdown: true"), "seats.red.breakdown"),
        (seat("shown: [\"Engine1\"]"), "seats.red.shown"),
        (seat("unchecked: true"), "seats.red.unchecked"),
        (seat("boost: 1"), "seats.red.boost"),
        (seat("moves: 2"), "seats.red.moves: expected 2, got 1"),
        (seat("shields: 3"), "seats.red.shields: expected 3, got 2"),
        (seat("firsts: 1"), "seats.red.firsts"),
        ("turn: \"green\"".to_owned(), "turn: expected green, got red"),
        ("asks: \"plan\"".to_owned(), "asks: expected plan, got turn"),
        ("round: 2".to_owned(), "round"),
        ("police: \"R1|R2\"".to_owned(), "police: expected R1|R2, got B2|B3"),
        ("alien: \"R1|R2\"".to_owned(), "alien"),
        ("corsair: \"R1|R2\"".to_owned(), "corsair"),
        ("alien_beaten: true".to_owned(), "alien_beaten"),
        ("corsair_beaten: true".to_owned(), "corsair_beaten"),
        ("rest: true".to_owned(), "rest"),
        ("opponent: 3".to_owned(), "opponent: expected 3, got none"),
        ("mines: {\"R2 mine1\": []}".to_owned(), "mines.R2 mine1: expected [], got nothing"),
        ("markets: {\"R1\": [\"Iron\"]}".to_owned(), "markets.R1: expected [Iron], got nothing"),
        ("stores: {\"R2\": []}".to_owned(), "stores.R2"),
        ("over: [\"red\"]".to_owned(), "over: expected [red], got false"),
        ("seen: {\"green\": [\"end\"]}".to_owned(), "seen.green: line 1: expected `end`, got nothing"),
        (sees("cargo: [\"?\"]"), "sees.green.seats.red.cargo: expected [?], got []"),
        (sees("bonus: [\"?\"]"), "sees.green.seats.red.bonus"),
        (sees("upgrades: [\"?2\"]"), "sees.green.seats.red.upgrades"),
        (sees("objective: \"?\""), "sees.green.seats.red.objective: expected ?, got none"),
        (sees("plan: [\"?\"]"), "sees.green.seats.red.plan"),
        ("sees: {\"green\": (mines: {\"R2 mine1\": [\"?\"]})}".to_owned(), "sees.green.mines.R2 mine1"),
        ("sees: {\"green\": (stores: {\"R2\": [\"?\"]})}".to_owned(), "sees.green.stores.R2"),
        (
            "legal: [\"fight\"]".to_owned(),
            "legal `fight`: refused, the order does not answer the current question, `turn`",
        ),
        ("not_legal: [\"end\"]".to_owned(), "not_legal `end`: it is legal"),
    ];
    for (expect, message) in wrong {
        fails_with(&with(&format!("play: [],\n  expect: ({expect})")), message);
    }
}

#[test]
fn scenario_names_exactly_the_chance_outcomes_used() {
    let into_mine = "play: [\"move out\", \"end\", \"end\", \"move mine1\"], expect: ()";
    fails_with(&with(&format!("dice: [1, 3], {into_mine}")), "`metals` has 3 too few");
    let metals = "metals: [\"Iron\", \"Iron\", \"Iron\"]";
    fails_with(&with(&format!("dice: [1, 3], {metals}, {into_mine}")), "`bonus` has 1 too few");
    fails_with(&with(&format!("dice: [1], {into_mine}")), "`dice` has 1 too few");
    fails_with(&with("dice: [1], play: [], expect: ()"), "dice: 1 are not used");
    fails_with(&with("dice: [7, 1], play: [\"end\", \"end\"], expect: ()"), "dice: Die(7) is not possible as number 1");
    let passed = run_text::<Contraband>(&with("metals: [\"Iron\"], bonus: [\"Credits\"], play: [], expect: ()"));
    assert_eq!(passed.failure, None, "cards that are not drawn lie on top of the deck");
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    let wrong = [
        ("seats: {\"red\": (at: \"R2 gate\")}", "seats.red.at: expected a place"),
        ("seats: {\"red\": (cargo: [\"Gold\"])}", "expected a metal"),
        ("seats: {\"red\": (upgrades: [\"Engine1\", \"Engine2\"])}", "seats.red.upgrades: has two upgrades of Engine"),
        ("seats: {\"red\": (shown: [\"Engine1\"])}", "seats.red.shown: Engine1 is not built in"),
        ("seats: {\"red\": (at: \"R1 market\"), \"green\": (at: \"R1 market\")}", "two ships are in R1 market"),
        ("seats: {\"pink\": ()}", "expected a colour"),
        ("setup: (players: 2), seats: {\"blue\": ()}", "seats.blue: does not play"),
        ("setup: (players: 5)", "setup.players: expected 1 to 4 players"),
        ("setup: (players: 2, first: \"yellow\")", "setup.first: does not play"),
        ("setup: (players: 2), turn: \"yellow\"", "turn: yellow does not play"),
        ("setup: (order: \"sideways\")", "expected order (turns, simultaneous), found `sideways`"),
        ("setup: (edition: \"first\")", "expected an option"),
        (
            "seats: {\"red\": (credits: 4294967295)}",
            "seats.red.credits: expected at most 1000000 credits, found 4294967295",
        ),
        ("seats: {\"red\": (boost: 5)}", "seats.red.boost: there are only 4 EngineBoost"),
        ("round: 0", "round: expected a round from 1 to 10000, found 0"),
        ("round: 65535", "round: expected a round from 1 to 10000, found 65535"),
        ("setup: (players: 2), moved: 255", "moved: expected at most 7 moves, found 255"),
        ("mines: {\"R2 mine3\": []}", "expected a mine"),
        ("markets: {\"R2\": [\"Iron\"]}", "R2 has no market"),
        ("stores: {\"R1\": []}", "R1 has no spaceport"),
        ("police: \"R1|R3\"", "expected a line"),
        ("new: true, dice: [1]", "dice: the set-up needs 2, found 1"),
        ("unknown: 1", "unknown"),
    ];
    for (fields, message) in wrong {
        let text = format!("(game: \"contraband\", title: \"t\", {fields}, play: [], expect: ())");
        fails_with(&text, message);
    }
}

/// The richest player that a scenario allows can sell, and the last possible round is followed by another.
#[test]
fn largest_credits_and_round_do_not_overflow() {
    let rich = "(game: \"contraband\", title: \"t\", setup: (players: 2, rounds: \"none\"), round: 10000,
        seats: {\"red\": (at: \"R1 market\", credits: 1000000, cargo: [\"Plutonium\"])},
        police: \"B2|B3\", alien: \"B3|B4\", dice: [1, 3], play: [\"sell Plutonium\", \"end\", \"end\"],
        expect: (round: 10001, seats: {\"red\": (credits: 1000500)}, over: false))";
    assert_eq!(run_text::<Contraband>(rich).failure, None);
}
