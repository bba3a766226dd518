//! The keywords of this game's notation.

use crate::rules::vocab::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// The keywords with which orders begin.
const ORDER_WORDS: [&str; 11] =
    ["roll", "dock", "cycle", "claim", "trade", "launch", "relic", "use", "discard", "shed", "end"];

/// The other keywords within orders, apart from the words for colours, facilities, territories, cards and fields.
const SMALL_WORDS: [&str; 5] = ["steal", "take", "nothing", "fuel", "ore"];

/// Returns the canonical spelling of the order keyword that `word` matches; `None` if it matches none.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// Returns all keywords with which an order may begin, separated by commas.
pub(super) fn order_words() -> String {
    ORDER_WORDS.join(", ")
}

/// Returns true if the notation has this keyword.
pub(super) fn is_known(word: &str) -> bool {
    order_word(word).is_some()
        || SMALL_WORDS.into_iter().any(|w| w.eq_ignore_ascii_case(word))
        || Colour::from_word(word).is_some()
        || Facility::from_word(word).is_some()
        || Territory::from_word(word).is_some()
        || Card::from_word(word).is_some()
        || Field::from_word(word).is_some()
}
