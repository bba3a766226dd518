//! The saves of a game, for code that serves all games.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;

use super::errors::LoadError;
use super::file::{SaveMeta, load_file};
use super::summary::Summary;
use super::told::Told;
use crate::contract::Scenarios;
use orrery_core::GameKey;

/// The saves of one game, for code that serves all games.
pub trait SavedGame: Debug + Send + Sync {
    /// The game.
    fn key(&self) -> GameKey;

    /// Loads a save: every order is replayed and every hash compared.
    ///
    /// # Errors
    /// The file, the line and the reason.
    fn load(&self, path: &Path) -> Result<(Summary, SaveMeta), LoadError>;

    /// What the writer of a save said of it; nothing where that is not to be taken as it stands.
    fn told(&self, told: &Told) -> Option<Summary>;

    /// What is to be said of a save that this is the summary of.
    fn tell(&self, summary: &Summary) -> Told;
}

/// The saves of `G`.
#[derive(Debug)]
pub struct Saved<G>(PhantomData<fn() -> G>);

impl<G> Saved<G> {
    /// The saves of `G`.
    #[must_use]
    pub const fn new() -> Self {
        Saved(PhantomData)
    }
}

impl<G> Default for Saved<G> {
    fn default() -> Self {
        Saved::new()
    }
}

impl<G: Scenarios> SavedGame for Saved<G> {
    fn key(&self) -> GameKey {
        G::KEY
    }

    fn load(&self, path: &Path) -> Result<(Summary, SaveMeta), LoadError> {
        let (played, meta) = load_file::<G>(path)?;
        Ok((Summary::of(&played), meta))
    }

    fn told(&self, told: &Told) -> Option<Summary> {
        told.summary::<G>()
    }

    fn tell(&self, summary: &Summary) -> Told {
        Told::of_summary::<G>(summary, "")
    }
}
