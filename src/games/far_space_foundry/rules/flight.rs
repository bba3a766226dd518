//! Flying (section 4): where a pilot leads and with what capacity.

use super::data::DOCKS;
use super::event::Event;
use super::pilots::Pilot;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Job, Stage};
use crate::core::Sink;

/// By how much a Forger may shift the die (FSF-ALN-FO).
const FORGED: i8 = 2;

/// The values a pilot may fly with (FSF-PIL-1 to FSF-PIL-3, FSF-ALN-FO).
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

/// The dock a count from `value` ends at, and how many docks it tried (FSF-FLY-1 to FSF-FLY-3); nothing if none will do.
fn count(docks: u8, value: u8, backwards: bool, landing: bool) -> Option<(u8, u8)> {
    (0..DOCKS).find_map(|step| {
        let ahead = if backwards { DOCKS - step } else { step };
        let dock = (value - 1 + ahead) % DOCKS + 1;
        let taken = docks >> (dock - 1) & 1 == 1;
        (taken != landing).then_some((dock, step + 1))
    })
}

/// The largest capacity with which a pilot flies to or from a dock (FSF-FLY-4); nothing if he does not lead there.
#[must_use]
pub fn capacity(p: &Position, pilot: Pilot, die: u8, landing: bool, dock: u8) -> Option<u8> {
    let navigates = pilot.job() == Some(Job::Navigator);
    let more = u8::from(pilot.job() == Some(Job::Trucker));
    let ways = values(pilot, die).flat_map(|value| [(value, false), (value, true)]);
    let counted = ways
        .filter(|&(_, backwards)| navigates || !backwards)
        .filter_map(|(value, backwards)| count(p.docks, value, backwards, landing))
        .filter(|&(found, _)| found == dock)
        .map(|(_, tried)| tried);
    counted.max().map(|tried| tried + more)
}

/// Every dock a pilot leads to, with the capacity, in the order of docks.
pub fn flights(p: &Position, pilot: Pilot, die: u8, landing: bool) -> impl Iterator<Item = (u8, u8)> {
    (1..=DOCKS).filter_map(move |dock| capacity(p, pilot, die, landing, dock).map(|capacity| (dock, capacity)))
}

/// Why the shuttle cannot fly so.
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

/// The shuttle flies.
pub(super) fn fly(p: &mut Position, landing: bool, dock: u8, sink: &mut impl Sink<Event>) {
    let pilot = p.now.pilot.unwrap_or(Pilot::Commander);
    let capacity = capacity(p, pilot, p.die, landing, dock).unwrap_or(0);
    p.toggle(dock);
    (p.now.landed, p.now.dock, p.now.capacity) = (landing, dock, capacity);
    p.stage = Stage::Work;
    let seat = p.colour();
    sink.emit(if landing { Event::Landed { seat, dock, capacity } } else { Event::Lifted { seat, dock, capacity } });
}

/// Why the dock master does not do this (FSF-CRD-3).
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

/// The dock master moves a shuttle (FSF-CRD-3, FSF-CRD-4).
pub(super) fn bribe(p: &mut Position, add: bool, dock: u8, sink: &mut impl Sink<Event>) {
    let mover = p.mover_mut();
    mover.credits -= 1;
    mover.bribed = true;
    p.toggle(dock);
    sink.emit(Event::Bribed { seat: p.colour(), add, dock });
}
