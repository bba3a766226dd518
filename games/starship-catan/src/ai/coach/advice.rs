//! Advice for a decision, and explanations of played turns.

use super::annotate::annotate;
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::facts::asks;
use super::reasons::{OtherPlanRole, reasons};
use super::{CoachFact, CoachReason};
use crate::rules::{Order, StarshipCatan, View, view};
use orrery_ai::coach::{Advice, Suggestion, TurnExplanation};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// The maximum number of plans advised.
const PLANS: usize = 3;
/// The loss of win chance above which the costliest choice of a turn is reported with a better plan.
const CLEARLY: f64 = 0.01;

/// Returns up to three plans for the deciding player, best first, each a different idea. They are based only on that player's
/// knowledge, and are always the same for the same view and effort.
///
/// Returns `None` if there is nothing to decide (a roll is due, or the match is over), or if `watch` was cancelled.
pub fn advise(
    seen: &View,
    effort: SearchBudget,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<Advice<StarshipCatan, CoachReason>> {
    let scales = PlanEvaluator::new(effort);
    let (plans, ends) = scales.plans(seen, PLANS, watch)?;
    let best = plans.first()?;
    let now = scales.outlook(&seen.known, seen.known.decider, best.win);
    let suggestion = |place: usize| {
        let plan = &plans[place];
        let why = match (place, plans.get(1)) {
            (0, second) => why_best(&scales, seen, plan, second),
            _ => reasons(scales.evaluator(), seen, plan, Some((best, OtherPlanRole::Better))),
        };
        suggestion(&scales, seen, plan, best.win - plan.win, why)
    };
    Some(Advice { now, plans: (0..plans.len()).map(suggestion).collect(), leaves: ends })
}

/// Returns the reasons why the best plan is better than the second. If there is no second plan, or no reason stands out, returns
/// the effects of the best plan.
fn why_best(
    scales: &PlanEvaluator,
    seen: &View,
    best: &EvaluatedPlan,
    second: Option<&EvaluatedPlan>,
) -> Vec<CoachReason> {
    let alone = || reasons(scales.evaluator(), seen, best, None);
    let Some(second) = second else { return alone() };
    let better = reasons(scales.evaluator(), seen, best, Some((second, OtherPlanRole::Worse)));
    if matches!(better[..], [CoachReason { fact: CoachFact::Balance, .. }]) { alone() } else { better }
}

fn suggestion(
    scales: &PlanEvaluator,
    seen: &View,
    plan: &EvaluatedPlan,
    loss: f64,
    reasons: Vec<CoachReason>,
) -> Suggestion<StarshipCatan, CoachReason> {
    let end = *plan.outcome.end();
    let whole = end.is_over() || plan.orders.last() == Some(&Order::End);
    let open = plan.orders.last().is_some_and(asks);
    Suggestion {
        orders: plan.orders.clone(),
        after: (whole && !open).then_some(View { known: end, ..*seen }),
        outlook: scales.outlook(&seen.known, seen.known.decider, plan.win),
        win: plan.win as f32,
        loss: loss.max(0.0) as f32,
        reasons,
    }
}

/// Explains a turn: returns the value of the played plan, a better plan if there was one, and the reasons.
///
/// Returns `None` if the turn was not completed or contains no choice, or if `watch` was cancelled.
pub fn explain(
    turn: &TurnRecord<StarshipCatan>,
    effort: SearchBudget,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<TurnExplanation<StarshipCatan, CoachReason>> {
    let scales = PlanEvaluator::new(effort);
    let told = annotate(&scales, turn, watch)?;
    let costliest = told.costliest();
    let seen = view(&costliest.before, Some(told.mover));
    let (plans, _) = scales.plans(&seen, 1, watch)?;
    let clearly = costliest.error() > CLEARLY;
    let better = plans.first().filter(|plan| clearly && plan.orders.first() != Some(&costliest.order));
    let (whole, part) = (told.whole(turn), told.part(turn, costliest));
    let why = match better {
        Some(plan) => reasons(scales.evaluator(), &seen, &part, Some((plan, OtherPlanRole::Better))),
        None => reasons(scales.evaluator(), &seen, &whole, None),
    };
    let after = scales.outlook(turn.end(), told.mover, told.after);
    let figures = told.figures();
    Some(TurnExplanation {
        colour: turn.colour(),
        before: scales.outlook(&turn.before, told.mover, told.before),
        after,
        roll: (figures.expected, figures.rolled),
        choice: (figures.best, figures.played),
        luck: figures.luck(),
        played: Suggestion {
            orders: whole.orders,
            after: Some(view(turn.end(), Some(told.mover))),
            outlook: after,
            win: told.after as f32,
            loss: figures.error(),
            reasons: why,
        },
        better: better.map(|plan| {
            let why = reasons(scales.evaluator(), &seen, plan, Some((&part, OtherPlanRole::Worse)));
            Suggestion { win: figures.best, ..suggestion(&scales, &seen, plan, 0.0, why) }
        }),
        departs: told.own_before(turn, costliest.at),
    })
}
