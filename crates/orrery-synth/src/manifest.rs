//! The list of all sounds, `assets/house/sound/sounds.ron` and those of the games, read by the recipes and by the player of sounds
//! alike.

use orrery_core::ron;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// The text of the house's list.
pub const TEXT: &str = include_str!("../../../assets/house/sound/sounds.ron");

/// The list of a game, `assets/KEY/sound/sounds.ron`. `carry_sound_list!` registers it.
#[derive(Debug)]
pub struct SoundList {
    /// The game's key.
    pub game: &'static str,
    /// What the file says.
    pub text: &'static str,
}

inventory::collect!(SoundList);

/// Registers the list of the game of a key.
#[macro_export]
macro_rules! carry_sound_list {
    ($game:literal) => {
        $crate::inventory::submit! {
            $crate::SoundList {
                game: $game,
                text: include_str!(concat!(env!("ORRERY_ASSETS"), "/", $game, "/sound/sounds.ron")),
            }
        }
    };
}

/// The lists of all games, by their keys. Which registers first is chance.
static OF_GAMES: LazyLock<Vec<&SoundList>> = LazyLock::new(|| {
    let mut all: Vec<&SoundList> = inventory::iter::<SoundList>().collect();
    all.sort_by_key(|list| list.game);
    all
});

/// The owner of the sounds that every game has.
const HOUSE: &str = "house";

/// The chord of a game on the title whose list names none of its own.
pub const TITLE: &str = "title";

/// When a sound lies ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ready {
    /// Always.
    Always,
    /// While no match is open.
    OnTitle,
    /// While a match of the game of this key is.
    In(&'static str),
}

/// The list of a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameEffects {
    /// Which of them is its chord on the title.
    #[serde(default, deserialize_with = "named")]
    title: Option<String>,
    effects: BTreeMap<String, Effect>,
}

/// A name where one is written.
fn named<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    String::deserialize(deserializer).map(Some)
}

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
    /// By the names of effects the games whose they are.
    #[serde(skip)]
    owners: BTreeMap<String, &'static str>,
    /// By the keys of games their chords on the title.
    #[serde(skip)]
    titles: BTreeMap<&'static str, String>,
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
    /// If a list does not read; a test holds that they do.
    #[must_use]
    pub fn own() -> Manifest {
        let mut all: Manifest = ron::read_strict(TEXT).expect("assets/house/sound/sounds.ron reads");
        for SoundList { game, text } in OF_GAMES.iter() {
            let own: GameEffects = ron::read_strict(text).expect("the game's sounds.ron reads");
            all.owners.extend(own.effects.keys().map(|name| (name.clone(), *game)));
            all.titles.extend(own.title.map(|title| (*game, title)));
            all.effects.extend(own.effects);
        }
        all
    }

    /// The key of the game whose a file is, of its name without the ending; nothing of one of the house, which every game has.
    #[must_use]
    pub fn game_of(&self, file: &str) -> Option<&'static str> {
        let effect = file.rsplit_once('-').map_or(file, |(name, _)| name);
        self.owners.get(effect).copied()
    }

    /// The name of the chord of the game of this key on the title: its own, or the one for all that have none.
    #[must_use]
    pub fn chord_of(&self, game: &str) -> &str {
        self.titles.get(game).map_or(TITLE, String::as_str)
    }

    /// When a file lies ready, of its name without the ending: what is heard on the title alone does not in matches, and what a
    /// game has does in its own.
    #[must_use]
    pub fn ready(&self, file: &str) -> Ready {
        let owner = self.game_of(file);
        let effect = file.rsplit_once('-').map_or(file, |(name, _)| name);
        match owner {
            _ if effect == owner.map_or(TITLE, |game| self.chord_of(game)) => Ready::OnTitle,
            Some(game) => Ready::In(game),
            None => Ready::Always,
        }
    }

    /// Where a file lies below `assets`, of its name without the ending: `house/sound/button-1.ogg`.
    #[must_use]
    pub fn place(&self, file: &str) -> String {
        format!("{}/sound/{file}.ogg", self.game_of(file).unwrap_or(HOUSE))
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

    /// The keys of the games that have sounds of their own.
    #[must_use]
    pub fn games(&self) -> Vec<&'static str> {
        OF_GAMES.iter().map(|list| list.game).collect()
    }

    /// How many bytes the sounds take that lie ready while a match of this game is open, two channels of four bytes: those of the
    /// house and its own. On the title, without a game, it is those of the house and the games' chords.
    #[must_use]
    pub fn memory(&self, game: Option<&str>) -> usize {
        let frames = |rate: u32, seconds: f32| super::dsp::samples(rate, seconds);
        let lies_ready = |name: &String| match self.ready(&format!("{name}-1")) {
            Ready::Always => true,
            Ready::OnTitle => game.is_none(),
            Ready::In(owner) => game == Some(owner),
        };
        let ready = self.effects.iter().filter(|(name, _)| lies_ready(name));
        let effects: usize = ready.map(|(_, e)| e.variants * frames(self.rate, e.seconds)).sum();
        let layers: usize = self.music.layers.values().map(|layer| frames(layer.rate, self.music.seconds)).sum();
        (effects + layers) * 8
    }
}
