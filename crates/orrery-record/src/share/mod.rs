//! Share codes: the set-up, seats and seed of a match in a few letters, to be sent to a friend.
//!
//! A code gives the same deal, and the same dice as long as the orders are the same. A code contains, in this order:
//!
//! - the form (5 bits),
//! - the version of the program that created it (three small numbers),
//! - except in form 1, the number of the game (a small number; form 1 is only for Alien Frontiers, whose number is 1),
//! - the version of the game's rules (a small number),
//! - the number of players, their colours, the preset and the options,
//! - in form 3 the players' picks,
//! - the control of each seat, and the seed.
//!
//! Names are not included. The form and the program version come first in all present and future forms, so that a code that this
//! program cannot open still shows the version needed. The encoding as letters is in `base32.rs`.

mod base32;
mod error;

use base32::BitBuffer;
use error::InvalidBitsError;

use super::contract::Scenarios;
use super::matches::{Match, MatchSetupError, Seat, SeatControl};
use super::setup_text::keep_rules;
use orrery_core::words::Keyword as _;
use orrery_core::{
    Colour, Level, Opponent, OpponentCharacter, RuleOptions as _, RulePreset as _, Rules, SeededChance, Setup,
};

pub use error::{NoShareCodeReason, ShareCodeError};

/// The form of codes of the first game.
const FIRST_FORM: u64 = 1;
/// The form of codes of all games except the first.
const FORM: u64 = 2;
/// The form of codes that also have the players' picks, after the options, in games other than the first.
const PICKED_FORM: u64 = 3;
/// The number of the game whose codes have the first form.
const FIRST_GAME: u32 = 1;
/// The size limit of a code that is read, in bytes. The longest code has 59 bytes.
pub const LONGEST_CODE: usize = 256;
/// The preset number that means no preset.
const NO_PRESET: u64 = 15;

/// The contents of a share code, which determine the start of a match and its dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShareCodeSetup<G: Rules> {
    /// The seating and the options.
    pub setup: Setup<G>,
    /// The controller of each seat, in seating order.
    pub controls: Vec<SeatControl>,
    /// The seed of the deal, the dice and the draws.
    pub seed: u64,
    /// The preset of the options, if they came from one.
    pub preset: Option<G::Preset>,
}

/// Returns the share code of a match. The code starts the same match on any machine.
///
/// # Errors
/// Returns an error if the match began from a scenario, or if its seed does not give the same deal in this version of the
/// program.
pub fn code<G: Scenarios>(played: &Match<G>) -> Result<String, NoShareCodeReason> {
    ShareCodeSetup::of(played).map(|deal| deal.code())
}

/// The beginning of a code, up to the version of the rules.
struct ShareCodeHeader {
    form: u64,
    program: [u64; 3],
    game: u32,
    rules: u32,
}

impl ShareCodeHeader {
    fn take(bits: &mut BitBuffer) -> Result<Self, ShareCodeError> {
        let form = bits.take(5)?;
        let program = [bits.take_small()?, bits.take_small()?, bits.take_small()?].map(u64::from);
        let (game, rules) = match form {
            FIRST_FORM => (FIRST_GAME, bits.take_small()?),
            FORM | PICKED_FORM => (bits.take_small()?, bits.take_small()?),
            _ => (0, 0),
        };
        Ok(ShareCodeHeader { form, program, game, rules })
    }

    /// Checks that the code is for this game and a supported rules version.
    fn is_of(&self, game: u32, rules: u32) -> Result<(), ShareCodeError> {
        if self.game != 0 && self.game != game {
            return Err(ShareCodeError::Game { number: self.game });
        }
        if self.rules == 0 || self.rules > rules { Err(self.version(rules)) } else { Ok(()) }
    }

    fn version(&self, ours: u32) -> ShareCodeError {
        let program = self.program.map(|number| number.to_string()).join(".");
        ShareCodeError::Version { program, rules: self.rules, ours }
    }
}

/// Returns the number of the game of a code.
///
/// # Errors
/// Returns the letter or group that is wrong, or the program version that is needed.
pub fn game_number(text: &str) -> Result<u32, ShareCodeError> {
    let head = ShareCodeHeader::take(&mut bits_of(text)?)?;
    if head.game == 0 { Err(head.version(0)) } else { Ok(head.game) }
}

