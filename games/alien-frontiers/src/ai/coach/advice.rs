//! Advice for the rolled dice, and the explanation of a completed turn.

use super::annotate::annotate;
use super::evaluate::{EvaluatedPlan, PlanEvaluator, idle};
use super::facts::SimulatedPlan;
use super::reasons::{ComparedPlan, OtherPlanRole, reasons};
use super::review::NODES as TURN_NODES;
use super::{CoachFact, CoachReason};
use crate::ai::types::{Advice, SearchHandle, Suggestion, TurnExplanation};
use crate::record::TurnRecord;
use crate::rules::{Order, Phase, Position};
use orrery_ai::SearchBudget;

/// Maximum number of plans in the advice.
const PLANS: usize = 3;
/// Maximum number of positions visited in the search for plans.
const NODES: u32 = 200_000;
/// A better plan is mentioned only if its win chance is higher than that of the played turn by more than this.
const CLEARLY: f32 = 0.01;

/// Returns up to three plans for the rest of the mover's turn, each a different idea, best first. The mover must have rolled;
/// some ships may already be docked. The advice is always the same for the same position and effort.
///
/// Returns `None` if the mover has nothing to decide (they have not rolled, or the match is over), if there is no net for this
/// number of players, or if `watch` was stopped.
pub fn advise(position: &Position, effort: SearchBudget, watch: &SearchHandle) -> Option<Advice> {
    advise_by(&mut PlanEvaluator::new(position.player_count(), effort)?, position, watch)
}

fn advise_by(scales: &mut PlanEvaluator, position: &Position, watch: &SearchHandle) -> Option<Advice> {
    if position.phase != Phase::Orders {
        return None;
    }
    let (plans, ends) = scales.plans(position, PLANS, NODES, watch)?;
    let best = plans.first()?;
    let now = best.outlook;
    let plans = (0..plans.len()).map(|place| suggestion(scales, position, &plans, place)).collect();
    Some(Advice { now, plans, leaves: ends })
}

/// Returns the plan at index `place` with its reasons. The best plan is compared with the second, or with ending the turn at once
/// if there is no second or the comparison yields no fact of the game. Every other plan is compared with the best.
fn suggestion(scales: &mut PlanEvaluator, start: &Position, plans: &[EvaluatedPlan], place: usize) -> Suggestion {
    let plan = &plans[place];
    let reasons = match (place, plans.get(1)) {
        (0, None) => compare_with_nothing(scales, start, &plan.side(start)),
        (0, Some(second)) => {
            let better = reasons(scales.judge(), &plan.side(start), &second.side(start), OtherPlanRole::Worse);
            match better[..] {
                [CoachReason { fact: CoachFact::Balance | CoachFact::MatchGoesOn, .. }] => {
                    compare_with_nothing(scales, start, &plan.side(start))
                }
                _ => better,
            }
        }
        _ => reasons(scales.judge(), &plan.side(start), &plans[0].side(start), OtherPlanRole::Better),
    };
    Suggestion {
        orders: plan.orders.clone(),
        after: plan.after,
        outlook: plan.outlook,
        win: plan.win,
        loss: plans[0].win - plan.win,
        reasons,
    }
}

/// Returns the reasons why `this` is better than ending the turn at once, which sends all ships in hand to the Bay.
fn compare_with_nothing(scales: &mut PlanEvaluator, start: &Position, this: &ComparedPlan<'_>) -> Vec<CoachReason> {
    let end = idle(start);
    let win = scales.outlook(&end).win[usize::from(start.mover_seat)];
    let nothing = ComparedPlan { outcome: SimulatedPlan { start, orders: &[], end: &end }, end: &end, win };
    reasons(scales.judge(), this, &nothing, OtherPlanRole::Nothing)
}

impl EvaluatedPlan {
    fn side<'a>(&'a self, start: &'a Position) -> ComparedPlan<'a> {
        let course = SimulatedPlan { start, orders: &self.orders, end: &self.certain };
        ComparedPlan { outcome: course, end: &self.end, win: self.win }
    }
}

/// Explains the value of a turn: gives the plan that was played, a better plan if there is one, and the reasons for both.
///
/// Returns `None` if the turn was not finished or has no order after the roll, if there is no net for this number of players, or
/// if `watch` was stopped.
pub fn explain(turn: &TurnRecord, effort: SearchBudget, watch: &SearchHandle) -> Option<TurnExplanation> {
    explain_by(&mut PlanEvaluator::new(turn.before.player_count(), effort)?, turn, watch)
}

fn explain_by(scales: &mut PlanEvaluator, turn: &TurnRecord, watch: &SearchHandle) -> Option<TurnExplanation> {
    let course = annotate(scales, turn, TURN_NODES, watch)?;
    let seat = turn.seat();
    let end = *turn.end();
    let (after, figures) = (course.after, course.figures);
    let costliest = course.costliest();
    let start = &costliest.start;
    let orders: Vec<Order> = turn.steps[course.first..].iter().map(|step| step.order).collect();
    let departs = costliest.from - course.first;
    let better = scales.best_plan(start, TURN_NODES, watch).filter(|plan| plan.win - costliest.played > CLEARLY);
    let played = ComparedPlan {
        outcome: SimulatedPlan { start, orders: &orders[departs..], end: &end },
        end: &end,
        win: after.win[seat],
    };
    let why = match &better {
        Some(plan) => reasons(scales.judge(), &played, &plan.side(start), OtherPlanRole::Better),
        None => compare_with_nothing(scales, start, &played),
    };
    let better = better.map(|plan| Suggestion {
        orders: plan.orders.clone(),
        after: plan.after,
        outlook: plan.outlook,
        win: figures.best,
        loss: 0.0,
        reasons: reasons(scales.judge(), &plan.side(start), &played, OtherPlanRole::Worse),
    });
    Some(TurnExplanation {
        colour: turn.colour(),
        before: course.before,
        after,
        roll: (figures.expected, figures.rolled),
        choice: (figures.best, figures.played),
        luck: figures.luck(),
        played: Suggestion {
            orders,
            after: Some(end),
            outlook: after,
            win: after.win[seat],
            loss: figures.error(),
            reasons: why,
        },
        better,
        departs,
    })
}
