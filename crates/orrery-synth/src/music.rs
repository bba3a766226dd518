//! The music: twelve bars of three beats, at 72 beats per minute, in D dorian, with four layers over the same six chords.
//!
//! The voice leading is smooth: from each chord to the next, most voices stay or move by a step.

use super::clip::{Clip, Reverb};
use super::dsp::{
    Oscillator, StateVariableFilter, SynthRng, Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind,
};

/// A function that creates a layer, given its sample rate in hertz, the length of the loop in seconds, and random numbers.
pub type LayerRecipe = fn(u32, f32, &mut SynthRng) -> Clip;

/// Every layer with its name.
pub const RECIPES: &[(&str, LayerRecipe)] =
    &[("pad", pad), ("pluck", plucked), ("tension", tension), ("closing", closing)];

/// A chord that lasts two bars: the bass and four voices.
struct Chord {
    bass: f32,
    voices: [f32; 4],
}

/// D minor 9, C add 9 over E, F major 9, G 6/9, A minor 11, and G over A, which leads back.
const CHORDS: [Chord; 6] = [
    Chord { bass: 38.0, voices: [57.0, 60.0, 64.0, 65.0] },
    Chord { bass: 40.0, voices: [55.0, 60.0, 62.0, 64.0] },
    Chord { bass: 41.0, voices: [57.0, 60.0, 64.0, 67.0] },
    Chord { bass: 43.0, voices: [59.0, 62.0, 64.0, 69.0] },
    Chord { bass: 45.0, voices: [60.0, 62.0, 64.0, 67.0] },
    Chord { bass: 45.0, voices: [59.0, 62.0, 64.0, 67.0] },
];

/// The number of beats per bar. `BARS` is the number of bars per chord.
const BEATS: f32 = 3.0;
const BARS: usize = 2;

/// The reverberation of a large dark hall.
const HALL: Reverb = Reverb { seconds: 3.6, dull: 0.5, wet: 0.5 };

/// The melody over the plucked chords. Each note is given by its bar, its beat, its pitch in semitones, and its gain.
const MELODY: &[(f32, f32, f32, f32)] = &[
    (0.0, 0.0, 76.0, 0.9),
    (1.0, 1.0, 74.0, 0.6),
    (1.0, 2.0, 72.0, 0.7),
    (2.0, 0.0, 74.0, 0.8),
    (3.0, 2.0, 67.0, 0.6),
    (4.0, 0.0, 72.0, 0.8),
    (4.0, 1.5, 69.0, 0.6),
    (5.0, 2.0, 67.0, 0.6),
    (6.0, 0.0, 71.0, 0.8),
    (6.0, 2.0, 74.0, 0.7),
    (7.0, 0.0, 76.0, 0.8),
    (8.0, 0.0, 79.0, 0.9),
    (8.0, 2.0, 76.0, 0.6),
    (9.0, 1.0, 74.0, 0.6),
    (9.0, 2.0, 72.0, 0.6),
    (10.0, 0.0, 71.0, 0.8),
    (11.0, 1.0, 74.0, 0.6),
];

/// The tone that is plucked on each half beat of a chord's two bars, in three patterns used in turn: 0 is the bass an octave up,
/// 1 to 4 are the voices, and 5 and 6 are the two lower voices an octave up. `None` is a rest.
const FIGURE: [[Option<usize>; 12]; 3] = [
    [Some(0), None, Some(2), Some(3), None, Some(4), Some(1), None, Some(3), None, Some(5), None],
    [Some(0), None, Some(1), None, Some(3), Some(4), None, Some(2), None, Some(5), None, Some(3)],
    [Some(0), Some(2), None, Some(4), None, Some(3), None, Some(1), Some(4), None, None, Some(6)],
];

/// The lengths of a bar and a beat, in seconds.
struct BarLengths {
    bar: f32,
    beat: f32,
}

impl BarLengths {
    fn new(seconds: f32) -> Self {
        let bar = seconds / (CHORDS.len() * BARS) as f32;
        BarLengths { bar, beat: bar / BEATS }
    }

    /// Returns the start and the length, in seconds, of the chord with this index.
    fn chord(&self, index: usize) -> (f32, f32) {
        let length = self.bar * BARS as f32;
        (index as f32 * length, length)
    }
}

