//! The sounds of the program, made from nothing: recipes for every effect and layer of music.
//!
//! `orrery synth assets` (a build with the feature `synth`) renders them all and writes the OGG files that the
//! program carries; `sounds.ron` of house and game says how long and how loud each is. `docs/sound.md` is the list in words.

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

// The macros that register what a game carries name it.
pub use clip::Clip;
#[doc(hidden)]
pub use inventory;
pub use manifest::{Effect, Layer, Manifest, Music, Ready, SoundList, TEXT, TITLE};
pub use report::{Figures, figures};

use dsp::Dice;
use effects::Kit;

/// Seconds by which the loudness of an effect is judged.
pub const WINDOW: f32 = 0.05;

/// Renders an effect; `variant` counts from 0. Nothing if the manifest or the recipes do not know it.
#[must_use]
pub fn effect(manifest: &Manifest, name: &str, variant: usize) -> Option<Clip> {
    let entry = manifest.effects.get(name)?;
    let (_, recipe) = effects::recipes().into_iter().find(|(known, _)| *known == name)?;
    let dice = Dice::new(entry.seed * 100 + variant as u64);
    let mut kit = Kit { rate: manifest.rate, seconds: entry.seconds, variant, dice };
    let mut clip = recipe(&mut kit);
    clip.clean();
    // A soft knee on the strongest peaks: what is struck stays as loud to the ear, but not so sharp.
    let peak = clip.peak().max(1e-6);
    clip.each(|sample| (sample / peak * 1.4).tanh());
    clip.fade(0.001, (entry.seconds * 0.25).min(0.12));
    let measured = clip.loudest(WINDOW);
    clip.bring_to(entry.level, measured, manifest.ceiling);
    Some(clip)
}

/// Renders a layer of the music, exactly as long as the loop. Nothing if the manifest or the recipes do not know it.
#[must_use]
pub fn layer(manifest: &Manifest, name: &str) -> Option<Clip> {
    let entry = manifest.music.layers.get(name)?;
    let (_, recipe) = music::RECIPES.iter().find(|(known, _)| *known == name)?;
    let mut clip = recipe(entry.rate, manifest.music.seconds, &mut Dice::new(entry.seed));
    clip.clean();
    let measured = clip.level();
    clip.bring_to(entry.level, measured, manifest.ceiling);
    Some(clip)
}

/// The loop with what comes before and after it, as it is written to its file.
#[must_use]
pub fn with_margins(clip: &Clip, margin: f32) -> Clip {
    let edge = dsp::samples(clip.rate, margin);
    let mut wide = Clip::new(clip.rate, clip.seconds() + 2.0 * margin);
    let length = clip.len();
    for (to, from) in [(&mut wide.left, &clip.left), (&mut wide.right, &clip.right)] {
        *to = (0..length + 2 * edge).map(|i| from[(i + length - edge % length) % length]).collect();
    }
    wide
}

/// Every effect there is a recipe for.
#[must_use]
pub fn effect_names() -> Vec<&'static str> {
    effects::recipes().into_iter().map(|(name, _)| name).collect()
}

/// Every layer of the music there is a recipe for.
#[must_use]
pub fn layer_names() -> Vec<&'static str> {
    music::RECIPES.iter().map(|(name, _)| *name).collect()
}
