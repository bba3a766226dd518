//! Stereo clips: mixing sounds into them, adding reverberation, and setting the level.

use super::dsp::{decibels, factor, samples};

/// A stereo sound. In a loop, sounds that extend beyond the end continue at the beginning.
#[derive(Debug, Clone, PartialEq)]
pub struct Clip {
    /// The sample rate in hertz.
    pub rate: u32,
    /// The left channel.
    pub left: Vec<f32>,
    /// The right channel, of the same length as the left.
    pub right: Vec<f32>,
    round: bool,
}

/// The parameters of a reverberation.
#[derive(Debug, Clone, Copy)]
pub struct Reverb {
    /// The decay time in seconds.
    pub seconds: f32,
    /// The damping of high frequencies, from 0 (bright) to 1 (dull).
    pub dull: f32,
    /// The gain of the reverberation that is added to the sound, from 0 to 1.
    pub wet: f32,
}

/// The delays of the comb filters in seconds. They are those of Freeverb, a reverberation after Schroeder and Moorer, as are the
/// delays of the all-pass filters, `PASSES`.
const COMBS: [f32; 8] = [0.0253, 0.0269, 0.0290, 0.0307, 0.0322, 0.0338, 0.0353, 0.0367];
const PASSES: [f32; 4] = [0.0126, 0.0100, 0.0077, 0.0051];
/// The additional delay of the filters of the right channel, in seconds.
const SPREAD: f32 = 0.000_52;

impl Clip {
    /// Returns a silent clip of this many seconds.
    pub fn new(rate: u32, seconds: f32) -> Self {
        let silence = vec![0.0; samples(rate, seconds)];
        Clip { rate, left: silence.clone(), right: silence, round: false }
    }

    /// Returns a silent loop of this many seconds.
    pub fn round(rate: u32, seconds: f32) -> Self {
        Clip { round: true, ..Clip::new(rate, seconds) }
    }

    /// Returns the number of frames.
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Reports whether there are no frames.
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Returns the length in seconds.
    pub fn seconds(&self) -> f32 {
        self.len() as f32 / self.rate as f32
    }

