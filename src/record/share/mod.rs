//! Share codes: a match's set-up, seats and seed as a few letters, to be told to a friend.
//!
//! Whoever opens a code gets the same deal and the same dice as long as orders are the same. A code holds, bit by bit:
//! its form (5 bits), the version of the program that made it (three small numbers), [`RULES_VERSION`] (a small number),
//! how many play, their colours, preset and options, who plays each seat, and the seed. Names are not in it. Form and
//! program version stand at the beginning in every form there will ever be, so that a code this program cannot open
//! still says which version can. How bits become letters: `letters.rs`.

use crate::rules::Options;
mod error;
mod letters;

use error::Senseless;
use letters::Bits;

use super::game::{Control, Match, MatchError, Seat};
use super::seeded::Seeded;
use super::words::each_option;
use crate::ai::{Aggression, Character, Level, Opponent};
use crate::rules::{Colour, Preset, Setup};

pub use error::{NoCode, RULES_VERSION, ShareError};

/// The form of codes this program writes.
const FORM: u64 = 1;
/// The longest text that is read, in bytes. The longest code has 59.
pub const LONGEST_CODE: usize = 256;
/// In place of the number of a preset: none.
const NO_PRESET: u64 = 15;
/// Opponents that are not the engine, by their number in codes: new ones come last.
const OTHERS: [Opponent; 7] = [
    Opponent::Random,
    Opponent::Simple,
    Opponent::Parity(Aggression::Spacer),
    Opponent::Parity(Aggression::Admiral),
    Opponent::Parity(Aggression::Pirate),
    Opponent::Flat,
    Opponent::Mcts,
];

/// All that settles how a match begins: the same deal is the same start and the same dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// Seating and options.
    pub setup: Setup,
    /// Who plays each seat, in seating order.
    pub controls: Vec<Control>,
    /// What the deal, the dice and the draws come from.
    pub seed: u64,
    /// The preset the options came from, if from one.
    pub preset: Option<Preset>,
}

/// The code of a match; opened anywhere, it begins the same match.
///
/// # Errors
/// The match did not come from a deal.
pub fn code(game: &Match) -> Result<String, NoCode> {
    Deal::of(game).map(|deal| deal.code())
}

/// The deal a code tells of. Small letters count as capitals, O as 0, I and L as 1, and hyphens may be missing.
///
/// # Errors
/// The letter or group that is wrong, or the version that is needed.
pub fn read(text: &str) -> Result<Deal, ShareError> {
    if text.len() > LONGEST_CODE {
        return Err(ShareError::TooLong(text.len()));
    }
    let mut bits = letters::read(text)?;
    let form = bits.take(5)?;
    let program = [bits.take_small()?, bits.take_small()?, bits.take_small()?];
    let rules = if form == FORM { bits.take_small()? } else { 0 };
    if rules != RULES_VERSION {
        let program = program.map(|number| number.to_string()).join(".");
        return Err(ShareError::Version { program, rules });
    }
    let deal = Deal::take(&mut bits)?;
    // What fills the last group up is empty: otherwise two codes would tell the same.
    if bits.rest().contains(&true) {
        return Err(ShareError::Senseless);
    }
    deal.setup.validate().map_err(|_| ShareError::Senseless)?;
    Ok(deal)
}

impl Deal {
    /// What a match came from.
    ///
    /// # Errors
    /// It did not come from a deal.
    pub fn of(game: &Match) -> Result<Self, NoCode> {
        let info = game.info();
        if game.scenario().is_some() {
            return Err(NoCode::Scenario);
        }
        if info.start != info.setup.deal(&mut Seeded::new(info.seed, 0)) {
            return Err(NoCode::Start);
        }
        let controls = info.seats.iter().map(|seat| seat.control).collect();
        Ok(Deal { setup: info.setup.clone(), controls, seed: info.seed, preset: info.preset })
    }

    /// The match it is, no order given yet, everybody called by the colour.
    ///
    /// # Errors
    /// The set-up cannot be played; one that was read from a code can.
    pub fn open(&self) -> Result<Match, MatchError> {
        let seats = self.setup.seating.iter().zip(&self.controls);
        let seats = seats.map(|(&colour, &control)| Seat::unnamed(colour, control)).collect();
        Match::deal(self.setup.clone(), seats, self.seed, self.preset)
    }

