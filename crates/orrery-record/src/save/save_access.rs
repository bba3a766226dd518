//! Access to the saves of a game for code that does not know the game.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;

use super::errors::LoadError;
use super::file::{SaveMeta, load_file};
use super::summary::MatchSummary;
use super::summary_line::SummaryLine;
use crate::contract::Scenarios;
use orrery_core::GameKey;

/// Access to the saves of one game for code that does not know the game.
pub trait SaveAccess: Debug + Send + Sync {
    /// Returns the key of the game.
    fn key(&self) -> GameKey;

    /// Loads a save, replays every order and compares every hash.
    ///
    /// # Errors
    /// Returns the file, the line and the reason if the save cannot be loaded.
    fn load(&self, path: &Path) -> Result<(MatchSummary, SaveMeta), LoadError>;

    /// Converts the summary line of a save to a summary, or returns `None` if the line cannot be trusted.
    fn read_summary_line(&self, told: &SummaryLine) -> Option<MatchSummary>;

    /// Creates the summary line for a save with this summary.
    fn summary_line(&self, summary: &MatchSummary) -> SummaryLine;
}

/// Access to the saves of the game `G`.
#[derive(Debug)]
pub struct GameSaves<G>(PhantomData<fn() -> G>);

impl<G> GameSaves<G> {
    /// Creates the access to the saves of `G`.
    pub const fn new() -> Self {
        GameSaves(PhantomData)
    }
}

impl<G> Default for GameSaves<G> {
    fn default() -> Self {
        GameSaves::new()
    }
}

impl<G: Scenarios> SaveAccess for GameSaves<G> {
    fn key(&self) -> GameKey {
        G::KEY
    }

    fn load(&self, path: &Path) -> Result<(MatchSummary, SaveMeta), LoadError> {
        let (played, meta) = load_file::<G>(path)?;
        Ok((MatchSummary::of(&played), meta))
    }

    fn read_summary_line(&self, told: &SummaryLine) -> Option<MatchSummary> {
        told.summary::<G>()
    }

    fn summary_line(&self, summary: &MatchSummary) -> SummaryLine {
        SummaryLine::of_summary::<G>(summary, "")
    }
}
