//! Advice for a decision, and the explanation of a turn that was played.

use super::annotate::{annotate, mover};
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::fact::{CoachFact, CoachReason};
use super::reasons::{MOST_REASONS, OtherPlanRole, reasons};
use crate::rules::{BoardSpot, Contraband, Order, View, view};
use orrery_ai::coach::{Advice, DecisionWinChances as _, Suggestion, TurnExplanation};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_core::Rules as _;
use orrery_record::TurnRecord;

/// The maximum number of plans advised.
const PLANS: usize = 3;
/// The lead in win chance above which a plan is shown as better than the line played.
const CLEARLY: f32 = 0.01;

/// Returns up to three plans for the decider, the best first, based on that player's knowledge. Plans with the same idea are
/// listed once. The result depends only on the view and the effort.
///
/// Returns `None` if there is nothing to decide or if `watch` cancels the search.
pub fn advise(
    seen: &View,
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
) -> Option<Advice<Contraband, CoachReason>> {
    let scales = PlanEvaluator::new(effort)?;
    let (ways, ends) = scales.candidate_lines(seen, watch)?;
    let mut plans: Vec<EvaluatedPlan> = Vec::new();
    for way in &ways {
        // Lines dropped early were simulated in fewer samples, so none of them may count as better than a line that was kept.
        let most = plans.last().map_or(f32::INFINITY, |last| last.win);
        let plan = scales.evaluated(seen, &way.orders, scales.chance(seen, way).min(most));
        if plans.len() < PLANS && plans.iter().all(|known| idea(known) != idea(&plan)) {
            plans.push(plan);
        }
    }
    let best = plans.first()?;
    let suggestion = |place: usize| {
        let plan = &plans[place];
        let why = match (place, plans.get(1)) {
            (0, second) => with_way_back(plan, why_best(plan, second)),
            _ => reasons(plan, Some((best, OtherPlanRole::Better))),
        };
        suggestion(&scales, seen, plan, best.win - plan.win, why)
    };
    let now = scales.outlook(seen, seen.known.asked(), best.win);
    Some(Advice { now, plans: (0..plans.len()).map(suggestion).collect(), leaves: ends })
}

/// Returns the idea of a plan: the final spot of the ship, and the orders other than moves, loading, selling, throwing out metals
/// and the end of the turn. A move counts only if it is the last order.
fn idea(plan: &EvaluatedPlan) -> (BoardSpot, Vec<Order>) {
    let end = plan.outcome.end();
    let detail = |order: &Order| {
        matches!(
            order,
            Order::Move(_) | Order::Take(_) | Order::Swap { .. } | Order::Sell(_) | Order::Jettison(_) | Order::End
        )
    };
    let mut deeds: Vec<Order> = plan.outcome.orders().iter().filter(|order| !detail(order)).copied().collect();
    if let Some(open @ Order::Move(_)) = plan.outcome.orders().last() {
        deeds.push(*open);
    }
    (end.me().at, deeds)
}

/// Returns the reasons why a plan is better than the second-best plan, or its gains if nothing stands out.
fn why_best(best: &EvaluatedPlan, second: Option<&EvaluatedPlan>) -> Vec<CoachReason> {
    let Some(second) = second else { return reasons(best, None) };
    let better = reasons(best, Some((second, OtherPlanRole::Worse)));
    if matches!(better[..], [CoachReason { fact: CoachFact::Balance, .. }]) { reasons(best, None) } else { better }
}

/// Adds the next goal of a player who has lost everything. It is the same in all plans, so comparing plans does not reveal it.
fn with_way_back(plan: &EvaluatedPlan, mut why: Vec<CoachReason>) -> Vec<CoachReason> {
    let Some(fact) = plan.outcome.way_back() else { return why };
    why.retain(|reason| {
        reason.fact != fact
            && !matches!(reason.fact, CoachFact::Balance | CoachFact::NothingBetter | CoachFact::Waits { .. })
    });
    why.truncate(MOST_REASONS - 1);
    why.push(CoachReason { fact, against: false });
    why
}

/// Reports whether these orders reach the end of the turn, which means that nothing is revealed before it.
fn is_whole(orders: &[Order]) -> bool {
    matches!(orders.last(), Some(Order::End | Order::Plan(_) | Order::Done))
}

fn suggestion(
    scales: &PlanEvaluator,
    seen: &View,
    plan: &EvaluatedPlan,
    loss: f32,
    reasons: Vec<CoachReason>,
) -> Suggestion<Contraband, CoachReason> {
    let orders = plan.outcome.orders().to_vec();
    let after = is_whole(&orders).then_some(View { known: *plan.outcome.end(), ..*seen });
    let outlook = scales.outlook(seen, seen.known.asked(), plan.win);
    Suggestion { orders, after, outlook, win: plan.win, loss: loss.max(0.0), reasons }
}

/// Explains the value of a turn that was played: the line played, a better line if there was one, and the reasons.
///
/// Returns `None` if the turn did not reach its end, if nothing was decided in it, or if `watch` cancels the search.
pub fn explain(
    turn: &TurnRecord<Contraband>,
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
) -> Option<TurnExplanation<Contraband, CoachReason>> {
    let scales = PlanEvaluator::new(effort)?;
    let told = annotate(&scales, turn, watch)?;
    let (costliest, figures) = (told.costliest(), told.figures);
    let colour = mover(turn)?;
    let seat = turn.before.seat_of(colour)?;
    let seen = Contraband::view(&costliest.before, Some(colour));
    let played = scales.evaluated(&seen, &costliest.orders, costliest.played);
    let better = scales.evaluated(&seen, &costliest.best_line.orders, costliest.best);
    let clearly = costliest.error() > CLEARLY;
    let better = Some(better).filter(|plan| clearly && plan.outcome.orders() != costliest.orders);
    let why = match &better {
        Some(plan) => reasons(&played, Some((plan, OtherPlanRole::Better))),
        None => reasons(&played, None),
    };
    let orders: Vec<Order> = turn.steps.iter().filter(|step| step.by == colour).map(|step| step.order).collect();
    Some(TurnExplanation {
        colour,
        before: told.before,
        after: told.after,
        roll: (figures.expected, figures.rolled),
        choice: (figures.best, figures.played),
        luck: figures.luck(),
        played: Suggestion {
            orders,
            after: Some(view(turn.end(), Some(seat))),
            outlook: told.after,
            win: told.after.win[seat],
            loss: figures.error(),
            reasons: why,
        },
        better: better.map(|plan| {
            let why = reasons(&plan, Some((&played, OtherPlanRole::Worse)));
            Suggestion { win: figures.best, ..suggestion(&scales, &seen, &plan, 0.0, why) }
        }),
        departs: turn.steps[..costliest.at].iter().filter(|step| step.by == colour).count(),
    })
}
