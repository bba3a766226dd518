//! Single dockings: the ships of the mover's hand that the Solar Converter, the Lunar Mine, the Alien Artifact and the Colonist
//! Hub currently accept. The conditions are the same for every ship, and several rules need them, so they are computed once.

use super::hub;
use crate::rules::hand::kinds;
use crate::rules::order::{Order, Ship};
use crate::rules::position::Position;
use crate::rules::ships::Ships;
use crate::rules::vocab::Facility;

/// The single ships that the facilities currently accept from the mover.
pub(in super::super) struct SingleShipDockings {
    /// True if the Solar Converter accepts any ship.
    pub solar: bool,
    /// The lowest value that the Lunar Mine accepts; 7 if it accepts no ship.
    pub mine: u8,
    /// True if the Alien Artifact accepts any ship.
    pub artifact: bool,
    /// The number of ships that the mover's track at the Colonist Hub accepts.
    pub hub: u8,
    /// The different kinds of ship in hand without the teleported ship, in the first `count` entries.
    kinds: [Ship; 7],
    count: usize,
}

impl SingleShipDockings {
    /// Computes the conditions in `position`. While the mover has no ship in hand, no facility accepts any.
    pub fn now(position: &Position) -> Self {
        let (mut all, mut count) = ([Ship::own(1); 7], 0);
        if position.hand().is_empty() {
            return SingleShipDockings { solar: false, mine: 7, artifact: false, hub: 0, kinds: all, count };
        }
        let free = |facility| position.free_groups(facility);
        for ship in kinds(position.turn.hand) {
            all[count] = ship;
            count += 1;
        }
        SingleShipDockings {
            solar: free(Facility::SolarConverter) > 0,
            mine: if free(Facility::LunarMine) > 0 { position.mine_floor() } else { 7 },
            artifact: free(Facility::AlienArtifact) > 0,
            hub: if hub::check_track(position).is_ok() { free(Facility::ColonistHub) } else { 0 },
            kinds: all,
            count,
        }
    }

    /// Returns true if `facility` accepts a ship of `value`.
    pub const fn takes(&self, facility: Facility, value: u8) -> bool {
        match facility {
            Facility::SolarConverter => self.solar,
            Facility::LunarMine => value >= self.mine,
            Facility::AlienArtifact => self.artifact,
            Facility::ColonistHub => self.hub > 0,
            _ => false,
        }
    }

    /// Returns the different kinds of ship in hand, without the teleported ship.
    pub fn kinds(&self) -> &[Ship] {
        &self.kinds[..self.count]
    }

    /// Adds an order for each different ship that may dock singly at `facility` and satisfies `fits`.
    pub fn list(&self, position: &Position, facility: Facility, orders: &mut Vec<Order>, fits: impl Fn(Ship) -> bool) {
        let order = |ships: Ships| Order::Dock { facility, ships };
        if position.turn.teleported.is_none() {
            orders.extend(self.kinds().iter().filter(|&&ship| fits(ship)).map(|ship| order(ship.ships())));
        } else {
            let hand = kinds(position.hand_for(facility));
            orders.extend(hand.filter(|&ship| fits(ship)).map(|ship| order(ship.ships())));
        }
    }
}
