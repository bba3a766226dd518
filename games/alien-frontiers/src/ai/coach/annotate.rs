//! Replays a completed turn and evaluates each part of it.
//!
//! The turn is divided into decisions. Each decision ends with an order whose outcome depends on chance, except the last one,
//! which ends with the turn. Let `best` be the value of the best leaf from the start of a decision, and `played` the value of the
//! orders given, before the outcome was known. All values are win chances of the player whose turn it is. Then:
//!
//! - luck is `best` of the first decision minus its mean over rolls, plus `best` of each later decision minus `played` of the
//!   previous one;
//! - error is `best` minus `played`, summed over the decisions, each difference at least 0;
//! - settled is the rest: the mean over rolls minus the evaluation of the position before the turn, plus the amount by which a
//!   decision as played exceeds the best leaf, which happens if the outcome of an order was worth waiting for.
//!
//! So `after − before = settled + luck − error`. All of these figures are computed backwards from `after` ([`TurnWinChances`]).
//!
//! [`TurnWinChances`]: orrery_ai::coach::TurnWinChances

use super::evaluate::{PlanEvaluator, SAMPLES};
use crate::ai::types::SearchHandle;
use crate::record::TurnRecord;
use crate::rules::{Order, Position};
use orrery_ai::coach::{AnnotatedTurn, DecisionWinChances};

/// Number of rolls sampled for the mean at the usual budget.
const ROLLS: u64 = 16;
/// Maximum number of positions visited in each search after a roll. The explanation of a turn uses the same number, so that it
/// agrees with the review.
pub(super) const TURN_NODES: u32 = 30_000;

/// A part of a turn that ends with an order whose outcome depends on chance, or with the turn.
#[derive(Debug, Clone)]
pub struct Decision {
    /// The index in the turn of the first order of this decision.
    pub from: usize,
    /// The position at the start of the decision.
    pub start: Position,
    /// The win chance of the mover with the best line from the start.
    pub best: f32,
    /// The win chance of the mover with the orders given.
    pub played: f32,
}

impl DecisionWinChances for Decision {
    fn at(&self) -> usize {
        self.from
    }

    fn chances(&self) -> (f32, f32) {
        (self.best, self.played)
    }
}

/// Replays and evaluates `turn`. Returns `None` if the turn is unfinished or has no order after the roll, or if `watch` was
/// stopped.
pub(super) fn annotate(
    scales: &mut PlanEvaluator,
    turn: &TurnRecord,
    watch: &SearchHandle,
) -> Option<AnnotatedTurn<Decision>> {
    let first = usize::from(turn.steps.first()?.order == Order::Roll);
    if !turn.is_whole() || turn.steps.len() == first {
        return None;
    }
    let stretches = decisions(scales, turn, first, watch)?;
    let before = scales.outlook(&turn.before);
    // If the match started in the middle of this turn, the turn has no roll.
    let mean = if first > 0 { mean_over_rolls(scales, turn, watch)? } else { stretches[0].best };
    let after = scales.outlook(turn.end());
    let begun = stretches[0].best - mean;
    let told = AnnotatedTurn::of(turn, stretches, [before, after], [begun, 0.0])?;
    Some(AnnotatedTurn { first, ..told })
}

fn mean_over_rolls(scales: &mut PlanEvaluator, turn: &TurnRecord, watch: &SearchHandle) -> Option<f32> {
    let rolls = (ROLLS * u64::from(scales.effort().budget) / 100).clamp(2, 64).next_multiple_of(2);
    (!watch.stopped()).then(|| scales.mean(&turn.before, Order::Roll, turn.seat(), rolls, TURN_NODES))
}

/// Returns the decisions after the roll, each evaluated; `None` if `watch` was stopped.
fn decisions(
    scales: &mut PlanEvaluator,
    turn: &TurnRecord,
    first: usize,
    watch: &SearchHandle,
) -> Option<Vec<Decision>> {
    let seat = turn.seat();
    let mut stretches = Vec::new();
    let mut from = first;
    for (at, step) in turn.steps.iter().enumerate().skip(first) {
        let last = at + 1 == turn.steps.len();
        if !last && !step.order.asks_chance() {
            continue;
        }
        if watch.stopped() {
            return None;
        }
        let start = *turn.position_before(from);
        let best = scales.best(&start, seat, TURN_NODES);
        let played = match last {
            true => scales.outlook(&step.after).win[seat],
            false => scales.mean(turn.position_before(at), step.order, seat, SAMPLES, TURN_NODES),
        };
        stretches.push(Decision { from, start, best, played });
        from = at + 1;
    }
    Some(stretches)
}
