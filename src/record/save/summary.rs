//! What the house can tell of a save without knowing its game.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;

use super::file::{LoadError, SaveMeta, load_file};
use crate::core::{Colour, GameKey};
use crate::record::contract::Scenarios;
use crate::record::matches::{Match, Seat};

/// Where a match stands, as an onlooker may know it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Summary {
    /// The seats.
    pub seats: Vec<Seat>,
    /// Points by colour in seating order.
    pub points: Vec<(Colour, i32)>,
    /// The round, from 1; 0 where nothing can be told.
    pub round: u32,
    /// Whether the match is over.
    pub over: bool,
}

impl Summary {
    /// What can be told of a match.
    #[must_use]
    pub fn of<G: Scenarios>(played: &Match<G>) -> Self {
        let standings = G::standings(&G::view(played.position(), None));
        Summary {
            seats: played.info().seats.clone(),
            points: standings.0.iter().map(|standing| (standing.seat, standing.total())).collect(),
            round: played.round(),
            over: played.is_over(),
        }
    }
}

/// The saves of one game, for code that serves all games.
pub trait SavedGame: Debug + Send + Sync {
    /// The game.
    fn key(&self) -> GameKey;

    /// Loads a save: every order is replayed and every hash compared.
    ///
    /// # Errors
    /// The file, the line and the reason.
    fn load(&self, path: &Path) -> Result<(Summary, SaveMeta), LoadError>;
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
}
