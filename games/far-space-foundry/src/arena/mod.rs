//! The arena of this game: behaviour statistics of its players, and engines with other nets or levels.

mod behaviour;

use std::path::Path;

pub use behaviour::SeatBehaviour;

use super::FarSpaceFoundry;
use super::ai::engine::{Engine, LevelParams, Nets, level_params, nets, personality, read_levels};
use super::rules::{Event, Order, Position, View};
use orrery_ai::arena::{ArenaGame, NoLuckMeasure};
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Colour, Level};

/// An engine with nets or level parameters other than the built-in ones.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineVariant {
    skill: LevelParams,
    character: Character,
    nets: Nets,
}

impl ArenaGame for FarSpaceFoundry {
    type Behaviour = SeatBehaviour;
    type Luck = NoLuckMeasure;
    type Variant = EngineVariant;
    type Levels = Vec<LevelParams>;

    fn count_behaviour(habits: &mut SeatBehaviour, _: &Order, events: &[Event]) {
        habits.count(events);
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
            let bytes = std::fs::read(file).map_err(|error| error.to_string());
            bytes.and_then(|bytes| Nets::read(&bytes)).map_err(|error| format!("{}: {error}", file.display()))
        };
        let nets = file.map_or_else(|| Ok(nets().clone()), read)?;
        let listed = levels.and_then(|levels| levels.iter().find(|skill| skill.level == level));
        let skill = listed.or_else(|| level_params(level)).ok_or("the levels cannot be read")?;
        Ok(EngineVariant { skill: skill.clone(), character, nets })
    }

    fn plan_of_variant(
        variant: &EngineVariant,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self> {
        personality(variant.character).map_or_else(Plan::default, |temper| {
            Engine::new(&variant.nets, &variant.skill, temper).plan(view, effort, watch)
        })
    }
}
