//! The scenario files of the toy, and its opponents, which are the default ones of the shared crates.

use orrery_ai::arena::{ArenaGame, NoBehaviour, NoLuckMeasure, NoVariant};
use orrery_ai::{Opponents, Searchable};
use orrery_core::chance::ChanceScript;
use orrery_core::{FileGameKey, Rules, Setup, SinglePreset};
use orrery_record::{RecordedOrder, ScenarioDifferences, ScenarioError, Scenarios, SerializedSetup};
use serde::{Deserialize, Serialize};

use super::{Position, ROUNDS, ToyChanceNode, ToyGame};

/// A scenario of the toy, which lists a position field by field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToyScenario {
    game: FileGameKey<ToyGame>,
    title: String,
    #[serde(default)]
    rules: Vec<String>,
    setup: SerializedSetup<ToyGame>,
    /// For each seat its crate, the seats that know the crate (one bit each), and its points.
    seats: Vec<(u8, u8, u8)>,
    hold: [u8; 4],
    turn: u8,
    /// The outcomes of the first draws.
    #[serde(default)]
    pub draws: Vec<u8>,
    play: Vec<String>,
    #[serde(default)]
    expect: ExpectedToyPosition,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectedToyPosition {
    points: Vec<u8>,
    legal: Vec<String>,
    not_legal: Vec<String>,
}

impl Scenarios for ToyGame {
    type Scenario = ToyScenario;
    fn title_and_rules(scene: &ToyScenario) -> (&str, &[String]) {
        (&scene.title, &scene.rules)
    }
    fn play(scene: &ToyScenario) -> &[String] {
        &scene.play
    }
    fn legality(scene: &ToyScenario) -> (&[String], &[String]) {
        (&scene.expect.legal, &scene.expect.not_legal)
    }
    fn setup(scene: &ToyScenario) -> Setup<Self> {
        scene.setup.setup()
    }
    fn set_rules_version(scene: &mut ToyScenario, version: u32) {
        scene.setup.rules = Some(version);
    }
    fn preset(scene: &ToyScenario) -> Option<SinglePreset> {
        scene.setup.preset
    }
    fn script(scene: &ToyScenario) -> ChanceScript<ToyChanceNode> {
        ChanceScript::new(scene.draws.iter().copied())
    }
    fn first_position(scene: &ToyScenario) -> Result<Position, ScenarioError> {
        let wrong = |field: &str, message: String| ScenarioError { field: field.to_owned(), message };
        let setup = Self::setup(scene);
        let mut p = Self::position(&setup, &Vec::new()).map_err(|e| wrong("setup", e.to_string()))?;
        (p.hold, p.turn) = (scene.hold, scene.turn.min(p.players * ROUNDS));
        for (seat, of) in scene.seats.iter().enumerate().take(setup.seating.len()) {
            (p.crates[seat], p.knows[seat], p.points[seat]) = *of;
        }
        match orrery_core::invariants::first_violation(Self::INVARIANTS, &p) {
            Some(broken) => Err(wrong("seats", broken.to_string())),
            None => Ok(p),
        }
    }
    fn differences(scene: &ToyScenario, _: &[RecordedOrder<Self>], p: &Position) -> Vec<String> {
        let mut found = ScenarioDifferences::default();
        for (seat, &points) in scene.expect.points.iter().enumerate() {
            found.value(format!("points.{seat}"), Some(points), p.points.get(seat).copied().unwrap_or_default());
        }
        found.0
    }
    fn scenario_of(p: &Position) -> Result<ToyScenario, ScenarioError> {
        let seat = |i: usize| (p.crates[i], p.knows[i], p.points[i]);
        let setup = SerializedSetup { players: Some(p.players), ..SerializedSetup::of(None, &()) };
        let (seats, title) = ((0..usize::from(p.players)).map(seat).collect(), String::new());
        let (rules, draws, play, expect) = (Vec::new(), Vec::new(), Vec::new(), ExpectedToyPosition::default());
        let game = FileGameKey::default();
        let scene = ToyScenario { game, title, rules, setup, seats, hold: p.hold, turn: p.turn, draws, play, expect };
        let untold = ScenarioError { field: "seats".to_owned(), message: "other colours play".to_owned() };
        if Self::first_position(&scene)? == *p { Ok(scene) } else { Err(untold) }
    }
    fn with_title_and_orders(scene: ToyScenario, title: &str, play: Vec<String>) -> ToyScenario {
        ToyScenario { title: title.to_owned(), play, ..scene }
    }
    fn start_of(p: &Position) -> Vec<u8> {
        p.crates[..usize::from(p.players)].to_vec()
    }
}

impl Searchable for ToyGame {}

impl Opponents for ToyGame {
    type Reason = ();
}

impl ArenaGame for ToyGame {
    type Behaviour = NoBehaviour;
    type Luck = NoLuckMeasure;
    type Variant = NoVariant;
}
