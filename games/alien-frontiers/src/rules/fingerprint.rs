//! A hash of a position that is the same on every machine and in every release. Records store it, so that a replay that leads to
//! another position is detected.

use super::position::{Position, RelicPlace};
use super::ships::Ships;
use super::vocab::{Card, Facility, Territory};
use orrery_core::{Colour, FnvHasher, RuleOptions as _};

fn hash_ships(hash: &mut FnvHasher, ships: Ships) {
    hash.bytes((1..=6).map(|v| ships.count(v)));
    hash.byte(ships.relic_value());
}

/// Returns an optional index as one byte; `u8::MAX` for `None`.
pub(crate) fn code(index: Option<usize>) -> u8 {
    index.map_or(u8::MAX, |i| i as u8)
}

impl Position {
    /// Returns the stable hash of this position.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = FnvHasher::default();
        self.options.hash_into(&mut hash);
        hash.bytes(self.seats().iter().map(|c| c.index() as u8));
        hash.bytes([self.players_playing, self.mover_seat, self.phase as u8]);
        for &colour in self.seats() {
            self.hash_player(&mut hash, colour);
        }
        self.hash_turn(&mut hash);
        let place = match self.relic {
            RelicPlace::Desert => [0, 0, 0],
            RelicPlace::Bay(c) => [1, c.index() as u8, 0],
            RelicPlace::Hand => [2, 0, 0],
            RelicPlace::Docked(c, f) => [3, c.index() as u8, f.index() as u8],
        };
        hash.bytes(place);
        hash.bytes(self.display.map(|c| code(c.map(Card::index))));
        hash.bytes(Card::ALL.iter().map(|&c| self.deck.of(c)));
        hash.bytes(Card::ALL.iter().map(|&c| self.discards.of(c)));
        hash.bytes(self.fields.map(|t| code(t.map(Territory::index))));
        hash.bytes(self.winners.map(u8::from));
        hash.finish()
    }

    fn hash_player(&self, hash: &mut FnvHasher, colour: Colour) {
        let player = self.player(colour);
        hash.bytes([player.fuel, player.ore, player.stock, player.bay, player.unplaced, player.hub]);
        hash.bytes(player.cards.bits().to_le_bytes());
        for &facility in Facility::ALL {
            hash_ships(hash, player.docked_at(facility));
        }
        hash.bytes(player.colonies);
    }

    fn hash_turn(&self, hash: &mut FnvHasher) {
        let turn = &self.turn;
        hash_ships(hash, turn.hand);
        match turn.teleported {
            None => hash.byte(0),
            Some(t) => {
                hash_ships(hash, t.ship.ships());
                hash.byte(t.from.index() as u8);
            }
        }
        hash.bytes(turn.used.bits().to_le_bytes());
        hash_ships(hash, turn.uncounted);
        hash.bytes([
            u8::from(turn.discarded),
            turn.borrowed,
            turn.hub_dockings,
            u8::from(turn.asimov_given),
            turn.hub_surplus,
            u8::from(turn.mined),
            turn.best_pair,
            turn.cycles,
            u8::from(turn.relic_bought),
        ]);
        // Only hashed if not empty, which requires an option of version 2 of the rules, so the hashes in older files remain
        // valid.
        if !turn.laid.is_empty() {
            hash_ships(hash, turn.laid);
        }
    }
}
