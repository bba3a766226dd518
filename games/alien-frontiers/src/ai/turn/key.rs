//! 64-bit keys of positions within one turn, and the set of keys already seen.

use crate::rules::{PlayerState, Position, RelicPlace};
use orrery_core::{Colour, STEP};

/// Odd constants without a pattern, used in turn for the pairs of words: fraction digits of square roots.
const SALTS: [u64; 8] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];

/// A hasher that takes words in pairs and folds each pair by one wide multiplication; the pairs do not depend on each other.
struct FoldHasher {
    sum: u64,
    turn: u64,
}

impl FoldHasher {
    #[inline]
    fn pair(&mut self, a: u64, b: u64) {
        let salt = SALTS[(self.turn & 7) as usize].wrapping_add(self.turn.wrapping_mul(STEP));
        let wide = u128::from(a ^ salt) * u128::from(b ^ salt.rotate_left(23));
        self.sum = self.sum.wrapping_add((wide as u64) ^ ((wide >> 64) as u64));
        self.turn += 1;
    }

    #[inline]
    fn player(&mut self, player: &PlayerState) {
        let counts = u64::from_le_bytes([
            player.fuel,
            player.ore,
            player.stock,
            player.bay,
            player.unplaced,
            player.hub,
            player.cards.bits() as u8,
            (player.cards.bits() >> 8) as u8,
        ]);
        self.pair(counts, u64::from_le_bytes(player.colonies));
        let docked = player.docked.map(|ships| u64::from(ships.bits()));
        self.pair(docked[0] | docked[1] << 32, docked[2] | docked[3] << 32);
        self.pair(docked[4] | docked[5] << 32, docked[6] | docked[7] << 32);
        // The entry of the Bay, the last, is always empty.
        self.pair(docked[8] | docked[9] << 32, 0);
    }
}

/// Returns the part of a key that covers the players other than `mover`; it changes only if an order affects them.
pub(super) fn others_key(position: &Position, mover: Colour) -> u64 {
    let mut fold = FoldHasher { sum: 0, turn: 16 };
    for &colour in position.seats().iter().filter(|&&c| c != mover) {
        fold.player(position.player(colour));
    }
    fold.sum
}

/// Returns the key of everything that can change between two nodes of the turn of `mover`; options and seating cannot. `others`
/// is the result of [`others_key`]. [`VisitedKeys`] keeps 56 bits of a key, so two different positions share a key with a
/// probability of one in 2⁵⁶.
#[inline]
pub(super) fn key(position: &Position, mover: Colour, others: u64) -> u64 {
    let mut fold = FoldHasher { sum: others, turn: 0 };
    fold.player(position.player(mover));
    let turn = &position.turn;
    let teleported = turn.teleported.map_or(0, |t| u64::from(t.ship.ships().bits()) | (t.from as u64 + 1) << 32);
    fold.pair(u64::from(turn.hand.bits()) | u64::from(turn.uncounted.bits()) << 32, teleported);
    let flags = u64::from(turn.discarded)
        | u64::from(turn.asimov_given) << 1
        | u64::from(turn.mined) << 2
        | u64::from(turn.relic_bought) << 3;
    let counts = u64::from_le_bytes([
        flags as u8 | position.mover_seat << 4 | (position.phase as u8) << 6,
        turn.borrowed,
        turn.hub_dockings,
        turn.hub_surplus,
        turn.best_pair,
        turn.cycles,
        turn.used.bits() as u8,
        (turn.used.bits() >> 8) as u8,
    ]);
    // Always empty unless the option `bay` lets cards affect ships in the Bay.
    if !turn.laid.is_empty() {
        fold.pair(u64::from(turn.laid.bits()), 0);
    }
    let relic = match position.relic {
        RelicPlace::Desert => 0,
        RelicPlace::Bay(colour) => 1 + colour as u64,
        RelicPlace::Hand => 5,
        RelicPlace::Docked(colour, facility) => 8 + colour as u64 * 16 + facility as u64,
    };
    let places = position.fields.iter().fold(relic, |sum, field| sum << 4 | field.map_or(0, |t| t as u64 + 1));
    let places = position.display.iter().fold(places, |sum, card| sum << 4 | card.map_or(0, |c| c as u64 + 1));
    fold.pair(counts, places);
    let deck = crate::rules::Card::ALL.iter().fold(0u64, |sum, &card| sum << 2 | u64::from(position.deck.of(card)));
    let pile = crate::rules::Card::ALL.iter().fold(0u64, |sum, &card| sum << 2 | u64::from(position.discards.of(card)));
    fold.pair(deck, pile);
    let mixed = fold.sum ^ (fold.sum >> 29);
    mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ (mixed >> 32)
}

