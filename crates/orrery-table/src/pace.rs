//! How fast opponents play, and what the next order waits for.

use bevy::prelude::*;

use orrery_core::interaction::{Interaction, Loses};

/// How fast opponents play.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// Seconds between two orders of opponents and replays; 0: at once.
    pub opponents: f32,
    /// Whether each order of opponents and replays waits for [`super::Intent::Step`].
    pub step: bool,
    /// Whether several orders of opponents and replays may come in one frame: nothing that moves between them is to be seen.
    pub unseen: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { opponents: 0.6, step: false, unseen: false }
    }
}

/// Whether several people at one screen play with open hands where the rules hide them: nothing is covered when the screen goes from one to
/// another, and everybody sees everything.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OpenHands(pub bool);

/// What is being shown holds the next opponent's order back here. Orders of people are never held.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Gate {
    left: f32,
    held: f32,
    shut: bool,
}

impl Gate {
    /// The longest the gate stays closed without opening, in seconds.
    pub const DEADLINE: f32 = 10.0;

    /// Asks the next opponent's order to wait at least `seconds` from now. Several ask together:
    /// the longest counts. Past [`Self::DEADLINE`] the gate opens all the same.
    pub fn hold(&mut self, seconds: f32) {
        let seconds = if seconds.is_finite() { seconds } else { 0.0 };
        self.left = self.left.max(seconds).min((Self::DEADLINE - self.held).max(0.0));
    }

    /// Shuts the gate for as long as somebody at the screen wants, or no longer; no deadline opens it.
    pub const fn shut(&mut self, shut: bool) {
        self.shut = shut;
    }

    /// Opens the gate now.
    pub fn release(&mut self) {
        *self = Gate::default();
    }

    /// What was shown is over sooner than it seemed: nothing is waited for any more. A gate that is shut stays shut.
    pub fn hurry(&mut self) {
        self.left = 0.0;
    }

    /// Whether the next order may come.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.shut && self.left <= 0.0
    }

    /// Lets `seconds` pass.
    pub fn pass(&mut self, seconds: f32) {
        if self.left <= 0.0 {
            self.held = 0.0;
            return;
        }
        self.left -= seconds;
        self.held += seconds;
    }

    /// An order came through: the deadline counts from the next hold.
    pub fn passed(&mut self) {
        self.release();
    }
}

/// The kinds of a game's warnings.
type Kind<G> = <<G as Interaction>::Warning as Loses>::Kind;

/// Which warnings are asked about. All, unless the player chose not to be asked again.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Caution<G: Interaction> {
    silent: Vec<Kind<G>>,
}

impl<G: Interaction> Default for Caution<G> {
    fn default() -> Self {
        Caution { silent: Vec::new() }
    }
}

impl<G: Interaction> Caution<G> {
    /// Whether to ask.
    #[must_use]
    pub fn asks(&self, kind: Kind<G>) -> bool {
        !self.silent.contains(&kind)
    }

    /// Asks about `kind` from now on, or not.
    pub fn set(&mut self, kind: Kind<G>, ask: bool) {
        self.silent.retain(|&k| k != kind);
        if !ask {
            self.silent.push(kind);
        }
    }
}
