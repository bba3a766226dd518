//! What the program remembers of the coach during a match.

use std::collections::VecDeque;

use bevy::prelude::*;

use orrery_core::WindowGame;
use orrery_learn::of;
use orrery_table::Eyes;

/// What the program remembers of the coach during a match.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Guide {
    /// Whether its panel is open.
    pub open: bool,
    /// Whose eyes looked when it was asked.
    pub(super) eyes: Eyes,
    /// The plan that is open, from 0.
    pub shown: usize,
    /// Whether the orders of that plan are being given.
    pub(super) playing: bool,
    /// Whether the coach is to be asked again once what a plan's order brought to light is seen.
    pub(super) again: bool,
    /// The first orders of the turns that can be explained, as of the last time one was asked about.
    pub(super) turns: Vec<usize>,
    /// Which of them is explained.
    pub(super) told: usize,
}

/// The plan whose orders are given, while [`Guide::is_playing`].
#[derive(Resource, Debug)]
pub(super) struct Following<G: WindowGame> {
    /// The orders still to be given.
    pub(super) orders: VecDeque<of::Order<G>>,
    /// Where the next of them is to be given.
    pub(super) at: of::View<G>,
}

impl Guide {
    /// Whether a plan's orders are being given.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }
}
