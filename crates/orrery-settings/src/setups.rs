//! The last values of the set-up screen, for each game.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use orrery_core::ron::{self, PrettyConfig, RawValue};
use orrery_core::words::QuotedKeyword;
use orrery_core::{Colour, GameKey, Level, Opponent, Rules};
use orrery_record::SerializedSetup;
use orrery_record::fields::{RonFieldError, RonFields, split};

/// The keyword for a person at this screen. Every other keyword names an opponent.
pub const HUMAN: &str = "human";

/// The suffix of an opponent's keyword whose character is drawn at random when the match begins, as in `captain:chance`.
const BY_CHANCE: &str = ":chance";

/// The default opponent, which also replaces an opponent that this version does not know.
pub const USUAL_OPPONENT: Opponent = Opponent::engine(Level::Pilot);

/// A seat of the set-up screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// The colour of the seat.
    pub colour: Colour,
    /// The player's name. If it is empty, the name of the colour is used.
    pub name: String,
    /// The player's keyword: [`HUMAN`], an opponent's keyword, or `LEVEL:chance` for an opponent whose character is drawn at
    /// random. A keyword that only a newer version knows is preserved.
    pub player: String,
}

impl SeatChoice {
    /// Returns true if the player is a person at this screen.
    pub fn is_person(&self) -> bool {
        self.player == HUMAN
    }

    /// Returns the keyword for this opponent with a character drawn at random. An opponent without levels keeps its own keyword.
    pub fn dealt(opponent: Opponent) -> String {
        opponent.level().map_or_else(|| opponent.word(), |level| format!("{}{BY_CHANCE}", level.word()))
    }

    /// Returns true if the opponent's character is drawn at random.
    pub fn is_by_chance(&self) -> bool {
        self.player.ends_with(BY_CHANCE)
    }

    /// Returns the player's keyword, without the suffix for a random character.
    pub fn word(&self) -> &str {
        self.player.strip_suffix(BY_CHANCE).unwrap_or(&self.player)
    }

    /// Returns the opponent of this seat, or `None` for a person. An opponent whose character is still to be drawn has the plain
    /// character. An opponent that this version does not know is replaced by [`USUAL_OPPONENT`].
    pub fn opponent<G: Rules>(&self) -> Option<Opponent> {
        (!self.is_person()).then(|| Opponent::from_word::<G>(self.word()).unwrap_or(USUAL_OPPONENT))
    }

    /// Returns true if this version does not know the player's keyword.
    pub fn is_unknown<G: Rules>(&self) -> bool {
        !self.is_person() && Opponent::from_word::<G>(self.word()).is_none()
    }

    /// Returns the default seats: a person against two opponents, within the limits of the game.
    pub fn usual(players: &RangeInclusive<u8>) -> Vec<Self> {
        let count = USUAL_PLAYERS.clamp(*players.start(), *players.end());
        let seat = |(index, &colour): (usize, &Colour)| SeatChoice {
            colour,
            name: String::new(),
            player: if index == 0 { HUMAN.to_owned() } else { Self::dealt(USUAL_OPPONENT) },
        };
        Colour::ALL.iter().enumerate().map(seat).take(count.into()).collect()
    }
}

/// The default number of players, if the game allows it.
const USUAL_PLAYERS: u8 = 3;

/// The last values of the set-up screen for a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", into = "StoredSetup<G>", from = "StoredSetup<G>")]
pub struct LastSetup<G: Rules> {
    /// The occupied seats, in seating order.
    pub seats: Vec<SeatChoice>,
    /// The preset on which the options are based.
    pub preset: G::Preset,
    /// The rule options.
    pub options: G::Options,
}

impl<G: Rules> Default for LastSetup<G> {
    fn default() -> Self {
        let (preset, options) = Default::default();
        LastSetup { seats: SeatChoice::usual(&G::PLAYERS), preset, options }
    }
}

/// The format of a set-up in the file, with the keywords of preset and options.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", default)]
struct StoredSetup<G: Rules> {
    seats: Vec<SeatChoice>,
    preset: QuotedKeyword<G::Preset>,
    options: SerializedSetup<G>,
}

impl<G: Rules> Default for StoredSetup<G> {
    fn default() -> Self {
        LastSetup::default().into()
    }
}

