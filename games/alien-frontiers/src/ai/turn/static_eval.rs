//! A fast, rough static evaluation of positions in the middle of a turn, which selects the positions to keep if there are too
//! many.

use crate::rules::{Facility, KEEP_LIMIT, Position, Territory};
use orrery_core::Colour;

/// Returns the value of the mover's possessions minus half the value of the best other player's possessions, in hundredths of a
/// point.
pub fn static_eval(position: &Position) -> i32 {
    let mover = position.mover();
    let others = position.opponents().map(|colour| standing(position, colour)).max().unwrap_or(0);
    let hand = position.hand();
    // A ship still in hand is worth about as much as it yields at a facility where any ship may dock.
    standing(position, mover) - others / 2 + 22 * i32::from(hand.len()) + 2 * i32::from(hand.total())
}

fn standing(position: &Position, colour: Colour) -> i32 {
    let player = position.player(colour);
    let controlled = Territory::ALL.iter().filter(|&&t| position.controller(t) == Some(colour)).count();
    let kept = |held: u8, worth: i32| worth * i32::from(held.min(KEEP_LIMIT));
    100 * i32::from(position.score(colour).total())
        + 15 * controlled as i32
        + 80 * i32::from(player.out_of_stock() - player.docked_at(Facility::TerraformingStation).own_len())
        + 14 * i32::from(player.hub)
        + 45 * i32::from(player.cards.len())
        + kept(player.fuel, 9)
        + kept(player.ore, 16)
        + if position.relic_owner() == Some(colour) { 60 } else { 0 }
}
