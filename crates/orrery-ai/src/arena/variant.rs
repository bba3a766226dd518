//! Engines with other weights or levels than the released ones, to compare versions.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use super::contract::ArenaGame;
use crate::engine::{EngineGame, EngineLevel as _, read_levels};
use crate::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Level, Rules};

/// An engine with other weights or levels than the released ones.
pub trait ArenaVariant<G: Rules>: Clone + PartialEq + Debug + Send + Sync {
    /// The contents of a file of levels.
    type Levels;

    /// Parses the text of a file of levels.
    ///
    /// # Errors
    /// Returns a message in plain English if the text is invalid or the game does not read files of levels.
    fn read_levels(text: &str) -> Result<Self::Levels, String>;

    /// Creates an engine for a match with this number of players, with weights from a file or with other levels.
    ///
    /// # Errors
    /// Returns a message if the file cannot be read, is not a file of weights, or is for another number of players, or if the
    /// game has no engine with weights or levels.
    fn new(
        level: Level,
        character: Character,
        players: u8,
        weights: Option<&Path>,
        levels: Option<&Self::Levels>,
    ) -> Result<Self, String>;

    /// Returns the plan for the turn of the deciding seat.
    fn plan(&self, view: &G::View, effort: SearchBudget, watch: &SearchHandle<G>) -> Plan<G>;
}

/// The contents of a game's files of levels.
pub type Levels<G> = <<G as ArenaGame>::Variant as ArenaVariant<G>>::Levels;

/// The variant of games that only have the released engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoVariant {}

impl<G: Rules> ArenaVariant<G> for NoVariant {
    type Levels = NoVariant;

    fn read_levels(_: &str) -> Result<NoVariant, String> {
        Err(format!("{} does not read files of levels", G::KEY))
    }

    fn new(_: Level, _: Character, _: u8, _: Option<&Path>, _: Option<&NoVariant>) -> Result<Self, String> {
        Err(format!("{} has no engine that reads weights or levels", G::KEY))
    }

    fn plan(&self, _: &G::View, _: SearchBudget, _: &SearchHandle<G>) -> Plan<G> {
        match *self {}
    }
}

/// A variant of a game's own engine.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineVariant<G: EngineGame> {
    level_params: G::LevelParams,
    character: Character,
    /// The weights of a file; `None` for those of the program.
    weights: Option<Arc<G::Weights>>,
}

impl<G: EngineGame> ArenaVariant<G> for EngineVariant<G> {
    type Levels = Vec<G::LevelParams>;

    fn read_levels(text: &str) -> Result<Self::Levels, String> {
        read_levels::<G>(text.as_bytes())
    }

    fn new(
        level: Level,
        character: Character,
        players: u8,
        weights: Option<&Path>,
        levels: Option<&Self::Levels>,
    ) -> Result<Self, String> {
        let read = |file: &Path| {
            let bytes = std::fs::read(file).map_err(|error| error.to_string());
            let weights = bytes.and_then(|bytes| G::read_weights(&bytes, players));
            weights.map(Arc::new).map_err(|error| format!("{}: {error}", file.display()))
        };
        let weights = weights.map(read).transpose()?;
        let listed = levels.and_then(|levels| levels.iter().find(|params| params.level() == level));
        let params = listed.or_else(|| G::level_params(level)).ok_or("the levels cannot be read")?;
        Ok(EngineVariant { level_params: params.clone(), character, weights })
    }

    fn plan(&self, view: &G::View, effort: SearchBudget, watch: &SearchHandle<G>) -> Plan<G> {
        let plan = || {
            let weights = self.weights.as_deref().or_else(|| G::weights(view))?;
            Some(G::plan_with(weights, &self.level_params, G::personality(self.character)?, view, effort, watch))
        };
        plan().unwrap_or_default()
    }
}
