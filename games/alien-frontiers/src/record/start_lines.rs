//! The start of a match as lines of a record:
//!
//! ```text
//! first green                               the first player
//! first_roll 5 6                            the dice rolled for it, one line per round
//! display BoosterPod DataCrystal AlienCity  the cards of the display
//! dealt StasisBeam AlienMonument            the card dealt to each player, in seating order
//! ```
//!
//! Without a line `first` the seed determines the start.

use crate::rules::{Card, Setup, SetupOutcomes};
use orrery_core::Colour;
use orrery_core::words::read_word;

/// Returns the lines of `start`.
pub(super) fn write(setup: &Setup, start: &SetupOutcomes) -> Vec<String> {
    let first = setup.seating.get(usize::from(start.first)).map(|first| format!("first {first}"));
    let rolls = start.first_rolls.iter().map(|rolls| format!("first_roll {}", joined(rolls.iter().map(u8::to_string))));
    let cards = |cards: &[Card]| joined(cards.iter().map(|card| card.word().to_owned()));
    let mut lines: Vec<String> = first.into_iter().chain(rolls).collect();
    lines.push(format!("display {}", cards(&start.display)));
    lines.push(format!("dealt {}", cards(&start.dealt)));
    lines
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// Reads the start from these lines. Returns `None` if no line names the first player.
///
/// # Errors
/// Returns a message if a line is not valid, or if the first player does not play.
pub(super) fn read(setup: &Setup, lines: &[String]) -> Result<Option<SetupOutcomes>, String> {
    let mut first: Option<Colour> = None;
    let mut start = SetupOutcomes { first: 0, first_rolls: Vec::new(), display: Vec::new(), dealt: Vec::new() };
    for line in lines {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.to_lowercase().as_str() {
            "first" => first = Some(read_word(rest)?),
            "first_roll" => start.first_rolls.push(rest.split_whitespace().map(number).collect::<Result<_, _>>()?),
            "display" => start.display = cards(rest)?,
            _ => start.dealt = cards(rest)?,
        }
    }
    let Some(first) = first else { return Ok(None) };
    match setup.seating.iter().position(|&colour| colour == first) {
        Some(seat) => Ok(Some(SetupOutcomes { first: seat as u8, ..start })),
        None => Err(format!("{first} is first, but does not play")),
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("expected a number, found `{}`", text.escape_debug()))
}

fn cards(text: &str) -> Result<Vec<Card>, String> {
    text.split_whitespace().map(read_word).collect()
}
