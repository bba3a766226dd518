//! TECH-OT Orbital Teleporter: returns a docked ship to the hand.

use crate::rules::event::Event;
use crate::rules::hand::kinds;
use crate::rules::order::{CardPower, Ship};
use crate::rules::position::{Position, RelicPlace, TeleportedShip};
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Card, Facility};
use orrery_core::EventSink;

const BAY: Facility = Facility::MaintenanceBay;

/// Returns the mover's ships at `facility` that can return to the hand; `None` if the card does not reach the facility. In the
/// Bay these are only the ships put there this turn, since a new ship has no value yet.
fn in_reach(position: &Position, facility: Facility) -> Option<Ships> {
    match facility {
        Facility::TerraformingStation => None,
        BAY => position.bay_in_reach().then_some(position.turn.laid),
        _ => Some(position.me().docked_at(facility)),
    }
}

pub(super) fn check(position: &Position, facility: Facility, ship: Ship) -> Result<(), Refusal> {
    let Some(docked) = in_reach(position, facility) else {
        return Err(Refusal::NotThere { card: Card::OrbitalTeleporter, facility });
    };
    if !docked.contains(ship.ships()) {
        let (colour, wanted) = (position.mover(), ship.ships());
        return Err(Refusal::NotDocked { colour, facility, wanted, docked });
    }
    Ok(())
}

pub(super) fn legal(position: &Position, found: &mut impl FnMut(CardPower)) {
    for &facility in Facility::ALL {
        for ship in in_reach(position, facility).into_iter().flat_map(kinds) {
            found(CardPower::OrbitalTeleporter { facility, ship });
        }
    }
}

pub(super) fn apply(position: &mut Position, facility: Facility, ship: Ship, sink: &mut impl EventSink<Event>) {
    let colour = position.mover();
    if facility == BAY {
        position.take_from_bay(ship);
    } else {
        position.undock(colour, facility, ship.ships());
    }
    if ship.relic {
        position.relic = RelicPlace::Hand;
    }
    position.turn.teleported = Some(TeleportedShip { ship, from: facility });
    sink.emit(Event::Teleported { colour, facility, ship });
}