    /// The code that tells of it.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bits = Bits::default();
        bits.put(FORM, 5);
        for number in
            [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")]
        {
            bits.put_small(number.parse().unwrap_or(0));
        }
        bits.put_small(RULES_VERSION);
        self.put(&mut bits);
        letters::write(bits)
    }

    fn put(&self, bits: &mut Bits) {
        bits.put(self.setup.seating.len().saturating_sub(1) as u64, 2);
        self.setup.seating.iter().for_each(|colour| bits.put(colour.index() as u64, 2));
        let preset = self.preset.and_then(|preset| Preset::ALL.iter().position(|&known| known == preset));
        bits.put(preset.map_or(NO_PRESET, |number| number as u64), 4);
        let own = self.setup.options != base(self.preset);
        bits.put(u64::from(own), 1);
        if own {
            put_options(&self.setup.options, bits);
        }
        self.controls.iter().for_each(|&control| put_control(control, bits));
        let length = (u64::BITS - self.seed.leading_zeros()).max(1);
        bits.put(u64::from(length - 1), 6);
        bits.put(self.seed, length);
    }

    fn take(bits: &mut Bits) -> Result<Self, Senseless> {
        let players = bits.take(2)? + 1;
        let colour = |bits: &mut Bits| Colour::ALL.get(bits.take(2)? as usize).copied().ok_or(Senseless);
        let seating = (0..players).map(|_| colour(bits)).collect::<Result<_, _>>()?;
        let preset = match bits.take(4)? {
            NO_PRESET => None,
            number => Some(*Preset::ALL.get(number as usize).ok_or(Senseless)?),
        };
        let options = if bits.take(1)? == 1 { take_options(bits)? } else { base(preset) };
        let controls = (0..players).map(|_| take_control(bits)).collect::<Result<_, _>>()?;
        let length = bits.take(6)? as u32 + 1;
        let seed = bits.take(length)?;
        Ok(Deal { setup: Setup { seating, options }, controls, seed, preset })
    }
}

/// The options a code need not spell out.
fn base(preset: Option<Preset>) -> Options {
    preset.unwrap_or_default().options()
}

/// Two bits for each option: the number of its value.
macro_rules! option_bits {
    ($($name:ident),+) => {
        fn put_options(options: &Options, bits: &mut Bits) {
            $( bits.put(options.$name as u64, 2); )+
        }

        fn take_options(bits: &mut Bits) -> Result<Options, Senseless> {
            Ok(Options { $( $name: value_of(bits.take(2)?)? ),+ })
        }
    };
}

each_option!(option_bits);

fn value_of<T: super::words::Vocable>(number: u64) -> Result<T, Senseless> {
    T::all().get(number as usize).copied().ok_or(Senseless)
}

/// Two bits for the kind: 0 a person, 1 the engine (level, character), 2 another opponent. A seat that only replays is a
/// person's.
fn put_control(control: Control, bits: &mut Bits) {
    match control {
        Control::Human | Control::Replay => bits.put(0, 2),
        Control::Ai(Opponent::Engine { level, character }) => {
            bits.put(1, 2);
            bits.put(level as u64, 4);
            bits.put(character as u64, 4);
        }
        Control::Ai(other) => {
            bits.put(2, 2);
            bits.put(OTHERS.iter().position(|&known| known == other).unwrap_or_default() as u64, 4);
        }
    }
}

fn take_control(bits: &mut Bits) -> Result<Control, Senseless> {
    match bits.take(2)? {
        0 => Ok(Control::Human),
        1 => {
            let level = *Level::ALL.get(bits.take(4)? as usize).ok_or(Senseless)?;
            let character = *Character::ALL.get(bits.take(4)? as usize).ok_or(Senseless)?;
            Ok(Control::Ai(Opponent::Engine { level, character }))
        }
        2 => OTHERS.get(bits.take(4)? as usize).map(|&other| Control::Ai(other)).ok_or(Senseless),
        _ => Err(Senseless),
    }
}

#[cfg(test)]
mod tests;
