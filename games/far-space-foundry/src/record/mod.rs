//! Records of this game, and its scenarios. The log records the start of a match in one line: the products picked.

pub mod scenario;

use crate::rules::{FarSpaceFoundry, Position, Preset, Setup, SetupOutcomes, View};
use orrery_record::{self as record, ScenarioError, Scenarios};

pub use self::scenario::Scenario;

/// A match of this game.
pub type Match = record::Match<FarSpaceFoundry>;
/// An order of this game with its outcomes, as recorded.
pub type RecordedOrder = record::RecordedOrder<FarSpaceFoundry>;

/// Reports whether a view meets all expectations of a scenario, apart from the legality of orders. Hidden facts are compared as
/// the view shows them.
pub fn is_met(expect: &scenario::ExpectedPosition, view: &View) -> bool {
    scenario::differences(expect, &view.known, &[]).is_empty()
}

impl Scenarios for FarSpaceFoundry {
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

    fn differences(scenario: &Scenario, played: &[RecordedOrder], position: &Position) -> Vec<String> {
        scenario::differences(&scenario.expect, position, played)
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        Scenario::from_position(position)
    }

    fn with_title_and_orders(scenario: Scenario, title: &str, play: Vec<String>) -> Scenario {
        Scenario { title: title.to_owned(), play, ..scenario }
    }

    fn start_of(position: &Position) -> SetupOutcomes {
        SetupOutcomes { products: position.named.products.iter().flatten().copied().collect() }
    }
}
