//! When each thing moves and how, worked out from what happened.

use std::collections::BTreeMap;

use bevy::color::Srgba;
use bevy::math::{StableInterpolate, Vec2};
use bevy::prelude::Resource;

use super::super::scene::{Id, Look};

/// The most stops of a way.
const STOPS: usize = 9;

/// The stops of a way, the goal not among them.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Stops {
    at: [Vec2; STOPS],
    count: u8,
    /// The part of the whole time after which the first is reached, and after which the last is, 0 to 1.
    reached: (f32, f32),
}

impl Stops {
    /// These, of which the first and the last are reached after so much of the time, 0 to 1. Stops beyond the ninth are left out.
    #[must_use]
    pub fn new(places: &[Vec2], reached: (f32, f32)) -> Self {
        let mut stops = Stops { reached, count: places.len().min(STOPS) as u8, ..Stops::default() };
        stops.at.iter_mut().zip(places).for_each(|(stop, place)| *stop = *place);
        stops
    }

    /// Between which two places it is after the part `t` of the time, and how far between them, 0 to 1.
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

/// The shape of a way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Path {
    /// Straight, softly.
    Glide,
    /// Along a curve; `arch` is how far it bends from the straight way, as a part of its length.
    Fly {
        /// How far it bends, as a part of the length.
        arch: f32,
    },
    /// Along a curve as a craft: it leans into it and docks with a small recoil.
    Dock {
        /// How far it bends, as a part of the length.
        arch: f32,
    },
    /// The flame of a craft on its way: behind it, turned where it goes.
    Burn {
        /// How far the craft's way bends, as a part of the length.
        arch: f32,
    },
    /// A die that is thrown: it flies, rolls over and over, hops and settles.
    Throw,
    /// Head over heels, as ships that are thrown out.
    Hurl,
    /// Along a curve to a place above the goal, then down, with a bounce.
    Land {
        /// How far it bends, as a part of the length.
        arch: f32,
    },
    /// From stop to stop with a small hop each, then to the goal with a recoil, as a craft that tries one dock after the other.
    Hops(Stops),
    /// Turning over.
    Flip,
    /// Turning over in its place, whatever it looks like before and after.
    TurnOver,
    /// Swelling up a little too large.
    Pop,
    /// Where it is, swelling and shrinking back this often.
    Pulse(u8),
}

impl Path {
    /// The same for people who want little motion: it goes there, but nothing tumbles, spins, bounces, shakes or swells.
    #[must_use]
    pub const fn calm(self) -> Self {
        match self {
            Path::Throw | Path::Hurl | Path::Land { .. } | Path::Pop | Path::Pulse(_) => Path::Glide,
            Path::Flip | Path::TurnOver => Path::Glide,
            Path::Hops(_) => Path::Fly { arch: 0.1 },
            Path::Dock { arch } | Path::Burn { arch } => Path::Fly { arch },
            Path::Glide | Path::Fly { .. } => self,
        }
    }

    /// Whether it is seen even of a thing that stays where it is and as it is.
    #[must_use]
    pub const fn shows_off(self) -> bool {
        matches!(self, Path::Pulse(_) | Path::TurnOver)
    }

    /// Whether other faces are shown on the way.
    #[must_use]
    pub const fn tumbles(self) -> bool {
        matches!(self, Path::Throw)
    }
}

/// When and how a thing moves; times in seconds from the announcement, at speed 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cue {
    /// When it starts.
    pub start: f32,
    /// How long it is on its way.
    pub duration: f32,
    /// The shape of the way.
    pub path: Path,
    /// Where it comes from if it was not on the board.
    pub enter: Option<Vec2>,
    /// Where it goes if it leaves the board.
    pub exit: Option<Vec2>,
    /// Makes dice tumble unlike each other.
    pub seed: u8,
    /// The colour of the light it leaves behind on its way.
    pub trail: Option<Srgba>,
}

impl Default for Cue {
    fn default() -> Self {
        Self { start: 0.0, duration: 0.3, path: Path::Glide, enter: None, exit: None, seed: 0, trail: None }
    }
}

impl Cue {
    /// When it is over.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.duration
    }
}

/// What moves after an announcement.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Cues {
    /// The cue of each thing that has one of its own.
    pub own: BTreeMap<Id, Cue>,
    /// The cue of everything else that turns out to have moved.
    pub other: Cue,
    /// What only passes by.
    pub flights: Vec<Flight>,
}

impl Cues {
    /// The cue of a thing.
    #[must_use]
    pub fn of(&self, id: Id) -> Cue {
        self.own.get(&id).copied().unwrap_or(self.other)
    }

    /// When everything has happened, in seconds from the announcement at speed 1. What only lingers does not count.
    #[must_use]
    pub fn end(&self) -> f32 {
        let flights = self.flights.iter().filter(|flight| !flight.lingers).map(|flight| flight.cue.end());
        self.own.values().map(Cue::end).chain(flights).fold(0.0, f32::max)
    }

    /// The same with little motion: nothing tumbles or bounces, nothing sparks.
    #[must_use]
    pub fn calm(mut self) -> Self {
        self.other.path = self.other.path.calm();
        self.own.values_mut().for_each(|cue| cue.path = cue.path.calm());
        self.flights.retain(|flight| !flight.lingers);
        self.flights.iter_mut().for_each(|flight| flight.cue.path = flight.cue.path.calm());
        self
    }
}

/// Where a thing is and how it is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Place in units.
    pub at: Vec2,
    /// Size.
    pub scale: f32,
    /// Turn in radians.
    pub turn: f32,
    /// Opacity.
    pub alpha: f32,
    /// Width over height: 0 in the middle of a flip.
    pub flip: f32,
}

impl Pose {
    /// The same, shrunk to `size` round `pivot` and brought to `to`.
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

/// Something seen only while it flies.
#[derive(Debug, Clone, PartialEq)]
pub struct Flight {
    /// How it looks.
    pub look: Look,
    /// Where from.
    pub from: Vec2,
    /// Where to.
    pub to: Vec2,
    /// Its size at the start and at the end.
    pub scale: (f32, f32),
    /// Its opacity at the start and at the end.
    pub alpha: (f32, f32),
    /// Its turn in radians, clockwise.
    pub turn: f32,
    /// Whether it is only for the eye: nobody waits for it, and with little motion it is left out.
    pub lingers: bool,
    /// When and how.
    pub cue: Cue,
}

impl Flight {
    /// A piece of the art that flies in an arch.
    #[must_use]
    pub fn piece(name: impl Into<String>, from: Vec2, to: Vec2, start: f32) -> Self {
        Self {
            look: Look::Piece(name.into()),
            from,
            to,
            scale: (1.0, 1.0),
            alpha: (1.0, 1.0),
            turn: 0.0,
            lingers: false,
            cue: Cue { start, duration: 0.55, path: Path::Fly { arch: 0.16 }, ..Cue::default() },
        }
    }

    /// A piece of the art that swells and fades in one place.
    #[must_use]
    pub fn puff(name: impl Into<String>, at: Vec2, start: f32, scale: (f32, f32)) -> Self {
        Self {
            scale,
            alpha: (1.0, 0.0),
            cue: Cue { start, duration: 0.55, path: Path::Glide, ..Cue::default() },
            ..Self::piece(name, at, at, start)
        }
    }
}
