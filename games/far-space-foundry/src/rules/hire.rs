//! The Cantina (FSF-ACT-CA, FSF-ACT-CA2).

use super::chance::{ChanceOutcome, ChanceQuestion};
use super::data::SHOWN;
use super::event::Event;
use super::order::Order;
use super::pilots::{Pilot, PilotList, PilotSet};
use super::position::{Freighter, Position};
use super::refusal::Refusal;
use super::vocab::{Alien, Phase};
use orrery_core::{Chance, EventSink};

/// Checks whether the mover can have pilots shown in the Cantina.
pub(super) fn check(p: &Position) -> Result<(), Refusal> {
    if p.mover().credits == 0 {
        Err(Refusal::NoCredit)
    } else if p.aliens.is_empty() {
        Err(Refusal::NobodyToHire)
    } else {
        Ok(())
    }
}

/// Takes the payment, and shows up to four pilots of the alien deck.
pub(super) fn show(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let seat = p.colour();
    p.mover_mut().credits -= 1;
    p.bank += 1;
    sink.emit(Event::PaidInCantina { seat });
    p.shown = PilotList::default();
    let mut deck = p.aliens;
    let mut coming = p.named.aliens;
    for _ in 0..SHOWN.min(p.aliens.len()) {
        let named = coming.take_first().filter(|&pilot| deck.has(pilot));
        if let ChanceOutcome::Shown(pilot) = chance.resolve(ChanceQuestion::Shown { deck, named }) {
            deck.take(pilot);
            p.shown.push(pilot);
            sink.emit(Event::Shown { seat, pilot });
        }
    }
    p.stage = Phase::Hire;
}

/// Returns the colour of the freighter that would arrive with this pilot, or `None` if none would.
pub fn brings(p: &Position, pilot: Pilot) -> Option<Alien> {
    pilot.alien().filter(|&alien| !p.mover().has(alien.ship()) && p.piles[alien.index()].top > 0)
}

/// Checks whether the mover can hire this pilot, or none. With `alone`, the freighter that would arrive is left in its pile.
pub(super) fn check_hire(p: &Position, pilot: Option<Pilot>, alone: bool) -> Result<(), Refusal> {
    match pilot {
        None if alone => Err(Refusal::NoneWouldCome),
        None => Ok(()),
        Some(pilot) if !p.shown.has(pilot) => Err(Refusal::NotShown { pilot }),
        Some(pilot) if alone && brings(p, pilot).is_none() => Err(Refusal::NoneWouldCome),
        Some(_) => Ok(()),
    }
}

/// Moves the pilot hired, if any, to the mover's hand and, unless `alone`, the freighter that arrives with the pilot to the
/// fleet. The other pilots shown return to the deck.
pub(super) fn hire(
    p: &mut Position,
    pilot: Option<Pilot>,
    alone: bool,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let seat = p.colour();
    p.shown = PilotList::default();
    p.stage = Phase::Work;
    let Some(pilot) = pilot else { return sink.emit(Event::HiredNobody { seat }) };
    let brought = brings(p, pilot).filter(|_| !alone);
    p.aliens.take(pilot);
    p.named.aliens.take(pilot);
    p.mover_mut().hand.push(pilot);
    sink.emit(Event::Hired { seat, pilot });
    let Some(alien) = brought else { return };
    let size = p.piles[alien.index()].top;
    *p.mover_mut().ship_mut(alien.ship()) = Freighter::plain(size);
    sink.emit(Event::FreighterCame { seat, ship: alien.ship(), size });
    p.piles[alien.index()].sizes &= !(1 << (size - 1));
    open(p, alien, chance, sink);
}

/// Opens the next freighter of a pile (FSF-SET-5).
pub(super) fn open(
    p: &mut Position,
    alien: Alien,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let sizes = p.piles[alien.index()].sizes;
    let named = p.named.size(alien).filter(|size| sizes >> (size - 1) & 1 == 1);
    if let ChanceOutcome::Top(_, size) = chance.resolve(ChanceQuestion::Top { alien, sizes, named }) {
        p.piles[alien.index()].top = size;
        sink.emit(Event::FreighterOpened { alien, size });
    }
}

/// Adds the possible hires, and the order to hire none of the pilots shown.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    for &pilot in p.shown.all() {
        orders.push(Order::Hire { pilot: Some(pilot), alone: false });
        if brings(p, pilot).is_some() {
            orders.push(Order::Hire { pilot: Some(pilot), alone: true });
        }
    }
    orders.push(Order::Hire { pilot: None, alone: false });
}

/// Returns the aliens of a colour among `pilots`.
pub(super) fn of_colour(pilots: PilotSet, alien: Alien) -> PilotSet {
    pilots.common(PilotSet::of(alien))
}
