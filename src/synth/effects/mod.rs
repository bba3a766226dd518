//! The recipes of the effects, by name.
//!
//! All are tuned to the notes of the music (D dorian), so that what happens on the table sounds with it.

mod docks;
mod hand;
mod pieces;
mod signals;

use super::clip::{Clip, Room};
use super::dsp::Dice;

/// What a recipe works with.
#[derive(Debug, Clone)]
pub struct Kit {
    /// Samples a second.
    pub rate: u32,
    /// Seconds the sound has.
    pub seconds: f32,
    /// Which of its variants, from 0.
    pub variant: usize,
    /// Its own random numbers.
    pub dice: Dice,
}

/// Makes the sound; its level is set afterwards.
pub type Recipe = fn(&mut Kit) -> Clip;

impl Kit {
    /// Silence as long as the sound.
    #[must_use]
    pub fn clip(&self) -> Clip {
        Clip::new(self.rate, self.seconds)
    }

    /// One of these, by the variant.
    #[must_use]
    pub fn pick<T: Copy>(&self, of: &[T]) -> T {
        of[self.variant % of.len()]
    }

    /// A number that differs a little each time: `around` ± `part` of it.
    pub fn about(&mut self, around: f32, part: f32) -> f32 {
        around * self.dice.between(1.0 - part, 1.0 + part)
    }
}

/// The felt of the table: hardly a room.
const FELT: Room = Room { seconds: 0.25, dull: 0.6, wet: 0.06 };
/// The near walls of the observatory.
const CABIN: Room = Room { seconds: 0.45, dull: 0.5, wet: 0.13 };
/// Its dome.
const DOME: Room = Room { seconds: 1.4, dull: 0.4, wet: 0.38 };

/// Every recipe with its name.
#[must_use]
pub fn recipes() -> Vec<(&'static str, Recipe)> {
    [pieces::RECIPES, docks::RECIPES, hand::RECIPES, signals::RECIPES].concat()
}
