//! Motion: animates things from their old to their new positions.

mod counters;
mod cues;
mod effects;
mod timeline;
mod tween;

use bevy::prelude::*;

pub use counters::{AnimatedCounters, CounterRow, CounterStep, CounterTable, FRESH, count, steps_between};
pub use cues::{FlyingObject, MotionCue, MotionCues, MotionPath, PathStops, Pose};
pub use effects::{ring, trail};
pub use timeline::{EventTiming, LONGEST, TimedEvent, TimedTableChange, Timeline, span};
pub use tween::{Tween, TweenState, bent, passes};

/// The speed of motion, and whether motion is reduced.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct MotionSettings {
    /// The speed factor: 1 is the designed speed, 2 is twice as fast. With 0, all things are in their new positions immediately.
    pub speed: f32,
    /// True for reduced motion: without tumbling, recoil and shaking.
    pub reduced: bool,
}

impl Default for MotionSettings {
    fn default() -> Self {
        Self { speed: 1.0, reduced: false }
    }
}

/// The request to complete all motions in progress. Written for every click, key press and press of a gamepad button.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct FinishMotionRequest;

/// The objects that fly over the panel column on the right, where the panels would hide them. The code that draws the panels
/// draws these objects on top.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct OverlaySprites(pub Vec<OverlaySprite>);

/// A piece of the art that is drawn above the panels.
#[derive(Debug, Clone, PartialEq)]
pub struct OverlaySprite {
    /// The name of the piece in the art.
    pub piece: String,
    /// The position of the piece's origin, in units.
    pub at: Vec2,
    /// The scale of the piece, 1 for its designed size.
    pub scale: f32,
    /// The opacity of the piece, 0 to 1.
    pub alpha: f32,
}

/// The motion flag: true while anything moves. While it is false, no frame needs to be drawn.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MotionActive(pub bool);
