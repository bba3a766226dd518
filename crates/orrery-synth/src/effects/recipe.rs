//! The tools that all recipes share.

use crate::clip::{Clip, Reverb};
use crate::dsp::SynthRng;

/// The inputs and tools of a recipe.
#[derive(Debug, Clone)]
pub struct RecipeContext {
    /// The sample rate in hertz.
    pub rate: u32,
    /// The length of the sound in seconds.
    pub seconds: f32,
    /// The index of the variant.
    pub variant: usize,
    /// The random numbers for this variant of the sound.
    pub dice: SynthRng,
}

/// A function that creates a sound effect. Its level is set afterwards.
pub type EffectRecipe = fn(&mut RecipeContext) -> Clip;

impl RecipeContext {
    /// Returns a silent clip with the length of the sound.
    pub fn clip(&self) -> Clip {
        Clip::new(self.rate, self.seconds)
    }

    /// Returns one of these values, selected by the variant.
    pub fn pick<T: Copy>(&self, of: &[T]) -> T {
        of[self.variant % of.len()]
    }

    /// Returns a random number that differs from `around` by at most the fraction `part`.
    pub fn about(&mut self, around: f32, part: f32) -> f32 {
        around * self.dice.between(1.0 - part, 1.0 + part)
    }
}

/// The reverberation on the felt of the table: hardly any.
pub(super) const FELT: Reverb = Reverb { seconds: 0.25, dull: 0.6, wet: 0.06 };

/// The reverberation of a small room.
pub(super) const CABIN: Reverb = Reverb { seconds: 0.45, dull: 0.5, wet: 0.13 };

/// The reverberation of a large dome.
pub(super) const DOME: Reverb = Reverb { seconds: 1.4, dull: 0.4, wet: 0.38 };
