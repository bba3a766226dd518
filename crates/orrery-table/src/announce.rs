//! The announce stage: reports changes to the board, the panels, the sound and the log.

use super::current_pending_order::CurrentPendingOrder;
use bevy::prelude::*;

use super::messages::TableChange;
use super::pace::OrderGate;
use super::tick::TableTick;
use orrery_core::interaction::OrderInput;

/// Announces the changes of this tick. If the match itself changed, also clears the pending order, except for the picks that the
/// game keeps.
pub(super) fn announce<G: OrderInput>(
    mut pass: ResMut<TableTick<G>>,
    mut plan: ResMut<CurrentPendingOrder<G>>,
    mut gate: ResMut<OrderGate>,
    mut announced: MessageWriter<TableChange<G>>,
) {
    if pass.done.is_empty() {
        return;
    }
    let mut now = pass.done.iter().filter(|done| !done.cause.is_past());
    if let Some(first) = now.next() {
        plan.pass(&first.before, &now.next_back().unwrap_or(first).after);
    }
    gate.passed();
    pass.quiet = 0.0;
    pass.stepped = false;
    for done in std::mem::take(&mut pass.done) {
        pass.serial += 1;
        if !done.cause.is_past() {
            pass.changed = pass.serial;
        }
        announced.write(TableChange {
            serial: pass.serial,
            cause: done.cause,
            mover: done.mover,
            events: done.events,
            before: done.before,
            after: done.after,
            next: done.next,
            over_before: done.over.0,
            over_after: done.over.1,
        });
    }
}
