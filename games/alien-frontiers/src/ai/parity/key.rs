//! 64-bit keys of positions within one turn, by which positions already seen are recognised.
//!
//! A key is computed in two parts, because most orders change only the mover's own possessions: the other part is then the same
//! as in the previous position. Values that never change within a turn (options, seats) are in neither part.

use crate::rules::{Card, CardCounts, PlayerState, Position, RelicPlace, Territory};

/// Returns the key: `rest` combined with the mover's possessions, the progress of the turn, and the place of the relic ship.
pub(super) fn own(position: &Position, rest: u64) -> u64 {
    let turn = &position.turn;
    let mut key = player(position.me(), rest);
    key = mix(key, u64::from(turn.hand.bits()) | u64::from(turn.uncounted.bits()) << 32);
    key = mix(
        key,
        u64::from_le_bytes([
            turn.borrowed,
            turn.hub_dockings,
            turn.hub_surplus,
            turn.best_pair,
            turn.cycles,
            u8::from(turn.discarded) | u8::from(turn.mined) << 1 | u8::from(turn.asimov_given) << 2,
            u8::from(turn.relic_bought) | (position.phase as u8) << 1,
            0,
        ]),
    );
    // Always empty unless the option `bay` lets cards affect ships in the Bay.
    if !turn.laid.is_empty() {
        key = mix(key, u64::from(turn.laid.bits()));
    }
    let teleported = turn.teleported.map_or(0, |t| 1 | u64::from(t.ship.ships().bits()) << 8 | (t.from as u64) << 4);
    let relic = match position.relic {
        RelicPlace::Desert => 0,
        RelicPlace::Hand => 1,
        RelicPlace::Bay(colour) => 2 + colour as u64,
        RelicPlace::Docked(colour, facility) => 6 + (colour as u64) + 4 * facility as u64,
    };
    key = mix(key, teleported | relic << 40 | u64::from(turn.used.bits()) << 48);
    key ^ key >> 32
}

/// Returns the part of the key for the opponents, the display, the fields, the deck and the discard pile. It stays the same when
/// the mover trades, changes values, or docks without settling or raiding.
pub(super) fn rest(position: &Position) -> u64 {
    let mut key = 0x9e37_79b9_7f4a_7c15;
    for colour in position.opponents() {
        key = player(position.player(colour), key);
    }
    let code = |index: Option<usize>| index.map_or(u8::MAX, |index| index as u8);
    let [first, second, third] = position.display.map(|card| code(card.map(Card::index)));
    let [isolation, positron, repulsor] = position.fields.map(|territory| code(territory.map(Territory::index)));
    key = mix(key, u64::from_le_bytes([first, second, third, isolation, positron, repulsor, 0, 0]));
    mix(key, pile(position.deck) | pile(position.discards) << 32)
}

fn player(player: &PlayerState, mut key: u64) -> u64 {
    for pair in player.docked.chunks_exact(2) {
        key = mix(key, u64::from(pair[0].bits()) | u64::from(pair[1].bits()) << 32);
    }
    let [low, high] = player.cards.bits().to_le_bytes();
    let counts = [player.fuel, player.ore, player.stock, player.bay, player.unplaced, player.hub, low, high];
    mix(mix(key, u64::from_le_bytes(counts)), u64::from_le_bytes(player.colonies))
}

/// Returns the number of cards of each kind, in two bits per kind.
fn pile(cards: CardCounts) -> u64 {
    Card::ALL.iter().fold(0, |bits, &card| bits << 2 | u64::from(cards.of(card)))
}

const fn mix(key: u64, word: u64) -> u64 {
    (key.rotate_left(23) ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
