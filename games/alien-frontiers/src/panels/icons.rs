//! The names of this game's drawings inside panels.

use crate::rules::Card;

/// The name of a card's drawing.
pub fn card_art(card: Card) -> String {
    format!("art-{}", card.word())
}
