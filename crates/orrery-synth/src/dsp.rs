//! The building blocks of sounds: oscillators, envelopes, filters, plucked strings and struck bodies.
//!
//! Times are in seconds, frequencies in hertz, and samples nominally range from −1 to 1. All functions are deterministic: the
//! same recipe gives the same sound.

use std::f32::consts::{PI, TAU};

use orrery_core::{RandomGenerator, STEP};

/// The generator of the random numbers in recipes. The same seed gives the same sound in every version of the program.
#[derive(Debug, Clone)]
pub struct SynthRng(RandomGenerator);

impl SynthRng {
    /// Creates a generator with this seed.
    pub const fn new(seed: u64) -> Self {
        SynthRng(RandomGenerator::new(seed.wrapping_mul(STEP) ^ 0xd1b5_4a32_d192_ed03))
    }

    /// Returns a number from 0 up to, but not including, 1.
    pub fn unit(&mut self) -> f32 {
        (self.0.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// Returns a number from `low` up to, but not including, `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// Returns a sample of white noise, from −1 to 1.
    pub fn noise(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }
}

/// Returns the frequency of a note in hertz. Notes are numbered in semitones; 69 is the A of 440 Hz.
pub fn hertz(note: f32) -> f32 {
    440.0 * ((note - 69.0) / 12.0).exp2()
}

/// Converts decibels to a linear factor.
pub fn factor(decibels: f32) -> f32 {
    10f32.powf(decibels / 20.0)
}

/// Converts a linear factor to decibels. The result for silence is −120.
pub fn decibels(factor: f32) -> f32 {
    20.0 * factor.max(1e-6).log10()
}

/// Returns the number of samples in `seconds`.
pub fn samples(rate: u32, seconds: f32) -> usize {
    (f64::from(rate) * f64::from(seconds)).round() as usize
}

/// Returns the value at `t` of an envelope that rises in `attack` seconds and then decays to a thousandth in `decay` seconds.
pub fn strike(t: f32, attack: f32, decay: f32) -> f32 {
    if t < attack { (t / attack * PI / 2.0).sin() } else { (-6.9 * (t - attack) / decay).exp() }
}

/// Returns the value at `t` of an envelope that rises in `attack` seconds, holds, and falls in the last `release` seconds before
/// `end`. Both slopes are smooth.
pub fn swell(t: f32, attack: f32, release: f32, end: f32) -> f32 {
    let soft = |x: f32| 0.5 - 0.5 * (PI * x.clamp(0.0, 1.0)).cos();
    soft(t / attack) * soft((end - t) / release)
}

/// The waveform of an oscillator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waveform {
    /// A pure sine.
    Sine,
    /// A triangle, hollow and soft.
    Triangle,
    /// A sawtooth, rich in overtones and band-limited.
    Saw,
}

/// An oscillator with variable pitch.
#[derive(Debug, Clone)]
pub struct Oscillator {
    rate: f32,
    phase: f32,
}

impl Oscillator {
    /// Creates an oscillator that begins at the fraction `phase` of a period, from 0 to 1.
    pub fn new(rate: u32, phase: f32) -> Self {
        Oscillator { rate: rate as f32, phase }
    }

    /// Returns the next sample at this frequency.
    pub fn step(&mut self, wave: Waveform, frequency: f32) -> f32 {
        let step = (frequency / self.rate).clamp(0.0, 0.5);
        let at = self.phase;
        self.phase = (self.phase + step).fract();
        match wave {
            Waveform::Sine => (TAU * at).sin(),
            Waveform::Triangle => 1.0 - 4.0 * (at - 0.5).abs(),
            Waveform::Saw => 2.0 * at - 1.0 - edge(at, step),
        }
    }
}

/// Returns the correction that smooths the edge of a sawtooth, so that it does not alias into harsh tones.
fn edge(at: f32, step: f32) -> f32 {
    if step <= 0.0 {
        0.0
    } else if at < step {
        let x = at / step;
        2.0 * x - x * x - 1.0
    } else if at > 1.0 - step {
        let x = (at - 1.0) / step;
        x * x + 2.0 * x + 1.0
    } else {
        0.0
    }
}

/// A two-pole filter whose cutoff frequency may change with every sample. It is stable, because it uses trapezoidal integration.
#[derive(Debug, Clone)]
pub struct StateVariableFilter {
    rate: f32,
    first: f32,
    second: f32,
}

/// The three outputs of a filter.
#[derive(Debug, Clone, Copy)]
pub struct FilterOutput {
    /// Frequencies below the cutoff.
    pub low: f32,
    /// Frequencies around the cutoff.
    pub band: f32,
    /// Frequencies above the cutoff.
    pub high: f32,
}

impl StateVariableFilter {
    /// Creates a filter at rest.
    pub fn new(rate: u32) -> Self {
        StateVariableFilter { rate: rate as f32, first: 0.0, second: 0.0 }
    }

