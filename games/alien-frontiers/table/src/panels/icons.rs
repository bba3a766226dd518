//! The names of this game's drawings inside panels.

use alien_frontiers::rules::Card;

/// Returns the name of a card's drawing.
pub fn card_art(card: Card) -> String {
    format!("art-{}", card.word())
}
