//! The timing and path of each thing's motion, derived from the events on the table.

use std::collections::BTreeMap;

use bevy::color::Srgba;
use bevy::math::{StableInterpolate, Vec2};
use bevy::prelude::Resource;

use super::super::scene::{NodeLook, SceneNodeId};

/// The maximum number of stops on a path.
const STOPS: usize = 9;

/// The intermediate stops on a path, without its end.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct PathStops {
    at: [Vec2; STOPS],
    count: u8,
    /// The fractions of the duration at which the first and the last stop are reached, 0 to 1.
    reached: (f32, f32),
}

impl PathStops {
    /// Creates a list of stops. `reached` gives the fractions of the duration at which the first and the last stop are reached, 0
    /// to 1. Stops beyond the ninth are dropped.
    pub fn new(places: &[Vec2], reached: (f32, f32)) -> Self {
        let mut stops = PathStops { reached, count: places.len().min(STOPS) as u8, ..PathStops::default() };
        stops.at.iter_mut().zip(places).for_each(|(stop, place)| *stop = *place);
        stops
    }

    /// Returns the two ends of the segment at progress `t`, and the progress within that segment, 0 to 1.
    pub(super) fn leg(&self, from: Vec2, to: Vec2, t: f32) -> (Vec2, Vec2, f32) {
        let stops = &self.at[..usize::from(self.count)];
        let (Some((&first, rest)), (early, late)) = (stops.split_first(), self.reached) else { return (from, to, t) };
        if t < early {
            return (from, first, t / early);
        }
        if t >= late || rest.is_empty() {
            return (rest.last().copied().unwrap_or(first), to, ((t - late) / (1.0 - late).max(1e-3)).clamp(0.0, 1.0));
        }
        let along = (t - early) / (late - early) * rest.len() as f32;
        let nth = (along as usize).min(rest.len() - 1);
        (stops[nth], stops[nth + 1], along - nth as f32)
    }
}

/// The shape of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MotionPath {
    /// A straight line, with easing.
    Glide,
    /// An arched curve.
    Fly {
        /// The height of the curve as a fraction of its length.
        arch: f32,
    },
    /// An arched curve flown by a craft, which leans into the curve and docks with a small recoil.
    Dock {
        /// The height of the curve as a fraction of its length.
        arch: f32,
    },
    /// The path of the flame behind a craft, which points along the craft's path.
    Burn {
        /// The height of the craft's curve as a fraction of its length.
        arch: f32,
    },
    /// The path of a thrown die: it flies, rolls over several times, bounces and settles.
    Throw,
    /// A tumbling curve, for example of a ship that is thrown out.
    Hurl,
    /// A curve to a point above the goal, then down to it, with a bounce.
    Land {
        /// The height of the curve as a fraction of its length.
        arch: f32,
    },
    /// Small hops from stop to stop and to the goal, for example of a craft that tries several docks. If the last stop is the
    /// goal, the craft recoils there.
    Hops(PathStops),
    /// A straight line along which the thing turns over.
    Flip,
    /// Turning over in place, even if the thing looks the same before and after.
    TurnOver,
    /// Appearing while growing slightly beyond the final size and back.
    Pop,
    /// Staying in place, while swelling and shrinking this number of times.
    Pulse(u8),
}

impl MotionPath {
    /// Returns the path to use with reduced motion. It has the same goal, but no tumbling, spinning, bouncing, shaking or
    /// swelling.
    #[must_use]
    pub const fn calm(self) -> Self {
        match self {
            MotionPath::Throw | MotionPath::Hurl | MotionPath::Land { .. } | MotionPath::Pop | MotionPath::Pulse(_) => {
                MotionPath::Glide
            }
            MotionPath::Flip | MotionPath::TurnOver => MotionPath::Glide,
            MotionPath::Hops(_) => MotionPath::Fly { arch: 0.1 },
            MotionPath::Dock { arch } | MotionPath::Burn { arch } => MotionPath::Fly { arch },
            MotionPath::Glide | MotionPath::Fly { .. } => self,
        }
    }

    /// Reports whether the path is visible even if the position and look of the thing do not change.
    pub const fn shows_off(self) -> bool {
        matches!(self, MotionPath::Pulse(_) | MotionPath::TurnOver)
    }

    /// Reports whether the thing shows other faces on the way, as dice do.
    pub const fn tumbles(self) -> bool {
        matches!(self, MotionPath::Throw)
    }
}

/// The timing and path of a motion. Times are in seconds from the announcement, at speed 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MotionCue {
    /// The start of the motion.
    pub start: f32,
    /// The duration of the motion.
    pub duration: f32,
    /// The path from the start to the goal.
    pub path: MotionPath,
    /// The position from which the thing enters, if it was not on the board.
    pub enter: Option<Vec2>,
    /// The position to which the thing leaves, if it is removed from the board.
    pub exit: Option<Vec2>,
    /// The seed for the tumbling of dice. Dice with different seeds tumble differently.
    pub seed: u8,
    /// The colour of the light trail behind the thing, if it has one.
    pub trail: Option<Srgba>,
}

impl Default for MotionCue {
    fn default() -> Self {
        Self::new(0.0, 0.3)
    }
}

impl MotionCue {
    /// Creates the cue of a motion in a straight line.
    pub const fn new(start: f32, duration: f32) -> Self {
        Self { start, duration, path: MotionPath::Glide, enter: None, exit: None, seed: 0, trail: None }
    }

