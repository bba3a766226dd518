//! Advice for a decision, and the explanation of a turn that a player played.

use super::CoachReason;
use super::annotate::annotate;
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::fact::CoachFact;
use super::reasons::{OtherPlanRole, reasons};
use crate::rules::{FarSpaceFoundry, Order, View, view};
use orrery_ai::coach::{Advice, DecisionWinChances as _, Suggestion, TurnExplanation};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Maximum number of plans in the advice.
const PLANS: usize = 3;
/// Minimum gain in win chance over the line played for a better plan to be mentioned.
const CLEARLY: f32 = 0.01;

/// Returns up to three plans with different ideas for the decider, the best first, based on the decider's own knowledge. The
/// result is always the same for the same view and search budget.
///
/// Returns `None` if there is nothing to decide, or if `watch` was cancelled.
pub fn advise(
    seen: &View,
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<Advice<FarSpaceFoundry, CoachReason>> {
    let scales = PlanEvaluator::new(effort)?;
    let (ways, ends) = scales.candidate_lines(seen, watch)?;
    let mut plans: Vec<EvaluatedPlan> = Vec::new();
    for way in &ways {
        // Lines that were dropped early were simulated in fewer samples, so their values are less reliable. None of them ranks
        // above a line that was not dropped.
        let most = plans.last().map_or(f32::INFINITY, |last| last.points);
        let plan = scales.evaluated(seen, way.path.orders(), way.worth().min(most));
        if plans.len() < PLANS && plans.iter().all(|known| idea(known) != idea(&plan)) {
            plans.push(plan);
        }
    }
    let best = plans.first()?;
    let now = scales.outlook(seen, ways.first()?.worth());
    let suggestion = |place: usize| {
        let plan = &plans[place];
        let why = match (place, plans.get(1)) {
            (0, second) => why_best(plan, second),
            _ => reasons(plan, Some((best, OtherPlanRole::Better))),
        };
        suggestion(&scales, seen, plan, best.win - plan.win, why)
    };
    Some(Advice { now, plans: (0..plans.len()).map(suggestion).collect(), leaves: ends })
}

/// Returns the idea of a plan: its orders without the details. Plans that differ only in the goods they move, or in their bribes,
/// share one idea.
fn idea(plan: &EvaluatedPlan) -> Vec<Order> {
    let detail = |order: &Order| {
        matches!(order, Order::Take(_) | Order::Load(_) | Order::Unload(_) | Order::Bribe { .. } | Order::End)
    };
    plan.outcome.orders().iter().filter(|order| !detail(order)).copied().collect()
}

/// Returns the reasons why the best plan is better than the second one. Returns the effects of the best plan instead if there is
/// no second plan, or if no fact is decisive.
fn why_best(best: &EvaluatedPlan, second: Option<&EvaluatedPlan>) -> Vec<CoachReason> {
    let Some(second) = second else { return reasons(best, None) };
    let better = reasons(best, Some((second, OtherPlanRole::Worse)));
    if matches!(better[..], [CoachReason { fact: CoachFact::Balance, .. }]) { reasons(best, None) } else { better }
}

fn suggestion(
    scales: &PlanEvaluator,
    seen: &View,
    plan: &EvaluatedPlan,
    loss: f32,
    reasons: Vec<CoachReason>,
) -> Suggestion<FarSpaceFoundry, CoachReason> {
    let orders = plan.outcome.orders().to_vec();
    let end = plan.outcome.end();
    let open = orders.last() != Some(&Order::End);
    Suggestion {
        orders,
        after: (!open).then_some(View { known: *end, ..*seen }),
        outlook: scales.outlook(seen, plan.points),
        win: plan.win,
        loss: loss.max(0.0),
        reasons,
    }
}

/// Explains a turn: compares the line played in its costliest decision with the best line there, and gives the reasons.
///
/// Returns `None` if the turn was not completed or had no decision, or if `watch` was cancelled.
pub fn explain(
    turn: &TurnRecord<FarSpaceFoundry>,
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<TurnExplanation<FarSpaceFoundry, CoachReason>> {
    let scales = PlanEvaluator::new(effort)?;
    let told = annotate(&scales, turn, watch)?;
    let (costliest, figures) = (told.costliest(), told.figures);
    let seen = view(&costliest.before, Some(turn.colour()));
    let played = scales.evaluated(&seen, &costliest.orders, costliest.points[1]);
    let clearly = costliest.error() > CLEARLY;
    let better = scales.evaluated(&seen, costliest.best_line.path.orders(), costliest.points[0]);
    let better = Some(better).filter(|plan| clearly && plan.outcome.orders() != costliest.orders);
    let why = match &better {
        Some(plan) => reasons(&played, Some((plan, OtherPlanRole::Better))),
        None => reasons(&played, None),
    };
    let orders: Vec<Order> = turn.steps.iter().filter(|step| step.by == turn.colour()).map(|step| step.order).collect();
    Some(TurnExplanation {
        colour: turn.colour(),
        before: told.before,
        after: told.after,
        roll: (figures.expected, figures.rolled),
        choice: (figures.best, figures.played),
        luck: figures.luck(),
        played: Suggestion {
            orders,
            after: Some(view(turn.end(), Some(turn.colour()))),
            outlook: told.after,
            win: told.after.win[turn.seat()],
            loss: figures.error(),
            reasons: why,
        },
        better: better.map(|plan| {
            let why = reasons(&plan, Some((&played, OtherPlanRole::Worse)));
            Suggestion { win: figures.best, ..suggestion(&scales, &seen, &plan, 0.0, why) }
        }),
        departs: turn.steps[..costliest.at].iter().filter(|step| step.by == turn.colour()).count(),
    })
}
