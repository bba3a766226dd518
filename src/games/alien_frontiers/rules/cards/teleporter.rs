//! TECH-OT Orbital Teleporter: a docked ship back in hand.

use crate::core::Sink;
use crate::games::alien_frontiers::rules::event::Event;
use crate::games::alien_frontiers::rules::hand::kinds;
use crate::games::alien_frontiers::rules::order::{Power, Ship};
use crate::games::alien_frontiers::rules::position::{Position, Relic, Teleported};
use crate::games::alien_frontiers::rules::refusal::Refusal;
use crate::games::alien_frontiers::rules::vocab::{Card, Facility};

const fn reaches(facility: Facility) -> bool {
    !matches!(facility, Facility::TerraformingStation | Facility::MaintenanceBay)
}

pub(super) fn check(position: &Position, facility: Facility, ship: Ship) -> Result<(), Refusal> {
    if !reaches(facility) {
        return Err(Refusal::NotThere { card: Card::OrbitalTeleporter, facility });
    }
    let docked = position.me().docked_at(facility);
    if !docked.contains(ship.ships()) {
        let (colour, wanted) = (position.mover(), ship.ships());
        return Err(Refusal::NotDocked { colour, facility, wanted, docked });
    }
    Ok(())
}

pub(super) fn legal(position: &Position, found: &mut impl FnMut(Power)) {
    for &facility in Facility::ALL.iter().filter(|&&f| reaches(f)) {
        for ship in kinds(position.me().docked_at(facility)) {
            found(Power::OrbitalTeleporter { facility, ship });
        }
    }
}

pub(super) fn apply(position: &mut Position, facility: Facility, ship: Ship, sink: &mut impl Sink<Event>) {
    let colour = position.mover();
    position.undock(colour, facility, ship.ships());
    if ship.relic {
        position.relic = Relic::Hand;
    }
    position.turn.teleported = Some(Teleported { ship, from: facility });
    sink.emit(Event::Teleported { colour, facility, ship });
}
