//! What the program remembers of the coach during a match.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::games::alien_frontiers::record::TurnRecord;
use crate::rules::{Order, Position};

/// What the program remembers of the coach during a match.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Guide {
    /// Whether its panel is open.
    pub open: bool,
    /// The plan that is open, from 0.
    pub shown: usize,
    /// The plan whose orders are being given.
    pub(super) following: Option<Following>,
    /// The turns that can be explained, as of the last time one was asked about.
    pub(super) turns: Vec<TurnRecord>,
    /// Which of them is explained.
    pub(super) told: usize,
}

/// A plan that is being played.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Following {
    /// The orders still to be given.
    pub(super) orders: VecDeque<Order>,
    /// Where the next of them is to be given.
    pub(super) at: Position,
    /// Whether nothing is left to advise when they are given: the plan does not stop to see what comes.
    pub(super) whole: bool,
}

impl Guide {
    /// Whether a plan's orders are being given.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.following.is_some()
    }
}
