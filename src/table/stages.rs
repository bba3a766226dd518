//! Rules: each stage of a turn is a system that takes the orders of its kind to the one rules machine.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::messages::{Cause, Confirm, Refused};
use super::pace::Caution;
use super::plan::warnings;
use super::resource::Table;
use super::session::Standings;
use super::step::{Done, Offer, Pass};
use crate::core::chance::Recorded;
use crate::rules::{Event, Order, Refusal, legal};

/// What a stage needs to carry an order out.
#[derive(SystemParam)]
pub(super) struct Machine<'w> {
    table: Option<ResMut<'w, Table>>,
    pass: ResMut<'w, Pass>,
    caution: Res<'w, Caution>,
    refused: MessageWriter<'w, Refused>,
    confirm: MessageWriter<'w, Confirm>,
}

impl Machine<'_> {
    /// Carries out the offered order if it is one of `mine`.
    fn carry_out(&mut self, mine: impl Fn(Order) -> bool) {
        let Some(table) = self.table.as_mut() else { return };
        let Some(order) = self.pass.offer.as_ref().and_then(Offer::order).filter(|&order| mine(order)) else { return };
        let Some(offer) = self.pass.offer.take() else { return };
        if matches!(offer, Offer::Person { ask: true, .. }) {
            let found = warnings(table.position(), order);
            if let Some(warning) = found.into_iter().find(|warning| self.caution.asks(warning.kind())) {
                self.confirm.write(Confirm { order, warning });
                return;
            }
        }
        let before = *table.position();
        let (order, told) = match &offer {
            Offer::Opponent(_) => opponents_order(table, order),
            Offer::Recorded(_, outcomes) => {
                (order, table.game.give_with(order, &mut Recorded::new(outcomes.iter().copied())))
            }
            _ => (order, table.game.give(order)),
        };
        match told {
            Ok(events) => {
                if !matches!(offer, Offer::Recorded(..)) {
                    table.script.clear();
                    table.replay = false;
                }
                let after = *table.position();
                let cause = Cause::Order(order);
                self.pass.done.push(Done { cause, mover: before.mover(), events, before, after });
            }
            Err(refusal) => {
                if matches!(offer, Offer::Recorded(..)) {
                    // What follows in the record cannot fit either.
                    table.script.clear();
                }
                self.refused.write(Refused { order, refusal });
            }
        }
    }
}

/// An opponent's order; should it not be legal, the first that is, so that the match goes on.
fn opponents_order(table: &mut Table, order: Order) -> (Order, Result<Vec<Event>, Refusal>) {
    match table.game.give(order) {
        Ok(events) => (order, Ok(events)),
        Err(refusal) => {
            let mut orders = Vec::new();
            legal(table.position(), &mut orders);
            match orders.first() {
                Some(&order) => (order, table.game.give(order)),
                None => (order, Err(refusal)),
            }
        }
    }
}

/// TURN-1 to TURN-3: the fleet is gathered and rolled and the Resource Cache settled, one order.
pub(super) fn gather_roll_and_upkeep(mut machine: Machine) {
    machine.carry_out(|order| order == Order::Roll);
}

/// TURN-4, TURN-5: ships are docked.
pub(super) fn dock(mut machine: Machine) {
    machine.carry_out(|order| matches!(order, Order::Dock { .. } | Order::Settle { .. } | Order::Raid { .. }));
}

/// TURN-4: what facilities and territories offer to ships and colonies already there.
pub(super) fn deal(mut machine: Machine) {
    machine.carry_out(|order| {
        matches!(order, Order::Cycle | Order::Claim(_) | Order::Trade(_) | Order::Launch(_) | Order::BuyRelic)
    });
}

/// TURN-4: tech cards are used and discarded.
pub(super) fn use_cards(mut machine: Machine) {
    machine.carry_out(|order| matches!(order, Order::Use(_) | Order::Discard(_)));
}

/// TURN-6, TURN-7: what is over the limit is given up, and the turn goes to the next player.
pub(super) fn hand_over(mut machine: Machine) {
    machine.carry_out(|order| matches!(order, Order::Shed { .. } | Order::End));
}

/// Orders are taken back and done again.
pub(super) fn take_back(mut machine: Machine) {
    let Some(table) = machine.table.as_mut() else { return };
    let Some(offer @ (Offer::Undo | Offer::BackTo(_) | Offer::Redo | Offer::Reset)) = machine.pass.offer.clone() else {
        return;
    };
    machine.pass.offer = None;
    let before = *table.position();
    let told = match offer {
        Offer::Undo => undo(table).then(|| (Cause::Undo, Vec::new())),
        Offer::BackTo(entries) => back_to(table, entries).then(|| (Cause::Undo, Vec::new())),
        Offer::Redo => table.game.redo().map(|events| (Cause::Redo, events)),
        _ => (table.game.reset_turn() > 0).then(|| (Cause::Reset, Vec::new())),
    };
    if let Some((cause, events)) = told {
        let after = *table.position();
        machine.pass.done.push(Done { cause, mover: before.mover(), events, before, after });
    }
}

/// Takes the last order back; in a practice match back to where a person moves. Whether anything was taken back.
fn undo(table: &mut Table) -> bool {
    if !table.game.is_practice() {
        return table.game.undo().is_some();
    }
    let taken = table.game.undo_past_chance().is_some();
    while taken && !table.mover_is_human() && table.game.undo_past_chance().is_some() {}
    taken
}

/// Takes orders back until `entries` are left, as far as that can be. Whether anything was taken back.
fn back_to(table: &mut Table, entries: usize) -> bool {
    let (before, left) = (table.game.entries().len(), entries.max(table.barrier()));
    let practice = table.game.is_practice();
    let mut back = || if practice { table.game.undo_past_chance() } else { table.game.undo() };
    let taken = (left..before).map_while(|_| back()).count();
    taken > 0
}

/// END-1: control and points are counted again after every change.
pub(super) fn score(table: Option<Res<Table>>, pass: Res<Pass>, mut standings: ResMut<Standings>) {
    let Some(table) = table.filter(|_| !pass.done.is_empty()) else { return };
    let position = table.seen();
    standings.set_if_neq(Standings(position.seats().iter().map(|&colour| (colour, position.score(colour))).collect()));
}
