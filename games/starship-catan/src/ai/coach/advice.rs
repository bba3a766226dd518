//! Advice for a decision, and explanations of played turns.

use super::CoachReason;
use super::annotate::{Decision, annotate, costliest_plan, played_plan};
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::facts::asks;
use super::reasons::reasons;
use crate::rules::{Order, StarshipCatan, View, view};
use orrery_ai::coach::{Advice, AnnotatedTurn, OtherPlanRole, Suggestion, reasons_at};
use orrery_ai::{ComparedPlay, GameCoach, SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// The maximum number of plans advised.
const PLANS: usize = 3;
/// The loss of win chance above which the costliest choice of a turn is reported with a better plan.
const CLEARLY: f64 = 0.01;

impl GameCoach<StarshipCatan> for PlanEvaluator {
    type Decision = Decision;

    fn new(_: &View, effort: SearchBudget) -> Option<Self> {
        Self::with_budget(effort)
    }

    fn advise(
        &mut self,
        seen: &View,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<Advice<StarshipCatan, CoachReason>> {
        let (plans, ends) = self.plans(seen, PLANS, watch)?;
        let best = plans.first()?;
        let now = self.outlook(&seen.known, seen.known.decider, best.win);
        let suggestion = |place: usize| {
            let why = reasons_at(&plans, place, |plan, other| reasons(self.evaluator(), seen, plan, other));
            suggestion(self, seen, &plans[place], best.win - plans[place].win, why)
        };
        Some(Advice { now, plans: (0..plans.len()).map(suggestion).collect(), leaves: ends })
    }

    fn annotate(
        &mut self,
        turn: &TurnRecord<StarshipCatan>,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<AnnotatedTurn<Decision>> {
        annotate(self, turn, watch)
    }

    fn compare(
        &mut self,
        turn: &TurnRecord<StarshipCatan>,
        told: &AnnotatedTurn<Decision>,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<ComparedPlay<StarshipCatan>> {
        let mover = turn.before.turn;
        let costliest = told.costliest();
        let seen = view(&costliest.before, Some(mover));
        let (plans, _) = self.plans(&seen, 1, watch)?;
        let clearly = costliest.loss() > CLEARLY;
        let reasons = |plan: &EvaluatedPlan, other| reasons(self.evaluator(), &seen, plan, other);
        let Some(better) = plans.first().filter(|plan| clearly && plan.orders.first() != Some(&costliest.order)) else {
            let whole = played_plan(turn, told.first..turn.steps.len(), told.after.win[told.seat].into(), None);
            return Some((reasons(&whole, None), None));
        };
        let part = costliest_plan(turn, told);
        let why = reasons(better, Some((&part, OtherPlanRole::Worse)));
        let better_plan = suggestion(self, &seen, better, 0.0, why);
        Some((reasons(&part, Some((better, OtherPlanRole::Better))), Some(better_plan)))
    }
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
