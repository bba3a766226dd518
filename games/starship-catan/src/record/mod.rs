//! Records of Starship Catan: matches and scenarios. The set-up has no outcomes of chance, so logs have one empty line for them.

pub mod scenario;

use crate::rules::{ChanceQuestion, DICE, Position, REVEAL, SetupOutcomes, StarshipCatan, View};
use orrery_core::chance::ChanceScript;
use orrery_record::{self as record, ScenarioError, Scenarios, impossible_outcome};

pub use self::scenario::Scenario;

/// A match of Starship Catan: its set-up, its orders and its current position.
pub type Match = record::Match<StarshipCatan>;
/// An order of a recorded match, with its outcomes of chance.
pub type RecordedOrder = record::RecordedOrder<StarshipCatan>;

/// Reports whether the known position of a view meets all expectations.
pub fn is_met(expect: &scenario::ExpectedPosition, view: &View) -> bool {
    scenario::differences(expect, &view.known).is_empty()
}

impl Scenarios for StarshipCatan {
    type Scenario = Scenario;
    const LISTS: &'static [(usize, &'static str)] = &[(DICE, "dice"), (REVEAL, "reveal")];

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        scenario.position()
    }

    fn script(scenario: &Scenario) -> ChanceScript<ChanceQuestion> {
        scenario.script()
    }

    fn differences(scenario: &Scenario, played: &[RecordedOrder], position: &Position) -> Vec<String> {
        let mut found = scenario::differences(&scenario.expect, position);
        let named: Vec<_> = scenario.named().collect();
        found.extend(impossible_outcome::<Self>(&named, played, scenario::word_of));
        found
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        Scenario::from_position(position)
    }

    fn start_of(_: &Position) -> SetupOutcomes {
        SetupOutcomes {}
    }
}
