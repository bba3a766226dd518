//! Records of this game: its scenarios, and the text form of a match's start in records.

pub mod scenario;
mod start_lines;
pub mod words;

use crate::rules::{AlienFrontiers, ChanceQuestion, Position, Setup, SetupOutcomes};
use orrery_core::Rules as _;
use orrery_record::{self as record, ScenarioError, Scenarios};

pub use self::scenario::Scenario;
pub use self::words::ShipsNotation;

/// A match of this game.
pub type Match = record::Match<AlienFrontiers>;
/// An order given in a match.
pub type RecordedOrder = record::RecordedOrder<AlienFrontiers>;
/// The data of a match that are settled before its first order.
pub type MatchInfo = record::MatchInfo<AlienFrontiers>;
/// The contents of a share code, which determine the start of a match and its dice.
pub type ShareCodeSetup = record::ShareCodeSetup<AlienFrontiers>;

/// A turn in the record of a match, with its orders.
pub type TurnRecord = record::TurnRecord<AlienFrontiers>;
/// An order of a turn, with the seat that gave it and the position after it.
pub type PlayedOrder = record::PlayedOrder<AlienFrontiers>;
/// The chance outcomes that a file fixes in advance.
pub type ChanceScript = orrery_core::chance::ChanceScript<ChanceQuestion>;

/// The version of the rules. It changes whenever the same seed or the same orders would result in another match.
pub const RULES_VERSION: u32 = AlienFrontiers::RULES_VERSION;

/// The index of the list of dice in a script.
pub const DICE: usize = 0;

impl Scenarios for AlienFrontiers {
    type Scenario = Scenario;

    const START_WORDS: &'static [&'static str] = &["first", "first_roll", "display", "dealt"];

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        scenario.position()
    }

    fn script(scenario: &Scenario) -> ChanceScript {
        scenario.script()
    }

    // The program chooses a roll that the file does not give; a roll for which the file gives only some of the dice is an error.
    fn script_fault(before: &ChanceScript, after: &ChanceScript) -> Option<String> {
        let missing = after.missing(DICE) - before.missing(DICE);
        (before.left(DICE) > 0 && missing > 0).then(|| format!("`dice` has {missing} too few"))
    }

    fn differences(scenario: &Scenario, _: &[RecordedOrder], position: &Position) -> Vec<String> {
        scenario::differences(&scenario.expect, position)
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        Scenario::from_position(position)
    }

    fn start_of(position: &Position) -> SetupOutcomes {
        SetupOutcomes { first: position.mover_seat, first_rolls: Vec::new(), display: Vec::new(), dealt: Vec::new() }
    }

    fn write_start(setup: &Setup, start: &SetupOutcomes) -> Vec<String> {
        start_lines::write(setup, start)
    }

    fn read_start(setup: &Setup, lines: &[String]) -> Result<Option<SetupOutcomes>, String> {
        start_lines::read(setup, lines)
    }
}
