//! The sounds of the program, synthesised from recipes: every sound effect and every layer of the music.
//!
//! `orrery synth assets`, in a build with the feature `synth`, renders all sounds and writes the OGG files that the program
//! embeds. The `sounds.ron` of the shared assets and of each game specify their lengths and levels. `docs/sound.md` describes
//! them in words.
//!
//! - [`manifest`](SoundManifest): the list of all sounds, from every `sounds.ron`.
//! - [`effect`] and [`layer`]: the functions that render a sound.
//! - [`clip`] and [`dsp`]: the tools of the recipes.

pub mod clip;
pub mod dsp;
mod effects;
mod manifest;
mod music;
#[cfg(feature = "ogg")]
pub mod ogg;
#[cfg(feature = "ogg")]
pub mod picture;
mod report;

// The macros that register a game's assets refer to `inventory` by this path.
pub use clip::Clip;
#[doc(hidden)]
pub use inventory;
pub use manifest::{EmbeddedSoundList, LoadScope, Music, MusicLayer, SoundEffect, SoundManifest, TEXT, TITLE};
pub use report::{SoundMeasurements, measure};

use dsp::SynthRng;
use effects::RecipeContext;

/// The length in seconds of the window in which the loudness of an effect is measured.
pub const WINDOW: f32 = 0.05;

/// Renders an effect. `variant` counts from 0. Returns `None` if the effect is not in the manifest or has no recipe.
pub fn effect(manifest: &SoundManifest, name: &str, variant: usize) -> Option<Clip> {
    let entry = manifest.effects.get(name)?;
    let (_, recipe) = effects::recipes().into_iter().find(|(known, _)| *known == name)?;
    let dice = SynthRng::new(entry.seed * 100 + variant as u64);
    let mut kit = RecipeContext { rate: manifest.rate, seconds: entry.seconds, variant, dice };
    let mut clip = recipe(&mut kit);
    clip.clean();
    // The strongest peaks are softly clipped: struck sounds stay as loud, but are less sharp.
    let peak = clip.peak().max(1e-6);
    clip.each(|sample| (sample / peak * 1.4).tanh());
    clip.fade(0.001, (entry.seconds * 0.25).min(0.12));
    let measured = clip.loudest(WINDOW);
    clip.bring_to(entry.level, measured, manifest.ceiling);
    Some(clip)
}

/// Renders a layer of the music, exactly as long as the loop. Returns `None` if the layer is not in the manifest or has no
/// recipe.
pub fn layer(manifest: &SoundManifest, name: &str) -> Option<Clip> {
    let entry = manifest.music.layers.get(name)?;
    let (_, recipe) = music::RECIPES.iter().find(|(known, _)| *known == name)?;
    let mut clip = recipe(entry.rate, manifest.music.seconds, &mut SynthRng::new(entry.seed));
    clip.clean();
    let measured = clip.level();
    clip.bring_to(entry.level, measured, manifest.ceiling);
    Some(clip)
}

/// Returns the loop with `margin` seconds of its end added in front and `margin` seconds of its beginning added behind, as
/// written to the file.
pub fn with_margins(clip: &Clip, margin: f32) -> Clip {
    let edge = dsp::samples(clip.rate, margin);
    let mut wide = Clip::new(clip.rate, clip.seconds() + 2.0 * margin);
    let length = clip.len();
    for (to, from) in [(&mut wide.left, &clip.left), (&mut wide.right, &clip.right)] {
        *to = (0..length + 2 * edge).map(|i| from[(i + length - edge % length) % length]).collect();
    }
    wide
}

/// Returns the name of every effect that has a recipe.
pub fn effect_names() -> Vec<&'static str> {
    effects::recipes().into_iter().map(|(name, _)| name).collect()
}

/// Returns the name of every music layer that has a recipe.
pub fn layer_names() -> Vec<&'static str> {
    music::RECIPES.iter().map(|(name, _)| *name).collect()
}
