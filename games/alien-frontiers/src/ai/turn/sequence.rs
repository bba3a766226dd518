//! The canonical sequence of orders: of all sequences that come to the same, one is enough.
//!
//! Two dockings at different facilities can change places without changing anything, as long as neither pays for the
//! other or earns the bonus that the other enjoys. So orders have ranks, those that bring something in before those
//! that spend it, and a turn's orders come in rising rank; the floor is the lowest rank still open. What may make
//! earlier facilities worth more (a territory won, a card used, docks freed) lowers the floor to the ground again.

use crate::rules::{Facility, Order, Position, Power, Ships, Territory};

/// Where an order stands in the sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rank {
    /// It may come while the floor is not above this.
    pub(super) at: u8,
    /// The floor after it, unless it lowers the floor to the ground.
    pub(super) then: u8,
    /// What the floor depends on afterwards.
    pub(super) lowers: Lowers,
}

/// Whether an order opens all ranks again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lowers {
    /// It does not.
    Never,
    /// It does if the mover enjoys another set of bonuses after it.
    WithBonus,
    /// It does.
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

/// A single ship's place among the ships docked singly at one facility: rising values, the relic last.
const fn single(ships: Ships) -> u8 {
    match ships.relic() {
        Some(_) => 7,
        None => ships.highest(),
    }
}

/// The rank of `order`; none for orders that lead nowhere another does not lead too.
#[inline]
pub(super) const fn rank(order: &Order) -> Option<Rank> {
    let (at, then, lowers) = match order {
        Order::Dock { facility, ships } => match facility {
            Facility::SolarConverter => (single(*ships), single(*ships), Lowers::Never),
            // Rising already, by the facility's own rule.
            Facility::LunarMine => (MINE, MINE, Lowers::Never),
            Facility::OrbitalMarket => (MARKET + single(*ships), MARKET + single(*ships), Lowers::Never),
            Facility::Shipyard => (SHIPYARD + ships.highest(), SHIPYARD + ships.highest(), Lowers::Never),
            // All ships of a turn in one order, for together they advance further; then perhaps a launch.
            Facility::ColonistHub => (HUB, HUB + 1, Lowers::Never),
            Facility::AlienArtifact => (ARTIFACT + single(*ships), ARTIFACT + single(*ships), Lowers::Never),
            // Ships left in hand go to the Bay by themselves when the turn ends.
            _ => return None,
        },
        Order::Raid { .. } => (RAID, RAID, Lowers::Never),
        // The first trade may be as large as two.
        Order::Trade(_) => (TRADE, TRADE + 1, Lowers::Never),
        Order::Launch(_) => (HUB + 1, HUB, Lowers::WithBonus),
        Order::Claim(_) => (ARTIFACT + 8, ARTIFACT, Lowers::Never),
        Order::Settle { .. } => (SETTLE, SETTLE, Lowers::WithBonus),
        Order::BuyRelic => (RELIC, RELIC, Lowers::Never),
        Order::Shed { .. } => (SHED, END, Lowers::Never),
        Order::End => (END, END, Lowers::Never),
        Order::Use(_) | Order::Discard(_) | Order::Cycle => (SHED - 1, 0, Lowers::Always),
        Order::Roll => return None,
    };
    Some(Rank { at, then, lowers })
}

/// Whether `order` has its own chance of being answered differently: the plan waits for what comes.
pub(super) const fn reveals(order: &Order) -> bool {
    matches!(order, Order::Cycle | Order::Use(Power::TemporalWarper(_)))
}

/// The bonuses the mover enjoys, bit `i` for the territory of index `i`.
pub(super) fn bonuses(position: &Position) -> u8 {
    Territory::ALL.iter().filter(|&&t| position.bonus(t)).fold(0, |set, &t| set | 1 << t as u8)
}
