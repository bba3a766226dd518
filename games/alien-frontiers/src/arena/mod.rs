//! This game in the arena: behaviour statistics, the luck of the dice, and engines whose weights or levels are not the embedded
//! ones.

mod behaviour;
mod luck;

use std::path::Path;
use std::sync::Arc;

pub use behaviour::SeatBehaviour;
pub use luck::RollLuck;

use super::ai::engine::{Engine, LevelParams, level_params, personality, read_levels};
use super::ai::net::{Net, embedded_net};
use super::ai::{Plan, SearchHandle};
use crate::AlienFrontiers;
use crate::rules::{Event, FirstPlayer, Options, Order, Position, Setup};
use orrery_ai::SearchBudget;
use orrery_ai::arena::ArenaGame;
use orrery_core::Colour;
use orrery_core::{Character, Level};

/// An engine whose weights or level parameters may differ from the embedded ones.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineVariant {
    /// The parameters of the engine's level.
    skill: LevelParams,
    /// The character of the engine.
    character: Character,
    /// The net of the engine, for the number of players of the match; `None` for the embedded net.
    net: Option<Arc<Net>>,
}

impl ArenaGame for AlienFrontiers {
    type Behaviour = SeatBehaviour;
    type Luck = RollLuck;
    type Variant = EngineVariant;
    type Levels = Vec<LevelParams>;

    // The first seat begins, since the rotation of the players within a block replaces the roll for the first turn.
    fn block_setup(setup: Setup) -> Setup {
        let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
        Setup { options, ..setup }
    }

    fn count_behaviour(habits: &mut SeatBehaviour, order: &Order, events: &[Event]) {
        habits.count(*order, events);
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
        players: u8,
        weights: Option<&Path>,
        levels: Option<&Vec<LevelParams>>,
    ) -> Result<EngineVariant, String> {
        let net = weights.map(|file| Net::load_for(file, players).map(Arc::new)).transpose();
        let net = net.map_err(|error| error.to_string())?;
        let listed = levels.and_then(|levels| levels.iter().copied().find(|skill| skill.level == level));
        Ok(EngineVariant { skill: listed.unwrap_or_else(|| level_params(level)), character, net })
    }

    fn plan_of_variant(variant: &EngineVariant, view: &Position, effort: SearchBudget, watch: &SearchHandle) -> Plan {
        let net = variant.net.as_deref().or_else(|| embedded_net(view.player_count()));
        net.map_or_else(Plan::default, |net| {
            Engine::new(net).plan(view, &variant.skill, &personality(variant.character.into()), effort, watch)
        })
    }
}
