//! FAC-SY Shipyard, with TER-HV Herbert Valley.

use crate::rules::event::{Event, TransferCause};
use crate::rules::options::SixthShipPrice;
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, STARTING_FLEET, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::Shipyard;

impl Position {
    /// Returns the fuel and ore that the mover's next ship currently costs (FAC-SY, TER-HV); `None` if no ship is left in stock.
    pub fn shipyard_price(&self) -> Option<(u8, u8)> {
        let me = self.me();
        if me.stock == 0 {
            return None;
        }
        let (fuel, ore) = match me.out_of_stock().max(STARTING_FLEET) {
            3 => (1, 1),
            4 => (2, 2),
            _ => match self.options.sixth_ship {
                SixthShipPrice::ThreeOre => (3, 3),
                SixthShipPrice::Text2011 => (3, 2),
            },
        };
        let less = u8::from(self.bonus(Territory::HerbertValley));
        Some((fuel - less, ore - less))
    }
}

pub(in super::super) fn check(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    super::check_equal_group(HERE, ships)?;
    let price = position.shipyard_price().ok_or(Refusal::NoStock)?;
    position.check_docks(HERE, 1)?;
    position.check_price(price)
}

pub(in super::super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    if position.hand_for(HERE).has_equal(2)
        && position.shipyard_price().is_some_and(|price| position.can_pay(price))
        && position.free_groups(HERE) > 0
    {
        let groups = super::equal_groups(position, HERE, 2);
        orders.extend(groups.map(|ships| Order::Dock { facility: HERE, ships }));
    }
}

pub(in super::super) fn apply(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    let price = position.shipyard_price().unwrap_or_default();
    position.dock(HERE, ships, sink);
    position.pay(price, TransferCause::Facility(HERE), sink);
    let colour = position.mover();
    let me = position.me_mut();
    me.stock -= 1;
    me.bay += 1;
    sink.emit(Event::ShipBuilt { colour });
}
