//! The words of this game's notation.

use super::super::board::Sector;
use super::super::vocab::{BonusCard, Metal, MoveStep, Objective, PatrolToken, Upgrade};
use orrery_core::Colour;

/// The first words of orders.
pub(crate) const ORDER_WORDS: [&str; 22] = [
    "move", "take", "swap", "leave", "jettison", "sell", "buy", "install", "warp", "play", "attack", "fight", "stand",
    "flee", "submit", "hide", "loot", "lose", "end", "plan", "change", "done",
];

/// The word for an empty list of metals or tokens in an order.
pub(super) const NOTHING: &str = "nothing";

/// Returns the order word equal to `word` ignoring case, in canonical spelling; `None` if there is no such word.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// Reports whether the notation has this word.
pub(crate) fn is_known(word: &str) -> bool {
    ORDER_WORDS.into_iter().chain([NOTHING]).any(|w| w.eq_ignore_ascii_case(word))
        || Metal::from_word(word).is_some()
        || Upgrade::from_word(word).is_some()
        || BonusCard::from_word(word).is_some()
        || Objective::from_word(word).is_some()
        || MoveStep::from_word(word).is_some()
        || PatrolToken::from_word(word).is_some()
        || Sector::from_word(word).is_some()
        || Colour::from_word(word).is_some()
}
