//! The contract for a game's files: scenarios, and the form of a start in logs.

use super::recorded_order::RecordedOrder;
use super::scenario_file::ScenarioFile;
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

impl ScenarioError {
    /// Creates an error about the field.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        ScenarioError { field: field.into(), message: message.into() }
    }
}

/// Returns an error about the field.
///
/// # Errors
/// Always returns an error.
pub fn wrong<T>(field: impl Into<String>, message: impl Into<String>) -> Result<T, ScenarioError> {
    Err(ScenarioError::new(field, message))
}

/// A game whose positions can be written as scenario files. A scenario consists of a position, orders, and expectations.
pub trait Scenarios: Rules {
    /// The contents of a scenario file.
    type Scenario: ScenarioFile<Self>;
    /// The lists whose outcomes a scenario must give completely, each with its index in a script and its name in messages.
    const LISTS: &'static [(usize, &'static str)] = &[];

    /// Returns the starting position.
    ///
    /// # Errors
    /// Returns an error with the field and the reason if a field has a value that no position can have.
    fn first_position(scenario: &Self::Scenario) -> Result<Self::Position, ScenarioError>;

    /// Returns the scripted chance outcomes. By default there are none.
    fn script(scenario: &Self::Scenario) -> ChanceScript<Self::Node> {
        let _ = scenario;
        ChanceScript::default()
    }

    /// Returns an error message if the script lacked outcomes that an order needed, and `None` otherwise. `before` and `after`
    /// are the script before and after the order. By default no outcome of the lists in [`Self::LISTS`] may be missing.
    fn script_fault(before: &ChanceScript<Self::Node>, after: &ChanceScript<Self::Node>) -> Option<String> {
        let too_few = |list: usize| after.missing(list) - before.missing(list);
        let short = Self::LISTS.iter().find(|(list, _)| too_few(*list) > 0);
        short.map(|(list, name)| format!("`{name}` has {} too few", too_few(*list)))
    }

    /// Returns an error message if the script still holds outcomes that must be used, and `None` otherwise. By default all
    /// outcomes of the lists in [`Self::LISTS`] must be used.
    fn script_rest(script: &ChanceScript<Self::Node>) -> Option<String> {
        let rest = Self::LISTS.iter().find(|(list, _)| script.left(*list) > 0);
        rest.map(|(list, name)| format!("{name}: {} are not used", script.left(*list)))
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
