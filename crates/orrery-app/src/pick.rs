//! Turns clicks and key presses in a match into orders, through the pending order.

use bevy::prelude::*;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_table::CurrentPendingOrder;

use super::focus::{FocusRequest, FocusState};
use super::game::Game;
use super::schedule::AppSystems;
use super::state::{MatchUiState, ReachableTargets};
use orrery_board::{ClickParams, TargetId};
use orrery_settings::LastInputDevice;
use orrery_table::{OrderGate, OrderInput, PendingOrder, SubmitOrder, Table};

/// Adds the system that finds the targets of the keyboard focus in a game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, follow_reach::<G>.in_set(AppSystems::FollowReach));
}

/// Picks `target` for the mover at this screen, as a click does. While keys are in use, the first target of a new question gets
/// the focus. Does nothing while the question is not shown yet.
pub fn pick<G: Game>(
    In(target): In<TargetId>,
    mut click: ClickParams<G>,
    (gate, device): (Res<OrderGate>, Res<LastInputDevice>),
    (mut focus, mut play): (ResMut<FocusState>, ResMut<MatchUiState>),
) {
    let waits = click.table.as_ref().is_some_and(|table| G::asks_at_rest(table.seen()));
    if waits && !gate.is_open() {
        return;
    }
    let before = click.plan.clone();
    click.pick_id(target);
    let (Some(table), true) = (&click.table, before != *click.plan) else { return };
    play.refused = None;
    let first = click.plan.targets(table.view()).first().copied().filter(|_| G::asks_anew(&before, &click.plan));
    if let (true, Some(first)) = (device.walks(), first) {
        focus.push(FocusRequest::Offer(G::id(first)));
    }
}

/// Submits the order at this index in the list of legal orders, if a person at this screen is to move.
pub fn order<G: Game>(
    In(index): In<usize>,
    table: Option<Res<Table<G::Rules>>>,
    mut submitted: MessageWriter<SubmitOrder<G::Rules>>,
) {
    let Some(table) = table.filter(|table| table.local_turn()) else { return };
    let mut orders = Vec::new();
    G::Rules::legal(table.view(), &mut orders);
    submitted.write_batch(orders.get(index).copied().map(SubmitOrder::propose));
}

/// Shows why something was refused.
pub fn refused<G: Game>(play: &mut MatchUiState, refusal: &game_types::Refusal<G>) {
    let words = G::refusal_text(refusal, &play.names);
    play.refuse(words);
}

/// Returns the targets that the keyboard focus can reach: everything clickable, and the targets of the game's own keys. Returns
/// an empty list if no person at this screen is to move.
pub fn reachable<G: Game>(
    plan: &PendingOrder<G::Rules>,
    table: &Table<G::Rules>,
) -> Vec<<G::Rules as OrderInput>::Target> {
    if !table.local_turn() {
        return Vec::new();
    }
    let view = table.view();
    let mut all = plan.targets(view);
    all.retain(|&target| table.shows(target));
    all.extend(G::reachable(plan, view, &all));
    all
}

/// Updates the reachable targets after a change of the match.
fn follow_reach<G: Game>(
    table: Option<Res<Table<G::Rules>>>,
    plan: Res<CurrentPendingOrder<G::Rules>>,
    mut reach: ResMut<ReachableTargets>,
    mut open: Local<bool>,
) {
    let Some(table) = table else {
        if std::mem::take(&mut *open) {
            reach.set_if_neq(ReachableTargets::default());
        }
        return;
    };
    if table.is_changed() || plan.is_changed() || !*open {
        *open = true;
        reach.set_if_neq(ReachableTargets(reachable::<G>(&plan, &table).into_iter().map(G::id).collect()));
    }
}
