//! The common tools of all recipes.

use crate::clip::{Clip, Reverb};
use crate::dsp::SynthRng;

/// The inputs and tools of a recipe.
#[derive(Debug, Clone)]
pub struct RecipeContext {
    /// The sample rate in hertz.
    pub rate: u32,
    /// The length of the sound in seconds.
    pub seconds: f32,
    /// The variant, from 0.
    pub variant: usize,
    /// The random numbers of this sound.
    pub dice: SynthRng,
}

/// A function that makes the sound. The level is set afterwards.
pub type EffectRecipe = fn(&mut RecipeContext) -> Clip;

impl RecipeContext {
    /// Returns silence of the sound's length.
    #[must_use]
    pub fn clip(&self) -> Clip {
        Clip::new(self.rate, self.seconds)
    }

    /// Returns one of these values, chosen by the variant.
    #[must_use]
    pub fn pick<T: Copy>(&self, of: &[T]) -> T {
        of[self.variant % of.len()]
    }

    /// Returns a random number near `around`, within ± `part` of it.
    pub fn about(&mut self, around: f32, part: f32) -> f32 {
        around * self.dice.between(1.0 - part, 1.0 + part)
    }
}

/// The felt of the table: hardly any reverberation.
pub(super) const FELT: Reverb = Reverb { seconds: 0.25, dull: 0.6, wet: 0.06 };

/// The near walls of the observatory.
pub(super) const CABIN: Reverb = Reverb { seconds: 0.45, dull: 0.5, wet: 0.13 };

/// The dome of the observatory.
pub(super) const DOME: Reverb = Reverb { seconds: 1.4, dull: 0.4, wet: 0.38 };
