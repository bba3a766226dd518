//! The list of all sounds, from `assets/house/sound/sounds.ron` and the files of the games. Both the recipes and the playback use
//! it.

use orrery_core::ron;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// The text of the list of shared sounds.
pub const TEXT: &str = include_str!("../../../assets/house/sound/sounds.ron");

/// The list of a game's sounds, from `assets/KEY/sound/sounds.ron`, as registered by `carry_sound_list!`.
#[derive(Debug)]
pub struct EmbeddedSoundList {
    /// The game's key.
    pub game: &'static str,
    /// The text of the file.
    pub text: &'static str,
}

inventory::collect!(EmbeddedSoundList);

/// Registers the list of the game with this key.
#[macro_export]
macro_rules! carry_sound_list {
    ($game:literal) => {
        $crate::inventory::submit! {
            $crate::EmbeddedSoundList {
                game: $game,
                text: include_str!(concat!(env!("ORRERY_ASSETS"), "/", $game, "/sound/sounds.ron")),
            }
        }
    };
}

/// The lists of all games, sorted by key, because the order of registration is arbitrary.
static OF_GAMES: LazyLock<Vec<&EmbeddedSoundList>> = LazyLock::new(|| {
    let mut all: Vec<&EmbeddedSoundList> = inventory::iter::<EmbeddedSoundList>().collect();
    all.sort_by_key(|list| list.game);
    all
});

/// The owner of the sounds that all games share.
const HOUSE: &str = "house";

/// The default chord on the title screen, for games whose list names no chord.
pub const TITLE: &str = "title";

/// The time during which a sound has to be loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoadScope {
    /// At all times.
    Always,
    /// While no match is open.
    OnTitle,
    /// While a match of the game with this key is open.
    In(&'static str),
}

/// The contents of a game's list of sounds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameSoundEffects {
    /// The name of the effect that is the game's chord on the title screen.
    #[serde(default, deserialize_with = "named")]
    title: Option<String>,
    effects: BTreeMap<String, SoundEffect>,
}

/// Deserialises a name that is written without `Some`.
fn named<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    String::deserialize(deserializer).map(Some)
}

/// The list of all sounds of the program.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoundManifest {
    /// The sample rate of every effect, in hertz.
    pub rate: u32,
    /// The maximum peak of any sound, in decibels relative to full scale.
    pub ceiling: f32,
    /// The effects by name.
    pub effects: BTreeMap<String, SoundEffect>,
    /// The game that owns each effect, by the effect's name.
    #[serde(skip)]
    owners: BTreeMap<String, &'static str>,
    /// The chord of each game on the title screen, by the game's key.
    #[serde(skip)]
    titles: BTreeMap<&'static str, String>,
    /// The music, with its layers.
    pub music: Music,
}

/// One effect in all its variants.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoundEffect {
    /// The number of variants. The files are called `NAME-1.ogg`, `NAME-2.ogg` and so on.
    pub variants: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The length in seconds.
    pub seconds: f32,
    /// The level of the loudest 50 ms, in decibels relative to full scale.
    pub level: f32,
    /// The random variation of the pitch at playback, as a fraction.
    pub pitch: f32,
    /// The random variation of the gain at playback, in decibels.
    pub gain: f32,
    /// The maximum number of simultaneous voices.
    pub voices: usize,
}

/// The music: layers of the same length that start together and are faded in and out.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Music {
    /// The length of the loop in seconds.
    pub seconds: f32,
    /// The length in seconds of the margins before and after the loop, which keep the codec's artefacts at the ends of the file
    /// out of the loop.
    pub margin: f32,
    /// The layers by name.
    pub layers: BTreeMap<String, MusicLayer>,
}

/// One layer of the music.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MusicLayer {
    /// The sample rate in hertz. A layer without high frequencies needs only a low rate.
    pub rate: u32,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The mean level, in decibels relative to full scale.
    pub level: f32,
}

impl SoundManifest {
    /// Returns the list that the program embeds.
    ///
    /// # Panics
    /// Panics if a list cannot be parsed. A test ensures that all lists can be parsed.
    pub fn own() -> SoundManifest {
        let mut all: SoundManifest = ron::read_strict(TEXT).expect("assets/house/sound/sounds.ron reads");
        for EmbeddedSoundList { game, text } in OF_GAMES.iter() {
            let own: GameSoundEffects = ron::read_strict(text).expect("the game's sounds.ron reads");
            all.owners.extend(own.effects.keys().map(|name| (name.clone(), *game)));
            all.titles.extend(own.title.map(|title| (*game, title)));
            all.effects.extend(own.effects);
        }
        all
    }

    /// Returns the key of the game that owns a file, given by its name without the extension, or `None` for a shared file.
    pub fn game_of(&self, file: &str) -> Option<&'static str> {
        let effect = file.rsplit_once('-').map_or(file, |(name, _)| name);
        self.owners.get(effect).copied()
    }

    /// Returns the name of the chord on the title screen for the game with this key: its own or the default one.
    pub fn chord_of(&self, game: &str) -> &str {
        self.titles.get(game).map_or(TITLE, String::as_str)
    }

    /// Returns the time during which a file, given by its name without the extension, has to be loaded. Sounds that only the
    /// title screen needs are not loaded in matches, and a game's sounds only in its own matches.
    pub fn ready(&self, file: &str) -> LoadScope {
        let owner = self.game_of(file);
        let effect = file.rsplit_once('-').map_or(file, |(name, _)| name);
        match owner {
            _ if effect == owner.map_or(TITLE, |game| self.chord_of(game)) => LoadScope::OnTitle,
            Some(game) => LoadScope::In(game),
            None => LoadScope::Always,
        }
    }

    /// Returns the path of a file relative to `assets`, for example `house/sound/button-1.ogg`, given the file's name without the
    /// extension.
    pub fn place(&self, file: &str) -> String {
        format!("{}/sound/{file}.ogg", self.game_of(file).unwrap_or(HOUSE))
    }

    /// Returns the names of all files without their extensions, in alphabetical order.
    pub fn files(&self) -> Vec<String> {
        let numbered = |(name, effect): (&String, &SoundEffect)| -> Vec<String> {
            (1..=effect.variants).map(|number| format!("{name}-{number}")).collect()
        };
        let mut all: Vec<String> = self.effects.iter().flat_map(numbered).collect();
        all.extend(self.music.layers.keys().map(|name| format!("music-{name}")));
        all.sort();
        all
    }

    /// Returns the keys of the games with sounds of their own.
    pub fn games(&self) -> Vec<&'static str> {
        OF_GAMES.iter().map(|list| list.game).collect()
    }

    /// Returns the memory, in bytes, taken by the sounds that are loaded during a match of this game: the shared ones with the
    /// music, and its own, as two channels of four-byte samples. Without a game, returns that of the title screen: the shared
    /// sounds with the music, and the games' chords.
    pub fn memory(&self, game: Option<&str>) -> usize {
        let frames = |rate: u32, seconds: f32| super::dsp::samples(rate, seconds);
        let lies_ready = |name: &String| match self.ready(&format!("{name}-1")) {
            LoadScope::Always => true,
            LoadScope::OnTitle => game.is_none(),
            LoadScope::In(owner) => game == Some(owner),
        };
        let ready = self.effects.iter().filter(|(name, _)| lies_ready(name));
        let effects: usize = ready.map(|(_, e)| e.variants * frames(self.rate, e.seconds)).sum();
        let layers: usize = self.music.layers.values().map(|layer| frames(layer.rate, self.music.seconds)).sum();
        (effects + layers) * 8
    }
}