/// Synthesises a voice of an old polyphonic synthesiser: two sawtooth waves and a triangle wave, slightly detuned, through a
/// low-pass filter with the cutoff frequency `corner`.
fn voice(
    rate: u32,
    dice: &mut SynthRng,
    note: f32,
    length: f32,
    gain: impl Fn(f32) -> f32,
    corner: impl Fn(f32) -> f32,
) -> Vec<f32> {
    let mut parts: Vec<(Oscillator, Waveform, f32, f32)> =
        [(-0.06, Waveform::Saw, 0.3), (0.055, Waveform::Saw, 0.3), (0.0, Waveform::Triangle, 0.5)]
            .into_iter()
            .map(|(apart, wave, part)| (Oscillator::new(rate, dice.unit()), wave, part, hertz(note + apart)))
            .collect();
    let drift = dice.between(0.11, 0.19);
    let mut filter = StateVariableFilter::new(rate);
    (0..super::dsp::samples(rate, length))
        .map(|i| {
            let t = i as f32 / rate as f32;
            let wander = 1.0 + 0.0012 * (std::f32::consts::TAU * drift * t).sin();
            let sum: f32 = parts.iter_mut().map(|(osc, wave, part, f)| osc.step(*wave, *f * wander) * *part).sum();
            filter.step(sum, corner(t), 0.7).low * gain(t)
        })
        .collect()
}

/// Creates the bed, the layer that always plays.
fn pad(rate: u32, seconds: f32, dice: &mut SynthRng) -> Clip {
    let grid = BarLengths::new(seconds);
    let mut clip = Clip::round(rate, seconds);
    let breath = |t: f32| {
        620.0
            + 260.0 * (std::f32::consts::TAU * t / seconds * 2.0).sin()
            + 140.0 * (std::f32::consts::TAU * t / seconds * 5.0).sin()
    };
    for (index, chord) in CHORDS.iter().enumerate() {
        let (at, length) = grid.chord(index);
        let whole = length + 2.4;
        for (part, &note) in chord.voices.iter().enumerate() {
            let sound = voice(rate, dice, note, whole, |t| swell(t, 2.2, 2.6, whole), |t| breath(at + t));
            clip.lay(at, part as f32 * 0.4 - 0.6, 0.3, &sound);
        }
        let low = voice(rate, dice, chord.bass, whole, |t| swell(t, 1.2, 2.4, whole), |t| 0.5 * breath(at + t));
        clip.lay(at, 0.0, 0.34, &low);
        let high = tone(rate, Waveform::Sine, whole, |_| hertz(chord.voices[3] + 12.0), |t| swell(t, 3.0, 2.6, whole));
        clip.lay(at, dice.between(-0.5, 0.5), 0.035, &high);
    }
    clip.warm(0.8);
    clip.room(HALL);
    clip
}

/// Creates the layer of plucked strings, which plays during a person's turn.
fn plucked(rate: u32, seconds: f32, dice: &mut SynthRng) -> Clip {
    let grid = BarLengths::new(seconds);
    let mut clip = Clip::round(rate, seconds);
    for (index, chord) in CHORDS.iter().enumerate() {
        let (at, _) = grid.chord(index);
        let [a, b, c, d] = chord.voices;
        let tones = [chord.bass + 12.0, a, b, c, d, a + 12.0, b + 12.0];
        for (step, tone) in FIGURE[index % FIGURE.len()].iter().enumerate() {
            let Some(tone) = tone else { continue };
            let late = dice.between(0.0, 0.014);
            let hard = dice.between(0.12, 0.24);
            let sound = pluck(rate, dice, hertz(tones[*tone]), 1.9, hard);
            let gain = dice.between(0.5, 0.75) * if step == 0 { 1.15 } else { 1.0 };
            clip.lay(at + step as f32 * grid.beat * 0.5 + late, dice.between(-0.45, 0.45), gain, &sound);
        }
    }
    for &(bar, beat, note, strength) in MELODY {
        let at = bar * grid.bar + beat * grid.beat + dice.between(0.0, 0.012);
        let string = pluck(rate, dice, hertz(note), 2.6, 0.3);
        let glow = tone(rate, Waveform::Sine, 1.6, |_| hertz(note), |t| 0.25 * strike(t, 0.03, 1.5));
        clip.lay(at, 0.12, strength * 0.8, &string);
        clip.lay(at, -0.12, strength * 0.5, &glow);
    }
    clip.echo(grid.beat * 0.75, 0.36, 0.3);
    clip.room(Reverb { seconds: 2.2, dull: 0.45, wet: 0.3 });
    clip
}