fn bits_of(text: &str) -> Result<BitBuffer, ShareCodeError> {
    if text.len() > LONGEST_CODE {
        return Err(ShareCodeError::TooLong(text.len()));
    }
    base32::read(text)
}

/// Decodes a deal. Lowercase letters count as capitals, O as 0, I and L as 1, and hyphens may be missing.
///
/// # Errors
/// Returns the letter or group that is wrong, the program version that is needed, or the other game that the code is for. Also
/// returns an error if the code does not describe a playable match.
pub fn read<G: Rules>(text: &str) -> Result<ShareCodeSetup<G>, ShareCodeError> {
    let mut bits = bits_of(text)?;
    let head = ShareCodeHeader::take(&mut bits)?;
    head.is_of(G::NUMBER, G::RULES_VERSION)?;
    let deal = ShareCodeSetup::take(&mut bits, &head)?;
    // The padding of the last group must be zero; otherwise two codes would mean the same deal.
    if bits.rest().contains(&true) {
        return Err(ShareCodeError::InvalidContent);
    }
    deal.setup.validate().map_err(|_| ShareCodeError::InvalidContent)?;
    Ok(deal)
}

impl<G: Scenarios> ShareCodeSetup<G> {
    /// Returns the deal of a match.
    ///
    /// # Errors
    /// Returns an error if the match began from a scenario, or if its seed does not give the same deal in this version of the
    /// program.
    pub fn of(played: &Match<G>) -> Result<Self, NoShareCodeReason> {
        let info = played.info();
        if played.scenario().is_some() {
            return Err(NoShareCodeReason::Scenario);
        }
        if info.start != info.setup.deal(&mut SeededChance::new(info.seed, 0)) {
            return Err(NoShareCodeReason::Start);
        }
        let controls = info.seats.iter().map(|seat| seat.control).collect();
        Ok(ShareCodeSetup { setup: info.setup.clone(), controls, seed: info.seed, preset: info.preset })
    }

    /// Creates the match without orders. Players are named after their colours.
    ///
    /// # Errors
    /// Returns an error if the set-up cannot be played. A set-up read from a code always can.
    pub fn open(&self) -> Result<Match<G>, MatchSetupError> {
        let seats = self.setup.seating.iter().zip(&self.controls);
        let seats = seats.map(|(&colour, &control)| Seat::unnamed(colour, control)).collect();
        Match::deal(self.setup.clone(), seats, self.seed, self.preset)
    }
}

