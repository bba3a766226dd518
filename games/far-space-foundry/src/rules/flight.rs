//! Flights (section 4): the docks that a pilot reaches, and the capacities of the flights.

use super::data::DOCKS;
use super::event::Event;
use super::pilots::Pilot;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Job, Phase};
use orrery_core::EventSink;

/// Maximum shift of the die by a Forger (FSF-ALN-FO).
const FORGED: i8 = 2;

/// Returns the values with which a pilot may fly (FSF-PIL-1 to FSF-PIL-3, FSF-ALN-FO).
fn values(pilot: Pilot, die: u8) -> impl Iterator<Item = u8> {
    let (from, to): (i8, i8) = match pilot {
        Pilot::Four => (4, 4),
        Pilot::Five => (5, 5),
        Pilot::Six => (6, 6),
        Pilot::Seven => (7, 7),
        Pilot::Eight => (8, 8),
        Pilot::OneTwoThree => (1, 3),
        _ if pilot.job() == Some(Job::Forger) => (die as i8 - FORGED, die as i8 + FORGED),
        _ => (die as i8, die as i8),
    };
    (from..=to).map(|value| (value - 1).rem_euclid(DOCKS as i8) as u8 + 1)
}

/// Returns the dock at which a count from `value` ends, and the number of docks tried (FSF-FLY-1 to FSF-FLY-3), or
/// `None` if no dock is suitable.
const fn count(docks: u8, value: u8, backwards: bool, landing: bool) -> Option<(u8, u8)> {
    let wanted = if landing { !docks } else { docks };
    if wanted == 0 {
        return None;
    }
    // The dock of the value is rotated to one end of the byte, and the count starts there.
    let from = (value - 1) as u32;
    let (steps, ahead) = if backwards {
        let steps = wanted.rotate_left(7 - from).leading_zeros() as u8;
        (steps, DOCKS - steps)
    } else {
        let steps = wanted.rotate_right(from).trailing_zeros() as u8;
        (steps, steps)
    };
    Some(((value - 1 + ahead) % DOCKS + 1, steps + 1))
}

/// Returns the largest capacity of a pilot's flights to or from each dock, beginning with dock 1 (FSF-FLY-4). It is 0 for docks
/// out of reach.
pub fn capacities(docks: u8, pilot: Pilot, die: u8, landing: bool) -> [u8; DOCKS as usize] {
    let navigates = pilot.job() == Some(Job::Navigator);
    let more = u8::from(pilot.job() == Some(Job::Trucker));
    let mut largest = [0; DOCKS as usize];
    for value in values(pilot, die) {
        for backwards in [false, true] {
            if backwards && !navigates {
                continue;
            }
            if let Some((dock, tried)) = count(docks, value, backwards, landing) {
                let known = &mut largest[usize::from(dock - 1)];
                *known = (*known).max(tried + more);
            }
        }
    }
    largest
}

/// Returns the largest capacity of a pilot's flights to or from a dock, or `None` if the dock is out of reach.
pub fn capacity(p: &Position, pilot: Pilot, die: u8, landing: bool, dock: u8) -> Option<u8> {
    let largest = capacities(p.docks, pilot, die, landing);
    dock.checked_sub(1).and_then(|at| largest.get(usize::from(at)).copied()).filter(|&capacity| capacity > 0)
}

/// Returns the docks that a pilot reaches and the capacities of the flights, in the order of docks.
pub fn flights(p: &Position, pilot: Pilot, die: u8, landing: bool) -> impl Iterator<Item = (u8, u8)> {
    (1..=DOCKS).zip(capacities(p.docks, pilot, die, landing)).filter(|&(_, capacity)| capacity > 0)
}

/// Checks whether the pilot played can make this flight.
pub(super) fn check(p: &Position, landing: bool, dock: u8) -> Result<(), Refusal> {
    let Some(pilot) = p.now.pilot else { return Err(Refusal::NotNow { stage: p.stage }) };
    if capacity(p, pilot, p.die, landing, dock).is_some() {
        return Ok(());
    }
    Err(match (landing, p.docks) {
        (true, u8::MAX) => Refusal::AllTaken,
        (false, 0) => Refusal::AllFree,
        _ => Refusal::NotThere { pilot, dock },
    })
}

/// Makes a flight with the pilot played.
pub(super) fn fly(p: &mut Position, landing: bool, dock: u8, sink: &mut impl EventSink<Event>) {
    let pilot = p.now.pilot.unwrap_or(Pilot::Commander);
    let capacity = capacity(p, pilot, p.die, landing, dock).unwrap_or(0);
    p.toggle(dock);
    (p.now.landed, p.now.dock, p.now.capacity) = (landing, dock, capacity);
    p.stage = Phase::Work;
    let seat = p.colour();
    sink.emit(if landing { Event::Landed { seat, dock, capacity } } else { Event::Lifted { seat, dock, capacity } });
}

/// Checks whether the mover can bribe the dock master to add a shuttle to this dock, or to remove the shuttle there (FSF-CRD-3).
pub(super) fn check_bribe(p: &Position, add: bool, dock: u8) -> Result<(), Refusal> {
    let mover = p.mover();
    if mover.bribed {
        return Err(Refusal::BribedAlready);
    }
    if mover.credits == 0 {
        return Err(Refusal::NoCredit);
    }
    if p.is_taken(dock) == add {
        return Err(if add { Refusal::DockTaken { dock } } else { Refusal::DockFree { dock } });
    }
    Ok(())
}

/// Pays the dock master, who adds or removes a shuttle (FSF-CRD-3, FSF-CRD-4).
pub(super) fn bribe(p: &mut Position, add: bool, dock: u8, sink: &mut impl EventSink<Event>) {
    let mover = p.mover_mut();
    mover.credits -= 1;
    mover.bribed = true;
    p.toggle(dock);
    sink.emit(Event::Bribed { seat: p.colour(), add, dock });
}