    /// Mixes in a mono sound at the time `at`, in seconds. `pan` ranges from −1 (left) to 1 (right).
    pub fn lay(&mut self, at: f32, pan: f32, gain: f32, sound: &[f32]) {
        let start = samples(self.rate, at);
        let angle = (pan.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
        let (left, right) = (angle.cos() * gain, angle.sin() * gain);
        let length = self.len();
        for (offset, sample) in sound.iter().enumerate() {
            let mut place = start + offset;
            if place >= length {
                if !self.round {
                    break;
                }
                place %= length;
            }
            self.left[place] += sample * left;
            self.right[place] += sample * right;
        }
    }

    /// Mixes another clip, scaled by `gain`, into this one.
    pub fn over(&mut self, gain: f32, other: &Clip) {
        for (mine, theirs) in [(&mut self.left, &other.left), (&mut self.right, &other.right)] {
            for (sample, add) in mine.iter_mut().zip(theirs) {
                *sample += add * gain;
            }
        }
    }

    /// Applies a function to every sample.
    pub fn each(&mut self, change: impl Fn(f32) -> f32) {
        for sample in self.left.iter_mut().chain(&mut self.right) {
            *sample = change(*sample);
        }
    }

    /// Applies a warm saturation: quiet sounds stay linear, and loud ones are compressed. A higher `drive` compresses more.
    pub fn warm(&mut self, drive: f32) {
        self.each(|sample| (sample * drive).tanh() / drive);
    }

    /// Passes both channels through a stateful filter. A loop passes through twice, so that its end affects its beginning.
    fn through(&mut self, mut machine: impl FnMut(usize, f32, f32) -> (f32, f32)) {
        let turns = if self.round { 2 } else { 1 };
        let length = self.len();
        let (mut left, mut right) = (vec![0.0; length], vec![0.0; length]);
        for turn in 0..turns {
            for i in 0..length {
                (left[i], right[i]) = machine(turn * length + i, self.left[i], self.right[i]);
            }
        }
        (self.left, self.right) = (left, right);
    }

    /// Adds an echo every `seconds`, alternately on the left and on the right. Each repetition is duller than the previous one
    /// and scaled by `feedback`. All echoes are mixed in with the gain `wet`.
    pub fn echo(&mut self, seconds: f32, feedback: f32, wet: f32) {
        let size = samples(self.rate, seconds).max(1);
        let (mut a, mut b) = (vec![0.0f32; size], vec![0.0f32; size]);
        let (mut dull_a, mut dull_b) = (0.0f32, 0.0f32);
        self.through(|i, left, right| {
            let at = i % size;
            let (heard_a, heard_b) = (a[at], b[at]);
            dull_a += 0.35 * (heard_b - dull_a);
            dull_b += 0.35 * (heard_a - dull_b);
            a[at] = 0.5 * (left + right) + dull_a * feedback;
            b[at] = dull_b * feedback;
            (left + heard_a * wet, right + heard_b * wet)
        });
    }

    /// Adds the reverberation of a room.
    pub fn room(&mut self, room: Reverb) {
        let rate = self.rate;
        let line = |seconds: f32| vec![0.0f32; samples(rate, seconds).max(1)];
        let mut sides: Vec<ReverbState> = [0.0, SPREAD]
            .into_iter()
            .map(|more| ReverbState {
                combs: COMBS.iter().map(|s| CombFilter { line: line(s + more), dulled: 0.0 }).collect(),
                passes: PASSES.iter().map(|s| line(s + more)).collect(),
                keep: COMBS.iter().map(|s| (-6.9 * s / room.seconds).exp()).collect(),
                dull: room.dull.clamp(0.0, 0.95),
            })
            .collect();
        self.through(|i, left, right| {
            let input = (left + right) * 0.12;
            let heard = [sides[0].step(i, input), sides[1].step(i, input)];
            (left + heard[0] * room.wet, right + heard[1] * room.wet)
        });
    }

    /// Fades the clip in over `first` seconds and out over `last` seconds, so that it does not click.
    pub fn fade(&mut self, first: f32, last: f32) {
        let (first, last) = (samples(self.rate, first).max(1), samples(self.rate, last).max(1));
        let length = self.len();
        for channel in [&mut self.left, &mut self.right] {
            for (i, sample) in channel.iter_mut().enumerate() {
                let begin = (i as f32 / first as f32).min(1.0);
                let end = ((length - 1 - i) as f32 / last as f32).min(1.0);
                *sample *= begin * (0.5 - 0.5 * (std::f32::consts::PI * end).cos());
            }
        }
    }

    /// Removes inaudibly low frequencies and any constant offset.
    pub fn clean(&mut self) {
        let keep = 1.0 - std::f32::consts::TAU * 28.0 / self.rate as f32;
        let mut held = [0.0f32; 4];
        self.through(|_, left, right| {
            held[0] = left - held[2] + keep * held[0];
            held[1] = right - held[3] + keep * held[1];
            (held[2], held[3]) = (left, right);
            (held[0], held[1])
        });
    }

    /// Returns the largest absolute sample value.
    pub fn peak(&self) -> f32 {
        self.left.iter().chain(&self.right).fold(0.0, |most, sample| most.max(sample.abs()))
    }

    /// Returns the RMS level of both channels, in decibels relative to full scale.
    pub fn level(&self) -> f32 {
        mean_level(&self.left, &self.right)
    }

    /// Returns the RMS level of the loudest `window` seconds, in decibels relative to full scale. It approximates the perceived
    /// loudness of a short sound.
    pub fn loudest(&self, window: f32) -> f32 {
        let size = samples(self.rate, window).clamp(1, self.len().max(1));
        let hop = (size / 4).max(1);
        let last = self.len().saturating_sub(size);
        (0..=last)
            .step_by(hop)
            .map(|at| mean_level(&self.left[at..at + size], &self.right[at..at + size]))
            .fold(-120.0, f32::max)
    }

    /// Scales the clip so that its current level `measured` becomes `level`, or less if the peak would exceed `ceiling`. All
    /// three are in decibels.
    pub fn bring_to(&mut self, level: f32, measured: f32, ceiling: f32) {
        let wanted = factor(level - measured);
        let most = factor(ceiling) / self.peak().max(1e-6);
        let gain = wanted.min(most);
        self.each(|sample| sample * gain);
    }
}

fn mean_level(left: &[f32], right: &[f32]) -> f32 {
    let sum: f64 = left.iter().chain(right).map(|&s| f64::from(s) * f64::from(s)).sum();
    let count = (left.len() + right.len()).max(1) as f64;
    decibels((sum / count).sqrt() as f32)
}

struct CombFilter {
    line: Vec<f32>,
    dulled: f32,
}

struct ReverbState {
    combs: Vec<CombFilter>,
    passes: Vec<Vec<f32>>,
    keep: Vec<f32>,
    dull: f32,
}

impl ReverbState {
    fn step(&mut self, i: usize, input: f32) -> f32 {
        let mut heard = 0.0;
        for (comb, keep) in self.combs.iter_mut().zip(&self.keep) {
            let at = i % comb.line.len();
            let out = comb.line[at];
            comb.dulled = out * (1.0 - self.dull) + comb.dulled * self.dull;
            comb.line[at] = input + comb.dulled * keep;
            heard += out;
        }
        for line in &mut self.passes {
            let at = i % line.len();
            let held = line[at];
            line[at] = heard + held * 0.5;
            heard = held - heard;
        }
        heard
    }
}
