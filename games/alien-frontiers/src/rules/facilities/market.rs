//! FAC-OM Orbital Market, with TER-HP Heinlein Plains.

use crate::rules::event::{Event, TransferCause};
use crate::rules::options::MarketAfterTeleport;
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::OrbitalMarket;

impl Position {
    /// Returns the fuel that the mover currently pays for one ore; `None` if no pair allows trades (FAC-OM, TER-HP).
    pub fn market_rate(&self) -> Option<u8> {
        let pair = self.trading_pair()?;
        Some(if self.bonus(Territory::HeinleinPlains) { 1 } else { pair })
    }

    /// Returns the value of the best pair that allows trades; `None` if no pair does.
    fn trading_pair(&self) -> Option<u8> {
        let kept = self.options.market_after_teleport == MarketAfterTeleport::Kept;
        if kept && self.turn.best_pair > 0 {
            return Some(self.turn.best_pair);
        }
        let docked = self.me().docked_at(HERE);
        if docked.is_empty() { None } else { best_pair(docked) }
    }
}

/// Returns the lowest value that at least two of the docked ships have; `None` if all values differ.
fn best_pair(docked: Ships) -> Option<u8> {
    (1..=6).find(|&v| docked.count_with_relic(v) >= 2)
}

pub(in super::super) fn check_dock(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    super::check_equal_group(HERE, ships)?;
    position.check_docks(HERE, 1)
}

pub(in super::super) fn legal_docks(position: &Position, orders: &mut Vec<Order>) {
    if position.hand_for(HERE).has_equal(2) && position.free_groups(HERE) > 0 {
        let groups = super::equal_groups(position, HERE, 2);
        orders.extend(groups.map(|ships| Order::Dock { facility: HERE, ships }));
    }
}

pub(in super::super) fn apply_dock(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    position.dock(HERE, ships, sink);
    let value = ships.highest();
    let best = &mut position.turn.best_pair;
    *best = if *best == 0 { value } else { value.min(*best) };
}

/// Updates the best pair after a pair of `value` has lost the relic ship to Burroughs Desert. That pair allows no more trades,
/// regardless of the option for teleported ships (FAC-OM).
pub(in super::super) fn forget_broken_pair(position: &mut Position, value: u8) {
    if position.turn.best_pair == value {
        position.turn.best_pair = best_pair(position.me().docked_at(HERE)).unwrap_or(0);
    }
}

pub(in super::super) fn check_trade(position: &Position, ore: u8) -> Result<(), Refusal> {
    let rate = position.market_rate().ok_or(Refusal::NoPair)?;
    if ore == 0 {
        return Err(Refusal::EmptyTrade);
    }
    let (_, left) = position.supply_left();
    if ore > left {
        return Err(Refusal::SupplyShort { left });
    }
    match rate.checked_mul(ore) {
        Some(fuel) => position.check_price((fuel, 0)),
        // A price that overflows the type is more than any player can hold.
        None => {
            Err(Refusal::Price { fuel: u8::MAX, ore: 0, have_fuel: position.me().fuel, have_ore: position.me().ore })
        }
    }
}

pub(in super::super) fn legal_trades(position: &Position, orders: &mut Vec<Order>) {
    if let Some(rate) = position.market_rate() {
        let (_, left) = position.supply_left();
        let most = (position.me().fuel / rate).min(left);
        orders.extend((1..=most).map(Order::Trade));
    }
}

pub(in super::super) fn apply_trade(position: &mut Position, ore: u8, sink: &mut impl EventSink<Event>) {
    if let Some(rate) = position.market_rate() {
        position.pay((rate * ore, 0), TransferCause::Trade, sink);
        position.gain((0, ore), TransferCause::Trade, sink);
    }
}
