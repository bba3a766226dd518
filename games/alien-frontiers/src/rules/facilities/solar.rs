//! FAC-SC Solar Converter, with TER-LB Lem Badlands.

use super::single_docking::SingleShipDockings;
use crate::rules::event::{Event, TransferCause};
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::SolarConverter;

impl Position {
    /// Returns the fuel that the mover currently gains for a ship of `value` docked at the Solar Converter: half of the value,
    /// rounded up, plus 1 with Lem Badlands (FAC-SC, TER-LB).
    pub fn solar_gain(&self, value: u8) -> u8 {
        value.div_ceil(2) + u8::from(self.bonus(Territory::LemBadlands))
    }
}

pub(in super::super) fn check(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    position.check_docks(HERE, ships.len())
}

pub(in super::super) fn legal(position: &Position, alone: &SingleShipDockings, orders: &mut Vec<Order>) {
    if alone.solar {
        alone.list(position, HERE, orders, |_| true);
    }
}

pub(in super::super) fn apply(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    position.dock(HERE, ships, sink);
    let fuel = ships.iter().map(|(value, _)| position.solar_gain(value)).sum();
    position.gain((fuel, 0), TransferCause::Facility(HERE), sink);
}
