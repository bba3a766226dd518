//! The relic ship and Burroughs Desert (SET-3, TER-BD).

use super::event::{Event, TransferCause};
use super::facilities::market;
use super::order::Order;
use super::position::{Position, RelicPlace};
use super::refusal::Refusal;
use super::ships::Ships;
use super::vocab::{Facility, Field, Territory};
use crate::EventSink;

const HERE: Territory = Territory::BurroughsDesert;

/// Price of the relic ship in fuel and ore (TER-BD).
pub const RELIC_PRICE: (u8, u8) = (1, 1);

pub(super) fn check(position: &Position) -> Result<(), Refusal> {
    if position.controller(HERE) != Some(position.mover()) {
        return Err(Refusal::NoControl { territory: HERE });
    }
    if position.field_on(Field::Isolation, HERE) {
        return Err(Refusal::Isolated { territory: HERE });
    }
    if position.turn.relic_bought {
        return Err(Refusal::RelicBought);
    }
    if position.relic != RelicPlace::Desert {
        return Err(Refusal::RelicAway);
    }
    position.check_price(RELIC_PRICE)
}

pub(super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    if position.relic == RelicPlace::Desert && check(position).is_ok() {
        orders.push(Order::BuyRelic);
    }
}

pub(super) fn apply(position: &mut Position, sink: &mut impl EventSink<Event>) {
    position.pay(RELIC_PRICE, TransferCause::Relic, sink);
    let colour = position.mover();
    position.relic = RelicPlace::Bay(colour);
    position.turn.relic_bought = true;
    sink.emit(Event::RelicBought { colour });
}

/// Sends the relic ship back to Burroughs Desert, from any place, if its owner no longer controls that territory or the Isolation
/// Field is on it.
pub(super) fn return_if_lost(position: &mut Position, sink: &mut impl EventSink<Event>) {
    let Some(colour) = position.relic_owner() else { return };
    let keeps = position.controller(HERE) == Some(colour) && !position.field_on(Field::Isolation, HERE);
    if keeps {
        return;
    }
    match position.relic {
        RelicPlace::Docked(owner, facility) => {
            let value = position.player(owner).docked_at(facility).relic_value();
            position.undock(owner, facility, Ships::relic_ship(value));
            if facility == Facility::OrbitalMarket && owner == position.mover() {
                market::forget_broken_pair(position, value);
            }
        }
        RelicPlace::Hand => {
            position.turn.hand = position.turn.hand.without_relic();
            position.turn.teleported = position.turn.teleported.filter(|t| !t.ship.relic);
        }
        RelicPlace::Bay(_) => position.turn.laid = position.turn.laid.without_relic(),
        RelicPlace::Desert => {}
    }
    position.relic = RelicPlace::Desert;
    sink.emit(Event::RelicReturned { colour });
}
