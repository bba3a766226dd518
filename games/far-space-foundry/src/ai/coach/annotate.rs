//! Annotation of a turn: the value of each of its parts to the player whose turn it was, based on that player's knowledge.
//!
//! The turn is divided into decisions. Each decision ends with an order that reveals something, and the last one with the end of
//! the turn. For each decision, `best` is the value of the best line found, and `played` is the value of the line played. Both
//! are measured in the same samples, before the decision reveals anything. The best line was found in other samples.
//!
//! - luck is the sum, over all decisions but the first, of `best` minus `played` of the previous decision, plus the change
//!   caused by the pilots drawn at the end;
//! - error is the sum of `best` − `played` over all decisions;
//! - settled is the rest: the effect of a deeper search, which no player caused.
//!
//! So `after − before = settled + luck − error`. All of them are computed backwards from `after` ([`TurnWinChances`]).
//!
//! [`TurnWinChances`]: orrery_ai::coach::TurnWinChances

use super::evaluate::PlanEvaluator;
use crate::ai::engine::CandidateLine;
use crate::rules::{FarSpaceFoundry, Order, Phase, Position, is_barrier, view};
use orrery_ai::SearchHandle;
use orrery_ai::coach::{AnnotatedTurn, DecisionWinChances};
use orrery_record::TurnRecord;

/// A decision of the turn, with the values of the best line and of the line played.
#[derive(Debug, Clone)]
pub struct Decision {
    /// Index of the decision's first order in the turn.
    pub(super) at: usize,
    /// The position before the decision.
    pub(super) before: Position,
    /// The orders that the player gave.
    pub(super) orders: Vec<Order>,
    /// The best line found.
    pub(super) best_line: CandidateLine,
    /// The points that the player can expect with the best line, and with the line played.
    pub(super) points: [f32; 2],
    /// The win chance with the best line, 0 to 1.
    pub(super) best: f32,
    /// The win chance with the line played, 0 to 1.
    pub(super) played: f32,
}

impl DecisionWinChances for Decision {
    fn at(&self) -> usize {
        self.at
    }

    fn chances(&self) -> (f32, f32) {
        (self.best, self.played)
    }
}

/// Annotates `turn`. Returns `None` if the turn was not completed, if it has no decision, or if `watch` was cancelled.
pub(super) fn annotate(
    scales: &PlanEvaluator,
    turn: &TurnRecord<FarSpaceFoundry>,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<AnnotatedTurn<Decision>> {
    if !turn.is_whole() {
        return None;
    }
    let (seat, colour) = (turn.seat(), turn.colour());
    let moments = decisions(scales, turn, watch)?;
    let first = moments.first()?;
    let outlook = |p: &Position| scales.standing(&view(p, Some(colour)));
    // The deal before the first decision is not part of the turn.
    let (before, after) = (outlook(&first.before), outlook(turn.end()));
    let ended = value_of_draws(scales, turn, seat);
    AnnotatedTurn::of(turn, moments, [before, after], [0.0, ended])
}

/// Returns the change in win chance caused by the pilots drawn at the end of the turn, or 0 if the turn also ended the half. The
/// positions before and after the draw are evaluated statically.
fn value_of_draws(scales: &PlanEvaluator, turn: &TurnRecord<FarSpaceFoundry>, seat: usize) -> f32 {
    let Some(last) = turn.steps.iter().rposition(|step| step.order == Order::End && step.by == turn.colour()) else {
        return 0.0;
    };
    let (worked, ended) = (*turn.position_before(last), turn.steps[last].after);
    if ended.half != worked.half || ended.is_over() || usize::from(worked.turn) != seat {
        return 0.0;
    }
    let seen = view(&worked, Some(turn.colour()));
    scales.chance(&seen, scales.between(&ended, seat)) - scales.chance(&seen, scales.after(&worked))
}

/// Returns the decisions of the turn, with the values of the best line and of the line played. Returns `None` if `watch` was
/// cancelled.
fn decisions(
    scales: &PlanEvaluator,
    turn: &TurnRecord<FarSpaceFoundry>,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<Vec<Decision>> {
    let (mut moments, mut at) = (Vec::new(), 0);
    while at < turn.steps.len() {
        let start = *turn.position_before(at);
        let next = (at..turn.steps.len())
            .find(|&step| is_barrier(turn.position_before(step), &turn.steps[step].order))
            .map_or(turn.steps.len(), |step| step + 1);
        let own =
            turn.steps[at].by == turn.colour() && !matches!(start.stage, Phase::Begin | Phase::Keep | Phase::Stow);
        if own {
            let seen = view(&start, Some(turn.colour()));
            let orders: Vec<Order> = turn.steps[at..next].iter().map(|step| step.order).collect();
            let (ways, _) = scales.candidate_lines(&seen, watch)?;
            let best_way = ways.into_iter().next()?;
            let (best, played) = scales.compared(&seen, &best_way, &orders);
            let points = [best.max(played), played];
            let [best, played] = points.map(|points| scales.chance(&seen, points));
            moments.push(Decision { at, before: start, orders, best_line: best_way, points, best, played });
        }
        at = next;
    }
    Some(moments)
}
