//! Tests of every scenario of the game, and of the reader and the runner that check them.

use starship_catan::StarshipCatan;

use orrery_testkit::scenario_tests;

// The rules that the scenarios do not show are about the program; tests of the table cover them.
scenario_tests! {
    StarshipCatan, folders: ["scenarios", "gallery"], least: 70, not_shown: ["SC-HID-1", "SC-HID-7", "SC-VAR-3"], mangled: 5_000
}

/// Returns a scenario, with these additional fields, in which Moon is in flight and visits Granary.
fn with(fields: &str) -> String {
    format!(
        "(\n  game: \"starship-catan\", title: \"t\",\n  seats: {{\"moon\": (astro: 9)}}, phase: \"flight\", \
         flight: (row: [\"Granary\"]),\n  {fields}\n)"
    )
}

#[test]
fn every_expectation_can_fail() {
    let seat = |field: &str| format!("seats: {{\"moon\": ({field})}}");
    let wrong = [
        (seat("astro: 1"), "seats.moon.astro: expected 1, got 9"),
        (seat("science: 1"), "seats.moon.science"),
        (seat("cargo: {\"Ore\": 1}"), "seats.moon.cargo.Ore"),
        (seat("hangar: [\"TradeShip\"]"), "seats.moon.hangar: expected [TradeShip], got []"),
        (seat("boosters: \"2 1\""), "seats.moon.boosters: expected `2 1`, got `1 1`"),
        (seat("cannons: \"\""), "seats.moon.cannons"),
        (seat("modules: {\"Trade\": 1}"), "seats.moon.modules.Trade"),
        (seat("colonies: [\"Loam\"]"), "seats.moon.colonies: expected [Loam], got []"),
        (seat("posts: [\"Ignis\"]"), "seats.moon.posts"),
        (seat("won: [\"Calamity\"]"), "seats.moon.won: expected [Calamity], got []"),
        (seat("knows: {\"1\": []}"), "seats.moon.knows.1: expected [], got [Granary]"),
        (seat("vp: 2"), "seats.moon.vp"),
        (seat("fame: 2"), "seats.moon.fame"),
        (seat("friendship: 2"), "seats.moon.friendship"),
        (seat("friend: true"), "seats.moon.friend"),
        (seat("hero: true"), "seats.moon.hero"),
        (seat("looks: [\"?\"]"), "seats.moon.looks: expected [?], got []"),
        ("turn: \"sun\"".to_owned(), "turn: expected sun, got moon"),
        ("phase: \"build\"".to_owned(), "phase: expected build, got flight"),
        ("decider: \"sun\"".to_owned(), "decider"),
        ("roll: 2".to_owned(), "roll"),
        ("speed: 2".to_owned(), "speed: expected 2, got 3"),
        ("actions: 2".to_owned(), "actions"),
        ("row: [\"Corsairs\", \"?\"]".to_owned(), "row: expected [Corsairs ?], got [Granary]"),
        ("turned: [1]".to_owned(), "turned: expected [1], got []"),
        ("adventures: [\"Famine\"]".to_owned(), "adventures"),
        ("level2: []".to_owned(), "level2"),
        ("reserve: 3".to_owned(), "reserve: expected 3, got 28"),
        ("sizes: {\"2\": 9}".to_owned(), "sizes.2: expected 9, got 10"),
        ("contains: {\"1\": [\"Hades\"]}".to_owned(), "contains.1: [Hades] are not there"),
        ("over: [\"sun\"]".to_owned(), "over: expected [sun], got false"),
        ("legal: [\"settle\"]".to_owned(), "legal `settle`: refused, no colony can be founded on Granary"),
        ("not_legal: [\"stop\"]".to_owned(), "not_legal `stop`: it is legal"),
    ];
    for (expect, message) in wrong {
        fails_with(&with(&format!("play: [],\n  expect: ({expect})")), message);
    }
}

#[test]
fn named_dice_and_cards_must_match_what_is_drawn() {
    fails_with(&with("play: [\"next\"], expect: ()"), "`reveal` has 1 too few");
    fails_with(&with("reveal: [\"Hades\"], play: [], expect: ()"), "reveal: 1 are not used");
    fails_with(&with("dice: [1], play: [], expect: ()"), "dice: 1 are not used");
    let twice = "reveal: [\"Granary\"], play: [\"next\"], expect: ()";
    fails_with(&with(twice), "reveal: Granary is not possible as number 1");
    let text = with("dice: [9, 1], reveal: [\"Pirates2\"], play: [\"next\", \"fight\"], expect: ()");
    fails_with(&text, "dice: 9 is not possible as number 1");
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    let wrong = [
        ("seats: {\"moon\": (cargo: {\"Science\": 1})}", "expected a resource"),
        ("seats: {\"moon\": (posts: [\"Granary\"])}", "seats.moon.posts: Granary cannot be there"),
        ("seats: {\"moon\": (colonies: [\"Loam\", \"Loam\"])}", "Loam appears more often"),
        ("seats: {\"moon\": (hangar: [\"TradeShip\", \"TradeShip\", \"TradeShip\"])}", "holds only 2 ships"),
        ("seats: {\"moon\": (won: [\"Pollution\"])}", "expected pirates or an adventure that is kept"),
        ("seats: {\"mars\": ()}", "expected a seat"),
        ("sectors: {\"1\": [\"Hades\"], \"2\": [\"Hades\"]}", "sectors: Hades appears more often"),
        ("sizes: {\"1\": 13}", "at most 12"),
        ("sizes: {\"1\": 1}, sectors: {\"1\": [\"Hades\", \"Pallas\"]}", "2 cards are listed in sector 1"),
        ("phase: \"take\"", "a scenario cannot begin in the phase `take`"),
        ("phase: \"pirates\"", "must end with pirates"),
        ("flight: ()", "there is no flight in the phase `roll`"),
        ("die: 5", "expected 1 to 4"),
        ("used: (posts: [\"Ignis\"])", "not a post of the mover"),
        ("adventures: [\"Famine\", \"Famine\"]", "Famine is named twice"),
        ("setup: (reserve: \"sideways\")", "expected reserve"),
        ("turns: 4294967295", "turns: expected at most 1000000"),
        ("unknown: 1", "unknown"),
    ];
    for (fields, message) in wrong {
        let text = format!("(game: \"starship-catan\", title: \"t\", {fields}, play: [], expect: ())");
        fails_with(&text, message);
    }
}