impl<G: Rules> From<LastSetup<G>> for StoredSetup<G> {
    fn from(setup: LastSetup<G>) -> Self {
        let LastSetup { seats, preset, options } = setup;
        StoredSetup { seats, preset: QuotedKeyword(preset), options: SerializedSetup::of(None, &options) }
    }
}

impl<G: Rules> From<StoredSetup<G>> for LastSetup<G> {
    fn from(written: StoredSetup<G>) -> Self {
        let StoredSetup { seats, preset, options } = written;
        LastSetup { seats, preset: preset.0, options: options.options() }
    }
}

/// The last set-up of each game: a map from the game's key to the set-up as written in the file. The set-up of an unknown game is
/// kept verbatim.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LastSetups(BTreeMap<String, Box<RawValue>>);

impl LastSetups {
    /// Returns the last set-up of a game, or the default set-up.
    pub fn of<G: Rules>(&self) -> LastSetup<G> {
        self.kept::<G>().unwrap_or_default()
    }

    /// Returns the last set-up of a game, or `None` if none was stored or the stored one cannot be read.
    pub fn kept<G: Rules>(&self) -> Option<LastSetup<G>> {
        ron::read_strict(self.0.get(G::KEY.word())?.get_ron()).ok()
    }

    /// Stores the set-up of a game.
    pub fn remember<G: Rules>(&mut self, setup: &LastSetup<G>) {
        if let Some(written) = written(setup) {
            self.0.insert(G::KEY.word().to_owned(), written);
        }
    }

    /// Parses the set-ups of known games and converts them to the current format. `fields` are the entries of the file from which
    /// they were read.
    ///
    /// # Errors
    /// Returns the first invalid entry, with its line.
    pub(super) fn read_known(&mut self, fields: &RonFields, known: SetupReaders) -> Result<(), RonFieldError> {
        for known in known {
            let key = known.game.word();
            let Some(read) = self.0.get(key).map(|written| (known.read)(written.get_ron())) else { continue };
            let read = read.map_err(|fault| RonFieldError::new(line_of(fields, key) + fault.line - 1, fault.reason))?;
            self.0.extend(read.map(|written| (key.to_owned(), written)));
        }
        Ok(())
    }
}

/// Returns the line in which the set-up of the game with this key begins.
fn line_of(fields: &RonFields, key: &str) -> usize {
    let Some(setups) = fields.get("setups") else { return 1 };
    let all = split(&setups.value, setups.line).unwrap_or_default();
    let last = all.iter().rev().find(|setup| setup.name.trim_matches('"') == key);
    last.map_or(setups.line, |setup| setup.line)
}

/// Returns a set-up in the format of the settings file, or `None` if it cannot be written.
fn written<G: Rules>(setup: &LastSetup<G>) -> Option<Box<RawValue>> {
    let text = ron::write_strict(setup, PrettyConfig::default()).ok()?;
    // A set-up is nested two levels deep in the file. Raw text is written unchanged, so it is indented here.
    RawValue::from_boxed_ron(text.replace('\n', "\n        ").into_boxed_str()).ok()
}

/// The reader for the set-ups of one game.
#[derive(Debug, Clone, Copy)]
pub struct SetupReader {
    game: GameKey,
    /// A function that parses a set-up and returns it in the current format.
    read: fn(&str) -> Result<Option<Box<RawValue>>, RonFieldError>,
}

/// Defines the [`SetupReader`] of a game for the registry, at the end of its rules crate: `setup_reader!(ItsRules);`. In this way
/// the reader is compiled only once, in that crate.
#[macro_export]
macro_rules! setup_reader {
    ($game:ty) => {
        /// Returns the reader with which the settings read this game's last set-up.
        #[inline(never)]
        pub fn setup() -> $crate::SetupReader {
            $crate::SetupReader::of::<$game>()
        }
    };
}

/// The readers for all games whose set-ups this version knows.
pub type SetupReaders = &'static [SetupReader];

impl SetupReader {
    /// Returns the reader for the set-ups of a game.
    pub const fn of<G: Rules>() -> Self {
        SetupReader { game: G::KEY, read: read::<G> }
    }
}

fn read<G: Rules>(text: &str) -> Result<Option<Box<RawValue>>, RonFieldError> {
    let fault = |error: ron::SpannedError| RonFieldError::new(error.span.start.line, error.code.to_string());
    ron::read_strict::<LastSetup<G>>(text).map(|setup| written(&setup)).map_err(fault)
}
