//! The words of the notation of this game.

use super::super::pilots::Pilot;
use super::super::vocab::{FreighterKind, Good, Product};

/// The words with which orders begin.
pub(crate) const ORDER_WORDS: [&str; 19] = [
    "begin", "play", "land", "lift", "take", "unload", "load", "process", "sell", "cantina", "hire", "make", "charge",
    "upgrade", "earn", "bribe", "end", "keep", "stow",
];

/// The keywords within orders.
const SMALL_WORDS: [&str; 6] = ["roll", "alone", "nobody", "all", "add", "remove"];

/// Words of outcomes and files that occur in no order. An order with one of them is understood, but impossible.
const FILE_WORDS: [&str; 9] = ["red", "green", "blue", "yellow", "products", "tops", "die", "first", "fleet"];

/// Returns the order word that equals `word`, ignoring case.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// Reports whether a word occurs anywhere in the notation. Numbers and the signs `,`, `-` and `?` count as words here.
pub(crate) fn is_known(word: &str) -> bool {
    let bare = word.trim_matches('*');
    order_word(word).is_some()
        || SMALL_WORDS.into_iter().chain(FILE_WORDS).any(|w| w.eq_ignore_ascii_case(word))
        || !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit())
        || matches!(word, "," | "-" | "?")
        || Pilot::from_word(word).is_some()
        || Good::from_word(bare).is_some()
        || Product::from_word(word).is_some()
        || FreighterKind::from_word(word).is_some()
}
