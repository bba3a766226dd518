//! Tests of every scenario of the game, and of the runner that checks them.

use alien_frontiers::AlienFrontiers;
use std::path::PathBuf;

use alien_frontiers::record::Scenario;
use alien_frontiers::rules::{Phase, Ships};
use orrery_core::Colour;
use orrery_record::{check_paths, run_text};

orrery_testkit::scenario_tests! {
    AlienFrontiers, folders: ["scenarios"], least: 101, not_shown: [], mangled: 20_000
}

/// Returns a scenario in which Red has a 3, a 4 and a 6 in hand, with these additional fields.
fn with(fields: &str) -> String {
    format!("(\n  title: \"t\",\n  hand: \"3 4 6\",\n  {fields}\n)")
}

#[track_caller]
fn fails_at(text: &str, line: usize, part: &str) {
    let failure = run_text::<AlienFrontiers>(text).failure.unwrap_or_else(|| panic!("passed:\n{text}"));
    assert!(failure.message.contains(part), "expected `{part}` in `{failure}`:\n{text}");
    assert_eq!(failure.line, line, "{failure}:\n{text}");
}

#[test]
fn scenario_with_correct_expectations_passes() {
    let text = with(
        "play: [\"! dock LunarMine 5\", \"dock LunarMine 3\", \"! use AlienCity\"], expect: (turn: \"red\", over: false, \
         relic: \"Desert\", fields: {}, display: [], discards: [], legal: [\"dock LunarMine 4\"], not_legal: [\"roll\"], \
         seats: {\"red\": (ore: 1, fuel: 0, hand: \"6 4\", docked: {\"LunarMine\": \"3\"}, bay: 0, stock: 3, vp: 0, \
         unplaced: 6, hub: 0, controls: [], cards: [], colonies: {})})",
    );
    let report = run_text::<AlienFrontiers>(&text);
    assert_eq!(report.failure, None);
    assert_eq!(report.title, "t");
}

#[test]
fn every_expectation_can_fail() {
    let wrong = [
        ("seats: {\"red\": (fuel: 1)}", "seats.red.fuel: expected 1, got 0"),
        ("seats: {\"red\": (ore: 1)}", "seats.red.ore"),
        ("seats: {\"red\": (hand: \"3 4\")}", "seats.red.hand: expected `3 4`, got `3 4 6`"),
        ("seats: {\"red\": (docked: {\"LunarMine\": \"3\"})}", "seats.red.docked.LunarMine: expected `3`, got nothing"),
        ("seats: {\"red\": (bay: 1)}", "seats.red.bay"),
        ("seats: {\"red\": (stock: 1)}", "seats.red.stock"),
        ("seats: {\"red\": (vp: 1)}", "seats.red.vp"),
        ("seats: {\"red\": (unplaced: 1)}", "seats.red.unplaced"),
        ("seats: {\"red\": (hub: 1)}", "seats.red.hub"),
        ("seats: {\"red\": (controls: [\"LemBadlands\"])}", "seats.red.controls: expected [LemBadlands], got []"),
        ("seats: {\"red\": (cards: [\"AlienCity\"])}", "seats.red.cards"),
        ("seats: {\"red\": (colonies: {\"LemBadlands\": 2})}", "seats.red.colonies.LemBadlands: expected `2`"),
        ("turn: \"blue\"", "turn: expected blue, got red"),
        ("fields: {\"Positron\": \"LemBadlands\"}", "fields.Positron"),
        ("display: [\"AlienCity\"]", "display: expected [AlienCity], got []"),
        ("discards: [\"AlienCity\"]", "discards"),
        ("relic: \"red\"", "relic: expected red, got Desert"),
        ("over: [\"red\"]", "over: expected [red], got false"),
        ("legal: [\"roll\"]", "legal `roll`: refused, the fleet has already been rolled"),
        ("not_legal: [\"dock LunarMine 3\"]", "not_legal `dock LunarMine 3`: it is legal"),
    ];
    for (expect, message) in wrong {
        fails_at(&with(&format!("play: [],\n  expect: ({expect})")), 5, message);
    }
}

#[test]
fn failure_lists_every_difference() {
    let text = with("play: [], expect: (turn: \"green\", seats: {\"red\": (ore: 2)})");
    let message = run_text::<AlienFrontiers>(&text).failure.map(|f| f.message).unwrap_or_default();
    assert_eq!(message, "seats.red.ore: expected 2, got 0; turn: expected green, got red");
}

#[test]
fn failing_orders_are_reported_with_their_line() {
    fails_at(
        &with("play: [\n\"dock LunarMine 3\",\n\"dock LunarMine 5\"], expect: ()"),
        6,
        "order 2 `dock LunarMine 5`",
    );
    fails_at(&with("play: [\"! dock LunarMine 3\"], expect: ()"), 4, "expected a refusal, but it is legal");
    fails_at(&with("play: [\"! dock LunarMin 3\"], expect: ()"), 4, "expected a facility, found `LunarMin`");
    fails_at(&with("play: [\"use AlienCity\"], expect: ()"), 4, "AlienCity has no power to use");
    fails_at(&with("play: [], expect: (not_legal: [\"dance\"])"), 4, "expected an order");
    let short = "(title: \"t\", dice: [1, 2], play: [\n\"roll\"], expect: ())";
    fails_at(short, 2, "`dice` has 1 too few");
}

