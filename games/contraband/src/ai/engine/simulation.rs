//! Samples that are consistent with a seat's knowledge, and their simulation.

use super::belief;
use super::data::policy_weights;
use super::leaves::done;
use super::sample_chance::SampleChance;
use crate::ai::greedy::{self, ActiveRoute};
use crate::rules::{DecisionKind, Order, Position, RoundPhase, View, apply, check, determinize, is_barrier};
use orrery_core::RandomGenerator;

/// The number of orders after which a simulation stops; a fight between equals may never end.
const MOST_ORDERS: u32 = 2000;

/// The maximum number of orders in the policy's line for a turn.
const MAX_TURN_ORDERS: usize = 40;

/// Returns sample `number` of a view. Objectives of other players are weighted by their play, and their face-down rows are
/// replaced by plausible ones.
pub(in super::super) fn sample_state(view: &View, seed: u64, number: u32) -> Position {
    let mut generator = RandomGenerator::of_series(seed ^ 0x5eed, number.into());
    let mut p = determinize(view, &mut generator);
    if !view.open {
        belief::aim(&mut p, view, &mut generator);
        plan_for_others(&mut p, view);
    }
    p
}

/// Replaces each face-down row with the row that its owner would lay, if both have the same number of tokens. Does so only before
/// the first reveal.
fn plan_for_others(p: &mut Position, view: &View) {
    let eyes = view.seat();
    for seat in (0..p.count()).filter(|&seat| Some(seat) != eyes) {
        let Some(row) = p.players[seat].row else { continue };
        if view.known.reveals > 0
            || view.known.players[seat].row.is_none_or(|row| row.steps().iter().all(Option::is_some))
        {
            continue;
        }
        let mut asked = *p;
        asked.players[seat].row = None;
        asked.stage = RoundPhase::Plan;
        asked.decider = seat as u8;
        asked.ask = DecisionKind::Plan;
        if let Order::Plan(laid) = greedy::decide_fast(&seen(&asked), policy_weights(), &mut ActiveRoute::default())
            && laid.len() == row.len()
        {
            p.players[seat].row = Some(laid);
        }
    }
}

/// Returns a simulated state as the view of its decider.
const fn seen(p: &Position) -> View {
    View { viewer: Some(p.decider), open: false, known: *p }
}

/// Applies an order in a simulation, with the dice and cards of the current time.
pub(super) fn act(p: &mut Position, order: &Order, luck: &mut SampleChance) {
    if matches!(order, Order::End | Order::Done | Order::Plan(_)) {
        luck.now(p, 1);
    }
    let before = (p.round, p.turn, p.stage);
    apply(p, order, luck, &mut ());
    if before != (p.round, p.turn, p.stage) {
        luck.now(p, 0);
    }
}

/// Applies orders, stopping before the first that is illegal.
pub(super) fn follow(p: &mut Position, orders: &[Order], luck: &mut SampleChance) {
    for order in orders {
        if check(p, order).is_err() {
            return;
        }
        act(p, order, luck);
    }
}

/// Simulates until no outcome is open. If it is the turn of `seat`, only the end of that turn is then left.
pub(super) fn end_turn(p: &mut Position, seat: usize, luck: &mut SampleChance) {
    let round = p.round;
    simulate_until(p, luck, |p, order| {
        let own = p.round == round && usize::from(p.turn) == seat && p.stage == RoundPhase::Turn;
        let quiet = p.meeting.is_none() && matches!(p.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
        quiet && !own || order == Some(&Order::End)
    });
}

/// Simulates until round `until` has begun or the match is over.
pub(super) fn simulate_to_round(p: &mut Position, until: u16, luck: &mut SampleChance) {
    simulate_until(p, luck, |p, _| p.round >= until);
}

/// Simulates until the match is over, or until `enough` accepts the position or the next order.
fn simulate_until(p: &mut Position, luck: &mut SampleChance, enough: impl Fn(&Position, Option<&Order>) -> bool) {
    let (mut here, mut underway) = (seen(p), ActiveRoute::default());
    for _ in 0..MOST_ORDERS {
        if here.known.is_over() || enough(&here.known, None) {
            break;
        }
        here.viewer = Some(here.known.decider);
        let order = greedy::decide_fast(&here, policy_weights(), &mut underway);
        if enough(&here.known, Some(&order)) {
            break;
        }
        act(&mut here.known, &order, luck);
    }
    *p = here.known;
}

/// Returns the policy's orders for the player's own turn, up to and including the first with an open outcome.
pub(super) fn own_line(view: &View) -> Vec<Order> {
    let mut here = *view;
    let (mut orders, mut underway) = (Vec::new(), ActiveRoute::default());
    while orders.len() < MAX_TURN_ORDERS {
        let order = greedy::decide_fast(&here, policy_weights(), &mut underway);
        orders.push(order);
        let ends = !matches!(here.known.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
        if ends || is_barrier(&here.known, &order) {
            break;
        }
        here.known = done(&here.known, &order);
    }
    orders
}
