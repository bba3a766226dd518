//! Tests of pending orders: every legal order can be put together by clicks, and no other order can.

mod cards;
mod docking;
mod drafts;
mod every_order;
mod previews;
mod stages;

use alien_frontiers::rules::{Card, Phase, Position, Preset, RelicPlace, Setup, Ship, Ships, bare_position};
use alien_frontiers::table::plan::{ClickTarget, PendingOrder, tray};
use orrery_core::Colour;

/// Returns a position of a match of three players, with Red to give orders and `hand` unplaced. No player holds goods or cards,
/// and the rest of Red's fleet is in stock.
pub fn table(hand: &[u8]) -> Position {
    let mut position = bare_position(&Setup::plain(3, Preset::Rules2011.options())).expect("three may play");
    position.phase = Phase::Orders;
    position.turn.hand = Ships::of(hand);
    let red = &mut position.players[Colour::Red.index()];
    (red.bay, red.stock) = (0, 6 - hand.len() as u8);
    position
}

/// Adds the relic ship to the unplaced ships, with `value`.
pub fn with_relic(mut position: Position, value: u8) -> Position {
    position.turn.hand = position.turn.hand.plus(Ships::relic_ship(value));
    position.relic = RelicPlace::Hand;
    position
}

/// Gives `colour` fuel and ore.
pub fn rich(mut position: Position, colour: Colour, fuel: u8, ore: u8) -> Position {
    (position.players[colour.index()].fuel, position.players[colour.index()].ore) = (fuel, ore);
    position
}

/// Gives `colour` a card from the deck.
pub fn with_card(mut position: Position, colour: Colour, card: Card) -> Position {
    assert!(position.deck.take(card));
    position.players[colour.index()].cards.insert(card);
    position
}

/// Returns the die at this index of the tray, as a target.
pub fn die(position: &Position, index: usize) -> ClickTarget {
    ClickTarget::HandShip { index, ship: tray(position)[index].0 }
}

/// Returns a pending order with the dice at these indices picked.
pub fn picked(position: &Position, indices: &[usize]) -> PendingOrder {
    let mut plan = PendingOrder::default();
    for &index in indices {
        let ClickTarget::HandShip { ship, .. } = die(position, index) else { unreachable!("a die") };
        plan.toggle(position, ship, index);
    }
    plan
}

/// Docks ships of `colour` at a facility, taken from the Bay and then from stock.
pub fn docked(
    mut position: Position,
    colour: Colour,
    facility: alien_frontiers::rules::Facility,
    values: &[u8],
) -> Position {
    let player = &mut position.players[colour.index()];
    player.docked[facility.index()] = player.docked[facility.index()].plus(Ships::of(values));
    let from_bay = player.bay.min(values.len() as u8);
    player.bay -= from_bay;
    player.stock -= values.len() as u8 - from_bay;
    position
}

/// Returns a ship of the player's colour.
pub const fn ship(value: u8) -> Ship {
    Ship::own(value)
}
