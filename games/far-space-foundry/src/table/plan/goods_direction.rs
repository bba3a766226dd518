//! The direction in which goods move, and the goods that can be gathered.

use crate::rules::{Asteroid, CargoTransfer, FreighterKind, Good, MatchHalf, Order, Phase, STOWED, View};

/// The direction in which goods move now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CargoOrderKind {
    /// From asteroids to the warehouse.
    Take,
    /// From freighters to the warehouse.
    Unload,
    /// From the warehouse into freighters.
    Load,
    /// From the tray into the fleet, before the first turn.
    Stow,
}

impl CargoOrderKind {
    /// Returns the order that moves these goods in this direction.
    pub const fn order(self, cargo: CargoTransfer) -> Order {
        match self {
            CargoOrderKind::Take => Order::Take(cargo),
            CargoOrderKind::Unload => Order::Unload(cargo),
            CargoOrderKind::Load => Order::Load(cargo),
            CargoOrderKind::Stow => Order::Stow(cargo),
        }
    }
}

/// Returns the direction in which goods move in this view, or `None` if none can move now.
pub fn goods_direction(view: &View) -> Option<CargoOrderKind> {
    let known = &view.known;
    let now = &known.now;
    match known.stage {
        Phase::Stow => Some(CargoOrderKind::Stow),
        Phase::Work if now.moved || now.landed && (now.acted || now.repaired) => None,
        Phase::Work if !now.landed => Some(CargoOrderKind::Load),
        Phase::Work if known.half == MatchHalf::Alpha => Some(CargoOrderKind::Take),
        Phase::Work => Some(CargoOrderKind::Unload),
        _ => None,
    }
}

/// Returns the goods that can be gathered in the current direction, each with its freighter (for asteroids the federal one).
/// Empty asteroids are included.
pub fn sources(view: &View) -> Vec<(FreighterKind, Good)> {
    let mover = view.known.mover();
    let ships = || mover.ships().map(|(ship, _)| ship);
    match goods_direction(view) {
        None => Vec::new(),
        Some(CargoOrderKind::Take) => {
            Asteroid::ALL.iter().map(|asteroid| (FreighterKind::Federal, asteroid.good())).collect()
        }
        Some(CargoOrderKind::Unload) => mover
            .ships()
            .flat_map(|(ship, freighter)| freighter.hold.iter().map(move |(good, _)| (ship, good)))
            .collect(),
        Some(CargoOrderKind::Load) => {
            ships().flat_map(|ship| mover.warehouse.iter().map(move |(good, _)| (ship, good))).collect()
        }
        Some(CargoOrderKind::Stow) => ships().flat_map(|ship| STOWED.map(|(good, _)| (ship, good))).collect(),
    }
}
