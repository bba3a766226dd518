//! The canonical sequence of orders: of all sequences with the same result, only one is followed.
//!
//! Two dockings at different facilities can be swapped without changing the result, as long as neither pays for the other or
//! earns the bonus that the other uses. So orders have ranks, those that earn before those that spend, and the orders of a turn
//! are followed in rising rank; the floor is the lowest rank still allowed. An order that may increase the value of earlier
//! facilities (a territory won, a card used, docks freed) resets the floor to 0.

use crate::rules::{CardPower, Facility, Order, Position, Ships, Territory};

/// The place of an order in the sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OrderRank {
    /// The rank of the order, which is allowed as long as the floor is not above it.
    pub(super) at: u8,
    /// The floor after the order, unless the floor is reset.
    pub(super) then: u8,
    /// The condition under which the floor is reset after the order.
    pub(super) resets: FloorReset,
}

/// The condition under which an order resets the floor, so that all ranks are allowed again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FloorReset {
    /// The order never resets the floor.
    Never,
    /// The order resets the floor if it changes the mover's set of bonuses or the place of the relic ship.
    WithBonus,
    /// The order always resets the floor.
    Always,
}

const MINE: u8 = 16;
const RAID: u8 = 32;
const MARKET: u8 = 48;
const TRADE: u8 = 64;
const SHIPYARD: u8 = 80;
const HUB: u8 = 96;
const ARTIFACT: u8 = 112;
const SETTLE: u8 = 128;
const RELIC: u8 = 140;
const SHED: u8 = 150;
const END: u8 = 151;

/// Returns the rank of a single ship among the ships docked singly at one facility: values in rising order, the relic ship last.
const fn single(ships: Ships) -> u8 {
    match ships.relic() {
        Some(_) => 7,
        None => ships.highest(),
    }
}

/// Returns the rank of `order`; `None` if the order need not be followed, because others lead to the same positions.
#[inline]
pub(super) const fn rank(order: &Order) -> Option<OrderRank> {
    let (at, then, lowers) = match order {
        Order::Dock { facility, ships } => match facility {
            Facility::SolarConverter => (single(*ships), single(*ships), FloorReset::Never),
            // The facility's own rule already requires rising values.
            Facility::LunarMine => (MINE, MINE, FloorReset::Never),
            Facility::OrbitalMarket => (MARKET + single(*ships), MARKET + single(*ships), FloorReset::Never),
            Facility::Shipyard => (SHIPYARD + ships.highest(), SHIPYARD + ships.highest(), FloorReset::Never),
            // All ships of a turn dock in one order, since they can advance the colony further together than one by one; a launch
            // may follow.
            Facility::ColonistHub => (HUB, HUB + 1, FloorReset::Never),
            Facility::AlienArtifact => (ARTIFACT + single(*ships), ARTIFACT + single(*ships), FloorReset::Never),
            // Ships left in hand go to the Bay automatically when the turn ends.
            _ => return None,
        },
        Order::Raid { .. } => (RAID, RAID, FloorReset::Never),
        // A second trade is never needed, since one trade may be as large as both together.
        Order::Trade(_) => (TRADE, TRADE + 1, FloorReset::Never),
        Order::Launch(_) => (HUB + 1, HUB, FloorReset::WithBonus),
        Order::Claim(_) => (ARTIFACT + 8, ARTIFACT, FloorReset::Never),
        Order::Settle { .. } => (SETTLE, SETTLE, FloorReset::WithBonus),
        Order::BuyRelic => (RELIC, RELIC, FloorReset::Never),
        Order::Shed { .. } => (SHED, END, FloorReset::Never),
        Order::End => (END, END, FloorReset::Never),
        Order::Use(_) | Order::Discard(_) | Order::Cycle => (SHED - 1, 0, FloorReset::Always),
        Order::Roll => return None,
    };
    Some(OrderRank { at, then, resets: lowers })
}

/// Returns true if `order` reveals information on which the rest of the turn depends, so that a plan ends with it. The card that
/// replaces a claimed one is guessed instead.
pub(super) const fn reveals(order: &Order) -> bool {
    matches!(order, Order::Cycle | Order::Use(CardPower::TemporalWarper(_)))
}

/// Returns the bonuses of the mover: bit `i` for the territory of index `i`.
pub(super) fn bonuses(position: &Position) -> u8 {
    Territory::ALL.iter().filter(|&&t| position.bonus(t)).fold(0, |set, &t| set | 1 << t as u8)
}
