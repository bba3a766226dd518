//! Records of this game: its scenarios, and how a start is written in logs.

pub mod scenario;
mod start_lines;
pub mod words;

use crate::rules::{AlienFrontiers, Node, Position, Preset, Setup, Start};
use orrery_core::Rules as _;
use orrery_record::{self as record, Scenarios, SceneError};

pub use self::scenario::Scenario;
pub use self::words::ShipsText;

/// A match of this game.
pub type Match = record::Match<AlienFrontiers>;
/// An order that was given.
pub type Entry = record::Entry<AlienFrontiers>;
/// How a match was set up.
pub type MatchInfo = record::MatchInfo<AlienFrontiers>;
/// All that settles how a match begins.
pub type Deal = record::Deal<AlienFrontiers>;

/// A turn that was played.
pub type TurnRecord = record::TurnRecord<AlienFrontiers>;
/// An order of a turn that was played.
pub type Step = record::Step<AlienFrontiers>;
/// What is named of dice and draws to come.
pub type Script = orrery_core::chance::Script<Node>;

/// What a seed deals and what orders do.
pub const RULES_VERSION: u32 = AlienFrontiers::RULES_VERSION;

/// The list of a script that names dice.
pub const DICE: usize = 0;

impl Scenarios for AlienFrontiers {
    type Scenario = Scenario;

    const START_WORDS: &'static [&'static str] = &["first", "first_roll", "display", "dealt"];

    fn shows(scenario: &Scenario) -> (&str, &[String]) {
        (&scenario.title, &scenario.rules)
    }

    fn play(scenario: &Scenario) -> &[String] {
        &scenario.play
    }

    fn legality(scenario: &Scenario) -> (&[String], &[String]) {
        (&scenario.expect.legal, &scenario.expect.not_legal)
    }

    fn setup(scenario: &Scenario) -> Setup {
        scenario.set_up()
    }

    fn set_rules_version(scenario: &mut Scenario, version: u32) {
        scenario.setup.rules = Some(version);
    }

    fn preset(scenario: &Scenario) -> Option<Preset> {
        scenario.setup.preset
    }

    fn first_position(scenario: &Scenario) -> Result<Position, SceneError> {
        scenario.position()
    }

    fn script(scenario: &Scenario) -> Script {
        scenario.script()
    }

    // A roll the file does not speak of is the program's choice; one named by half is a slip.
    fn script_fault(before: &Script, after: &Script) -> Option<String> {
        let missing = after.missing(DICE) - before.missing(DICE);
        (before.left(DICE) > 0 && missing > 0).then(|| format!("`dice` names {missing} too few"))
    }

    fn differences(scenario: &Scenario, _: &[Entry], position: &Position) -> Vec<String> {
        scenario::differences(&scenario.expect, position)
    }

    fn scenario_of(position: &Position) -> Result<Scenario, SceneError> {
        Scenario::of(position)
    }

    fn retold(scenario: Scenario, title: &str, play: Vec<String>) -> Scenario {
        Scenario { title: title.to_owned(), play, ..scenario }
    }

    fn start_of(position: &Position) -> Start {
        Start { first: position.mover_seat, first_rolls: Vec::new(), display: Vec::new(), dealt: Vec::new() }
    }

    fn write_start(setup: &Setup, start: &Start) -> Vec<String> {
        start_lines::write(setup, start)
    }

    fn read_start(setup: &Setup, lines: &[String]) -> Result<Option<Start>, String> {
        start_lines::read(setup, lines)
    }
}
