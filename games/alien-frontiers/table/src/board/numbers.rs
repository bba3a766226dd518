//! The numbers shown in a player's panel.

use alien_frontiers::rules::Position;
use orrery_board::motion::{CounterRow, CounterTable};
use orrery_core::Colour;

/// Returns the numbers of a player: fuel, ore, ships, colonies left, cards, points.
pub fn numbers(position: &Position, colour: Colour) -> CounterRow {
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

/// Returns the numbers of all players.
pub fn everybody(position: &Position) -> CounterTable {
    let mut all = CounterTable::default();
    for &colour in position.seats() {
        all[colour.index()] = numbers(position, colour);
    }
    all
}