#[test]
fn position_unreachable_in_a_match_is_still_playable() {
    // The relic ship without Burroughs Desert: a puzzle may have it, and orders must handle it.
    let text = with("seats: {\"red\": (relic_in_bay: true)}, play: [\"dock LunarMine 3\"], expect: (relic: \"red\")");
    assert_eq!(run_text::<AlienFrontiers>(&text).failure, None);
}

#[test]
fn impossible_orders_are_refused_and_misspelt_ones_are_errors() {
    let refused =
        ["dock LunarMine 7", "dock RaidersOutpost 1 2 3", "dock ColonyConstructor 5 5 5", "use AlienCity", "trade"];
    for order in refused {
        let text = with(&format!("play: [\"! {order}\"], expect: (not_legal: [\"{order}\"])"));
        assert_eq!(run_text::<AlienFrontiers>(&text).failure, None, "{order}");
        fails_at(&with(&format!("play: [\"{order}\"], expect: ()")), 4, "order 1");
    }
    for order in ["dok LunarMine 3", "dock LunarMyne 3", "use AlienCyti 3", ""] {
        fails_at(&with(&format!("play: [\"! {order}\"], expect: ()")), 4, "expected");
    }
}

#[test]
fn invalid_fields_are_refused_with_their_line() {
    fails_at("(\n title: \"t\",\n hands: \"3\",\n play: [], expect: ())", 3, "hands");
    fails_at(&with("play: [], expect: (seats: {\"red\": (vps: 3)})"), 4, "vps");
    fails_at(&with("setup: (sixth_ship: \"4+4\"), play: [], expect: ()"), 4, "3+3, 2011 text");
    fails_at(&with("setup: (preset: \"2012\"), play: [], expect: ()"), 4, "2011, 2010, 2011 literal, app");
    fails_at(&with("setup: (players: 5), play: [], expect: ()"), 4, "expected 2, 3 or 4, found 5");
    fails_at(&with("turn: \"pink\", play: [], expect: ()"), 4, "expected a colour (red, green, blue, yellow)");
    fails_at(&with("setup: (players: 2), turn: \"blue\", play: [], expect: ()"), 4, "blue does not play");
    fails_at(&with("seats: {\"red\": (), \"red\": ()}, play: [], expect: ()"), 4, "`red` is named twice");
    fails_at(&with("seats: {\"red\": (bay: 4)}, play: [], expect: ()"), 4, "has 7 ships, but there are only 6");
    fails_at(&with("seats: {\"red\": (hub: 8)}, play: [], expect: ()"), 4, "expected 0 to 7, found 8");
    fails_at(&with("seats: {\"red\": (colonies: {\"LemBadlands\": 7})}, play: [], expect: ()"), 4, "there are only 6");
    fails_at(&with("seats: {\"red\": (docked: {\"LunarMine\": \"7\"})}, play: [], expect: ()"), 4, "1 to 6");
    fails_at(&with("display: [\"AlienCity\"], discards: [\"AlienCity\"], play: [], expect: ()"), 4, "more often");
    fails_at(&with("dice: [7], play: [], expect: ()"), 4, "expected 1 to 6, found 7");
    fails_at(&with("play: [], expect: (over: true)"), 4, "`false`, or the winners' colours");
    fails_at("(title: \"t\"", 1, "");
    fails_at(&format!("{}(", "(".repeat(5000)), 1, "");
}

#[test]
fn scenario_fields_set_up_the_position() {
    let text = "(title: \"t\", setup: (players: 3, preset: \"app\", mine: \"strict\"), turn: \"green\", hand: \"*2 5\", \
                seats: {\"green\": (fuel: 2, hub: 4, colonies: {\"BurroughsDesert\": 1}, \
                docked: {\"OrbitalMarket\": \"5 5\", \"AlienArtifact\": \"3\"}), \"blue\": (bay: 1)}, \
                used: [\"BoosterPod\"], deck: [\"AlienCity\"], play: [], expect: ())";
    let position = Scenario::from_text(text).expect("it reads").position().expect("it stands");
    let (green, blue) = (position.player(Colour::Green), position.player(Colour::Blue));
    assert_eq!((position.mover(), position.phase), (Colour::Green, Phase::Orders));
    assert_eq!((green.stock, green.bay, green.unplaced, green.hub), (2, 0, 5, 4));
    assert_eq!((blue.stock, blue.bay), (5, 1));
    assert_eq!(position.player(Colour::Red).bay, 3);
    assert_eq!(position.hand(), Ships::one(5).plus(Ships::relic_ship(2)));
    assert_eq!((position.turn.best_pair, position.turn.uncounted, position.turn.cycles), (5, Ships::one(3), 0));
    assert_eq!((position.deck.len(), position.relic_owner()), (1, Some(Colour::Green)));
}

#[test]
fn missing_scenario_file_is_reported_as_failed() {
    let reports = check_paths(&[PathBuf::from("no/such/file.ron")], run_text::<AlienFrontiers>);
    assert_eq!(reports.len(), 1);
    assert!(reports[0].failure.as_ref().is_some_and(|f| f.message.contains("cannot be opened")));
}
