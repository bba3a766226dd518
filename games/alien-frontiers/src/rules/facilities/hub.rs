//! FAC-CH Colonist Hub, with TER-AC Asimov Crater.

use crate::rules::event::{Event, TransferCause};
use crate::rules::options::{AsimovRule, HubSurplus};
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, LAST_CIRCLE, Territory};
use crate::rules::{colonies, hand, scoring};
use orrery_core::EventSink;

const HERE: Facility = Facility::ColonistHub;

/// Price of a launch in fuel and ore (FAC-CH 2).
pub const LAUNCH_PRICE: (u8, u8) = (1, 1);

pub(in super::super) fn check_dock(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    check_track(position)?;
    position.check_docks(HERE, ships.len())
}

/// Checks FAC-CH 1 and 3: the track accepts a ship only if it has no finished colony, and if there is a colony on it or an
/// unplaced one to put there.
pub(in super::super) fn check_track(position: &Position) -> Result<(), Refusal> {
    let me = position.me();
    if me.hub == LAST_CIRCLE {
        return Err(Refusal::HubWaits);
    }
    if me.hub == 0 && me.unplaced == 0 {
        return Err(Refusal::NoColonyLeft);
    }
    Ok(())
}

/// Adds the legal dockings on the mover's track, where `room` docks are free.
pub(in super::super) fn legal_docks(position: &Position, room: u8, orders: &mut Vec<Order>) {
    if room == 0 {
        return;
    }
    let (mut kinds, mut count) = ([(Ships::NONE, 0); 7], 0);
    let hand = position.hand_for(HERE);
    for ship in hand::kinds(hand) {
        kinds[count] = (ship.ships(), if ship.relic { 1 } else { hand.count(ship.value) });
        count += 1;
    }
    list_handfuls(&kinds[..count], room, Ships::NONE, orders);
}

/// Adds an order for every set of 1 to `room` ships of `kinds`, in addition to `taken`. Each kind is given with the number of its
/// ships.
fn list_handfuls(kinds: &[(Ships, u8)], room: u8, taken: Ships, orders: &mut Vec<Order>) {
    let mut rest = kinds;
    while let Some((&(one, there), others)) = rest.split_first() {
        rest = others;
        let mut ships = taken;
        for used in 1..=there.min(room) {
            ships = ships.plus(one);
            orders.push(Order::Dock { facility: HERE, ships });
            if used < room {
                list_handfuls(rest, room - used, ships, orders);
            }
        }
    }
}

pub(in super::super) fn apply_dock(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    position.dock(HERE, ships, sink);
    let advances: u8 = (0..ships.len()).map(|_| 1 + asimov_extra(position)).sum();
    let colour = position.mover();
    let me = position.me_mut();
    let from = me.hub;
    if from == 0 {
        me.unplaced -= 1;
    }
    let reached = from + advances;
    me.hub = reached.min(LAST_CIRCLE);
    sink.emit(Event::ColonyAdvanced { colour, from, to: me.hub });
    let surplus = reached.saturating_sub(LAST_CIRCLE);
    position.turn.hub_surplus = surplus;
    if surplus > 0 {
        sink.emit(Event::SurplusWaits { colour, advances: surplus });
    }
}

/// Counts one more ship docked on the track this turn, and returns the extra circle that it earns, 0 or 1 (TER-AC).
fn asimov_extra(position: &mut Position) -> u8 {
    position.turn.hub_dockings += 1;
    let docking = position.turn.hub_dockings;
    let earns = match position.options.asimov {
        AsimovRule::SecondShip => docking == 2,
        AsimovRule::Text2011 => true,
    };
    let extra = earns && !position.turn.asimov_given && position.bonus(Territory::AsimovCrater);
    position.turn.asimov_given |= extra;
    u8::from(extra)
}

/// Drops surplus advances beyond the last circle, unless the next order is a launch; under an option, they are kept until the
/// turn ends (FAC-CH 4).
pub(in super::super) fn settle_surplus(position: &mut Position, next: Order, sink: &mut impl EventSink<Event>) {
    if position.turn.hub_surplus == 0 || matches!(next, Order::Launch(_)) {
        return;
    }
    if position.options.hub_surplus == HubSurplus::Immediate || next == Order::End {
        lose_surplus(position, sink);
    }
}

/// Drops the surplus advances, if there are any, and reports the loss.
pub(in super::super) fn lose_surplus(position: &mut Position, sink: &mut impl EventSink<Event>) {
    let advances = std::mem::take(&mut position.turn.hub_surplus);
    if advances > 0 {
        sink.emit(Event::SurplusLost { colour: position.mover(), advances });
    }
}

pub(in super::super) fn check_launch(position: &Position, territory: Territory) -> Result<(), Refusal> {
    let circle = position.me().hub;
    if circle != LAST_CIRCLE {
        return Err(Refusal::NothingToLaunch { circle });
    }
    position.check_price(LAUNCH_PRICE)?;
    colonies::check_repulsor(position, territory)
}

pub(in super::super) fn legal_launches(position: &Position, orders: &mut Vec<Order>) {
    if position.me().hub == LAST_CIRCLE && position.can_pay(LAUNCH_PRICE) {
        orders.extend(colonies::open_territories(position, HERE).map(Order::Launch));
    }
}

pub(in super::super) fn apply_launch(position: &mut Position, territory: Territory, sink: &mut impl EventSink<Event>) {
    position.pay(LAUNCH_PRICE, TransferCause::Launch, sink);
    let colour = position.mover();
    let surplus = std::mem::take(&mut position.turn.hub_surplus);
    position.me_mut().hub = 0;
    sink.emit(Event::ColonyPlaced { colour, territory, circle: LAST_CIRCLE });
    colonies::land(position, colour, territory, sink);
    scoring::end_at_last_colony(position, colour, sink);
    if surplus > 0 && !position.is_over() {
        let me = position.me_mut();
        me.unplaced -= 1;
        me.hub = surplus;
        sink.emit(Event::ColonyAdvanced { colour, from: 0, to: surplus });
    }
}
