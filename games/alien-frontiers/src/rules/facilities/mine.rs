//! FAC-LM Lunar Mine, with TER-VM Van Vogt Mountains.

use super::single_docking::SingleShipDockings;
use crate::rules::event::{Event, TransferCause};
use crate::rules::options::MineRule;
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Facility, Territory};
use orrery_core::EventSink;

const HERE: Facility = Facility::LunarMine;

impl Position {
    /// Returns the lowest value that the Lunar Mine currently accepts from the mover; 1 if it accepts any (FAC-LM, TER-VM).
    pub fn mine_floor(&self) -> u8 {
        if self.first_mining_is_free() { 1 } else { self.highest_mining().max(1) }
    }

    /// Returns true if the next ship docked at the Lunar Mine may have any value (TER-VM).
    fn first_mining_is_free(&self) -> bool {
        !self.turn.mined && self.bonus(Territory::VanVogtMountains)
    }

    /// Returns the highest docked value that counts against the mover; 0 if there is none.
    fn highest_mining(&self) -> u8 {
        let own = match self.options.mine {
            MineRule::Strict => self.me().docked_at(HERE).highest(),
            MineRule::Forgiving => 0,
        };
        let others = self.opponents().map(|c| self.player(c).docked_at(HERE).highest());
        others.max().unwrap_or(0).max(own)
    }
}

pub(in super::super) fn check(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    position.check_docks(HERE, ships.len())?;
    let mut free = position.first_mining_is_free();
    let mut highest = position.highest_mining();
    for (value, _) in ships.rising() {
        if !std::mem::take(&mut free) && value < highest {
            return Err(Refusal::MineTooLow { value, highest });
        }
        if position.options.mine == MineRule::Strict {
            highest = highest.max(value);
        }
    }
    Ok(())
}

pub(in super::super) fn legal(position: &Position, alone: &SingleShipDockings, orders: &mut Vec<Order>) {
    if alone.mine <= 6 {
        alone.list(position, HERE, orders, |ship| ship.value >= alone.mine);
    }
}

pub(in super::super) fn apply(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    position.dock(HERE, ships, sink);
    position.turn.mined = true;
    position.gain((0, ships.len()), TransferCause::Facility(HERE), sink);
}
