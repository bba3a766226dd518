//! The turn (section 3): playing a pilot, drawing, and the next player.

use super::chance::{ChanceOutcome, ChanceQuestion};
use super::data::HAND;
use super::draw::{self, deck_of, take_of_deck};
use super::event::Event;
use super::halves;
use super::options::SoloTraffic;
use super::order::Order;
use super::pilots::Pilot;
use super::position::{Position, TurnState};
use super::refusal::Refusal;
use super::vocab::Phase;
use orrery_core::{Chance, EventSink};

/// Checks whether the mover can play this pilot, with or without a roll of the die.
pub(super) fn check_play(p: &Position, pilot: Pilot, roll: bool) -> Result<(), Refusal> {
    if !p.mover().hand.has(pilot) {
        return Err(Refusal::NotInHand { pilot });
    }
    if roll && !pilot.uses_die() {
        return Err(Refusal::NoDie { pilot });
    }
    Ok(())
}

/// Plays a pilot, and rolls the die if ordered (FSF-PIL-3, FSF-PIL-4).
pub(super) fn play(
    p: &mut Position,
    pilot: Pilot,
    roll: bool,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let seat = p.colour();
    let mover = p.mover_mut();
    mover.hand.take(pilot);
    mover.played.push(pilot);
    p.now = TurnState { pilot: Some(pilot), ..TurnState::default() };
    sink.emit(Event::Played { seat, pilot });
    if roll {
        let value = draw::roll(p, chance);
        sink.emit(Event::Rolled { seat, value });
    }
    p.stage = Phase::Fly;
}

/// Adds the pilots that the mover may play, with and without a roll of the die.
pub(super) fn list_plays(p: &Position, orders: &mut Vec<Order>) {
    for &pilot in p.mover().hand.all() {
        orders.push(Order::Play { pilot, roll: false });
        if pilot.uses_die() {
            orders.push(Order::Play { pilot, roll: true });
        }
    }
}

/// FSF-TURN-3 to FSF-TURN-5: ends the turn. The mover draws, another shuttle moves in a solo game with traffic, and the turn
/// passes to the next player who holds a pilot. If no player holds one, the half ends.
pub(super) fn end(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let seat = p.colour();
    let at = usize::from(p.turn);
    while p.mover().in_hand() < HAND && p.mover().in_deck() > 0 {
        let deck = deck_of(p, at);
        let named = p.named.decks[at].take_first().filter(|&pilot| deck.has(pilot));
        let ChanceOutcome::Drawn(pilot) = chance.resolve(ChanceQuestion::Drawn { deck, named }) else { break };
        take_of_deck(p, at, pilot);
        sink.emit(Event::Drawn { seat, pilot: Some(pilot) });
    }
    if p.count == 1 && p.options.solo_traffic == SoloTraffic::On {
        let dock = draw::roll(p, chance);
        sink.emit(Event::Rolled { seat, value: dock });
        p.toggle(dock);
        sink.emit(Event::Traffic { dock, came: p.is_taken(dock) });
    }
    sink.emit(Event::TurnEnded { seat });
    p.now = TurnState::default();
    p.stage = Phase::Card;
    let mut next = p.next_seat(p.turn);
    for _ in 0..p.count {
        if p.players[usize::from(next)].in_hand() > 0 {
            p.turn = next;
            return;
        }
        next = p.next_seat(next);
    }
    halves::end_half(p, sink);
}
