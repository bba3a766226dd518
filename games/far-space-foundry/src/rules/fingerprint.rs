//! A hash of positions that is the same on every machine and in every release.

use super::pilots::{PilotList, PilotSet};
use super::position::{PlayerState, Position, ScriptedOutcomes, TurnState};
use orrery_core::{FnvHasher, RuleOptions as _};

/// Returns the stable hash of a position.
pub(crate) fn fingerprint(p: &Position) -> u64 {
    let mut hash = FnvHasher::default();
    p.options.hash_into(&mut hash);
    hash.bytes(p.seating.map(|colour| colour as u8));
    hash.bytes([p.count, p.turn, p.first, p.stage as u8, p.half as u8, u8::from(p.set_up)]);
    hash.bytes([p.docks, p.die, p.bank, p.in_play]);
    hash.bytes(p.asteroids);
    hash.bytes(p.tokens);
    of_set(&mut hash, p.aliens);
    p.piles.iter().for_each(|pile| hash.bytes([pile.sizes, pile.top]));
    of_row(&mut hash, &p.shown);
    of_turn(&mut hash, &p.now);
    p.players.iter().for_each(|player| of_player(&mut hash, player));
    of_named(&mut hash, &p.named);
    hash.finish()
}

fn of_set(hash: &mut FnvHasher, set: PilotSet) {
    hash.bytes(set.0.to_le_bytes());
}

fn of_row<const N: usize>(hash: &mut FnvHasher, row: &PilotList<N>) {
    hash.byte(row.len());
    hash.bytes(row.all().iter().map(|&pilot| pilot as u8));
}

fn of_turn(hash: &mut FnvHasher, turn: &TurnState) {
    hash.byte(turn.pilot.map_or(u8::MAX, |pilot| pilot as u8));
    hash.bytes([turn.dock, turn.capacity]);
    hash.bytes([turn.landed, turn.moved, turn.acted, turn.repaired].map(u8::from));
}

fn of_player(hash: &mut FnvHasher, player: &PlayerState) {
    of_row(hash, &player.hand);
    hash.bytes([player.hidden, player.blind, player.credits, u8::from(player.bribed)]);
    of_set(hash, player.deck);
    of_row(hash, &player.played);
    hash.bytes(player.warehouse.bytes());
    for freighter in &player.fleet {
        hash.bytes([freighter.size, u8::from(freighter.upgraded)]);
        hash.bytes(freighter.hold.bytes());
    }
}

fn of_named(hash: &mut FnvHasher, named: &ScriptedOutcomes) {
    if *named == ScriptedOutcomes::default() {
        return hash.byte(0);
    }
    hash.byte(1);
    hash.bytes(named.dice);
    for rows in [&named.decks, &named.alpha, &named.beta] {
        rows.iter().for_each(|row| of_row(hash, row));
    }
    hash.bytes(named.blind.iter().flatten().map(|job| job.map_or(u8::MAX, |job| job as u8)));
    of_row(hash, &named.aliens);
    hash.bytes(named.piles.iter().flatten().copied());
    hash.bytes(named.products.iter().map(|product| product.map_or(u8::MAX, |product| product as u8)));
}
