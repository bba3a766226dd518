//! Records of this game, and its scenarios. The log records the start of a match in one line: the products picked.

pub mod scenario;

use crate::rules::{FarSpaceFoundry, Position, SetupOutcomes, View};
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

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        scenario.position()
    }

    fn differences(scenario: &Scenario, played: &[RecordedOrder], position: &Position) -> Vec<String> {
        scenario::differences(&scenario.expect, position, played)
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        Scenario::from_position(position)
    }

    fn start_of(position: &Position) -> SetupOutcomes {
        SetupOutcomes { products: position.named.products.iter().flatten().copied().collect() }
    }
}
