//! The rules stage: each stage of a game is a system that passes the orders of one kind to the rules.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::contract::Playable;
use super::messages::{ChangeCause, LossConfirmationRequest, OrderRefused};
use super::opponent_search::{OpponentSearch, first_legal};
use super::pace::LossWarningSettings;
use super::resource::Table;
use super::tick::{PendingChange, SeatAction, TableTick};
use super::viewpoint::Viewpoint;
use orrery_core::chance::ReplayChance;
use orrery_core::interaction::LossWarning as _;
use orrery_core::{Colour, Rules};

/// The system parameters needed to carry out an order.
#[derive(SystemParam)]
pub(super) struct ExecutionParams<'w, G: Playable> {
    table: Option<ResMut<'w, Table<G>>>,
    pass: ResMut<'w, TableTick<G>>,
    thinking: ResMut<'w, OpponentSearch<G>>,
    caution: Res<'w, LossWarningSettings<G>>,
    refused: MessageWriter<'w, OrderRefused<G>>,
    confirm: MessageWriter<'w, LossConfirmationRequest<G>>,
}

/// The state of the table before a change.
struct PriorState<G: Playable> {
    mover: Colour,
    over: bool,
    position: G::Position,
}

impl<G: Playable> PriorState<G> {
    fn of(table: &Table<G>) -> Self {
        PriorState { mover: table.mover(), over: table.is_over(), position: *table.game.position() }
    }
}

/// Updates the viewer and returns the change as visible to them.
fn done<G: Playable>(
    table: &mut Table<G>,
    cause: ChangeCause<G>,
    events: &[G::Event],
    before: &PriorState<G>,
) -> PendingChange<G> {
    table.refresh();
    let eyes: Viewpoint = table.viewpoint();
    let (before_seen, after) = (eyes.view::<G>(&before.position), *table.view());
    let events = events.iter().filter_map(|event| G::redact(event, &after, 0)).collect();
    PendingChange {
        cause,
        mover: before.mover,
        events,
        before: before_seen,
        after,
        next: table.mover(),
        over: (before.over, table.is_over()),
    }
}

impl<G: Playable> ExecutionParams<'_, G> {
    /// Carries out the offered order if `mine` accepts it.
    fn carry_out(&mut self, mine: fn(&G::Order) -> bool) {
        let Some(table) = self.table.as_mut() else { return };
        let Some(order) = self.pass.offer.as_ref().and_then(SeatAction::order).filter(mine) else { return };
        let Some(offer) = self.pass.offer.take() else { return };
        if matches!(offer, SeatAction::Person { ask: true, .. }) {
            let found = G::warnings(table.view(), &order);
            if let Some(warning) = found.into_iter().find(|warning| self.caution.asks(warning.kind())) {
                self.confirm.write(LossConfirmationRequest { order, warning });
                return;
            }
        }
        let before = PriorState::of(table);
        let (order, told) = match &offer {
            SeatAction::Opponent(_) => opponents_order(table, order),
            SeatAction::Recorded(_, outcomes) => {
                (order, table.game.give_with(order, &mut ReplayChance::new(outcomes.iter().copied())))
            }
            _ => (order, table.game.give(order)),
        };
        match told {
            Ok(events) => {
                if !matches!(offer, SeatAction::Recorded(..)) {
                    table.script.clear();
                    table.replay = false;
                }
                if matches!(offer, SeatAction::Opponent(_)) {
                    self.thinking.gave(table.game.view());
                }
                let mut done = done(table, ChangeCause::Order(None), &events, &before);
                done.cause = ChangeCause::Order(G::redact_order(&order, before.mover, &done.after, 0));
                self.pass.done.push(done);
            }
            Err(refusal) => {
                if matches!(offer, SeatAction::Recorded(..)) {
                    // If an order does not fit, the rest of the record cannot fit either.
                    table.script.clear();
                }
                self.refused.write(OrderRefused { order, refusal });
            }
        }
    }
}

/// The order that was tried last, with its events or its refusal.
type OrderAttempt<G> = (<G as Rules>::Order, Result<Vec<<G as Rules>::Event>, <G as Rules>::Refusal>);

/// Gives an opponent's order. If it is illegal, gives the first legal order instead, so that the match continues.
fn opponents_order<G: Playable>(table: &mut Table<G>, order: G::Order) -> OrderAttempt<G> {
    match table.game.give(order) {
        Ok(events) => (order, Ok(events)),
        Err(refusal) => match first_legal::<G>(&table.game.view()) {
            Some(order) => (order, table.game.give(order)),
            None => (order, Err(refusal)),
        },
    }
}

/// Returns the system of the stage at this index of [`STAGES`](super::OrderInput::STAGES).
pub(super) fn stage<G: Playable>(index: usize) -> impl FnMut(ExecutionParams<G>) + Send + Sync + 'static {
    move |mut machine| machine.carry_out(G::STAGES[index].takes)
}

/// Carries out an undo, a redo or a reset.
pub(super) fn take_back<G: Playable>(mut machine: ExecutionParams<G>) {
    let Some(table) = machine.table.as_mut() else { return };
    let Some(offer @ (SeatAction::Undo | SeatAction::BackTo(_) | SeatAction::Redo | SeatAction::Reset)) =
        machine.pass.offer.clone()
    else {
        return;
    };
    machine.pass.offer = None;
    let before = PriorState::of(table);
    let told = match offer {
        SeatAction::Undo => undo(table).then(|| (ChangeCause::Undo, Vec::new())),
        SeatAction::BackTo(entries) => back_to(table, entries).then(|| (ChangeCause::Undo, Vec::new())),
        SeatAction::Redo => table.game.redo().map(|events| (ChangeCause::Redo, events)),
        _ => (table.game.reset_turn() > 0).then(|| (ChangeCause::Reset, Vec::new())),
    };
    if let Some((cause, events)) = told {
        machine.pass.done.push(done(table, cause, &events, &before));
    }
}

/// Undoes the last order; in a practice match, undoes orders until a human player is to decide. Returns true if anything was
/// undone.
fn undo<G: Playable>(table: &mut Table<G>) -> bool {
    if !table.game.is_practice() {
        return table.game.undo().is_some();
    }
    let taken = table.game.undo_past_chance().is_some();
    while taken && !table.mover_is_human() && table.game.undo_past_chance().is_some() {}
    taken
}

/// Undoes orders until `entries` orders are left or no more can be undone. Returns true if anything was undone.
fn back_to<G: Playable>(table: &mut Table<G>, entries: usize) -> bool {
    let (before, left) = (table.game.entries().len(), entries.max(table.barrier()));
    let practice = table.game.is_practice();
    let mut back = || if practice { table.game.undo_past_chance() } else { table.game.undo() };
    let taken = (left..before).map_while(|_| back()).count();
    taken > 0
}
