//! The words of this game's notation.

use super::super::cards::Card;
use super::super::vocab::{Adventure, Module, Ship, Thing};

/// The words that orders begin with.
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

/// The small words within orders.
const SMALL_WORDS: [&str; 6] = ["top", "bottom", "nothing", "for", PIECES[0], PIECES[1]];

/// Boosters and cannons.
pub(super) const PIECES: [&str; 2] = ["Booster", "Cannon"];

/// The order that begins with `word`, in the notation's own spelling.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// Words of files that stand in no order: an order that names one is none that anybody can give.
const FILE_WORDS: [&str; 6] = ["moon", "sun", "Selene", "Aurelia", "Pirates", "Corsairs"];

/// Whether the notation has this word at all.
pub(crate) fn is_known(word: &str) -> bool {
    order_word(word).is_some()
        || SMALL_WORDS.into_iter().chain(FILE_WORDS).any(|w| w.eq_ignore_ascii_case(word))
        || Thing::from_word(word).is_some()
        || Module::from_word(word).is_some()
        || Ship::from_word(word).is_some()
        || Card::from_word(word).is_some()
        || Adventure::from_word(word).is_some()
}
