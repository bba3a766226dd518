//! Motion: things move to their new places instead of jumping.

mod counters;
mod cues;
mod effects;
mod timeline;
mod tween;

use bevy::prelude::*;

pub use counters::{CounterRow, CounterStep, CounterTable, Counters, FRESH, count};
pub use cues::{FlyingObject, MotionCue, MotionCues, MotionPath, PathStops, Pose};
pub use effects::{ring, trail};
pub use timeline::{EventTiming, LONGEST, TimedAnnouncement, TimedEvent, Timeline};
pub use tween::{Tween, TweenState, bent, passes};

/// The speed of motion.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct MotionSettings {
    /// The factor: 1 as designed, 2 twice as fast. With 0 nothing moves, and everything is in its new place at once.
    pub speed: f32,
    /// True for reduced motion: no tumbling, no recoil, no shaking.
    pub reduced: bool,
}

impl Default for MotionSettings {
    fn default() -> Self {
        Self { speed: 1.0, reduced: false }
    }
}

/// Finishes all running motions at once. Written for every click and key press.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct FinishMotion;

/// Objects that fly over the panel column at the right, where the panels would hide them. The code that draws the panels draws them
/// on top.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct InFlight(pub Vec<OverlaySprite>);

/// A piece of the art above the panels.
#[derive(Debug, Clone, PartialEq)]
pub struct OverlaySprite {
    /// The name of the piece.
    pub piece: String,
    /// The place of its origin, in units.
    pub at: Vec2,
    /// Its scale.
    pub scale: f32,
    /// Its opacity.
    pub alpha: f32,
}

/// The motion flag: true while anything moves. While nothing does, no frame needs to be drawn.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MotionActive(pub bool);
