//! Access to the saves of a game for game-independent code.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;

use super::errors::LoadError;
use super::file::{SaveMeta, load_file};
use super::summary::Summary;
use super::told::Told;
use crate::contract::Scenarios;
use orrery_core::GameKey;

/// Access to the saves of one game for game-independent code.
pub trait SavedGame: Debug + Send + Sync {
    /// Returns the game key.
    fn key(&self) -> GameKey;

    /// Loads a save, replays every order and compares every hash.
    ///
    /// # Errors
    /// The file, the line and the reason.
    fn load(&self, path: &Path) -> Result<(Summary, SaveMeta), LoadError>;

    /// Converts the summary line of a save, or returns `None` if it cannot be trusted.
    fn told(&self, told: &Told) -> Option<Summary>;

    /// Creates the summary line for a save with this summary.
    fn tell(&self, summary: &Summary) -> Told;
}

/// The saves of `G`.
#[derive(Debug)]
pub struct Saved<G>(PhantomData<fn() -> G>);

impl<G> Saved<G> {
    /// Creates the access to the saves of `G`.
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
