//! The words of this game's notation.

use super::super::pilots::Pilot;
use super::super::vocab::{Good, Product, Ship};

/// The words that orders begin with.
pub(crate) const ORDER_WORDS: [&str; 19] = [
    "begin", "play", "land", "lift", "take", "unload", "load", "process", "sell", "cantina", "hire", "make", "charge",
    "upgrade", "earn", "bribe", "end", "keep", "stow",
];

/// The small words within orders.
const SMALL_WORDS: [&str; 6] = ["roll", "alone", "nobody", "all", "add", "remove"];

/// Words of outcomes and files that stand in no order: an order that names one is none that anybody can give.
const FILE_WORDS: [&str; 9] = ["red", "green", "blue", "yellow", "products", "tops", "die", "first", "fleet"];

/// The order that begins with `word`, in the notation's own spelling.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// Whether the notation has this word at all: signs and numbers, too, are words here.
pub(crate) fn is_known(word: &str) -> bool {
    let bare = word.trim_matches('*');
    order_word(word).is_some()
        || SMALL_WORDS.into_iter().chain(FILE_WORDS).any(|w| w.eq_ignore_ascii_case(word))
        || !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit())
        || matches!(word, "," | "-" | "?")
        || Pilot::from_word(word).is_some()
        || Good::from_word(bare).is_some()
        || Product::from_word(word).is_some()
        || Ship::from_word(word).is_some()
}