/// The keys seen, each with the lowest floor at which it was entered, in an open-addressing table that is quick to clear. A key
/// and its floor share a word, so that a look-up takes only one memory access; 56 bits of the key are kept.
#[derive(Debug, Default)]
pub(super) struct VisitedKeys {
    /// The table. Each word holds a key and, in its lowest eight bits, the floor plus one. 0 marks an empty slot.
    words: Vec<u64>,
    mask: usize,
    len: usize,
}

/// Capacity of the smallest table.
const LEAST: usize = 1 << 10;

/// The bits of a word that hold the floor.
const FLOOR: u64 = 0xff;

impl VisitedKeys {
    /// Removes all keys. Adapts the size of the table to the number of keys it held.
    pub(super) fn clear(&mut self) {
        let wanted = (self.len * 4).next_power_of_two().clamp(LEAST, self.words.len().max(LEAST));
        self.words.clear();
        self.words.resize(wanted, 0);
        self.mask = wanted - 1;
        self.len = 0;
    }

    /// Enters `key` at `floor` (at most 254), and reports whether it was already entered at that floor or below.
    #[inline]
    pub(super) fn enter(&mut self, key: u64, floor: u8) -> InsertResult {
        let word = key & !FLOOR | (u64::from(floor) + 1);
        let mut at = self.first(word);
        loop {
            match self.words[at] {
                0 => break,
                known if (known ^ word) & !FLOOR == 0 => {
                    self.words[at] = known.min(word);
                    return if word < known { InsertResult::Lower } else { InsertResult::Known };
                }
                _ => at = (at + 1) & self.mask,
            }
        }
        self.words[at] = word;
        self.len += 1;
        if self.len * 2 > self.words.len() {
            self.grow();
        }
        InsertResult::New
    }

    /// Returns the index at which the search for a word begins.
    #[inline]
    const fn first(&self, word: u64) -> usize {
        (word >> 8) as usize & self.mask
    }

    fn grow(&mut self) {
        let size = self.words.len() * 2;
        let words = std::mem::replace(&mut self.words, vec![0; size]);
        self.mask = size - 1;
        for word in words.into_iter().filter(|&word| word != 0) {
            let mut at = self.first(word);
            while self.words[at] != 0 {
                at = (at + 1) & self.mask;
            }
            self.words[at] = word;
        }
    }
}

/// The result of entering a key into [`VisitedKeys`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InsertResult {
    /// The key was never seen.
    New,
    /// The key was seen only at a higher floor: more orders are allowed now.
    Lower,
    /// The key was seen at this floor or a lower one.
    Known,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entered_key_is_known_until_cleared() {
        let mut seen = VisitedKeys::default();
        seen.clear();
        for key in 0..5000u64 {
            assert_eq!(seen.enter(key * 0x9e37_79b9_0100, 3), InsertResult::New);
        }
        for key in 0..5000u64 {
            assert_eq!(seen.enter(key * 0x9e37_79b9_0100, 3), InsertResult::Known);
            assert_eq!(seen.enter(key * 0x9e37_79b9_0100, 2), InsertResult::Lower);
        }
        seen.clear();
        assert_eq!(seen.enter(0, 0), InsertResult::New);
    }
}
