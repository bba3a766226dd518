//! A hash of a position that is the same on every machine and in every release.

use super::card_counts::CardCounts;
use super::commodities::Offer;
use super::player::PlayerState;
use super::position::{Flight, FlightRowCard, Position, SensorCards, TurnState};
use orrery_core::{FnvHasher, RuleOptions as _};

/// Returns the stable hash of a position.
pub(crate) fn fingerprint(p: &Position) -> u64 {
    let mut hash = FnvHasher::default();
    p.options.hash_into(&mut hash);
    hash.bytes(p.seating.map(|colour| colour as u8));
    hash.bytes([p.turn as u8, p.decider as u8, p.phase as u8]);
    hash.bytes(p.turns.to_le_bytes());
    p.players.iter().for_each(|player| of_player(&mut hash, player));
    for sector in &p.sectors {
        bag(&mut hash, sector.lying);
        sector.secret.iter().for_each(|&secret| bag(&mut hash, secret));
        hash.bytes(sector.unseen);
        hash.byte(sector.size);
    }
    bag(&mut hash, p.dealt);
    hash.bytes(p.reserve.pile);
    p.reserve.pools.iter().for_each(|&pool| bag(&mut hash, pool));
    hash.byte(p.reserve.stacked);
    hash.bytes(p.reserve.stack.map(|card| card as u8));
    let adventure = |adventure: &Option<super::vocab::Adventure>| adventure.map_or(u8::MAX, |known| known as u8);
    hash.bytes(p.adventures.up.iter().map(adventure));
    hash.bytes(p.adventures.pile.to_le_bytes());
    hash.bytes(p.adventures.stack.iter().map(adventure));
    p.knows.iter().flatten().for_each(|&known| bag(&mut hash, known));
    of_flight(&mut hash, &p.flight);
    of_turn(&mut hash, &p.now);
    hash.bytes(p.winners.map(u8::from));
    hash.finish()
}

fn bag(hash: &mut FnvHasher, bag: CardCounts) {
    hash.bytes(bag.bits().to_le_bytes());
}

fn of_player(hash: &mut FnvHasher, player: &PlayerState) {
    hash.bytes(player.astro.to_le_bytes());
    hash.byte(player.science);
    hash.bytes(player.cargo);
    hash.bytes(player.hangar);
    hash.bytes([player.boosters.ones, player.boosters.twos, player.cannons.ones, player.cannons.twos]);
    hash.bytes(player.modules);
    [player.colonies, player.posts, player.beaten].into_iter().for_each(|cards| bag(hash, cards));
    hash.bytes(player.adventures.to_le_bytes());
}

fn of_flight(hash: &mut FnvHasher, flight: &Flight) {
    hash.bytes([flight.sector, flight.len()]);
    for laid in flight.row() {
        hash.bytes(match *laid {
            FlightRowCard::Card(card) => [0, card as u8, 0],
            FlightRowCard::Class(class) => [1, class as u8, 0],
            FlightRowCard::Down(group) => [2, group, 0],
            FlightRowCard::Veiled(card, group) => [3, card as u8, group],
        });
    }
    hash.bytes(flight.turned.to_le_bytes());
    hash.bytes([u8::from(flight.visiting), flight.actions, u8::from(flight.foreseen)]);
    hash.byte(flight.laid_from.unwrap_or(u8::MAX));
    hash.bytes(flight.arrived.to_le_bytes());
    [&flight.look, &flight.top, &flight.bottom].into_iter().for_each(|seen| of_seen(hash, seen));
    flight.sight.iter().for_each(|&sight| bag(hash, sight));
}

fn of_seen(hash: &mut FnvHasher, seen: &SensorCards) {
    hash.byte(seen.len());
    hash.bytes(seen.cards().iter().map(|card| card.map_or(u8::MAX, |known| known as u8)));
}

fn of_turn(hash: &mut FnvHasher, turn: &TurnState) {
    hash.bytes([turn.roll, turn.speed, turn.demands, turn.offers]);
    hash.bytes(turn.fight);
    bag(hash, turn.posts);
    turn.refused.iter().for_each(|offer| of_offer(hash, offer.as_ref()));
    of_offer(hash, turn.offer.as_ref());
}

fn of_offer(hash: &mut FnvHasher, offer: Option<&Offer>) {
    hash.byte(u8::from(offer.is_some()));
    if let Some(offer) = offer {
        hash.bytes(offer.give.counts());
        hash.bytes(offer.want.counts());
    }
}
