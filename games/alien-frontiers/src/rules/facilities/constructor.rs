//! FAC-CC Colony Constructor, with TER-BP Bradbury Plateau.

use crate::rules::colonies;
use crate::rules::event::{Event, TransferCause};
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::ColonyConstructor;

impl Position {
    /// Returns the fuel and ore that a colony at the Constructor currently costs the mover (FAC-CC, TER-BP).
    pub fn constructor_price(&self) -> (u8, u8) {
        (0, 3 - u8::from(self.bonus(Territory::BradburyPlateau)))
    }
}

pub(in super::super) fn check(position: &Position, ships: Ships, territory: Territory) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    super::check_equal_group(HERE, ships)?;
    position.check_docks(HERE, 1)?;
    position.check_price(position.constructor_price())?;
    colonies::check_place(position, HERE, territory)
}

pub(in super::super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    if !position.hand_for(HERE).has_equal(3)
        || !position.can_pay(position.constructor_price())
        || position.free_groups(HERE) == 0
    {
        return;
    }
    for ships in super::equal_groups(position, HERE, 3) {
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
    let price = position.constructor_price();
    position.dock(HERE, ships, sink);
    position.pay(price, TransferCause::Facility(HERE), sink);
    colonies::place(position, territory, sink);
}
