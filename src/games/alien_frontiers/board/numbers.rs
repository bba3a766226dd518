//! The numbers of a player's panel.

use crate::rules::{Colour, Position};

/// What a player's panel shows: fuel, ore, ships, colonies left, cards, points.
pub type Numbers = [u8; 6];

/// What a player has.
#[must_use]
pub fn numbers(position: &Position, colour: Colour) -> Numbers {
    let player = position.player(colour);
    let relic = u8::from(position.relic_owner() == Some(colour));
    [
        player.fuel,
        player.ore,
        player.out_of_stock() + relic,
        player.unplaced + u8::from(player.hub > 0),
        player.cards.len(),
        position.score(colour).total(),
    ]
}
