//! 64-bit keys of positions within one turn, to know those already seen.
//!
//! In two halves, because most orders change only what is the mover's: the other half is then that of the position
//! before. What never changes within a turn (options, seats) is in neither.

use crate::ai::Generator;
use crate::rules::{Card, CardCounts, Player, Position, Relic, Territory};

/// What the mover has and has done this turn, and where the relic ship is, with the key of the rest.
pub(super) fn own(position: &Position, rest: u64) -> u64 {
    let turn = &position.turn;
    let ships = u64::from(turn.hand.bits()) | u64::from(turn.uncounted.bits()) << 32;
    let counts = u64::from_le_bytes([
        turn.borrowed,
        turn.hub_dockings,
        turn.hub_surplus,
        turn.best_pair,
        turn.cycles,
        u8::from(turn.discarded) | u8::from(turn.mined) << 1 | u8::from(turn.asimov_given) << 2,
        u8::from(turn.relic_bought) | (position.phase as u8) << 1,
        0,
    ]);
    let teleported = turn.teleported.map_or(0, |t| 1 | u64::from(t.ship.ships().bits()) << 8 | (t.from as u64) << 4);
    let relic = match position.relic {
        Relic::Desert => 0,
        Relic::Hand => 1,
        Relic::Bay(colour) => 2 + colour as u64,
        Relic::Docked(colour, facility) => 6 + (colour as u64) + 4 * facility as u64,
    };
    let rare = teleported | relic << 40 | u64::from(turn.used.bits()) << 48;
    player(position.me()) ^ mix(ships, counts, SALT[5]) ^ mix(rare, rest, SALT[6])
}

/// Everything that the mover's own docking, trading and changing of values leaves alone.
pub(super) fn rest(position: &Position) -> u64 {
    let code = |index: Option<usize>| index.map_or(u8::MAX, |index| index as u8);
    let [first, second, third] = position.display.map(|card| code(card.map(Card::index)));
    let [isolation, positron, repulsor] = position.fields.map(|territory| code(territory.map(Territory::index)));
    let table = u64::from_le_bytes([first, second, third, isolation, positron, repulsor, 0, 0]);
    let mut key = mix(table, pile(position.deck) | pile(position.discards) << 32, SALT[7]);
    for colour in position.opponents() {
        key = mix(key, player(position.player(colour)), SALT[8]);
    }
    key
}

fn player(player: &Player) -> u64 {
    let docked = |at: usize| u64::from(player.docked[at].bits()) | u64::from(player.docked[at + 1].bits()) << 32;
    let [low, high] = player.cards.bits().to_le_bytes();
    let counts = [player.fuel, player.ore, player.stock, player.bay, player.unplaced, player.hub, low, high];
    mix(docked(0), docked(2), SALT[0])
        ^ mix(docked(4), docked(6), SALT[1])
        ^ mix(docked(8), u64::from_le_bytes(player.colonies), SALT[2])
        ^ mix(u64::from_le_bytes(counts), 0, SALT[3])
}

/// Two bits for each kind of card.
fn pile(cards: CardCounts) -> u64 {
    Card::ALL.iter().fold(0, |bits, &card| bits << 2 | u64::from(cards.of(card)))
}

/// Numbers without a pattern: each pair of words has its own, so that the same in another place is another key.
const SALT: [u64; 9] = {
    let mut generator = Generator::new(1);
    let mut salt = [0; 9];
    let mut at = 0;
    while at < salt.len() {
        salt[at] = generator.next();
        at += 1;
    }
    salt
};

/// Both words folded into one. Several at once run beside each other, as a chain of steps could not.
const fn mix(one: u64, other: u64, salt: u64) -> u64 {
    let product = (one ^ salt) as u128 * (other ^ salt.rotate_left(32)) as u128;
    product as u64 ^ (product >> 64) as u64
}
