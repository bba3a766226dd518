//! The direction in which goods move, and the goods that may be named.

use crate::rules::{Asteroid, Cargo, Good, Half, Order, STOWED, Ship, Stage, View};

/// The direction in which goods move now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// From asteroids to the warehouse.
    Take,
    /// From freighters to the warehouse.
    Unload,
    /// From the warehouse into freighters.
    Load,
    /// From the tray into freighters, before the first turn.
    Stow,
}

impl Way {
    /// Returns the order that moves these goods in this direction.
    #[must_use]
    pub const fn order(self, cargo: Cargo) -> Order {
        match self {
            Way::Take => Order::Take(cargo),
            Way::Unload => Order::Unload(cargo),
            Way::Load => Order::Load(cargo),
            Way::Stow => Order::Stow(cargo),
        }
    }
}

/// Returns the direction in which goods move in this view, or `None` if none can move now.
#[must_use]
pub fn way(view: &View) -> Option<Way> {
    let known = &view.known;
    let now = &known.now;
    match known.stage {
        Stage::Stow => Some(Way::Stow),
        Stage::Work if now.moved || now.landed && (now.acted || now.repaired) => None,
        Stage::Work if !now.landed => Some(Way::Load),
        Stage::Work if known.half == Half::Alpha => Some(Way::Take),
        Stage::Work => Some(Way::Unload),
        _ => None,
    }
}

/// Returns the sources to take more from: the freighters and goods that can be named in this direction, whatever their
/// number.
#[must_use]
pub fn sources(view: &View) -> Vec<(Ship, Good)> {
    let mover = view.known.mover();
    let ships = || mover.ships().map(|(ship, _)| ship);
    match way(view) {
        None => Vec::new(),
        Some(Way::Take) => Asteroid::ALL.iter().map(|asteroid| (Ship::Federal, asteroid.good())).collect(),
        Some(Way::Unload) => mover
            .ships()
            .flat_map(|(ship, freighter)| freighter.hold.iter().map(move |(good, _)| (ship, good)))
            .collect(),
        Some(Way::Load) => ships().flat_map(|ship| mover.warehouse.iter().map(move |(good, _)| (ship, good))).collect(),
        Some(Way::Stow) => ships().flat_map(|ship| STOWED.map(|(good, _)| (ship, good))).collect(),
    }
}
