//! Starship Catan in the arena: its behaviour statistics, and engines with other weights or levels.

mod behaviour;

use std::path::Path;

pub use behaviour::SeatBehaviour;

use super::StarshipCatan;
use super::ai::engine::{
    Engine, LevelParams, ValueWeights, level_params, personality, read_levels, read_weights, weights,
};
use super::rules::{Event, Order, Position, View};
use orrery_ai::arena::{ArenaGame, NoLuckMeasure};
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Colour, Level};

/// An engine whose weights or levels may come from files.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineVariant {
    skill: LevelParams,
    character: Character,
    weights: ValueWeights,
}

impl ArenaGame for StarshipCatan {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
    type Variant = EngineVariant;
    type Levels = Vec<LevelParams>;

    fn count_behaviour(habits: &mut SeatBehaviour, order: &Order, events: &[Event]) {
        habits.count(order, events);
    }

    fn end_behaviour(habits: &mut SeatBehaviour, position: &Position, seat: Colour) {
        habits.end(position, seat);
    }

    fn read_levels(text: &str) -> Result<Vec<LevelParams>, String> {
        read_levels(text)
    }

    fn variant(
        level: Level,
        character: Character,
        _: u8,
        file: Option<&Path>,
        levels: Option<&Vec<LevelParams>>,
    ) -> Result<EngineVariant, String> {
        let read = |file: &Path| {
            let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
            text.and_then(|text| read_weights(&text)).map_err(|error| format!("{}: {error}", file.display()))
        };
        let weights = file.map_or_else(|| Ok(weights().clone()), read)?;
        let listed = levels.and_then(|levels| levels.iter().find(|skill| skill.level == level));
        let skill = listed.or_else(|| level_params(level)).ok_or("the levels cannot be read")?;
        Ok(EngineVariant { skill: skill.clone(), character, weights })
    }

    fn plan_of_variant(
        variant: &EngineVariant,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self> {
        personality(variant.character).map_or_else(Plan::default, |temper| {
            Engine::new(&variant.weights, &variant.skill, temper).plan(view, effort, watch)
        })
    }
}
