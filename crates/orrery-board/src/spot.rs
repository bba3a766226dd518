//! What is pointed out on the board for a while: places a line tells of, an opponent's order, what the coach suggests.

use bevy::prelude::Resource;

use orrery_core::Colour;

/// A sign of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bit {
    /// An icon of the art, without its `icon-`.
    Icon(&'static str),
    /// Words or a number.
    Text(String),
    /// A player's mark.
    Mark(Colour),
}

/// A place on the board that a line tells of; which it is only the game knows ([`super::BoardScene::spot`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SpotId(pub u64);

/// What an opponent does, beside the place where it does it; `S` is how the game names places.
#[derive(Debug, Clone, PartialEq)]
pub struct Caption<S> {
    /// Who.
    pub colour: Colour,
    /// What, in signs.
    pub bits: Vec<Bit>,
    /// Where; beside what the mover has in hand if nowhere on the board.
    pub spot: Option<S>,
}

/// The places that are pointed out; empty while nothing is.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Spotlight<S: Send + Sync + 'static>(pub Vec<S>);

impl<S: Send + Sync + 'static> Default for Spotlight<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The orders of the mover that the board shows as a suggestion; empty: none.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Suggested<O: Send + Sync + 'static>(pub Vec<O>);

impl<O: Send + Sync + 'static> Default for Suggested<O> {
    fn default() -> Self {
        Self(Vec::new())
    }
}
