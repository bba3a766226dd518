//! FAC-MB Maintenance Bay and the duty to dock (TURN-5).

use super::single_docking::SingleShipDockings;
use super::{constructor, market, raiders, shipyard, terraforming};
use crate::rules::event::Event;
use crate::rules::hand::kinds;
use crate::rules::options::DockingDuty;
use crate::rules::order::{Order, Ship};
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::MaintenanceBay;

impl Position {
    /// Returns a facility where `ship`, one of the mover's unplaced ships, must dock before the Bay accepts it (TURN-5); `None`
    /// if the Bay accepts it.
    ///
    /// If both the teleported ship and another unplaced ship equal `ship`, then `ship` is taken to be the teleported one.
    pub fn docking_duty(&self, ship: Ship) -> Option<Facility> {
        self.duty_of(ship, self.not_back_to(ship))
    }

    /// Returns the facility that `ship` left and may not return to (TECH-OT); `None` unless it is the teleported ship.
    fn not_back_to(&self, ship: Ship) -> Option<Facility> {
        self.turn.teleported.filter(|t| t.ship == ship).map(|t| t.from)
    }

    fn duty_of(&self, ship: Ship, not_back_to: Option<Facility>) -> Option<Facility> {
        self.duty_beside(&SingleShipDockings::now(self), ship, not_back_to)
    }

    /// Like [`Self::duty_of`], but uses single dockings that are already computed.
    fn duty_beside(&self, alone: &SingleShipDockings, ship: Ship, not_back_to: Option<Facility>) -> Option<Facility> {
        let may = |facility: &Facility| Some(*facility) != not_back_to;
        let takes = |facility: &Facility| may(facility) && alone.takes(*facility, ship.value);
        let by_itself = || Facility::FREE_ALONE.iter().copied().find(takes);
        match self.options.docking_duty {
            DockingDuty::Free => None,
            DockingDuty::Soft => by_itself(),
            DockingDuty::Strict => {
                by_itself().or_else(|| GROUPED.into_iter().filter(may).find(|&f| docks_somehow(self, f, ship)))
            }
        }
    }

    /// Returns an unplaced ship that must still dock, with a facility where it could dock (TURN-5); `None` if no ship must.
    pub fn undocked_duty(&self) -> Option<(Ship, Facility)> {
        self.undocked_beside(&SingleShipDockings::now(self))
    }

    /// Like [`Self::undocked_duty`], but uses single dockings that are already computed.
    pub(in super::super) fn undocked_beside(&self, alone: &SingleShipDockings) -> Option<(Ship, Facility)> {
        let plain = alone.kinds().iter().find_map(|&s| Some((s, self.duty_beside(alone, s, None)?)));
        plain.or_else(|| {
            let t = self.turn.teleported?;
            Some((t.ship, self.duty_beside(alone, t.ship, Some(t.from))?))
        })
    }
}

/// The facilities at which a ship must dock only under the `strict` docking duty.
const GROUPED: [Facility; 5] = [
    Facility::TerraformingStation,
    Facility::OrbitalMarket,
    Facility::Shipyard,
    Facility::ColonyConstructor,
    Facility::RaidersOutpost,
];

/// Returns true if `ship` can dock at `facility`, alone or in a group with other unplaced ships, and the mover can pay the price.
fn docks_somehow(position: &Position, facility: Facility, ship: Ship) -> bool {
    let with_ship = |ships: &Ships| ships.contains(ship.ships());
    let groups = |size| super::equal_groups(position, facility, size).filter(with_ship);
    let mut open = Territory::ALL.iter().copied();
    match facility {
        Facility::OrbitalMarket => groups(2).any(|s| market::check_dock(position, s).is_ok()),
        Facility::Shipyard => groups(2).any(|s| shipyard::check(position, s).is_ok()),
        Facility::ColonyConstructor => {
            groups(3).any(|s| open.clone().any(|t| constructor::check(position, s, t).is_ok()))
        }
        Facility::TerraformingStation => open.any(|t| terraforming::check(position, ship.ships(), t).is_ok()),
        Facility::RaidersOutpost => {
            raiders::runs(position).filter(with_ship).any(|s| raiders::check_run(position, s).is_ok())
        }
        _ => false,
    }
}

pub(in super::super) fn check(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    let mut plain = ships;
    if let Some(t) = position.turn.teleported.filter(|t| ships.contains(t.ship.ships())) {
        plain = plain.minus(t.ship.ships());
        if let Some(facility) = position.duty_of(t.ship, Some(t.from)) {
            return Err(Refusal::MustDock { ship: t.ship, facility });
        }
    }
    for ship in kinds(plain) {
        if let Some(facility) = position.duty_of(ship, None) {
            return Err(Refusal::MustDock { ship, facility });
        }
    }
    Ok(())
}

pub(in super::super) fn legal(position: &Position, alone: &SingleShipDockings, orders: &mut Vec<Order>) {
    alone.list(position, HERE, orders, |ship| position.duty_beside(alone, ship, position.not_back_to(ship)).is_none());
}

pub(in super::super) fn apply(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    position.lay_in_bay(ships, sink);
}
