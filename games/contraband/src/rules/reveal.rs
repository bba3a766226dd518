//! Reveals to all players: upgrades that are used (CB-HID-3), and metals of a mine laid face up (CB-MIN-3).

use super::board::BoardSpot;
use super::event::Event;
use super::position::Position;
use super::vocab::{ShipSystem, Upgrade};
use orrery_core::EventSink;

/// Reveals the upgrade of a system because it is used.
pub(super) fn show(p: &mut Position, seat: usize, system: ShipSystem, sink: &mut impl EventSink<Event>) {
    let player = &mut p.players[seat];
    if player.level(system) > 0 && !player.is_shown(system) {
        player.shown |= 1 << system as u8;
        let upgrade = Upgrade::of(system, player.level(system));
        sink.emit(Event::Shown { seat: p.colour(seat), upgrade });
    }
}

/// Reveals every upgrade of a ship that fights, flees, attacks or is attacked.
pub(super) fn show_all(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    ShipSystem::ALL.iter().for_each(|&system| show(p, seat, system, sink));
}

/// Reveals the Cargo upgrade of every ship with at least two metals in its hold (CB-HID-3).
pub fn show_used_cargo(p: &mut Position, sink: &mut impl EventSink<Event>) {
    for seat in 0..p.count() {
        if p.players[seat].hold.len() > 1 {
            show(p, seat, ShipSystem::Cargo, sink);
        }
    }
}

/// Lays face up the metals of the mine in which a ship is (CB-MIN-3).
pub(super) fn lay_mine(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    let Some(at) = p.mine_of(seat).filter(|&at| p.mines[at].explored && !p.mines[at].laid) else { return };
    p.mines[at].laid = true;
    let metals = p.mines[at].pile.known;
    if !metals.is_empty() {
        sink.emit(Event::Laid { mine: BoardSpot::of_mine(at), metals });
    }
}
