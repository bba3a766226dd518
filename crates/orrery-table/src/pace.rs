//! The pacing of opponents and replays, and the delay before their next order.

use bevy::prelude::*;

use orrery_core::interaction::{LossWarning, OrderInput};

/// The pacing of opponents and replays: pauses, single steps and skipped frames.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct OpponentPacing {
    /// The pause between two orders of opponents and replays, in seconds; 0 for none.
    pub opponents: f32,
    /// True if every order of opponents and replays waits for [`super::MatchIntent::Step`].
    pub step: bool,
    /// True if several orders of opponents and replays may be given in one frame, so that the positions between them are not
    /// shown.
    pub unseen: bool,
}

impl Default for OpponentPacing {
    fn default() -> Self {
        OpponentPacing { opponents: 0.6, step: false, unseen: false }
    }
}

/// The setting for open hands, for several players at one screen in games with hidden information. If it is on, there is no
/// curtain between the players, and each sees everything.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OpenHands(pub bool);

/// A gate that delays the next order of an opponent or a replay, and orders given automatically for a player, until the current
/// animation is over. Orders that players choose do not wait for it, except where a game asks only at rest.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct OrderGate {
    left: f32,
    held: f32,
    shut: bool,
}

impl OrderGate {
    /// The longest time for which the gate can be held closed, in seconds.
    pub const DEADLINE: f32 = 10.0;

    /// Keeps the gate closed for at least `seconds` from now. Of several requests, the longest one counts. Delays end after
    /// [`Self::DEADLINE`] in any case.
    pub fn hold(&mut self, seconds: f32) {
        let seconds = if seconds.is_finite() { seconds } else { 0.0 };
        self.left = self.left.max(seconds).min((Self::DEADLINE - self.held).max(0.0));
    }

    /// Shuts the gate, for example while the menu or a notice is open, or lifts that restriction. No deadline opens a shut gate.
    pub const fn shut(&mut self, shut: bool) {
        self.shut = shut;
    }

    /// Opens the gate now, even if it was shut.
    pub fn release(&mut self) {
        *self = OrderGate::default();
    }

    /// Ends the delay because the animation is over early. A shut gate stays shut.
    pub fn hurry(&mut self) {
        self.left = 0.0;
    }

    /// Returns true if the next order may pass the gate.
    pub fn is_open(&self) -> bool {
        !self.shut && self.left <= 0.0
    }

    /// Advances the time by `seconds`.
    pub fn pass(&mut self, seconds: f32) {
        if self.left <= 0.0 {
            self.held = 0.0;
            return;
        }
        self.left -= seconds;
        self.held += seconds;
    }

    /// Records that an order has passed the gate. This removes all delays and restrictions, and the deadline starts again with
    /// the next delay.
    pub fn passed(&mut self) {
        self.release();
    }
}

/// The kind of a loss in a game, for which confirmation can be turned off.
type LossWarningKind<G> = <<G as OrderInput>::Warning as LossWarning>::Kind;

/// The kinds of losses that need confirmation: all except those for which the player has turned it off.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct LossWarningSettings<G: OrderInput> {
    silent: Vec<LossWarningKind<G>>,
}

impl<G: OrderInput> Default for LossWarningSettings<G> {
    fn default() -> Self {
        LossWarningSettings { silent: Vec::new() }
    }
}

impl<G: OrderInput> LossWarningSettings<G> {
    /// Returns true if losses of this kind need confirmation.
    pub fn asks(&self, kind: LossWarningKind<G>) -> bool {
        !self.silent.contains(&kind)
    }

    /// Turns confirmation of losses of this kind on or off.
    pub fn set(&mut self, kind: LossWarningKind<G>, ask: bool) {
        self.silent.retain(|&k| k != kind);
        if !ask {
            self.silent.push(kind);
        }
    }
}