impl<G: Rules> ShareCodeSetup<G> {
    /// Encodes the deal as a share code.
    pub fn code(&self) -> String {
        let mut bits = BitBuffer::default();
        let first = G::NUMBER == FIRST_GAME;
        let form = match (first, self.setup.options.picked()) {
            (true, _) => FIRST_FORM,
            (false, 0) => FORM,
            (false, _) => PICKED_FORM,
        };
        bits.put(form, 5);
        for number in
            [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")]
        {
            bits.put_small(number.parse().unwrap_or(0));
        }
        if !first {
            bits.put_small(G::NUMBER);
        }
        bits.put_small(G::rules_version(&self.setup.options));
        self.put(&mut bits);
        base32::write(bits)
    }

    fn put(&self, bits: &mut BitBuffer) {
        bits.put(self.setup.seating.len().saturating_sub(1) as u64, 2);
        self.setup.seating.iter().for_each(|colour| bits.put(colour.index() as u64, 2));
        let preset = self.preset.and_then(|preset| G::Preset::all().iter().position(|&known| known == preset));
        bits.put(preset.map_or(NO_PRESET, |number| number as u64), 4);
        let version = G::rules_version(&self.setup.options);
        let own = self.setup.options != base::<G>(self.preset, version);
        bits.put(u64::from(own), 1);
        if own {
            options_of::<G>(version).for_each(|option| bits.put(self.setup.options.get(option) as u64, 2));
        }
        if let Some(picks) = G::Options::PICKS.filter(|_| self.setup.options.picked() != 0) {
            bits.put(u64::from(self.setup.options.picked()), picks.things.len() as u32);
        }
        self.controls.iter().for_each(|&control| put_control::<G>(control, bits));
        let length = (u64::BITS - self.seed.leading_zeros()).max(1);
        bits.put(u64::from(length - 1), 6);
        bits.put(self.seed, length);
    }

    fn take(bits: &mut BitBuffer, head: &ShareCodeHeader) -> Result<Self, InvalidBitsError> {
        let version = head.rules;
        let players = bits.take(2)? + 1;
        let colour = |bits: &mut BitBuffer| Colour::ALL.get(bits.take(2)? as usize).copied().ok_or(InvalidBitsError);
        let seating = (0..players).map(|_| colour(bits)).collect::<Result<_, _>>()?;
        let preset = match bits.take(4)? {
            NO_PRESET => None,
            number => Some(*G::Preset::all().get(number as usize).ok_or(InvalidBitsError)?),
        };
        let mut options =
            if bits.take(1)? == 1 { take_options::<G>(bits, version)? } else { base::<G>(preset, version) };
        if head.form == PICKED_FORM {
            let picked = bits.take(G::Options::PICKS.ok_or(InvalidBitsError)?.things.len() as u32)?;
            // Without picks, or with picks that have no effect, this form would be a second code of the same deal.
            if picked == 0 || options.to_pick(players as u8) == 0 {
                return Err(InvalidBitsError);
            }
            options.set_picked(picked as u16);
        }
        let controls = (0..players).map(|_| take_control::<G>(bits)).collect::<Result<_, _>>()?;
        let length = bits.take(6)? as u32 + 1;
        let seed = bits.take(length)?;
        Ok(ShareCodeSetup { setup: Setup { seating, options }, controls, seed, preset })
    }
}

/// Returns the options of the preset under this rules version. A code omits options that the version does not have.
fn base<G: Rules>(preset: Option<G::Preset>, version: u32) -> G::Options {
    let mut options = preset.unwrap_or_default().options();
    keep_rules::<G>(version, &mut options);
    options
}

/// Returns the options that exist in a rules version.
fn options_of<G: Rules>(version: u32) -> impl Iterator<Item = usize> {
    (0..G::Options::LIST.len()).filter(move |&option| G::Options::LIST[option].since <= version)
}

/// Decodes the options. Each has two bits, which are the index of its value.
fn take_options<G: Rules>(bits: &mut BitBuffer, version: u32) -> Result<G::Options, InvalidBitsError> {
    let mut options = G::Options::default();
    for option in options_of::<G>(version) {
        let value = bits.take(2)? as usize;
        if value >= G::Options::LIST[option].values.len() {
            return Err(InvalidBitsError);
        }
        options.set(option, value);
    }
    keep_rules::<G>(version, &mut options);
    Ok(options)
}

/// Encodes a controller. Two bits give the kind: 0 for a human player, 1 for the engine (level and character follow), 2 for
/// another opponent (its number in the game's list follows). A replay seat is encoded as a human player.
fn put_control<G: Rules>(control: SeatControl, bits: &mut BitBuffer) {
    match control {
        SeatControl::Human | SeatControl::Replay => bits.put(0, 2),
        SeatControl::Ai(Opponent::Engine { level, character }) => {
            bits.put(1, 2);
            bits.put(u64::from(level.number()), 4);
            bits.put(character.index::<G>() as u64, 4);
        }
        SeatControl::Ai(other) => {
            bits.put(2, 2);
            let number = Opponent::baselines::<G>().position(|known| known == other);
            bits.put(number.unwrap_or_default() as u64, 4);
        }
    }
}

fn take_control<G: Rules>(bits: &mut BitBuffer) -> Result<SeatControl, InvalidBitsError> {
    match bits.take(2)? {
        0 => Ok(SeatControl::Human),
        1 => {
            let level = Level::with_number(bits.take(4)? as u8)
                .filter(|level| G::LEVELS.contains(level))
                .ok_or(InvalidBitsError)?;
            let character = bits.take(4)? as usize;
            let character = OpponentCharacter::all::<G>().nth(character).ok_or(InvalidBitsError)?;
            Ok(SeatControl::Ai(Opponent::Engine { level, character }))
        }
        2 => {
            let number = bits.take(4)? as usize;
            Opponent::baselines::<G>().nth(number).map(SeatControl::Ai).ok_or(InvalidBitsError)
        }
        _ => Err(InvalidBitsError),
    }
}

#[cfg(test)]
mod tests;
