//! The rules of pirates (section 8).

use super::cards::Card;
use super::chance::{ChanceOutcome, ChanceQuestion};
use super::deals::fits;
use super::event::{Event, FlightEnd, TransferCause};
use super::modules;
use super::options::AfterPirates;
use super::order::Order;
use super::position::{FlightRowCard, Position};
use super::refusal::Refusal;
use super::sectors::{ReplacementState, end_flight, fill, take_out, unseen_replacement};
use super::vocab::{Commodity, Phase, PirateClass, Resource};
use orrery_core::{Chance, EventSink};

/// Returns the public class of the pirates in the last place of the row, or `None` if the last card is not known to be pirates.
pub fn class_to_settle(p: &Position) -> Option<PirateClass> {
    match p.flight.last()? {
        FlightRowCard::Card(card) => card.pirates().map(|(class, _)| class),
        FlightRowCard::Class(class) => Some(class),
        _ => None,
    }
}

/// Checks SC-PIR-2: the mover can pay the whole ransom.
pub(super) fn check_pay(p: &Position) -> Result<(), Refusal> {
    let needed = class_to_settle(p).map_or(0, PirateClass::ransom).into();
    let has = p.mover().astro;
    if has >= needed { Ok(()) } else { Err(Refusal::Lacking { thing: Commodity::Astro, needed, has }) }
}

/// Lists the orders to pay and to fight. Fighting is always allowed (SC-PIR-4).
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    if check_pay(p).is_ok() {
        orders.push(Order::Pay);
    }
    orders.push(Order::Fight);
}

/// Shows the pirates to settle to both players, and returns their card.
fn show(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>) -> Card {
    let there = match p.flight.last() {
        Some(FlightRowCard::Card(card)) => card,
        _ => Card::Pirates2,
    };
    let card = chance.resolve(ChanceQuestion::Shown(there)).card().unwrap_or(there);
    if p.flight.laid_from.take().is_some() {
        p.note_laid_face_up(card);
    } else {
        p.note_revealed(card, p.flight.foreseen);
    }
    p.flight.foreseen = false;
    card
}

/// Pays the ransom. The card stays in the row, and the flight continues.
pub(super) fn pay(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let (seat, place) = (p.turn, p.flight.len());
    let card = show(p, chance);
    let ransom = card.pirates().map_or(0, |(class, _)| class.ransom());
    sink.emit(Event::PiratesPaid { seat, card, ransom, place });
    p.player_mut(seat).spend(Commodity::Astro, ransom);
    sink.emit(Event::Paid { seat, thing: Commodity::Astro, count: ransom, source: TransferCause::Ransom(card) });
    p.decide(Phase::Flight);
}

/// Fights the pirates (SC-PIR-3): rolls first the mover's die, then the pirates' die.
pub(super) fn fight(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let (seat, place) = (p.turn, p.flight.len());
    let blue = ChanceQuestion::Blue(p.options.combat_die);
    let mut roll = || match chance.resolve(blue) {
        ChanceOutcome::Die(value) => value,
        _ => 1,
    };
    let (die, pirate_die) = (roll(), roll());
    p.now.fight = [die, pirate_die];
    let card = show(p, chance);
    let (firepower, strength) = (p.mover().firepower(), card.pirates().map_or(0, |(_, strength)| strength));
    let won = die + firepower >= pirate_die + strength;
    sink.emit(Event::Fought { seat, card, die, firepower, pirate_die, strength, won, place });
    if won {
        win(p, card, chance, sink);
    } else {
        end_flight(p, FlightEnd::Lost, sink);
        penalty(p, card, sink);
    }
}

/// Wins a fight (SC-PIR-5): the card moves next to the ship and is replaced. The mover may take a prize if any bay has
/// room.
fn win(p: &mut Position, card: Card, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let (seat, place) = (p.turn, p.flight.len());
    p.player_mut(seat).beaten.add(card);
    sink.emit(Event::PiratesTaken { seat, card, place });
    take_out(p);
    let filling = match p.options.after_pirates {
        AfterPirates::Pass => ReplacementState::Passed,
        AfterPirates::Visit => ReplacementState::Visited,
    };
    unseen_replacement(p, filling, chance);
    fill(p, filling, chance, sink);
    if p.mover().has_room() { p.decide(Phase::Take) } else { continue_flight(p) }
}

/// Continues the flight. If pirates replaced the beaten ones, they must be settled first (SC-PIR-6).
const fn continue_flight(p: &mut Position) {
    p.decide(if p.flight.laid_from.is_some() { Phase::Pirates } else { Phase::Flight });
}

/// Checks that there is room for the prize.
pub(super) fn check_take(p: &Position, resource: Resource) -> Result<(), Refusal> {
    fits(p.mover(), resource.into(), 1)
}

/// Lists every prize that fits, and the choice of no prize.
pub(super) fn list_prizes(p: &Position, orders: &mut Vec<Order>) {
    let fitting = Resource::ALL.iter().copied().filter(|&resource| p.mover().room(resource) > 0);
    orders.extend(fitting.map(|resource| Order::Take(Some(resource))));
    orders.push(Order::Take(None));
}

/// Takes the prize, or none.
pub(super) fn take(p: &mut Position, prize: Option<Resource>, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    match prize {
        Some(resource) => {
            p.player_mut(seat).gain(resource.into(), 1);
            sink.emit(Event::Gained { seat, thing: resource.into(), count: 1, source: TransferCause::Prize });
        }
        None => sink.emit(Event::PrizeLeft { seat }),
    }
    continue_flight(p);
}

/// Applies the penalty for a lost fight (SC-PIR-7 to SC-PIR-9, SC-CARD-3). If the penalty is a module and the mover has several,
/// the mover chooses one next.
fn penalty(p: &mut Position, card: Card, sink: &mut impl EventSink<Event>) {
    match (card, card.pirates()) {
        (Card::Corsairs4, _) => lose_cannon(p, sink),
        (_, Some((PirateClass::Corsairs, _))) => {
            let mut held = modules::held(p);
            match (held.next(), held.next()) {
                (Some(module), None) => modules::lose(p, module, sink),
                (Some(_), Some(_)) => p.decide(Phase::Lose),
                (None, _) => {}
            }
        }
        _ => {}
    }
}

/// Takes a cannon of level 1 from the mover or, if they have none, reduces a cannon of level 2 to level 1 (SC-PIR-8).
fn lose_cannon(p: &mut Position, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    let cannons = &mut p.player_mut(seat).cannons;
    let level = if cannons.ones > 0 {
        cannons.ones -= 1;
        1
    } else if cannons.twos > 0 {
        cannons.twos -= 1;
        cannons.ones += 1;
        2
    } else {
        return;
    };
    sink.emit(Event::CannonLost { seat, level });
}
