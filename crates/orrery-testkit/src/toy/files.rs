//! The scenario files of the toy, and its opponents, which are the default ones of the shared crates.

use orrery_ai::arena::{ArenaGame, NoBehaviour, NoLuckMeasure};
use orrery_ai::engine::NoEngine;
use orrery_ai::{GameOpponents, NoCoach, Searchable};
use orrery_core::chance::ChanceScript;
use orrery_core::{FileGameKey, Rules};
use orrery_record::{
    RecordedOrder, ScenarioDifferences, ScenarioError, Scenarios, SerializedSetup, scenario_file, wrong,
};
use serde::{Deserialize, Serialize};

use super::{Position, ROUNDS, ToyChanceNode, ToyGame};

scenario_file! {
    /// A scenario of the toy, which lists a position field by field.
    ToyScenario of ToyGame {
        game: FileGameKey<ToyGame>,
        setup: SerializedSetup<ToyGame>,
        expect: ExpectedToyPosition,
    } with {
        /// For each seat its crate, the seats that know the crate (one bit each), and its points.
        seats: Vec<(u8, u8, u8)>,
        hold: [u8; 4],
        turn: u8,
        /// The outcomes of the first draws.
        draws: Vec<u8>,
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectedToyPosition {
    pub points: Vec<u8>,
    pub legal: Vec<String>,
    pub not_legal: Vec<String>,
}

impl Scenarios for ToyGame {
    type Scenario = ToyScenario;
    fn script(scene: &ToyScenario) -> ChanceScript<ToyChanceNode> {
        ChanceScript::new(scene.draws.iter().copied())
    }
    fn first_position(scene: &ToyScenario) -> Result<Position, ScenarioError> {
        let setup = scene.setup.setup();
        let mut p = Self::position(&setup, &Vec::new()).map_err(|e| ScenarioError::new("setup", e.to_string()))?;
        (p.hold, p.turn) = (scene.hold, scene.turn.min(p.players * ROUNDS));
        for (seat, of) in scene.seats.iter().enumerate().take(setup.seating.len()) {
            (p.crates[seat], p.knows[seat], p.points[seat]) = *of;
        }
        match orrery_core::invariants::first_violation(Self::INVARIANTS, &p) {
            Some(broken) => wrong("seats", broken.to_string()),
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
        let seats = (0..usize::from(p.players)).map(seat).collect();
        let scene = ToyScenario { setup, seats, hold: p.hold, turn: p.turn, ..ToyScenario::default() };
        if Self::first_position(&scene)? == *p { Ok(scene) } else { wrong("seats", "other colours play") }
    }
    fn start_of(p: &Position) -> Vec<u8> {
        p.crates[..usize::from(p.players)].to_vec()
    }
}

impl Searchable for ToyGame {}

impl GameOpponents for ToyGame {
    type Engine = NoEngine;
    type Coach = NoCoach;
    type Reason = ();
}

impl ArenaGame for ToyGame {
    type Behaviour = NoBehaviour;
    type Luck = NoLuckMeasure;
}
