//! Records of this game: its matches, their orders, and its scenarios.

pub mod scenario;

use crate::rules::{BONUS, ChanceQuestion, Contraband, DICE, METALS, Position, SetupOutcomes, View};
use orrery_core::chance::ChanceScript;
use orrery_record::{self as record, ScenarioError, Scenarios, impossible_outcome};

pub use self::scenario::Scenario;

/// A match of this game.
pub type Match = record::Match<Contraband>;
/// An order in the record of a match of this game.
pub type RecordedOrder = record::RecordedOrder<Contraband>;

/// Reports whether all expectations hold in a view.
pub fn is_met(expect: &scenario::ExpectedPosition, view: &View) -> bool {
    scenario::differences(expect, &view.known).is_empty()
}

impl Scenarios for Contraband {
    type Scenario = Scenario;
    const LISTS: &'static [(usize, &'static str)] = &[(DICE, "dice"), (METALS, "metals"), (BONUS, "bonus")];

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        scenario.position()
    }

    fn script(scenario: &Scenario) -> ChanceScript<ChanceQuestion> {
        scenario.script()
    }

    // Only unused dice are a fault. Cards that are named but not drawn are the top of the deck.
    fn script_rest(script: &ChanceScript<ChanceQuestion>) -> Option<String> {
        let rest = script.left(DICE);
        (rest > 0).then(|| format!("dice: {rest} are not used"))
    }

    fn differences(scenario: &Scenario, played: &[RecordedOrder], position: &Position) -> Vec<String> {
        let mut found = scenario::differences(&scenario.expect, position);
        found.extend(scenario::view_differences(scenario, played, position));
        let named: Vec<_> = scenario.named().collect();
        found.extend(impossible_outcome::<Self>(&named, played, |outcome| format!("{outcome:?}")));
        found
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        Scenario::from_position(position)
    }

    fn start_of(_: &Position) -> SetupOutcomes {
        SetupOutcomes::default()
    }
}
