//! The pace of opponents, and delays before the next order.

use bevy::prelude::*;

use orrery_core::interaction::{Interaction, LossWarning};

/// The pace of opponents.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct OpponentPacing {
    /// Seconds between two orders of opponents and replays; 0 for no pause.
    pub opponents: f32,
    /// True if each order of opponents and replays waits for [`super::Intent::Step`].
    pub step: bool,
    /// True if several orders of opponents and replays may be given in one frame, without showing the moves between them.
    pub unseen: bool,
}

impl Default for OpponentPacing {
    fn default() -> Self {
        OpponentPacing { opponents: 0.6, step: false, unseen: false }
    }
}

/// The setting for open hands among several players at one screen in games with secrets. There is no curtain between them, and each
/// sees everything.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OpenHands(pub bool);

/// Delays the next order of an opponent until the current animation is over. Orders of players are never delayed.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct OrderGate {
    left: f32,
    held: f32,
    shut: bool,
}

impl OrderGate {
    /// The longest time that the gate stays closed without opening, in seconds.
    pub const DEADLINE: f32 = 10.0;

    /// Delays the next order of an opponent by at least `seconds` from now. The longest of several requests counts. After
    /// [`Self::DEADLINE`] the gate opens anyway.
    pub fn hold(&mut self, seconds: f32) {
        let seconds = if seconds.is_finite() { seconds } else { 0.0 };
        self.left = self.left.max(seconds).min((Self::DEADLINE - self.held).max(0.0));
    }

    /// Shuts the gate at a player's request, or ends that. No deadline opens it.
    pub const fn shut(&mut self, shut: bool) {
        self.shut = shut;
    }

    /// Opens the gate now.
    pub fn release(&mut self) {
        *self = OrderGate::default();
    }

    /// Ends the wait because the animation is over early. A shut gate stays shut.
    pub fn hurry(&mut self) {
        self.left = 0.0;
    }

    /// True if the next order may come.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.shut && self.left <= 0.0
    }

    /// Advances time by `seconds`.
    pub fn pass(&mut self, seconds: f32) {
        if self.left <= 0.0 {
            self.held = 0.0;
            return;
        }
        self.left -= seconds;
        self.held += seconds;
    }

    /// Records that an order came through. The deadline counts from the next hold.
    pub fn passed(&mut self) {
        self.release();
    }
}

/// The kind of a game's warnings.
type LossKind<G> = <<G as Interaction>::Warning as LossWarning>::Kind;

/// The warnings that need confirmation: all except those that the player turned off.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct WarningSettings<G: Interaction> {
    silent: Vec<LossKind<G>>,
}

impl<G: Interaction> Default for WarningSettings<G> {
    fn default() -> Self {
        WarningSettings { silent: Vec::new() }
    }
}

impl<G: Interaction> WarningSettings<G> {
    /// True if warnings of this kind need confirmation.
    #[must_use]
    pub fn asks(&self, kind: LossKind<G>) -> bool {
        !self.silent.contains(&kind)
    }

    /// Turns confirmation of `kind` on or off.
    pub fn set(&mut self, kind: LossKind<G>, ask: bool) {
        self.silent.retain(|&k| k != kind);
        if !ask {
            self.silent.push(kind);
        }
    }
}
