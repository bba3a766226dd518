//! Advice for a decision, and the explanation of a turn that a player played.

use super::CoachReason;
use super::annotate::{Decision, annotate};
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::reasons::reasons;
use crate::rules::{FarSpaceFoundry, Order, View, view};
use orrery_ai::coach::{Advice, AnnotatedTurn, DecisionWinChances as _, OtherPlanRole, Suggestion, reasons_at};
use orrery_ai::{ComparedPlay, GameCoach, SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Maximum number of plans in the advice.
const PLANS: usize = 3;
/// Minimum gain in win chance over the line played for a better plan to be mentioned.
const CLEARLY: f32 = 0.01;

/// Plans with the same idea are advised once.
impl GameCoach<FarSpaceFoundry> for PlanEvaluator {
    type Decision = Decision;

    fn new(_: &View, effort: SearchBudget) -> Option<Self> {
        Self::with_budget(effort)
    }

    fn advise(
        &mut self,
        seen: &View,
        watch: &SearchHandle<FarSpaceFoundry>,
    ) -> Option<Advice<FarSpaceFoundry, CoachReason>> {
        let (ways, ends) = self.candidate_lines(seen, watch)?;
        let mut plans: Vec<EvaluatedPlan> = Vec::new();
        for way in &ways {
            // Lines that were dropped early were simulated in fewer samples, so their values are less reliable. None of them ranks
            // above a line that was not dropped.
            let most = plans.last().map_or(f32::INFINITY, |last| last.points);
            let plan = self.evaluated(seen, way.path.orders(), way.worth().min(most));
            if plans.len() < PLANS && plans.iter().all(|known| idea(known) != idea(&plan)) {
                plans.push(plan);
            }
        }
        let best = plans.first()?;
        let now = self.outlook(seen, ways.first()?.worth());
        let suggestion = |place: usize| {
            let why = reasons_at(&plans, place, reasons);
            suggestion(self, seen, &plans[place], best.win - plans[place].win, why)
        };
        Some(Advice { now, plans: (0..plans.len()).map(suggestion).collect(), leaves: ends })
    }

    fn annotate(
        &mut self,
        turn: &TurnRecord<FarSpaceFoundry>,
        watch: &SearchHandle<FarSpaceFoundry>,
    ) -> Option<AnnotatedTurn<Decision>> {
        annotate(self, turn, watch)
    }

    fn compare(
        &mut self,
        turn: &TurnRecord<FarSpaceFoundry>,
        told: &AnnotatedTurn<Decision>,
        _: &SearchHandle<FarSpaceFoundry>,
    ) -> Option<ComparedPlay<FarSpaceFoundry>> {
        let costliest = told.costliest();
        let seen = view(&costliest.before, Some(turn.colour()));
        let played = self.evaluated(&seen, &costliest.orders, costliest.points[1]);
        let better = self.evaluated(&seen, costliest.best_line.path.orders(), costliest.points[0]);
        if costliest.error() <= CLEARLY || better.outcome.orders() == costliest.orders {
            return Some((reasons(&played, None), None));
        }
        let why = reasons(&better, Some((&played, OtherPlanRole::Worse)));
        let better_plan = suggestion(self, &seen, &better, 0.0, why);
        Some((reasons(&played, Some((&better, OtherPlanRole::Better))), Some(better_plan)))
    }
}

/// Returns the idea of a plan: its orders without the details. Plans that differ only in the goods they move, or in their bribes,
/// share one idea.
fn idea(plan: &EvaluatedPlan) -> Vec<Order> {
    let detail = |order: &Order| {
        matches!(order, Order::Take(_) | Order::Load(_) | Order::Unload(_) | Order::Bribe { .. } | Order::End)
    };
    plan.outcome.orders().iter().filter(|order| !detail(order)).copied().collect()
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