    /// Filters a sample. `corner` is the cutoff frequency, and `q` ranges from 0.5 (soft) upwards (resonant).
    pub fn step(&mut self, input: f32, corner: f32, q: f32) -> FilterOutput {
        let g = (PI * (corner / self.rate).clamp(0.000_1, 0.47)).tan();
        let k = 1.0 / q;
        let a = 1.0 / (1.0 + g * (g + k));
        let high = input - self.second;
        let band = a * (self.first + g * high);
        let low = self.second + g * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        FilterOutput { low, band, high: input - k * band - low }
    }
}

/// Synthesises a tone whose pitch and gain are functions of time.
pub fn tone(rate: u32, wave: Waveform, length: f32, pitch: impl Fn(f32) -> f32, gain: impl Fn(f32) -> f32) -> Vec<f32> {
    let mut osc = Oscillator::new(rate, 0.0);
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            osc.step(wave, pitch(t)) * gain(t)
        })
        .collect()
}

/// Synthesises a bell by frequency modulation. `ratio` is the modulator's frequency relative to the carrier, and `index` the
/// depth of modulation at the stroke.
pub fn bell(rate: u32, frequency: f32, length: f32, ratio: f32, index: f32) -> Vec<f32> {
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            let depth = index * strike(t, 0.001, length * 0.5);
            let modulator = (TAU * frequency * ratio * t).sin() * depth;
            (TAU * frequency * t + modulator).sin() * strike(t, 0.003, length)
        })
        .collect()
}

/// Synthesises a plucked string with the Karplus–Strong algorithm. `bright`, from 0 to 1, is the brightness of the pluck, and
/// `length` the duration in seconds.
#[must_use]
pub fn pluck(rate: u32, dice: &mut SynthRng, frequency: f32, length: f32, bright: f32) -> Vec<f32> {
    let period = rate as f32 / frequency;
    // The averaging filter in the loop delays by half a sample, and the interpolation by the fraction of the period.
    let whole = (period - 0.5).floor().max(2.0) as usize;
    let part = (period - 0.5 - whole as f32).clamp(0.0, 1.0);
    let mut soft = StateVariableFilter::new(rate);
    let corner = 500.0 + 5500.0 * bright;
    let mut string: Vec<f32> = (0..=whole).map(|_| soft.step(dice.noise(), corner, 0.6).low).collect();
    let mean = string.iter().sum::<f32>() / string.len() as f32;
    let largest = string.iter().fold(1e-4f32, |most, s| most.max((s - mean).abs()));
    for sample in &mut string {
        *sample = (*sample - mean) / largest;
    }
    let keep = (-6.9 * period / (rate as f32 * length)).exp();
    let size = string.len();
    let (mut at, mut before) = (0, 0.0f32);
    (0..samples(rate, length))
        .map(|_| {
            let newest = string[at];
            let next = string[(at + 1) % size];
            let read = newest + (next - newest) * (1.0 - part);
            string[at] = keep * 0.5 * (read + before);
            before = read;
            at = (at + 1) % size;
            read
        })
        .collect()
}

/// A partial of a struck body: the frequency in hertz, the gain, and the decay time in seconds.
pub type Partial = (f32, f32, f32);

