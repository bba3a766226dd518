//! What every recipe is made with.

use crate::clip::{Clip, Room};
use crate::dsp::Dice;

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
pub(super) const FELT: Room = Room { seconds: 0.25, dull: 0.6, wet: 0.06 };

/// The near walls of the observatory.
pub(super) const CABIN: Room = Room { seconds: 0.45, dull: 0.5, wet: 0.13 };

/// Its dome.
pub(super) const DOME: Room = Room { seconds: 1.4, dull: 0.4, wet: 0.38 };
