//! FAC-TS Terraforming Station: spends a six to place a colony.

use crate::rules::colonies;
use crate::rules::event::{Event, TransferCause};
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, STARTING_FLEET, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::TerraformingStation;

/// The value that the spent ship must have.
const VALUE: u8 = 6;

/// Price of a colony at the Terraforming Station in fuel and ore (FAC-TS).
pub const TERRAFORMING_PRICE: (u8, u8) = (1, 1);

pub(in super::super) fn check(position: &Position, ships: Ships, territory: Territory) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    let Some((value, relic)) = ships.as_single() else {
        return Err(Refusal::GroupSize { facility: HERE, needed: 1, given: ships.len() });
    };
    if value != VALUE {
        return Err(Refusal::NotASix { value });
    }
    let others = position.me().out_of_stock() - 1;
    if !relic && others < STARTING_FLEET {
        return Err(Refusal::FleetTooSmall { others });
    }
    position.check_docks(HERE, 1)?;
    position.check_price(TERRAFORMING_PRICE)?;
    colonies::check_place(position, HERE, territory)
}

pub(in super::super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    let hand = position.hand_for(HERE);
    if hand.highest() < VALUE || !position.can_pay(TERRAFORMING_PRICE) || position.free_groups(HERE) == 0 {
        return;
    }
    let own = hand.count(VALUE) > 0 && position.me().out_of_stock() > STARTING_FLEET;
    let relic = hand.relic_value() == VALUE;
    let ships = [own.then(|| Ships::one(VALUE)), relic.then(|| Ships::relic_ship(VALUE))];
    for ships in ships.into_iter().flatten() {
        orders.extend(colonies::open_territories(position, HERE).map(|territory| Order::Settle {
            facility: HERE,
            ships,
            territory,
        }));
    }
}

pub(in super::super) fn apply(
    position: &mut Position,
    ships: Ships,
    territory: Territory,
    sink: &mut impl EventSink<Event>,
) {
    position.dock(HERE, ships, sink);
    position.pay(TERRAFORMING_PRICE, TransferCause::Facility(HERE), sink);
    colonies::place(position, territory, sink);
}
