//! The state of the coach's panel during a match.

use std::collections::VecDeque;

use bevy::prelude::*;

use orrery_core::GameFrontend;
use orrery_learn::game_types;
use orrery_table::Viewpoint;

/// The state of the coach's panel during a match.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CoachState {
    /// True while the panel is open.
    pub open: bool,
    /// The viewer who asked the coach.
    pub(super) eyes: Viewpoint,
    /// The index of the open plan among the suggested plans, from 0.
    pub shown: usize,
    /// True while the orders of the open plan are being given.
    pub(super) playing: bool,
    /// True if the coach is to be asked again once the outcome of the plan's last order has been shown.
    pub(super) again: bool,
    /// The turns that could be explained when an explanation was last requested, each given by the record index of its first
    /// order.
    pub(super) turns: Vec<usize>,
    /// The index of the explained turn in `turns`.
    pub(super) told: usize,
}

/// The plan that is being played. Valid only while [`CoachState::is_playing`] returns true.
#[derive(Resource, Debug)]
pub(super) struct PlanPlayback<G: GameFrontend> {
    /// The orders still to be given.
    pub(super) orders: VecDeque<game_types::Order<G>>,
    /// The position in which the next order will be given.
    pub(super) at: game_types::View<G>,
}

impl CoachState {
    /// Reports whether a plan's orders are being given.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }
}
