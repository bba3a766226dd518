//! Engines with other weights or levels than the released ones, to compare versions.

use std::path::Path;
use std::sync::Arc;

use crate::engine::{EngineLevel as _, GameEngine};
use crate::{GameOpponents, Plan, SearchBudget, SearchHandle};
use orrery_core::{Level, OpponentCharacter};

/// The contents of a game's file of levels.
pub type Levels<G> = Vec<<<G as GameOpponents>::Engine as GameEngine<G>>::LevelParams>;

/// An engine with other weights or levels than the released ones.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineVariant<G: GameOpponents> {
    level_params: <G::Engine as GameEngine<G>>::LevelParams,
    character: OpponentCharacter,
    /// The weights from a file, or `None` to use those of the program.
    weights: Option<Arc<<G::Engine as GameEngine<G>>::Weights>>,
}

impl<G: GameOpponents> EngineVariant<G> {
    /// Creates an engine for a match with this number of players, with weights from a file or with other levels.
    ///
    /// # Errors
    /// Returns a message if the file cannot be read, is not a file of weights, or is for another number of players, or if the
    /// game has no engine with weights or levels.
    pub(super) fn new(
        level: Level,
        character: OpponentCharacter,
        players: u8,
        weights: Option<&Path>,
        levels: Option<&Levels<G>>,
    ) -> Result<Self, String> {
        let listed = levels.and_then(|levels| levels.iter().find(|params| params.level() == level));
        let Some(level_params) = listed.or_else(|| G::Engine::level_params(level)).cloned() else {
            return Err(format!("{} has no engine that reads weights or levels", G::KEY));
        };
        let read = |file: &Path| {
            let bytes = std::fs::read(file).map_err(|error| error.to_string());
            let weights = bytes.and_then(|bytes| G::Engine::read_weights(&bytes, players));
            weights.map(Arc::new).map_err(|error| format!("{}: {error}", file.display()))
        };
        Ok(EngineVariant { level_params, character, weights: weights.map(read).transpose()? })
    }

    /// Returns the plan for the turn of the deciding seat.
    pub(super) fn plan(&self, view: &G::View, effort: SearchBudget, watch: &SearchHandle<G>) -> Plan<G> {
        let plan = || {
            let weights = self.weights.as_deref().or_else(|| G::Engine::weights(view))?;
            let personality = G::Engine::personality(self.character)?;
            Some(G::Engine::plan_with(weights, &self.level_params, personality, view, effort, watch))
        };
        plan().unwrap_or_default()
    }
}
