//! Advice for the rolled dice, and the explanation of a completed turn.

use super::annotate::{Decision, TURN_NODES, annotate};
use super::evaluate::{EvaluatedPlan, PlanEvaluator, idle};
use super::facts::SimulatedPlan;
use super::reasons::{ComparedPlan, OtherPlanRole, reasons};
use super::{CoachFact, CoachReason};
use crate::ai::types::{Advice, SearchHandle, Suggestion};
use crate::record::TurnRecord;
use crate::rules::{AlienFrontiers, Order, Phase, Position};
use orrery_ai::coach::AnnotatedTurn;
use orrery_ai::{ComparedPlay, GameCoach, SearchBudget};

/// Maximum number of plans in the advice.
const PLANS: usize = 3;
/// Maximum number of positions visited in the search for plans.
const NODES: u32 = 200_000;
/// A better plan is mentioned only if its win chance is higher than that of the played turn by more than this.
const CLEARLY: f32 = 0.01;

/// The mover must have rolled; some ships may already be docked. There is no coach for a number of players without a net.
impl GameCoach<AlienFrontiers> for PlanEvaluator {
    type Decision = Decision;

    fn new(view: &Position, effort: SearchBudget) -> Option<Self> {
        Self::of_players(view.player_count(), effort)
    }

    fn advise(&mut self, position: &Position, watch: &SearchHandle) -> Option<Advice> {
        if position.phase != Phase::Orders {
            return None;
        }
        let (plans, ends) = self.plans(position, PLANS, NODES, watch)?;
        let now = plans.first()?.outlook;
        let plans = (0..plans.len()).map(|place| suggestion(self, position, &plans, place)).collect();
        Some(Advice { now, plans, leaves: ends })
    }

    fn annotate(&mut self, turn: &TurnRecord, watch: &SearchHandle) -> Option<AnnotatedTurn<Decision>> {
        annotate(self, turn, watch)
    }

    fn compare(
        &mut self,
        turn: &TurnRecord,
        told: &AnnotatedTurn<Decision>,
        watch: &SearchHandle,
    ) -> Option<ComparedPlay<AlienFrontiers>> {
        let end = turn.end();
        let costliest = told.costliest();
        let start = &costliest.start;
        let orders: Vec<Order> = turn.steps[costliest.from..].iter().map(|step| step.order).collect();
        let played = ComparedPlan {
            outcome: SimulatedPlan { start, orders: &orders, end },
            end,
            win: told.after.win[told.seat],
        };
        let better = self.best_plan(start, TURN_NODES, watch).filter(|plan| plan.win - costliest.played > CLEARLY);
        let Some(plan) = better else { return Some((compare_with_nothing(self, start, &played), None)) };
        let why = reasons(self.judge(), &played, &plan.side(start), OtherPlanRole::Better);
        let better = reasons(self.judge(), &plan.side(start), &played, OtherPlanRole::Worse);
        Some((why, Some(plan.suggestion(0.0, better))))
    }
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
    plan.suggestion(plans[0].win - plan.win, reasons)
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

    fn suggestion(&self, loss: f32, reasons: Vec<CoachReason>) -> Suggestion {
        let EvaluatedPlan { after, outlook, win, .. } = *self;
        Suggestion { orders: self.orders.clone(), after, outlook, win, loss, reasons }
    }
}