    /// Sets the path.
    #[must_use]
    pub const fn path(self, path: MotionPath) -> Self {
        Self { path, ..self }
    }

    /// Sets the position from which the thing enters.
    #[must_use]
    pub fn enter(self, from: impl Into<Option<Vec2>>) -> Self {
        Self { enter: from.into(), ..self }
    }

    /// Sets the position to which the thing leaves.
    #[must_use]
    pub fn exit(self, to: impl Into<Option<Vec2>>) -> Self {
        Self { exit: to.into(), ..self }
    }

    /// Sets the seed for the tumbling of dice.
    #[must_use]
    pub const fn seed(self, seed: u8) -> Self {
        Self { seed, ..self }
    }

    /// Sets the colour of the light trail.
    #[must_use]
    pub fn trail(self, colour: impl Into<Option<Srgba>>) -> Self {
        Self { trail: colour.into(), ..self }
    }

    /// Returns the time at which the motion ends.
    pub fn end(&self) -> f32 {
        self.start + self.duration
    }
}

/// All motions that follow an announcement.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct MotionCues {
    /// The cues of things with a cue of their own, by node.
    pub own: BTreeMap<SceneNodeId, MotionCue>,
    /// The cue of all things that move without a cue of their own.
    pub other: MotionCue,
    /// The transient objects that fly.
    pub flights: Vec<FlyingObject>,
}

impl MotionCues {
    /// Returns the cue of a node: its own cue, or else [`Self::other`].
    pub fn of(&self, id: SceneNodeId) -> MotionCue {
        self.own.get(&id).copied().unwrap_or(self.other)
    }

    /// Returns the time at which the flights and the things with a cue of their own have arrived, in seconds from the
    /// announcement at speed 1. Decorative flights do not count.
    pub fn end(&self) -> f32 {
        let flights = self.flights.iter().filter(|flight| !flight.lingers).map(|flight| flight.cue.end());
        self.own.values().map(MotionCue::end).chain(flights).fold(0.0, f32::max)
    }

    /// Returns the cues to use with reduced motion: nothing tumbles or bounces, and there are no sparks.
    #[must_use]
    pub fn calm(mut self) -> Self {
        self.other.path = self.other.path.calm();
        self.own.values_mut().for_each(|cue| cue.path = cue.path.calm());
        self.flights.retain(|flight| !flight.lingers);
        self.flights.iter_mut().for_each(|flight| flight.cue.path = flight.cue.path.calm());
        self
    }
}

/// The position, scale, rotation and opacity of a thing, and how far it is turned over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// The position in units.
    pub at: Vec2,
    /// The scale factor.
    pub scale: f32,
    /// The rotation in radians, clockwise.
    pub turn: f32,
    /// The opacity, 0 to 1.
    pub alpha: f32,
    /// The factor by which the width is reduced while the thing turns over: 0 in the middle of the turn, 1 at rest.
    pub flip: f32,
}

impl Pose {
    /// Returns the pose scaled by `size` around `pivot`, with `pivot` moved to `to`.
    #[must_use]
    pub fn gathered(self, pivot: Vec2, to: Vec2, size: f32) -> Self {
        Self { at: to + (self.at - pivot) * size, scale: self.scale * size, ..self }
    }

    pub(super) fn between(self, other: Self, t: f32) -> Self {
        let mix = |a: f32, b: f32| a + (b - a) * t;
        Self {
            at: self.at.interpolate_stable(&other.at, t),
            scale: mix(self.scale, other.scale),
            turn: mix(self.turn, other.turn),
            alpha: mix(self.alpha, other.alpha),
            flip: mix(self.flip, other.flip),
        }
    }
}

/// A transient object, which is visible only while it flies.
#[derive(Debug, Clone, PartialEq)]
pub struct FlyingObject {
    /// The look of the object during the whole flight.
    pub look: NodeLook,
    /// The start of the flight, in units.
    pub from: Vec2,
    /// The end of the flight, in units.
    pub to: Vec2,
    /// The scale at the start and at the end.
    pub scale: (f32, f32),
    /// The opacity at the start and at the end.
    pub alpha: (f32, f32),
    /// The rotation in radians, clockwise.
    pub turn: f32,
    /// True if the flight is purely decorative. Nothing waits for it, and it is omitted with reduced motion.
    pub lingers: bool,
    /// The timing and path of the flight.
    pub cue: MotionCue,
}

impl FlyingObject {
    /// Creates the flight of a piece of the art along an arch.
    pub fn piece(name: impl Into<String>, from: Vec2, to: Vec2, start: f32) -> Self {
        Self {
            look: NodeLook::Piece(name.into()),
            from,
            to,
            scale: (1.0, 1.0),
            alpha: (1.0, 1.0),
            turn: 0.0,
            lingers: false,
            cue: MotionCue::new(start, 0.55).path(MotionPath::Fly { arch: 0.16 }),
        }
    }

    /// Creates a piece of the art that grows or shrinks and fades in one place.
    pub fn puff(name: impl Into<String>, at: Vec2, start: f32, scale: (f32, f32)) -> Self {
        Self { scale, alpha: (1.0, 0.0), cue: MotionCue::new(start, 0.55), ..Self::piece(name, at, at, start) }
    }
}
