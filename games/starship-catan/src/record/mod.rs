//! Records of Starship Catan: matches and scenarios. The outcomes of a set-up are empty, so logs have one empty line for them.

pub mod scenario;

use crate::rules::{ChanceQuestion, DICE, Position, Preset, REVEAL, Setup, SetupOutcomes, StarshipCatan, View};
use orrery_core::chance::ChanceScript;
use orrery_record::{self as record, ScenarioError, Scenarios};

pub use self::scenario::Scenario;

/// A match of Starship Catan: its set-up, its orders and its current position.
pub type Match = record::Match<StarshipCatan>;
/// An order of a recorded match, with its outcomes of chance.
pub type RecordedOrder = record::RecordedOrder<StarshipCatan>;

/// Reports whether the known position of a view meets all expectations.
pub fn is_met(expect: &scenario::ExpectedPosition, view: &View) -> bool {
    scenario::differences(expect, &view.known).is_empty()
}

/// The lists of a chance script that scenarios name: the index and the name of each.
const LISTS: [(usize, &str); 2] = [(DICE, "dice"), (REVEAL, "reveal")];

impl Scenarios for StarshipCatan {
    type Scenario = Scenario;

    fn title_and_rules(scenario: &Scenario) -> (&str, &[String]) {
        (&scenario.title, &scenario.rules)
    }

    fn play(scenario: &Scenario) -> &[String] {
        &scenario.play
    }

    fn legality(scenario: &Scenario) -> (&[String], &[String]) {
        (&scenario.expect.legal, &scenario.expect.not_legal)
    }

    fn setup(scenario: &Scenario) -> Setup {
        scenario.setup.setup()
    }

    fn set_rules_version(scenario: &mut Scenario, version: u32) {
        scenario.setup.rules = Some(version);
    }

    fn preset(scenario: &Scenario) -> Option<Preset> {
        scenario.setup.preset
    }

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        scenario.position()
    }

    fn script(scenario: &Scenario) -> ChanceScript<ChanceQuestion> {
        scenario.script()
    }

    // Scenarios must name every outcome of the lists in `LISTS`.
    fn script_fault(before: &ChanceScript<ChanceQuestion>, after: &ChanceScript<ChanceQuestion>) -> Option<String> {
        let missing = |&&(list, _): &&(usize, &str)| after.missing(list) > before.missing(list);
        LISTS
            .iter()
            .find(missing)
            .map(|(list, name)| format!("`{name}` has {} too few", after.missing(*list) - before.missing(*list)))
    }

    fn script_rest(script: &ChanceScript<ChanceQuestion>) -> Option<String> {
        let rest = LISTS.iter().find(|(list, _)| script.left(*list) > 0);
        rest.map(|(list, name)| format!("{name}: {} are not used", script.left(*list)))
    }

    fn differences(scenario: &Scenario, played: &[RecordedOrder], position: &Position) -> Vec<String> {
        let mut found = scenario::differences(&scenario.expect, position);
        found.extend(scenario.what_cannot_come(played));
        found
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        Scenario::from_position(position)
    }

    fn with_title_and_orders(scenario: Scenario, title: &str, play: Vec<String>) -> Scenario {
        Scenario { title: title.to_owned(), play, ..scenario }
    }

    fn start_of(_: &Position) -> SetupOutcomes {
        SetupOutcomes {}
    }
}
