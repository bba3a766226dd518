//! Every scenario of the game, and the reader and runner that judge them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use orrery::core::Generator;
use orrery::core::Rules as _;
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::record::Scenario;
use orrery::games::starship_catan::rules::RULE_NUMBERS;
use orrery::record::{Report, Scenarios as _, check_paths, run_text};

/// Rules about the program, which tests of the table show.
const ABOUT_THE_PROGRAM: [&str; 3] = ["SC-HID-1", "SC-HID-7", "SC-VAR-3"];

/// The game's scenarios and those of its gallery, and those of the folders named in `ORRERY_STARSHIP_SCENARIOS`, if it is set.
fn folders() -> Vec<PathBuf> {
    let assets = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/starship-catan");
    let own = ["scenarios", "gallery"].map(|folder| assets.join(folder));
    let named = std::env::var_os("ORRERY_STARSHIP_SCENARIOS").unwrap_or_default();
    own.into_iter().chain(std::env::split_paths(&named).filter(|p| !p.as_os_str().is_empty())).collect()
}

fn reports() -> Vec<Report> {
    check_paths(&folders(), run_text::<StarshipCatan>)
}

#[test]
fn every_scenario_passes() {
    let reports = reports();
    let failed: Vec<String> = reports.iter().filter(|r| r.failure.is_some()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{} of {} fail:\n{}", failed.len(), reports.len(), failed.join("\n"));
    assert!(reports.len() >= 70, "only {} scenarios were found", reports.len());
}

#[test]
fn every_rule_number_has_a_scenario_and_no_scenario_invents_one() {
    let reports = reports();
    let named: BTreeSet<&str> = reports.iter().flat_map(|r| r.rules.iter().map(String::as_str)).collect();
    let known: BTreeSet<&str> = RULE_NUMBERS.iter().copied().collect();
    let shown: BTreeSet<&str> = known.iter().copied().filter(|rule| !ABOUT_THE_PROGRAM.contains(rule)).collect();
    let missing: Vec<_> = shown.difference(&named).collect();
    assert!(missing.is_empty(), "rule numbers without a scenario: {missing:?}");
    let invented: Vec<_> = named.difference(&known).collect();
    assert!(invented.is_empty(), "no rule has these numbers: {invented:?}");
}

/// A scenario of Moon in flight before a visited Granary, with these fields besides.
fn with(fields: &str) -> String {
    format!(
        "(\n  game: \"starship-catan\", title: \"t\",\n  seats: {{\"moon\": (astro: 9)}}, phase: \"flight\", \
         flight: (row: [\"Granary\"]),\n  {fields}\n)"
    )
}

#[track_caller]
fn fails_with(text: &str, part: &str) {
    let failure = run_text::<StarshipCatan>(text).failure.unwrap_or_else(|| panic!("passed:\n{text}"));
    assert!(failure.message.contains(part), "expected `{part}` in `{failure}`:\n{text}");
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
        ("contains: {\"1\": [\"Hades\"]}".to_owned(), "contains.1: [Hades] do not lie there"),
        ("over: [\"sun\"]".to_owned(), "over: expected [sun], got false"),
        ("legal: [\"settle\"]".to_owned(), "legal `settle`: refused, no colony can be founded on Granary"),
        ("not_legal: [\"stop\"]".to_owned(), "not_legal `stop`: it is legal"),
    ];
    for (expect, message) in wrong {
        fails_with(&with(&format!("play: [],\n  expect: ({expect})")), message);
    }
}

#[test]
fn what_comes_is_named_and_what_is_named_comes() {
    fails_with(&with("play: [\"next\"], expect: ()"), "`reveal` names 1 too few");
    fails_with(&with("reveal: [\"Hades\"], play: [], expect: ()"), "reveal: 1 are named that nobody asks for");
    fails_with(&with("dice: [1], play: [], expect: ()"), "dice: 1 are named that nobody asks for");
    let twice = "reveal: [\"Granary\"], play: [\"next\"], expect: ()";
    fails_with(&with(twice), "reveal: Granary cannot come as number 1");
    let text = with("dice: [9, 1], reveal: [\"Pirates2\"], play: [\"next\", \"fight\"], expect: ()");
    fails_with(&text, "dice: 9 cannot come as number 1");
}

