//! The contract for a game's files: scenarios, and the form of a start in logs.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::recorded_order::RecordedOrder;
use orrery_core::chance::ChanceScript;
use orrery_core::{Rules, Setup, ron};

/// An error in a scenario: a field with a value that no position can have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {message}")]
pub struct ScenarioError {
    /// The path of the field, such as `seats.green.hub`.
    pub field: String,
    /// A message with the reason.
    pub message: String,
}

/// A game whose positions can be written as scenario files. A scenario consists of a position, orders, and expectations.
pub trait Scenarios: Rules {
    /// The contents of a scenario file.
    type Scenario: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the title and the numbers of the rules that the scenario demonstrates.
    fn title_and_rules(scenario: &Self::Scenario) -> (&str, &[String]);

    /// Returns the orders to carry out. An order with a leading `!` must be refused.
    fn play(scenario: &Self::Scenario) -> &[String];

    /// Returns the orders that must be legal after the last order, and those that must be illegal.
    fn legality(scenario: &Self::Scenario) -> (&[String], &[String]);

    /// Returns the set-up: the seating and the options.
    fn setup(scenario: &Self::Scenario) -> Setup<Self>;

    /// Sets an older rules version for the scenario, taken from the surrounding save or log. See [`Rules::use_rules_of`].
    fn set_rules_version(scenario: &mut Self::Scenario, version: u32);

    /// Returns the preset that the scenario names, if any.
    fn preset(scenario: &Self::Scenario) -> Option<Self::Preset>;

    /// Returns the starting position.
    ///
    /// # Errors
    /// Returns a field whose value no position can have, with the reason.
    fn first_position(scenario: &Self::Scenario) -> Result<Self::Position, ScenarioError>;

    /// Returns the scripted chance outcomes. By default there are none.
    fn script(scenario: &Self::Scenario) -> ChanceScript<Self::Node> {
        let _ = scenario;
        ChanceScript::default()
    }

    /// Returns an error message if the script lacks outcomes for which an order asked chance, and `None` otherwise. `before` and
    /// `after` are the script before and after the order. By default missing outcomes are no error.
    fn script_fault(before: &ChanceScript<Self::Node>, after: &ChanceScript<Self::Node>) -> Option<String> {
        let _ = (before, after);
        None
    }

    /// Returns an error message if outcomes are left in the script that must all be used, and `None` otherwise. By default unused
    /// outcomes are no error.
    fn script_rest(script: &ChanceScript<Self::Node>) -> Option<String> {
        let _ = script;
        None
    }

    /// Returns a message for every difference between the expected and the actual state. Legality is not compared. `played` holds
    /// the orders carried out.
    fn differences(scenario: &Self::Scenario, played: &[RecordedOrder<Self>], position: &Self::Position)
    -> Vec<String>;

    /// Returns a scenario that starts from `position`, without orders.
    ///
    /// # Errors
    /// Returns an error if a scenario cannot express the position.
    fn scenario_of(position: &Self::Position) -> Result<Self::Scenario, ScenarioError>;

    /// Replaces the title and the orders of a scenario.
    fn with_title_and_orders(scenario: Self::Scenario, title: &str, play: Vec<String>) -> Self::Scenario;

    /// Returns the start of a match that begins at `position` without a deal.
    fn start_of(position: &Self::Position) -> Self::Start;

    /// The first words of the log lines that describe a start. By default a start is one line of RON.
    const START_WORDS: &'static [&'static str] = &["start"];

    /// Writes a start as lines of a log, each beginning with one of [`Self::START_WORDS`].
    fn write_start(setup: &Setup<Self>, start: &Self::Start) -> Vec<String> {
        let _ = setup;
        ron::line(start).map(|text| format!("{} {text}", Self::START_WORDS[0])).into_iter().collect()
    }

    /// Reads a start from its lines. Returns `None` if the lines do not describe a start; the match is then dealt from its seed.
    ///
    /// # Errors
    /// Returns a message about the expected text if the lines are invalid.
    fn read_start(setup: &Setup<Self>, lines: &[String]) -> Result<Option<Self::Start>, String> {
        let _ = setup;
        let text = lines.last().and_then(|line| line.split_once(char::is_whitespace)).map(|(_, text)| text);
        text.map(|text| ron::read(text).map_err(|error| error.message)).transpose()
    }
}
