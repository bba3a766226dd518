//! What sounds are made of: oscillators, envelopes, filters, plucked strings, struck bodies, echo and reverberation.
//!
//! Times are seconds, frequencies hertz, samples nominally −1 to 1. Everything is a function of its arguments: the same
//! recipe gives the same sound.

use std::f32::consts::{PI, TAU};

use orrery_core::{Generator, STEP};

/// Random numbers for recipes: they give the same sound for ever.
#[derive(Debug, Clone)]
pub struct Dice(Generator);

impl Dice {
    /// The same numbers for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Dice(Generator::new(seed.wrapping_mul(STEP) ^ 0xd1b5_4a32_d192_ed03))
    }

    /// From 0 up to, not including, 1.
    pub fn unit(&mut self) -> f32 {
        (self.0.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// Between two bounds.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// White noise, −1 to 1.
    pub fn noise(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }
}

/// The frequency of a note; 69 is the A of 440 Hz, 1 is a semitone.
#[must_use]
pub fn hertz(note: f32) -> f32 {
    440.0 * ((note - 69.0) / 12.0).exp2()
}

/// Decibels as a factor.
#[must_use]
pub fn factor(decibels: f32) -> f32 {
    10f32.powf(decibels / 20.0)
}

/// A factor in decibels; silence is −120.
#[must_use]
pub fn decibels(factor: f32) -> f32 {
    20.0 * factor.max(1e-6).log10()
}

/// The number of samples in `seconds`.
#[must_use]
pub fn samples(rate: u32, seconds: f32) -> usize {
    (f64::from(rate) * f64::from(seconds)).round() as usize
}

/// Rises in `attack` seconds, then falls to a thousandth in `decay` seconds.
#[must_use]
pub fn strike(t: f32, attack: f32, decay: f32) -> f32 {
    if t < attack { (t / attack * PI / 2.0).sin() } else { (-6.9 * (t - attack) / decay).exp() }
}

/// Rises in `attack`, holds, and is gone at `end` after falling for `release`; soft at both ends.
#[must_use]
pub fn swell(t: f32, attack: f32, release: f32, end: f32) -> f32 {
    let soft = |x: f32| 0.5 - 0.5 * (PI * x.clamp(0.0, 1.0)).cos();
    soft(t / attack) * soft((end - t) / release)
}

/// The shape of a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wave {
    /// One partial.
    Sine,
    /// Hollow and soft.
    Triangle,
    /// Full; band-limited.
    Saw,
}

/// An oscillator whose pitch may glide.
#[derive(Debug, Clone)]
pub struct Osc {
    rate: f32,
    phase: f32,
}

impl Osc {
    /// Begins at `phase` of a turn, 0 to 1.
    #[must_use]
    pub fn new(rate: u32, phase: f32) -> Self {
        Osc { rate: rate as f32, phase }
    }

    /// The next sample at this frequency.
    pub fn step(&mut self, wave: Wave, frequency: f32) -> f32 {
        let step = (frequency / self.rate).clamp(0.0, 0.5);
        let at = self.phase;
        self.phase = (self.phase + step).fract();
        match wave {
            Wave::Sine => (TAU * at).sin(),
            Wave::Triangle => 1.0 - 4.0 * (at - 0.5).abs(),
            Wave::Saw => 2.0 * at - 1.0 - edge(at, step),
        }
    }
}

/// Rounds the edge of a saw, so that it does not fold back as harsh tones.
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

/// A two-pole filter whose corner may move with every sample (trapezoidal, so it stays calm).
#[derive(Debug, Clone)]
pub struct Filter {
    rate: f32,
    first: f32,
    second: f32,
}

/// What a filter lets through.
#[derive(Debug, Clone, Copy)]
pub struct Bands {
    /// Below the corner.
    pub low: f32,
    /// Around it.
    pub band: f32,
    /// Above it.
    pub high: f32,
}

impl Filter {
    /// At rest.
    #[must_use]
    pub fn new(rate: u32) -> Self {
        Filter { rate: rate as f32, first: 0.0, second: 0.0 }
    }

    /// One sample through; `q` from 0.5 (soft) up (ringing).
    pub fn step(&mut self, input: f32, corner: f32, q: f32) -> Bands {
        let g = (PI * (corner / self.rate).clamp(0.000_1, 0.47)).tan();
        let k = 1.0 / q;
        let a = 1.0 / (1.0 + g * (g + k));
        let high = input - self.second;
        let band = a * (self.first + g * high);
        let low = self.second + g * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        Bands { low, band, high: input - k * band - low }
    }
}