#[test]
fn positions_that_cannot_be_are_refused_by_their_field() {
    let wrong = [
        ("seats: {\"moon\": (cargo: {\"Science\": 1})}", "expected a resource"),
        ("seats: {\"moon\": (posts: [\"Granary\"])}", "seats.moon.posts: Granary cannot lie there"),
        ("seats: {\"moon\": (colonies: [\"Loam\", \"Loam\"])}", "Loam is named more often"),
        ("seats: {\"moon\": (hangar: [\"TradeShip\", \"TradeShip\", \"TradeShip\"])}", "holds 2 ships"),
        ("seats: {\"moon\": (won: [\"Pollution\"])}", "expected pirates or an adventure that is kept"),
        ("seats: {\"mars\": ()}", "expected a seat"),
        ("sectors: {\"1\": [\"Hades\"], \"2\": [\"Hades\"]}", "sectors: Hades is named more often"),
        ("sizes: {\"1\": 13}", "at most 12"),
        ("sizes: {\"1\": 1}, sectors: {\"1\": [\"Hades\", \"Pallas\"]}", "2 cards are named in sector 1"),
        ("phase: \"take\"", "no scenario begins in the phase `take`"),
        ("phase: \"pirates\"", "ends with pirates"),
        ("flight: ()", "there is none in the phase `roll`"),
        ("die: 5", "expected 1 to 4"),
        ("used: (posts: [\"Ignis\"])", "no post of the mover"),
        ("adventures: [\"Famine\", \"Famine\"]", "Famine is named twice"),
        ("setup: (reserve: \"sideways\")", "expected reserve"),
        ("unknown: 1", "unknown"),
    ];
    for (fields, message) in wrong {
        let text = format!("(game: \"starship-catan\", title: \"t\", {fields}, play: [], expect: ())");
        fails_with(&text, message);
    }
}

/// Scenario files come from anybody: nonsense in them may be refused, but must not stop the program.
#[test]
fn no_scenario_however_mangled_stops_the_program() {
    let mut generator = Generator::new(11);
    let files: Vec<String> = reports().iter().filter_map(|r| std::fs::read_to_string(&r.path).ok()).collect();
    let mut below = |n: usize| generator.below(n as u32) as usize;
    for round in 0..5_000 {
        let mut text: Vec<char> = files[round % files.len()].chars().collect();
        for _ in 0..1 + below(4) {
            let digits: Vec<usize> = (0..text.len()).filter(|&i| text[i].is_ascii_digit()).collect();
            if let Some(&at) = digits.get(below(digits.len().max(1))) {
                text[at] = char::from_digit(below(10) as u32, 10).unwrap_or('0');
            }
        }
        let text: String = text.into_iter().collect();
        let run_and_wander = || {
            let _ = run_text::<StarshipCatan>(&text);
            wander(&text, round as u64);
        };
        if let Err(panic) = std::panic::catch_unwind(run_and_wander) {
            let reason = panic.downcast_ref::<String>().cloned().unwrap_or_default();
            panic!("{reason}\n{text}");
        }
    }
}

/// Plays a few random orders from where a scenario starts, if it does.
fn wander(text: &str, seed: u64) {
    let first = |scenario: Scenario| StarshipCatan::first_position(&scenario).ok();
    let Some(mut position) = Scenario::from_text(text).ok().and_then(first) else { return };
    let mut generator = Generator::new(seed);
    let mut orders = Vec::new();
    for _ in 0..40 {
        let Some(decider) = StarshipCatan::to_act(&position) else { return };
        StarshipCatan::legal(&StarshipCatan::view(&position, Some(decider)), &mut orders);
        let Some(&order) = orders.get(generator.below(orders.len() as u32) as usize) else { return };
        StarshipCatan::apply(&mut position, &order, &mut generator, &mut ());
    }
}
