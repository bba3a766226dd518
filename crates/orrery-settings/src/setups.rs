//! What the set-up screen showed last, for each game.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use orrery_core::ron::{self, PrettyConfig, RawValue};
use orrery_core::words::Word;
use orrery_core::{Colour, GameKey, Level, Opponent, Rules};
use orrery_record::SetupText;
use orrery_record::fields::{Fault, Fields, split};

/// The word for a person at this screen; every other is an opponent's.
pub const HUMAN: &str = "human";

/// What stands in the word of an opponent in place of a character, as in `captain:chance`: whoever chance deals when a match begins.
const BY_CHANCE: &str = ":chance";

/// Who sits at a seat that nobody chose a player for, and in place of one this version does not know.
pub const USUAL_OPPONENT: Opponent = Opponent::engine(Level::Pilot);

/// A seat of the set-up screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// Its colour.
    pub colour: Colour,
    /// Its player's name; empty: called by the colour.
    pub name: String,
    /// Who plays it: [`HUMAN`], the word of an opponent, or `LEVEL:chance` for one whose character is dealt. A word that only a newer
    /// version knows is kept.
    pub player: String,
}

impl SeatChoice {
    /// Whether a person at this screen plays it.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.player == HUMAN
    }

    /// What plays a seat at which chance deals the character of this opponent.
    #[must_use]
    pub fn dealt(opponent: Opponent) -> String {
        opponent.level().map_or_else(|| opponent.word(), |level| format!("{}{BY_CHANCE}", level.word()))
    }

    /// Whether chance deals the opponent's character.
    #[must_use]
    pub fn is_by_chance(&self) -> bool {
        self.player.ends_with(BY_CHANCE)
    }

    /// The word of the opponent, of one that is dealt that of the plain one.
    #[must_use]
    pub fn word(&self) -> &str {
        self.player.strip_suffix(BY_CHANCE).unwrap_or(&self.player)
    }

    /// The opponent of this seat in a game, the plain one where its character is still to be dealt, the usual one in place of one this version does not know; none for a person.
    #[must_use]
    pub fn opponent<G: Rules>(&self) -> Option<Opponent> {
        (!self.is_person()).then(|| Opponent::from_word::<G>(self.word()).unwrap_or(USUAL_OPPONENT))
    }

    /// Whether this version does not know who is to play here.
    #[must_use]
    pub fn is_unknown<G: Rules>(&self) -> bool {
        !self.is_person() && Opponent::from_word::<G>(self.word()).is_none()
    }

    /// The seats of a set-up that nobody changed: a person against two opponents, or as many as can play.
    #[must_use]
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

/// How many play in a set-up that nobody changed, where the game lets them.
const USUAL_PLAYERS: u8 = 3;

/// What the set-up screen showed last of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", into = "Written<G>", from = "Written<G>")]
pub struct LastSetup<G: Rules> {
    /// The seats that play, in turn order.
    pub seats: Vec<SeatChoice>,
    /// The named set of options they began from.
    pub preset: G::Preset,
    /// The options.
    pub options: G::Options,
}

impl<G: Rules> Default for LastSetup<G> {
    fn default() -> Self {
        let (preset, options) = Default::default();
        LastSetup { seats: SeatChoice::usual(&G::PLAYERS), preset, options }
    }
}

/// A set-up as its file has it: preset and options by their words.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", default)]
struct Written<G: Rules> {
    seats: Vec<SeatChoice>,
    preset: Word<G::Preset>,
    options: SetupText<G>,
}

impl<G: Rules> Default for Written<G> {
    fn default() -> Self {
        LastSetup::default().into()
    }
}

impl<G: Rules> From<LastSetup<G>> for Written<G> {
    fn from(setup: LastSetup<G>) -> Self {
        let LastSetup { seats, preset, options } = setup;
        Written { seats, preset: Word(preset), options: SetupText::of(None, &options) }
    }
}

impl<G: Rules> From<Written<G>> for LastSetup<G> {
    fn from(written: Written<G>) -> Self {
        let Written { seats, preset, options } = written;
        LastSetup { seats, preset: preset.0, options: options.options() }
    }
}

/// The last set-up of each game: a map by the games' keys, each as its file has it. That of a game this version does not know is kept
/// as it was written.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setups(BTreeMap<String, Box<RawValue>>);

impl Setups {
    /// The last set-up of a game; the usual one where there was none.
    #[must_use]
    pub fn of<G: Rules>(&self) -> LastSetup<G> {
        self.kept::<G>().unwrap_or_default()
    }

    /// The last set-up of a game; nothing where none of its matches was set up here yet.
    #[must_use]
    pub fn kept<G: Rules>(&self) -> Option<LastSetup<G>> {
        ron::read_strict(self.0.get(G::KEY.word())?.get_ron()).ok()
    }

    /// Remembers the set-up of a game.
    pub fn remember<G: Rules>(&mut self, setup: &LastSetup<G>) {
        if let Some(written) = written(setup) {
            self.0.insert(G::KEY.word().to_owned(), written);
        }
    }

    /// Reads the set-ups of known games, which came from a file with these entries, and keeps them as this version writes them.
    ///
    /// # Errors
    /// The first thing that is out of place, with its line.
    pub(super) fn read_known(&mut self, fields: &Fields, known: KnownSetups) -> Result<(), Fault> {
        for known in known {
            let key = known.game.word();
            let Some(read) = self.0.get(key).map(|written| (known.read)(written.get_ron())) else { continue };
            let read = read.map_err(|fault| Fault::new(line_of(fields, key) + fault.line - 1, fault.reason))?;
            self.0.extend(read.map(|written| (key.to_owned(), written)));
        }
        Ok(())
    }
}

/// The line in which the set-up of the game called `key` begins.
fn line_of(fields: &Fields, key: &str) -> usize {
    let Some(setups) = fields.get("setups") else { return 1 };
    let all = split(&setups.value, setups.line).unwrap_or_default();
    let last = all.iter().rev().find(|setup| setup.name.trim_matches('"') == key);
    last.map_or(setups.line, |setup| setup.line)
}

/// A set-up as the file of the settings has it.
fn written<G: Rules>(setup: &LastSetup<G>) -> Option<Box<RawValue>> {
    let text = ron::write_strict(setup, PrettyConfig::default()).ok()?;
    // It stands two brackets deep in its file, and raw text is written as it is.
    RawValue::from_boxed_ron(text.replace('\n', "\n        ").into_boxed_str()).ok()
}

/// A game whose set-ups this version reads.
#[derive(Debug, Clone, Copy)]
pub struct KnownSetup {
    game: GameKey,
    /// Reads a set-up: it as this version writes it.
    read: fn(&str) -> Result<Option<Box<RawValue>>, Fault>,
}

/// The games whose set-ups this version reads.
pub type KnownSetups = &'static [KnownSetup];

impl KnownSetup {
    /// Those of a game.
    #[must_use]
    pub const fn of<G: Rules>() -> Self {
        KnownSetup { game: G::KEY, read: read::<G> }
    }
}

fn read<G: Rules>(text: &str) -> Result<Option<Box<RawValue>>, Fault> {
    let fault = |error: ron::SpannedError| Fault::new(error.span.start.line, error.code.to_string());
    ron::read_strict::<LastSetup<G>>(text).map(|setup| written(&setup)).map_err(fault)
}