/// Creates the layer of clockwork, which plays as the end of the match approaches: a pulse below everything, ticks, a low drum,
/// and high strings.
fn tension(rate: u32, seconds: f32, dice: &mut SynthRng) -> Clip {
    let grid = BarLengths::new(seconds);
    let mut clip = Clip::round(rate, seconds);
    let bars = CHORDS.len() * BARS;
    for half in 0..bars * 6 {
        let at = half as f32 * grid.beat * 0.5;
        let strong = match half % 6 {
            0 => 1.0,
            3 => 0.75,
            _ => 0.48,
        };
        let mut pulse = tone(rate, Waveform::Saw, 0.36, |_| hertz(38.0), |t| strike(t, 0.012, 0.34));
        soften(rate, &mut pulse, 260.0 + 240.0 * strong);
        clip.lay(at, 0.0, 0.62 * strong, &pulse);
        let tick = knock(rate, dice, &[(swing(half, 1350.0), 0.5, 0.03), (700.0, 0.3, 0.03)], 0.2);
        clip.lay(at, if half % 2 == 0 { -0.5 } else { 0.5 }, 0.1 * (1.3 - strong), &tick);
        let brush = wind(rate, dice, 0.14, 0.8, |_| 4200.0, |t| 0.5 * swell(t, 0.05, 0.08, 0.14));
        clip.lay(at, dice.between(-0.6, 0.6), 0.07 * strong, &brush);
    }
    for bar in 0..bars {
        let drum = tone(rate, Waveform::Sine, 0.5, |t| 55.0 + 40.0 * (-t * 22.0).exp(), |t| strike(t, 0.006, 0.46));
        clip.lay(bar as f32 * grid.bar, 0.0, if bar % 2 == 0 { 0.5 } else { 0.3 }, &drum);
        if bar % 4 == 3 {
            clip.lay(bar as f32 * grid.bar + grid.beat * 2.5, 0.0, 0.26, &drum);
        }
    }
    // High strings play four long notes with a tremolo, each overlapping the next.
    for (index, note) in [69.0, 71.0, 69.0, 72.0].into_iter().enumerate() {
        let length = seconds / 4.0 + 2.0;
        let high = voice(
            rate,
            dice,
            note,
            length,
            |t| swell(t, 3.0, 3.0, length) * (0.8 + 0.2 * (t * 33.0).sin()),
            |_| 1500.0,
        );
        clip.lay(index as f32 * seconds / 4.0, 0.5 - index as f32 * 0.33, 0.1, &high);
    }
    clip.room(Reverb { seconds: 1.6, dull: 0.6, wet: 0.22 });
    clip
}

/// Returns the pitch of a tick of the clockwork, which alternates between two values.
fn swing(half: usize, around: f32) -> f32 {
    if half.is_multiple_of(2) { around } else { around * 0.84 }
}

/// Creates the layer for the end of the match: bells, voices and plucked strings above the bed.
fn closing(rate: u32, seconds: f32, dice: &mut SynthRng) -> Clip {
    let grid = BarLengths::new(seconds);
    let mut clip = Clip::round(rate, seconds);
    for (index, chord) in CHORDS.iter().enumerate() {
        let (at, length) = grid.chord(index);
        let whole = length + 1.6;
        for (part, &note) in chord.voices.iter().enumerate() {
            let sound = voice(rate, dice, note + 12.0, whole, |t| swell(t, 1.4, 2.2, whole), |_| 1500.0);
            clip.lay(at, part as f32 * 0.45 - 0.68, 0.16, &sound);
        }
        let [a, b, c, d] = chord.voices;
        for (step, note) in [a, b, c, d, b + 12.0, d, c + 12.0, d + 12.0].into_iter().enumerate() {
            let light = bell(rate, hertz(note + 12.0), 1.5, 2.0, 0.45);
            let when = at + step as f32 * grid.beat * 0.75;
            clip.lay(when, dice.between(-0.6, 0.6), dice.between(0.1, 0.16), &light);
        }
        for (step, note) in [chord.bass, chord.bass + 7.0, a].into_iter().enumerate() {
            let string = pluck(rate, dice, hertz(note), 2.4, 0.2);
            clip.lay(at + step as f32 * grid.beat, 0.2 - 0.2 * step as f32, 0.4, &string);
        }
    }
    clip.echo(grid.beat * 0.75, 0.3, 0.22);
    clip.room(Reverb { seconds: 3.0, dull: 0.4, wet: 0.42 });
    clip
}
