//! Advice for a decision, and the explanation of a turn that was played.

use super::annotate::{Decision, annotate};
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::fact::{CoachFact, CoachReason};
use super::reasons::reasons;
use crate::rules::{BoardSpot, Contraband, Order, View};
use orrery_ai::coach::{
    Advice, AnnotatedTurn, DecisionWinChances as _, MOST_REASONS, OtherPlanRole, Suggestion, reasons_at,
};
use orrery_ai::{ComparedPlay, GameCoach, SearchBudget, SearchHandle};
use orrery_core::Rules as _;
use orrery_record::TurnRecord;

/// The maximum number of plans advised.
const PLANS: usize = 3;
/// The lead in win chance above which a plan is shown as better than the line played.
const CLEARLY: f32 = 0.01;
/// The lead in win chance below which plans are shown as equally good.
const EQUAL: f32 = 0.0005;

/// Plans with the same idea are advised once. The figures of a turn are those of the player who ended it.
impl GameCoach<Contraband> for PlanEvaluator {
    type Decision = Decision;

    fn new(_: &View, effort: SearchBudget) -> Option<Self> {
        Self::with_budget(effort)
    }

    fn advise(&mut self, seen: &View, watch: &SearchHandle<Contraband>) -> Option<Advice<Contraband, CoachReason>> {
        let (ways, ends) = self.candidate_lines(seen, watch)?;
        let mut plans: Vec<EvaluatedPlan> = Vec::new();
        for way in &ways {
            // Lines dropped early were simulated in fewer samples, so none of them may count as better than a line that was kept.
            let most = plans.last().map_or(f32::INFINITY, |last| last.win);
            let plan = self.evaluated(seen, &way.orders, self.chance(seen, way).min(most));
            if plans.len() < PLANS && plans.iter().all(|known| idea(known) != idea(&plan)) {
                plans.push(plan);
            }
        }
        keep_cards(&mut plans);
        let best = plans.first()?;
        let suggestion = |place: usize| {
            let plan = &plans[place];
            let why = reasons_at(&plans, place, reasons);
            let why = if place == 0 { with_way_back(plan, why) } else { why };
            let why = with_sale_ahead(plan, why);
            suggestion(self, seen, plan, best.win - plan.win, why)
        };
        let now = self.outlook(seen, seen.known.asked(), best.win);
        Some(Advice { now, plans: (0..plans.len()).map(suggestion).collect(), leaves: ends })
    }

    fn annotate(
        &mut self,
        turn: &TurnRecord<Contraband>,
        watch: &SearchHandle<Contraband>,
    ) -> Option<AnnotatedTurn<Decision>> {
        annotate(self, turn, watch)
    }

    fn compare(
        &mut self,
        _: &TurnRecord<Contraband>,
        told: &AnnotatedTurn<Decision>,
        _: &SearchHandle<Contraband>,
    ) -> Option<ComparedPlay<Contraband>> {
        let costliest = told.costliest();
        let seen = Contraband::view(&costliest.before, Some(told.colour));
        let played = self.evaluated(&seen, &costliest.orders, costliest.played);
        let better = self.evaluated(&seen, &costliest.best_line.orders, costliest.best);
        if costliest.error() <= CLEARLY || better.outcome.orders() == costliest.orders {
            return Some((reasons(&played, None), None));
        }
        let why = reasons(&better, Some((&played, OtherPlanRole::Worse)));
        let better_plan = suggestion(self, &seen, &better, 0.0, why);
        Some((reasons(&played, Some((&better, OtherPlanRole::Better))), Some(better_plan)))
    }
}

/// Moves the plan with the fewest bonus cards among those as good as the best to the front, so that no card is wasted.
fn keep_cards(plans: &mut Vec<EvaluatedPlan>) {
    let Some(best) = plans.first().map(|best| best.win) else { return };
    let equal = plans.iter().enumerate().filter(|(_, plan)| best - plan.win < EQUAL);
    if let Some((place, _)) = equal.min_by_key(|(_, plan)| cards(plan)) {
        let plan = plans.remove(place);
        plans.insert(0, plan);
    }
}

fn cards(plan: &EvaluatedPlan) -> usize {
    plan.outcome.orders().iter().filter(|order| matches!(order, Order::Play(_))).count()
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

/// Adds the sale that a plan leads to, after the last of its orders. It replaces the approach to the same market.
fn with_sale_ahead(plan: &EvaluatedPlan, mut why: Vec<CoachReason>) -> Vec<CoachReason> {
    let Some(fact) = plan.outcome.sale_ahead() else { return why };
    why.retain(|reason| reason.against || !matches!(reason.fact, CoachFact::Nears { .. } | CoachFact::Balance));
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
