//! TECH-PC Plasma Cannon: ships to the Bay, or one to its owner's stock.

use crate::core::{Colour, Sink};
use crate::games::alien_frontiers::rules::event::Event;
use crate::games::alien_frontiers::rules::facilities::raiders::check_victim;
use crate::games::alien_frontiers::rules::hand::kinds;
use crate::games::alien_frontiers::rules::options::CannonMinimum;
use crate::games::alien_frontiers::rules::order::{DiscardPower, Power, Ship, Targets};
use crate::games::alien_frontiers::rules::position::Position;
use crate::games::alien_frontiers::rules::refusal::Refusal;
use crate::games::alien_frontiers::rules::ships::Ships;
use crate::games::alien_frontiers::rules::vocab::{Card, Facility, STARTING_FLEET};

/// The facilities the cannon reaches: all but the Bay.
fn in_reach() -> impl Iterator<Item = Facility> {
    Facility::ALL.iter().copied().filter(|&f| f != Facility::MaintenanceBay)
}

fn check_docked(position: &Position, colour: Colour, facility: Facility, wanted: Ships) -> Result<(), Refusal> {
    check_victim(position, colour)?;
    if facility == Facility::MaintenanceBay {
        return Err(Refusal::NotThere { card: Card::PlasmaCannon, facility });
    }
    let docked = position.player(colour).docked_at(facility);
    if docked.contains(wanted) {
        return Ok(());
    }
    Err(Refusal::NotDocked { colour, facility, wanted, docked })
}

pub(super) fn check(position: &Position, facility: Facility, targets: Targets) -> Result<(), Refusal> {
    if targets.is_empty() {
        return Err(Refusal::NoShips);
    }
    targets.iter().try_for_each(|(colour, ships)| check_docked(position, colour, facility, ships))
}

/// Lists every set of opponents' ships at one facility that `fuel` pays for.
pub(super) fn legal(position: &Position, fuel: u8, found: &mut impl FnMut(Power)) {
    for facility in in_reach() {
        if position.opponents().all(|c| position.player(c).docked_at(facility).is_empty()) {
            continue;
        }
        let mut aim = |targets| found(Power::PlasmaCannon { facility, targets });
        volleys(position, facility, 0, 1, fuel, Targets::NONE, &mut aim);
    }
}

/// Every way to add up to `room` ships to `aimed`, from the seat `seat` and the value `from` on;
/// kind 7 is the relic.
fn volleys(
    position: &Position,
    facility: Facility,
    seat: usize,
    from: u8,
    room: u8,
    aimed: Targets,
    found: &mut impl FnMut(Targets),
) {
    for (seat_at, &colour) in position.seats().iter().enumerate().skip(seat) {
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

pub(super) fn apply(position: &mut Position, facility: Facility, targets: Targets, sink: &mut impl Sink<Event>) {
    for (colour, ships) in targets.iter() {
        if facility == Facility::TerraformingStation {
            position.send_to_stock(colour, facility, ships, sink);
        } else {
            position.evict(colour, facility, ships, sink);
        }
    }
}

pub(super) fn check_shot(position: &Position, colour: Colour, facility: Facility, ship: Ship) -> Result<(), Refusal> {
    check_docked(position, colour, facility, ship.ships())?;
    if ship.relic {
        return Ok(());
    }
    let victim = position.player(colour);
    let spent = victim.docked_at(Facility::TerraformingStation).own_len();
    let hit = u8::from(facility != Facility::TerraformingStation);
    let (left, needed) = match position.options.cannon_minimum {
        CannonMinimum::Rules2011 => ((victim.out_of_stock() - spent).saturating_sub(hit), STARTING_FLEET),
        CannonMinimum::Rules2010 => (victim.out_of_stock() - 1, STARTING_FLEET),
    };
    if left < needed { Err(Refusal::CannonMinimum { colour, left, needed }) } else { Ok(()) }
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
    }
}
