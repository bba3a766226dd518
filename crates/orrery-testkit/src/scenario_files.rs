//! Checks for the scenario files of every game, called by each game's own tests.

use std::collections::BTreeSet;
use std::path::PathBuf;

use orrery_core::{FIRST_GAME, RandomGenerator, RuleOptions as _, ron};
use orrery_record::{ScenarioFile as _, ScenarioReport, Scenarios, check_paths, run_text};

/// Runs the game's scenarios in these folders of its assets, and in those named in `ORRERY_SCENARIOS_KEY`, if that is set. `KEY`
/// is the game's key in capitals, with underscores for hyphens. For the first game `ORRERY_SCENARIOS` may name folders too.
pub fn reports<G: Scenarios>(own: &[&str]) -> Vec<ScenarioReport> {
    let assets = crate::root().join("assets").join(G::KEY.word());
    let variable = format!("ORRERY_SCENARIOS_{}", G::KEY.word().to_uppercase().replace('-', "_"));
    let short = (G::KEY == FIRST_GAME).then(|| "ORRERY_SCENARIOS".to_owned());
    let named = [Some(variable), short].into_iter().flatten().filter_map(std::env::var_os);
    let named = named.flat_map(|paths| std::env::split_paths(&paths).collect::<Vec<_>>());
    let named = named.filter(|path| !path.as_os_str().is_empty());
    let folders: Vec<PathBuf> = own.iter().map(|folder| assets.join(folder)).chain(named).collect();
    check_paths(&folders, run_text::<G>)
}

/// Asserts that all scenarios pass, and that there are at least `least` of them.
#[track_caller]
pub fn all_pass(reports: &[ScenarioReport], least: usize) {
    let failed: Vec<String> = reports.iter().filter(|r| r.failure.is_some()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{} of {} fail:\n{}", failed.len(), reports.len(), failed.join("\n"));
    assert!(reports.len() >= least, "only {} scenarios were found", reports.len());
}

/// Asserts that every rule number has a scenario, except for those `about_the_program`, which have other tests, and that no
/// scenario cites an unknown number.
#[track_caller]
pub fn every_number_is_shown<G: Scenarios>(reports: &[ScenarioReport], about_the_program: &[&str]) {
    let named: BTreeSet<&str> = reports.iter().flat_map(|r| r.rules.iter().map(String::as_str)).collect();
    let known: BTreeSet<&str> = G::RULE_NUMBERS.iter().copied().collect();
    let missing: Vec<_> = known.difference(&named).filter(|rule| !about_the_program.contains(rule)).collect();
    assert!(missing.is_empty(), "rule numbers without a scenario: {missing:?}");
    let invented: Vec<_> = named.difference(&known).collect();
    assert!(invented.is_empty(), "no rule has these numbers: {invented:?}");
}

/// Asserts that each value of every option of the game has a scenario that is played with it and cites the option's rule.
#[track_caller]
pub fn every_value_of_every_option_has_a_scenario<G: Scenarios>(reports: &[ScenarioReport]) {
    let read = |report: &ScenarioReport| {
        let text = std::fs::read_to_string(&report.path).expect("a scenario that was run");
        let scenario: G::Scenario = ron::read(&text).expect("a scenario that was run");
        (scenario.setup().options, report.rules.clone())
    };
    let shown: Vec<(G::Options, Vec<String>)> = reports.iter().filter(|r| r.failure.is_none()).map(read).collect();
    let mut missing = Vec::new();
    for (option, info) in G::Options::LIST.iter().enumerate() {
        for (value, word) in info.values.iter().enumerate() {
            let shows = |(options, rules): &(G::Options, Vec<String>)| {
                options.get(option) == value && rules.iter().any(|rule| rule == info.rule)
            };
            if !shown.iter().any(shows) {
                missing.push(format!("{}: {word} ({})", info.name, info.rule));
            }
        }
    }
    assert!(missing.is_empty(), "values of options that no scenario shows: {missing:?}");
}

/// Asserts that the scenario fails with `part` in its message.
#[track_caller]
pub fn fails_with<G: Scenarios>(text: &str, part: &str) {
    let failure = run_text::<G>(text).failure.unwrap_or_else(|| panic!("passed:\n{text}"));
    assert!(failure.message.contains(part), "expected `{part}` in `{failure}`:\n{text}");
}

/// Tests that nonsense in scenario files, which players may write themselves, never makes the program panic.
/// `rounds` mangled files are tested.
pub fn no_mangled_file_stops_the_program<G: Scenarios>(reports: &[ScenarioReport], rounds: usize) {
    let files: Vec<String> = reports.iter().filter_map(|r| std::fs::read_to_string(&r.path).ok()).collect();
    let mut generator = RandomGenerator::new(11);
    for round in 0..rounds {
        let text = mangled(&files[round % files.len()], &mut generator);
        let run_and_wander = std::panic::AssertUnwindSafe(|| {
            let _ = run_text::<G>(&text);
            let scenario = ron::read::<G::Scenario>(&text).ok();
            if let Some(position) = scenario.and_then(|scenario| G::first_position(&scenario).ok()) {
                wander::<G>(position, round as u64);
            }
        });
        if let Err(panic) = std::panic::catch_unwind(run_and_wander) {
            let reason = panic.downcast_ref::<String>().cloned().unwrap_or_default();
            panic!("{reason}\n{text}");
        }
    }
}

/// Returns a text in which one to four digits are replaced at random.
fn mangled(text: &str, generator: &mut RandomGenerator) -> String {
    let mut below = |n: usize| generator.below(n as u32) as usize;
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..1 + below(4) {
        let digits: Vec<usize> = (0..text.len()).filter(|&i| text[i].is_ascii_digit()).collect();
        if let Some(&at) = digits.get(below(digits.len().max(1))) {
            text[at] = char::from_digit(below(10) as u32, 10).unwrap_or('0');
        }
    }
    text.into_iter().collect()
}

/// Plays up to 40 random orders from `position`.
fn wander<G: Scenarios>(mut position: G::Position, seed: u64) {
    let mut generator = RandomGenerator::new(seed);
    let mut orders = Vec::new();
    for _ in 0..40 {
        let Some(decider) = G::to_act(&position) else { return };
        G::legal(&G::view(&position, Some(decider)), &mut orders);
        let Some(&order) = orders.get(generator.below(orders.len() as u32) as usize) else { return };
        G::apply(&mut position, &order, &mut generator, &mut ());
    }
}
