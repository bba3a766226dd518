//! TECH-PC Plasma Cannon: sends opponents' ships to the Bay, or one ship to its owner's stock.

use crate::rules::event::Event;
use crate::rules::facilities::raiders::check_victim;
use crate::rules::hand::kinds;
use crate::rules::options::{CannonMinimum, CannonOwners};
use crate::rules::order::{CannonTargets, CardPower, DiscardPower, Ship};
use crate::rules::position::{Position, RelicPlace};
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Card, Facility, STARTING_FLEET};
use orrery_core::{Colour, EventSink};

const BAY: Facility = Facility::MaintenanceBay;

/// Returns the facilities that the cannon reaches under every option: all except the Bay. The discard may also reach the Bay,
/// under the option `bay`.
fn in_reach() -> impl Iterator<Item = Facility> {
    Facility::ALL.iter().copied().filter(|&f| f != BAY)
}

fn check_docked(position: &Position, colour: Colour, facility: Facility, wanted: Ships) -> Result<(), Refusal> {
    check_victim(position, colour)?;
    if facility == BAY {
        return Err(Refusal::NotThere { card: Card::PlasmaCannon, facility });
    }
    let docked = position.player(colour).docked_at(facility);
    if docked.contains(wanted) {
        return Ok(());
    }
    Err(Refusal::NotDocked { colour, facility, wanted, docked })
}

pub(super) fn check(position: &Position, facility: Facility, targets: CannonTargets) -> Result<(), Refusal> {
    if targets.is_empty() {
        return Err(Refusal::NoShips);
    }
    targets.iter().try_for_each(|(colour, ships)| check_docked(position, colour, facility, ships))?;
    if position.options.cannon_owners == CannonOwners::One && targets.iter().count() > 1 {
        return Err(Refusal::OneOwner);
    }
    Ok(())
}

/// Lists every use of the cannon against opponents' ships at one facility that costs at most `fuel`, at 1 fuel for each ship.
pub(super) fn legal(position: &Position, fuel: u8, found: &mut impl FnMut(CardPower)) {
    for facility in in_reach() {
        if position.opponents().all(|c| position.player(c).docked_at(facility).is_empty()) {
            continue;
        }
        let mut aim = |targets| found(CardPower::PlasmaCannon { facility, targets });
        volleys(position, facility, 0, 1, fuel, CannonTargets::NONE, &mut aim);
    }
}

/// Lists every way to add at most `room` ships to `aimed`, starting from the seat `seat` and the value `from`; the value 7 means
/// the relic ship.
fn volleys(
    position: &Position,
    facility: Facility,
    seat: usize,
    from: u8,
    room: u8,
    aimed: CannonTargets,
    found: &mut impl FnMut(CannonTargets),
) {
    let one_owner = position.options.cannon_owners == CannonOwners::One && !aimed.is_empty();
    let seats = if one_owner { seat + 1 } else { position.seats().len() };
    for (seat_at, &colour) in position.seats()[..seats].iter().enumerate().skip(seat) {
        if colour == position.mover() {
            continue;
        }
        let docked = position.player(colour).docked_at(facility);
        let first = if seat_at == seat { from } else { 1 };
        for kind in first..=7 {
            let (there, one) = match (kind, docked.relic()) {
                (7, None) => continue,
                (7, Some(value)) => (1, Ships::relic_ship(value)),
                (value, _) => (docked.count(value), Ships::one(value)),
            };
            let mut with = aimed;
            for used in 1..=there.min(room) {
                with = with.with(colour, one);
                found(with);
                if used < room {
                    volleys(position, facility, seat_at, kind + 1, room - used, with, found);
                }
            }
        }
    }
}

pub(super) fn apply(
    position: &mut Position,
    facility: Facility,
    targets: CannonTargets,
    sink: &mut impl EventSink<Event>,
) {
    for (colour, ships) in targets.iter() {
        if facility == Facility::TerraformingStation {
            position.send_to_stock(colour, facility, ships, sink);
        } else {
            position.evict(colour, facility, ships, sink);
        }
    }
}

pub(super) fn check_shot(position: &Position, colour: Colour, facility: Facility, ship: Ship) -> Result<(), Refusal> {
    let bay = facility == BAY && position.bay_in_reach();
    if bay {
        check_victim(position, colour)?;
        check_in_bay(position, colour, ship)?;
    } else {
        check_docked(position, colour, facility, ship.ships())?;
    }
    if ship.relic {
        return Ok(());
    }
    let victim = position.player(colour);
    let spent = victim.docked_at(Facility::TerraformingStation).own_len();
    let out = match position.options.cannon_minimum {
        // Version 1 of the rules allowed the discard to hit the ship at the Terraforming Station if its owner had three other
        // ships that were not in stock.
        CannonMinimum::Rules2011 if position.options.version_one && facility == Facility::TerraformingStation => {
            victim.out_of_stock() - spent + 1
        }
        CannonMinimum::Rules2011 => victim.out_of_stock() - spent,
        CannonMinimum::Rules2010 => victim.out_of_stock(),
    };
    let least = STARTING_FLEET;
    if out > least { Ok(()) } else { Err(Refusal::CannonMinimum { colour, out, least }) }
}

/// Checks that `colour` has a ship of the same kind as `ship` (the relic ship or one of their colour) in the Bay. Values do not
/// matter, because opponents' ships in the Bay have none.
fn check_in_bay(position: &Position, colour: Colour, ship: Ship) -> Result<(), Refusal> {
    let there = if ship.relic { position.relic == RelicPlace::Bay(colour) } else { position.player(colour).bay > 0 };
    let (wanted, docked) = (ship.ships(), Ships::NONE);
    if there { Ok(()) } else { Err(Refusal::NotDocked { colour, facility: BAY, wanted, docked }) }
}

pub(super) fn legal_shots(position: &Position, found: &mut impl FnMut(DiscardPower)) {
    for colour in position.opponents() {
        for facility in in_reach() {
            for ship in kinds(position.player(colour).docked_at(facility)) {
                if check_shot(position, colour, facility, ship).is_ok() {
                    found(DiscardPower::PlasmaCannon { colour, facility, ship });
                }
            }
        }
        if position.bay_in_reach() {
            for ship in [Ship::of_no_value(false), Ship::of_no_value(true)] {
                if check_shot(position, colour, BAY, ship).is_ok() {
                    found(DiscardPower::PlasmaCannon { colour, facility: BAY, ship });
                }
            }
        }
    }
}

/// Sends the ship that was hit to its owner's stock, or the relic ship to Burroughs Desert.
pub(super) fn shoot(
    position: &mut Position,
    colour: Colour,
    facility: Facility,
    ship: Ship,
    sink: &mut impl EventSink<Event>,
) {
    if facility == BAY {
        position.bay_to_stock(colour, ship, sink);
    } else {
        position.send_to_stock(colour, facility, ship.ships(), sink);
    }
}