/// Synthesises a struck body from damped partials and a short noise for the impact. `touch` is the gain of the noise.
#[must_use]
pub fn knock(rate: u32, dice: &mut SynthRng, modes: &[Partial], touch: f32) -> Vec<f32> {
    let length = modes.iter().fold(0.02f32, |most, mode| most.max(mode.2));
    let mut soft = StateVariableFilter::new(rate);
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            let ring: f32 =
                modes.iter().map(|&(f, gain, gone)| gain * (TAU * f * t).sin() * strike(t, 0.000_6, gone)).sum();
            ring + touch * soft.step(dice.noise(), 3200.0, 0.7).low * strike(t, 0.000_4, 0.012)
        })
        .collect()
}

/// Synthesises band-passed noise whose centre frequency and gain are functions of time.
#[must_use]
pub fn wind(
    rate: u32,
    dice: &mut SynthRng,
    length: f32,
    q: f32,
    corner: impl Fn(f32) -> f32,
    gain: impl Fn(f32) -> f32,
) -> Vec<f32> {
    let mut filter = StateVariableFilter::new(rate);
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            filter.step(dice.noise(), corner(t), q).band * gain(t)
        })
        .collect()
}

/// Removes frequencies above `corner`.
pub fn soften(rate: u32, sound: &mut [f32], corner: f32) {
    let mut filter = StateVariableFilter::new(rate);
    for sample in sound {
        *sample = filter.step(*sample, corner, 0.6).low;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 22_050;

    /// Measures the pitch of a sound near `around`, by autocorrelation over several periods. With a single period, the result
    /// would be accurate only to a whole sample.
    fn heard(sound: &[f32], around: f32) -> f32 {
        const PERIODS: f32 = 12.0;
        let middle = PERIODS * RATE as f32 / around;
        let part = &sound[2000..10_000];
        let likeness = |lag: f32| -> f32 {
            let (whole, rest) = (lag.floor() as usize, lag.fract());
            let at = |i: usize| part[i + whole] * (1.0 - rest) + part[i + whole + 1] * rest;
            (0..part.len() - whole - 2).map(|i| part[i] * at(i)).sum()
        };
        let lags = (-200..=200).map(|step| middle * (1.0 + step as f32 * 0.0002));
        PERIODS * RATE as f32 / lags.max_by(|a, b| likeness(*a).total_cmp(&likeness(*b))).expect("there are lags")
    }

    #[test]
    fn strings_are_in_tune() {
        for note in [45.0, 57.0, 69.0, 76.0] {
            let wanted = hertz(note);
            let sound = pluck(RATE, &mut SynthRng::new(7), wanted, 2.0, 0.3);
            let cents = 1200.0 * (heard(&sound, wanted) / wanted).log2();
            assert!(cents.abs() < 6.0, "note {note} is {cents} cents off");
        }
    }

    #[test]
    fn low_pass_filter_removes_high_frequencies() {
        let level = |wave: &[f32]| wave[4000..].iter().map(|s| s * s).sum::<f32>();
        let mut low = tone(RATE, Waveform::Sine, 1.0, |_| 200.0, |_| 1.0);
        let mut high = tone(RATE, Waveform::Sine, 1.0, |_| 5000.0, |_| 1.0);
        let before = level(&low);
        soften(RATE, &mut low, 1000.0);
        soften(RATE, &mut high, 1000.0);
        assert!(level(&low) > before * 0.8 && level(&high) < before * 0.01);
    }

    #[test]
    fn equal_seeds_give_equal_numbers() {
        let (mut a, mut b, mut c) = (SynthRng::new(3), SynthRng::new(3), SynthRng::new(4));
        let numbers = |dice: &mut SynthRng| -> Vec<f32> { (0..50).map(|_| dice.unit()).collect() };
        let first = numbers(&mut a);
        assert_eq!(first, numbers(&mut b));
        assert_ne!(first, numbers(&mut c));
        assert!(first.iter().all(|n| (0.0..1.0).contains(n)));
    }

    /// The embedded sounds were created with these random numbers.
    #[test]
    fn random_numbers_of_a_seed_are_stable_across_releases() {
        let parts = |seed| {
            let mut dice = SynthRng::new(seed);
            [0, 1, 2].map(|_| (dice.unit() * (1u64 << 24) as f32) as u32)
        };
        assert_eq!(parts(1), [2_008_479, 11_728_515, 7_887_473]);
        assert_eq!(parts(7), [16_523_769, 2_341_733, 8_667_297]);
    }
}
