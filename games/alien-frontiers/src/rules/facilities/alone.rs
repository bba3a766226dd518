//! Ships that dock alone: which of the mover's hand the Solar Converter, the Lunar Mine, the Alien Artifact and the Colonist Hub
//! take now. It is the same for every ship of the hand and is asked for by several rules, so that it is worked out once.

use super::hub;
use crate::rules::hand::kinds;
use crate::rules::order::{Order, Ship};
use crate::rules::position::Position;
use crate::rules::ships::Ships;
use crate::rules::vocab::Facility;

/// Which ships dock alone where.
pub(in super::super) struct Alone {
    /// Whether the Solar Converter takes any.
    pub solar: bool,
    /// The lowest value that the Lunar Mine takes; 7 if it takes none.
    pub mine: u8,
    /// Whether the Alien Artifact takes any.
    pub artifact: bool,
    /// How many the mover's track at the Colonist Hub takes.
    pub hub: u8,
    /// The different kinds of ship in hand, the teleported one left out: the first `count`.
    kinds: [Ship; 7],
    count: usize,
}

impl Alone {
    /// As the position is. Without a ship in hand nobody asks, and nothing is worked out.
    pub fn now(position: &Position) -> Self {
        let (mut all, mut count) = ([Ship::own(1); 7], 0);
        if position.hand().is_empty() {
            return Alone { solar: false, mine: 7, artifact: false, hub: 0, kinds: all, count };
        }
        let free = |facility| position.free_groups(facility);
        for ship in kinds(position.turn.hand) {
            all[count] = ship;
            count += 1;
        }
        Alone {
            solar: free(Facility::SolarConverter) > 0,
            mine: if free(Facility::LunarMine) > 0 { position.mine_floor() } else { 7 },
            artifact: free(Facility::AlienArtifact) > 0,
            hub: if hub::check_track(position).is_ok() { free(Facility::ColonistHub) } else { 0 },
            kinds: all,
            count,
        }
    }

    /// Whether `facility` takes a ship of `value`.
    pub const fn takes(&self, facility: Facility, value: u8) -> bool {
        match facility {
            Facility::SolarConverter => self.solar,
            Facility::LunarMine => value >= self.mine,
            Facility::AlienArtifact => self.artifact,
            Facility::ColonistHub => self.hub > 0,
            _ => false,
        }
    }

    /// The different kinds of ship in hand, the teleported one left out.
    pub fn kinds(&self) -> &[Ship] {
        &self.kinds[..self.count]
    }

    /// Lists an order for each different ship that may go alone to `facility` and passes `fits`.
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
