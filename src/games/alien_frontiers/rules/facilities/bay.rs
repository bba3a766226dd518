//! FAC-MB Maintenance Bay and the duty to dock (TURN-5).

use super::{artifact, constructor, hub, market, mine, raiders, shipyard, solar, terraforming};
use crate::core::Sink;
use crate::games::alien_frontiers::rules::event::Event;
use crate::games::alien_frontiers::rules::hand::kinds;
use crate::games::alien_frontiers::rules::options::DockingDuty;
use crate::games::alien_frontiers::rules::order::{Order, Ship};
use crate::games::alien_frontiers::rules::position::Position;
use crate::games::alien_frontiers::rules::refusal::Refusal;
use crate::games::alien_frontiers::rules::ships::Ships;
use crate::games::alien_frontiers::rules::vocab::{Facility, Territory};

const HERE: Facility = Facility::MaintenanceBay;

impl Position {
    /// A facility where `ship`, one of the mover's unplaced ships, must dock before the Bay takes
    /// it (TURN-5); `None` if the Bay is open to it.
    ///
    /// Of equal ships the teleported one is meant, if it is among them.
    #[must_use]
    pub fn docking_duty(&self, ship: Ship) -> Option<Facility> {
        let teleported = self.turn.teleported.filter(|t| t.ship == ship).map(|t| t.from);
        self.duty_of(ship, teleported)
    }

    fn duty_of(&self, ship: Ship, not_back_to: Option<Facility>) -> Option<Facility> {
        let may = |facility: &Facility| Some(*facility) != not_back_to;
        match self.options.docking_duty {
            DockingDuty::Free => None,
            DockingDuty::Soft => Facility::FREE_ALONE.into_iter().filter(may).find(|&f| docks_alone(self, f, ship)),
            DockingDuty::Strict => Facility::FREE_ALONE
                .into_iter()
                .filter(may)
                .find(|&f| docks_alone(self, f, ship))
                .or_else(|| GROUPED.into_iter().filter(may).find(|&f| docks_somehow(self, f, ship))),
        }
    }

    /// An unplaced ship that must still dock, and where it could (TURN-5).
    #[must_use]
    pub fn undocked_duty(&self) -> Option<(Ship, Facility)> {
        let plain = kinds(self.turn.hand).find_map(|s| Some((s, self.duty_of(s, None)?)));
        plain.or_else(|| {
            let t = self.turn.teleported?;
            Some((t.ship, self.duty_of(t.ship, Some(t.from))?))
        })
    }
}

/// The facilities that only the `strict` duty forces upon a ship.
const GROUPED: [Facility; 5] = [
    Facility::TerraformingStation,
    Facility::OrbitalMarket,
    Facility::Shipyard,
    Facility::ColonyConstructor,
    Facility::RaidersOutpost,
];

fn docks_alone(position: &Position, facility: Facility, ship: Ship) -> bool {
    let ships = ship.ships();
    match facility {
        Facility::SolarConverter => solar::check(position, ships).is_ok(),
        Facility::LunarMine => mine::check(position, ships).is_ok(),
        Facility::AlienArtifact => artifact::check_dock(position, ships).is_ok(),
        Facility::ColonistHub => hub::check_dock(position, ships).is_ok(),
        _ => false,
    }
}

/// Whether `ship` could dock at `facility` at its price, with other unplaced ships where needed.
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

pub(in super::super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    super::legal_singles(position, HERE, orders, |ship| position.docking_duty(ship).is_none());
}

pub(in super::super) fn apply(position: &mut Position, ships: Ships, sink: &mut impl Sink<Event>) {
    position.lay_in_bay(ships, sink);
}
