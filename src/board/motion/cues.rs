//! When each thing moves and how, worked out from what happened.

use std::collections::BTreeMap;

use bevy::math::Vec2;
use bevy::prelude::Resource;

use super::super::scene::Id;
use super::flight::Flight;

/// The shape of a way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Path {
    /// Straight, softly.
    Glide,
    /// In an arch, with a lean and a small recoil; `arch` is its height as a part of the distance.
    Fly {
        /// Height of the arch as a part of the distance.
        arch: f32,
    },
    /// Down from above, with a bounce.
    Descend,
    /// Turning over.
    Flip,
    /// Swelling up a little too large.
    Pop,
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
    /// How long it tumbles when it has arrived.
    pub tumble: f32,
    /// Where it comes from if it was not on the board.
    pub enter: Option<Vec2>,
    /// Where it goes if it leaves the board.
    pub exit: Option<Vec2>,
    /// Makes dice tumble unlike each other.
    pub seed: u8,
}

impl Default for Cue {
    fn default() -> Self {
        Self { start: 0.0, duration: 0.3, path: Path::Glide, tumble: 0.0, enter: None, exit: None, seed: 0 }
    }
}

impl Cue {
    /// When it is over.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.duration + self.tumble
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

    /// When everything is over, in seconds from the announcement at speed 1.
    #[must_use]
    pub fn end(&self) -> f32 {
        let flights = self.flights.iter().map(|flight| flight.cue.end());
        self.own.values().map(Cue::end).chain(flights).fold(0.0, f32::max)
    }
}