/// A tone: pitch and strength as functions of time.
#[must_use]
pub fn tone(rate: u32, wave: Wave, length: f32, pitch: impl Fn(f32) -> f32, gain: impl Fn(f32) -> f32) -> Vec<f32> {
    let mut osc = Osc::new(rate, 0.0);
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            osc.step(wave, pitch(t)) * gain(t)
        })
        .collect()
}

/// A bell by frequency modulation: `ratio` of the modulator, `index` of its depth at the stroke.
#[must_use]
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

/// A plucked string (Karplus and Strong): `bright` 0 to 1 is how hard it is plucked, `length` how long it rings.
#[must_use]
pub fn pluck(rate: u32, dice: &mut Dice, frequency: f32, length: f32, bright: f32) -> Vec<f32> {
    let period = rate as f32 / frequency;
    // The averaging filter in the loop delays by half a sample, the interpolation by its fraction.
    let whole = (period - 0.5).floor().max(2.0) as usize;
    let part = (period - 0.5 - whole as f32).clamp(0.0, 1.0);
    let mut soft = Filter::new(rate);
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

/// A partial of a struck body: frequency, strength, seconds until it is gone.
pub type Mode = (f32, f32, f32);

/// A struck body: damped partials and the short noise of the touch.
#[must_use]
pub fn knock(rate: u32, dice: &mut Dice, modes: &[Mode], touch: f32) -> Vec<f32> {
    let length = modes.iter().fold(0.02f32, |most, mode| most.max(mode.2));
    let mut soft = Filter::new(rate);
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            let ring: f32 =
                modes.iter().map(|&(f, gain, gone)| gain * (TAU * f * t).sin() * strike(t, 0.000_6, gone)).sum();
            ring + touch * soft.step(dice.noise(), 3200.0, 0.7).low * strike(t, 0.000_4, 0.012)
        })
        .collect()
}

/// Noise through a band whose middle and strength are functions of time.
#[must_use]
pub fn wind(
    rate: u32,
    dice: &mut Dice,
    length: f32,
    q: f32,
    corner: impl Fn(f32) -> f32,
    gain: impl Fn(f32) -> f32,
) -> Vec<f32> {
    let mut filter = Filter::new(rate);
    (0..samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            filter.step(dice.noise(), corner(t), q).band * gain(t)
        })
        .collect()
}

/// Takes what lies above `corner` away.
pub fn soften(rate: u32, sound: &mut [f32], corner: f32) {
    let mut filter = Filter::new(rate);
    for sample in sound {
        *sample = filter.step(*sample, corner, 0.6).low;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 22_050;

    /// The frequency at which a sound repeats itself best, searched near `around`. Over several periods at once: a
    /// single one is only as exact as whole samples are.
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
            let sound = pluck(RATE, &mut Dice::new(7), wanted, 2.0, 0.3);
            let cents = 1200.0 * (heard(&sound, wanted) / wanted).log2();
            assert!(cents.abs() < 6.0, "note {note} is {cents} cents off");
        }
    }

    #[test]
    fn filters_take_away_what_lies_above() {
        let level = |wave: &[f32]| wave[4000..].iter().map(|s| s * s).sum::<f32>();
        let mut low = tone(RATE, Wave::Sine, 1.0, |_| 200.0, |_| 1.0);
        let mut high = tone(RATE, Wave::Sine, 1.0, |_| 5000.0, |_| 1.0);
        let before = level(&low);
        soften(RATE, &mut low, 1000.0);
        soften(RATE, &mut high, 1000.0);
        assert!(level(&low) > before * 0.8 && level(&high) < before * 0.01);
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let (mut a, mut b, mut c) = (Dice::new(3), Dice::new(3), Dice::new(4));
        let numbers = |dice: &mut Dice| -> Vec<f32> { (0..50).map(|_| dice.unit()).collect() };
        let first = numbers(&mut a);
        assert_eq!(first, numbers(&mut b));
        assert_ne!(first, numbers(&mut c));
        assert!(first.iter().all(|n| (0.0..1.0).contains(n)));
    }

    /// The sounds that the program carries were made of these numbers.
    #[test]
    fn the_numbers_of_a_seed_stay() {
        let parts = |seed| {
            let mut dice = Dice::new(seed);
            [0, 1, 2].map(|_| (dice.unit() * (1u64 << 24) as f32) as u32)
        };
        assert_eq!(parts(1), [2_008_479, 11_728_515, 7_887_473]);
        assert_eq!(parts(7), [16_523_769, 2_341_733, 8_667_297]);
    }
}
