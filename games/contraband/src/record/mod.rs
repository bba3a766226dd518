//! Records of this game: its matches, their orders, and its scenarios.

pub mod scenario;

use crate::rules::{ChanceQuestion, Contraband, DICE, Position, Preset, Setup, SetupOutcomes, View};
use orrery_core::chance::ChanceScript;
use orrery_record::{self as record, ScenarioError, Scenarios};

use self::scenario::LISTS;
pub use self::scenario::Scenario;

/// A match of this game.
pub type Match = record::Match<Contraband>;
/// An order that was given.
pub type RecordedOrder = record::RecordedOrder<Contraband>;

/// Reports whether all expectations hold in a view.
pub fn is_met(expect: &scenario::ExpectedPosition, view: &View) -> bool {
    scenario::differences(expect, &view.known).is_empty()
}

impl Scenarios for Contraband {
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
        scenario.setup.text.rules = Some(version);
    }

    fn preset(scenario: &Scenario) -> Option<Preset> {
        scenario.setup.text.preset
    }

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        scenario.position()
    }

    fn script(scenario: &Scenario) -> ChanceScript<ChanceQuestion> {
        scenario.script()
    }

    // The script must name every outcome that the orders need.
    fn script_fault(before: &ChanceScript<ChanceQuestion>, after: &ChanceScript<ChanceQuestion>) -> Option<String> {
        let missing = |&&(list, _): &&(usize, &str)| after.missing(list) > before.missing(list);
        let found = LISTS.iter().find(missing);
        found.map(|(list, name)| format!("`{name}` has {} too few", after.missing(*list) - before.missing(*list)))
    }

    // Only unused dice are a fault. Cards that are named but not drawn are the top of the deck.
    fn script_rest(script: &ChanceScript<ChanceQuestion>) -> Option<String> {
        let rest = script.left(DICE);
        (rest > 0).then(|| format!("dice: {rest} are not used"))
    }

    fn differences(scenario: &Scenario, played: &[RecordedOrder], position: &Position) -> Vec<String> {
        let mut found = scenario::differences(&scenario.expect, position);
        found.extend(scenario::view_differences(scenario, played, position));
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
        SetupOutcomes::default()
    }
}
