//! Motion: what has moved goes there instead of jumping.

mod counters;
mod cues;
mod effects;
mod timeline;
mod tween;

use bevy::prelude::*;

pub use counters::{Counters, Everybody, FRESH, Numbers, Step, count};
pub use cues::{Cue, Cues, Flight, Path, Pose, Stops};
pub use effects::{ring, trail};
pub use timeline::{Beat, Beats, LONGEST, Span, Timeline};
pub use tween::{Moment, Tween, bent, passes};

/// How fast things move.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct MotionSettings {
    /// 1 as designed, 2 twice as fast; 0: nothing moves, everything is there at once.
    pub speed: f32,
    /// No tumbling, no recoil, no shake.
    pub reduced: bool,
}

impl Default for MotionSettings {
    fn default() -> Self {
        Self { speed: 1.0, reduced: false }
    }
}

/// Whatever moves is there at once. Written for every click and key.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct FinishMotion;

/// What flies over the column at the right, where the panels would hide it: drawn by whoever draws the panels.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Aloft(pub Vec<Overhead>);

/// A piece of the art over the panels.
#[derive(Debug, Clone, PartialEq)]
pub struct Overhead {
    /// Its name.
    pub piece: String,
    /// Where its origin is, in units.
    pub at: Vec2,
    /// Its size.
    pub scale: f32,
    /// Its opacity.
    pub alpha: f32,
}

/// Whether anything moves: while nothing does, nothing needs to be drawn.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Animating(pub bool);
