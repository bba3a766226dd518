//! The words of this game's notation.

use super::super::cards::Card;
use super::super::vocab::{Adventure, Commodity, Module, Ship};

/// The first words of orders.
pub(crate) const ORDER_WORDS: [&str; 24] = [
    "module",
    "roll",
    "produce",
    "fly",
    "arrange",
    "next",
    "buy",
    "sell",
    "settle",
    "found",
    "adventure",
    "stop",
    "pay",
    "fight",
    "take",
    "lose",
    "use",
    "demand",
    "offer",
    "accept",
    "refuse",
    "build",
    "upgrade",
    "end",
];

/// The other fixed words within orders.
const SMALL_WORDS: [&str; 6] = ["top", "bottom", "nothing", "for", PIECES[0], PIECES[1]];

/// The words for boosters and cannons.
pub(super) const PIECES: [&str; 2] = ["Booster", "Cannon"];

/// Returns the first word of an order in its canonical spelling, or `None` if no order begins with `word`. Case is ignored.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// Words of scenario files that occur in no order, but may occur in lessons.
const FILE_WORDS: [&str; 6] = ["moon", "sun", "Selene", "Aurelia", "Pirates", "Corsairs"];

/// Reports whether orders or scenario files use this word, ignoring case.
pub(crate) fn is_known(word: &str) -> bool {
    order_word(word).is_some()
        || SMALL_WORDS.into_iter().chain(FILE_WORDS).any(|w| w.eq_ignore_ascii_case(word))
        || Commodity::from_word(word).is_some()
        || Module::from_word(word).is_some()
        || Ship::from_word(word).is_some()
        || Card::from_word(word).is_some()
        || Adventure::from_word(word).is_some()
}
