//! The list of all sounds: `assets/sound/sounds.ron`, read by the recipes and by the player of sounds alike.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The text of `assets/sound/sounds.ron`.
pub const TEXT: &str = include_str!("../../assets/sound/sounds.ron");

/// Everything the game can be heard doing.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Samples a second of every effect.
    pub rate: u32,
    /// The largest sample of any sound, decibels under full scale.
    pub ceiling: f32,
    /// The effects by name.
    pub effects: BTreeMap<String, Effect>,
    /// What the layers of the music have in common.
    pub music: Music,
}

/// One effect in all its variants.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// How many files there are, `NAME-1.ogg` onwards.
    pub variants: usize,
    /// What its random numbers begin with.
    pub seed: u64,
    /// How long it is.
    pub seconds: f32,
    /// The level of its loudest 50 ms, decibels under full scale.
    pub level: f32,
    /// How far its pitch may stray when it is played, as a part of it.
    pub pitch: f32,
    /// How far its strength may stray when it is played, decibels.
    pub gain: f32,
    /// How many may be heard at the same time.
    pub voices: usize,
}

/// The music: layers as long as each other that are started together and faded.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Music {
    /// Length of the loop.
    pub seconds: f32,
    /// What the files have before and after the loop, so that the coder's edges lie outside of it.
    pub margin: f32,
    /// The layers by name.
    pub layers: BTreeMap<String, Layer>,
}

/// One layer of the music.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layer {
    /// Samples a second: what sounds dark needs fewer.
    pub rate: u32,
    /// What its random numbers begin with.
    pub seed: u64,
    /// Its mean level, decibels under full scale.
    pub level: f32,
}

impl Manifest {
    /// The manifest that comes with the program.
    ///
    /// # Panics
    /// If `assets/sound/sounds.ron` does not read; a test holds that it does.
    #[must_use]
    pub fn own() -> Manifest {
        ron::from_str(TEXT).expect("assets/sound/sounds.ron reads")
    }

    /// The name of every file without its ending, in the order of the alphabet.
    #[must_use]
    pub fn files(&self) -> Vec<String> {
        let numbered = |(name, effect): (&String, &Effect)| -> Vec<String> {
            (1..=effect.variants).map(|number| format!("{name}-{number}")).collect()
        };
        let mut all: Vec<String> = self.effects.iter().flat_map(numbered).collect();
        all.extend(self.music.layers.keys().map(|name| format!("music-{name}")));
        all.sort();
        all
    }

    /// How many bytes all sounds take when they lie ready: two channels of four bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        let frames = |rate: u32, seconds: f32| super::dsp::samples(rate, seconds);
        let effects: usize = self.effects.values().map(|e| e.variants * frames(self.rate, e.seconds)).sum();
        let layers: usize = self.music.layers.values().map(|layer| frames(layer.rate, self.music.seconds)).sum();
        (effects + layers) * 8
    }
}
