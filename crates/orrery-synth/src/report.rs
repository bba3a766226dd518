//! The figures by which a sound is judged.

use super::clip::Clip;
use super::dsp::decibels;

/// What is measured of a sound; levels in decibels under full scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figures {
    /// How long it is.
    pub seconds: f32,
    /// Its largest sample.
    pub peak: f32,
    /// The mean of the whole.
    pub level: f32,
    /// The loudest 50 ms.
    pub loudest: f32,
    /// The step from its last sample to its first, beside the largest step from one sample to the next inside it: at
    /// most 1 where a loop closes without a click.
    pub seam: f32,
}

/// Measures a sound.
#[must_use]
pub fn figures(clip: &Clip) -> Figures {
    let step = |channel: &[f32]| channel.windows(2).fold(1e-6f32, |most, pair| most.max((pair[1] - pair[0]).abs()));
    let jump = |channel: &[f32]| match channel {
        [first, .., last] => (first - last).abs(),
        _ => 0.0,
    };
    let seam = (jump(&clip.left) / step(&clip.left)).max(jump(&clip.right) / step(&clip.right));
    Figures {
        seconds: clip.seconds(),
        peak: decibels(clip.peak()),
        level: clip.level(),
        loudest: clip.loudest(super::WINDOW),
        seam,
    }
}
