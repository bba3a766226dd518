//! What the house asks of a game's files: scenarios, and how a start is written in logs.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::entry::Entry;
use orrery_core::chance::Script;
use orrery_core::{Rules, Setup, ron};

/// A part of a scenario that no position can have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {message}")]
pub struct SceneError {
    /// The field, with its path: `seats.green.hub`.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// A game whose positions can be written as scenario files. A scenario is a position, orders, and what must be true then.
pub trait Scenarios: Rules {
    /// A scenario as its file has it.
    type Scenario: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What it shows, and the numbers of the rules it shows.
    fn shows(scenario: &Self::Scenario) -> (&str, &[String]);

    /// The orders; one that begins with `!` must be refused.
    fn play(scenario: &Self::Scenario) -> &[String];

    /// Orders that must be legal after them, and orders that must not.
    fn legality(scenario: &Self::Scenario) -> (&[String], &[String]);

    /// Seats and options.
    fn setup(scenario: &Self::Scenario) -> Setup<Self>;

    /// Has the scenario played by an older version `version` of the rules, as a save or a log around it says. See [`Rules::keep_rules`].
    fn set_rules_version(scenario: &mut Self::Scenario, version: u32);

    /// The preset it names.
    fn preset(scenario: &Self::Scenario) -> Option<Self::Preset>;

    /// The position it starts from.
    ///
    /// # Errors
    /// The field no position can have, and why.
    fn first_position(scenario: &Self::Scenario) -> Result<Self::Position, SceneError>;

    /// What it names of the answers of chance to come; by default nothing.
    fn script(scenario: &Self::Scenario) -> Script<Self::Node> {
        let _ = scenario;
        Script::default()
    }

    /// What is wrong with a script that stood so before an order and after it; by default nothing is.
    fn script_fault(before: &Script<Self::Node>, after: &Script<Self::Node>) -> Option<String> {
        let _ = (before, after);
        None
    }

    /// What is wrong with what is left of a script at the end; by default nothing is.
    fn script_rest(script: &Script<Self::Node>) -> Option<String> {
        let _ = script;
        None
    }

    /// Every difference between what is expected and what is, legality apart; `played` are the orders carried out.
    fn differences(scenario: &Self::Scenario, played: &[Entry<Self>], position: &Self::Position) -> Vec<String>;

    /// The scenario that starts from `position`, with nothing to play.
    ///
    /// # Errors
    /// Positions that scenarios have no words for.
    fn scenario_of(position: &Self::Position) -> Result<Self::Scenario, SceneError>;

    /// A scenario under another title and with other orders to play.
    fn retold(scenario: Self::Scenario, title: &str, play: Vec<String>) -> Self::Scenario;

    /// The start of a match that begins at `position`: nothing was dealt.
    fn start_of(position: &Self::Position) -> Self::Start;

    /// The words that lines of a log begin with which tell a start; by default it is one line of RON.
    const START_WORDS: &'static [&'static str] = &["start"];

    /// A start as lines of a log, each beginning with one of [`Self::START_WORDS`].
    fn write_start(setup: &Setup<Self>, start: &Self::Start) -> Vec<String> {
        let _ = setup;
        ron::line(start).map(|text| format!("{} {text}", Self::START_WORDS[0])).into_iter().collect()
    }

    /// Reads the lines of a start; none where they do not say how the match began, so that the seed deals anew.
    ///
    /// # Errors
    /// What was expected.
    fn read_start(setup: &Setup<Self>, lines: &[String]) -> Result<Option<Self::Start>, String> {
        let _ = setup;
        let text = lines.last().and_then(|line| line.split_once(char::is_whitespace)).map(|(_, text)| text);
        text.map(|text| ron::read(text).map_err(|error| error.message)).transpose()
    }
}
