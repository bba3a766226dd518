//! Measurements of a sound, from which its quality can be judged.

use super::clip::Clip;
use super::dsp::decibels;

/// The measurements of a sound. Levels are in decibels relative to full scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SoundMeasurements {
    /// The length in seconds.
    pub seconds: f32,
    /// The peak level.
    pub peak: f32,
    /// The mean level of the whole sound.
    pub level: f32,
    /// The level of the loudest 50 ms.
    pub loudest: f32,
    /// The step from the last sample to the first, relative to the largest step between neighbouring samples. It is at most 1 if
    /// a loop repeats without a click.
    pub seam: f32,
}

/// Measures a sound.
pub fn measure(clip: &Clip) -> SoundMeasurements {
    let step = |channel: &[f32]| channel.windows(2).fold(1e-6f32, |most, pair| most.max((pair[1] - pair[0]).abs()));
    let jump = |channel: &[f32]| match channel {
        [first, .., last] => (first - last).abs(),
        _ => 0.0,
    };
    let seam = (jump(&clip.left) / step(&clip.left)).max(jump(&clip.right) / step(&clip.right));
    SoundMeasurements {
        seconds: clip.seconds(),
        peak: decibels(clip.peak()),
        level: clip.level(),
        loudest: clip.loudest(super::WINDOW),
        seam,
    }
}
