//! The rules of production (section 4).

use super::cards::START_COLONY_NUMBER;
use super::chance::{ChanceOutcome, ChanceQuestion};
use super::event::{Event, TransferCause};
use super::modules::produces;
use super::order::Order;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Commodity, Module, Phase, Resource, Seat};
use orrery_core::{Chance, EventSink};

/// Rolls the yellow die. Both players then produce everything that needs no choice (SC-PROD-1 to SC-PROD-5).
pub(super) fn roll(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let die = match chance.resolve(ChanceQuestion::Yellow(p.options.production_die)) {
        ChanceOutcome::Die(value) => value,
        _ => START_COLONY_NUMBER,
    };
    let seat = p.turn;
    let speed = p.mover().boost() + die;
    (p.now.roll, p.now.speed) = (die, speed);
    sink.emit(Event::Rolled { seat, die, speed });
    let seats = [seat, seat.other()];
    seats.into_iter().for_each(|seat| modules_produce(p, seat, sink));
    seats.into_iter().for_each(|seat| colonies_produce(p, seat, sink));
    ask(p, seats.into_iter());
}

/// Lets the modules of a seat produce on the current roll (SC-PROD-4).
fn modules_produce(p: &mut Position, seat: Seat, sink: &mut impl EventSink<Event>) {
    for (module, thing) in [(Module::Science, Commodity::Science), (Module::Production, Commodity::TradeGoods)] {
        if !produces(seat, module, p.player(seat).level(module), p.now.roll) {
            continue;
        }
        let source = TransferCause::Module(module);
        if p.player(seat).space(thing) == 0 {
            sink.emit(Event::Wasted { seat, source, thing });
        } else {
            p.player_mut(seat).gain(thing, 1);
            sink.emit(Event::Produced { seat, source, thing });
        }
    }
}

/// Iterates over the colonies of a seat that produce on this number, with the resource of each.
fn colonies(p: &Position, seat: Seat, number: u8) -> impl Iterator<Item = (TransferCause, Resource)> + use<> {
    let start = (number == START_COLONY_NUMBER).then(|| (TransferCause::StartColony, seat.start_colony()));
    let founded = p.player(seat).colonies.kinds().filter_map(move |card| {
        let (resource, on) = card.colony()?;
        (on == number).then_some((TransferCause::Colony(card), resource))
    });
    start.into_iter().chain(founded)
}

/// Iterates over the colonies of a seat that may produce now: those that match the roll and whose bay has room (SC-PROD-3).
fn able(p: &Position, seat: Seat) -> impl Iterator<Item = (TransferCause, Resource)> + use<> {
    let player = *p.player(seat);
    colonies(p, seat, p.now.roll).filter(move |&(_, resource)| player.room(resource) > 0)
}

/// Lets a colony of the seat produce if only one may. If no bay has room, the product of the first colony is lost; if several
/// colonies may produce, the player chooses later.
fn colonies_produce(p: &mut Position, seat: Seat, sink: &mut impl EventSink<Event>) {
    let mut able = able(p, seat);
    match (able.next(), able.next()) {
        (Some((source, resource)), None) => produce_one(p, seat, source, resource, sink),
        (None, _) => {
            if let Some((source, resource)) = colonies(p, seat, p.now.roll).next() {
                sink.emit(Event::Wasted { seat, source, thing: resource.into() });
            }
        }
        _ => {}
    }
}

fn produce_one(
    p: &mut Position,
    seat: Seat,
    source: TransferCause,
    resource: Resource,
    sink: &mut impl EventSink<Event>,
) {
    p.player_mut(seat).gain(resource.into(), 1);
    sink.emit(Event::Produced { seat, source, thing: resource.into() });
}

/// Asks the first of these seats that can choose between several colonies. If there is none, the mover chooses a sector next.
fn ask(p: &mut Position, mut seats: impl Iterator<Item = Seat>) {
    match seats.find(|&seat| able(p, seat).nth(1).is_some()) {
        Some(seat) => {
            p.phase = Phase::Produce;
            p.decider = seat;
        }
        None => p.decide(Phase::Fly),
    }
}

/// Checks SC-PROD-3: a colony that matches the roll produces this resource, and its bay has room.
pub(super) fn check(p: &Position, resource: Resource) -> Result<(), Refusal> {
    let there = able(p, p.decider).any(|(_, produced)| produced == resource);
    if there { Ok(()) } else { Err(Refusal::NoSuchColony { resource }) }
}

/// Lists every colony that may produce.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    orders.extend(able(p, p.decider).map(|(_, resource)| Order::Produce(resource)));
}

/// Lets one colony produce. If the mover chose it, the other player chooses next, if they have a choice.
pub(super) fn produce(p: &mut Position, resource: Resource, sink: &mut impl EventSink<Event>) {
    let seat = p.decider;
    let chosen = able(p, seat).find(|&(_, produced)| produced == resource);
    if let Some((source, resource)) = chosen {
        produce_one(p, seat, source, resource, sink);
    }
    ask(p, Some(seat.other()).filter(|_| seat == p.turn).into_iter());
}
