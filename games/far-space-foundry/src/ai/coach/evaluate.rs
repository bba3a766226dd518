//! Evaluation of plans: the engine's candidate lines, simulated in samples and evaluated without preferences.

use super::facts::SimulatedPlan;
use crate::ai::engine::{
    CandidateLine, CandidateLines, LevelParams, OrderSequence, PositionEvaluator, candidate_lines, evaluation,
    expected, mean_over_samples, of_points, simulate_lines,
};
use crate::rules::{FarSpaceFoundry, Order, Phase, Position, View};
use orrery_ai::engine::GameEngine as _;
use orrery_ai::{Evaluation, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{Colour, Level, OpponentCharacter, Rules as _};

/// Number of samples in which the best line and the line played are compared when a turn is annotated, at full search budget.
const ANNOTATION_SAMPLES: u32 = 24;
/// Value with which the seed is XORed for the samples in which the two lines are compared. The best line is found in samples of
/// the unchanged seed.
const RESAMPLE_SEED_MASK: u64 = 0x5eed_0fbe_77e7_0000;

/// A plan with its effects and its value.
#[derive(Debug, Clone)]
pub(super) struct EvaluatedPlan {
    /// The orders of the plan and their effects.
    pub(super) outcome: SimulatedPlan,
    /// The points that the player can expect with the plan.
    pub(super) points: f32,
    /// The player's win chance, 0 to 1.
    pub(super) win: f32,
}

/// The evaluator of the coach: the nets without preferences, the parameters of the highest level, and the search budget.
pub struct PlanEvaluator {
    judge: PositionEvaluator<'static>,
    level_params: LevelParams,
    effort: SearchBudget,
}

impl PlanEvaluator {
    /// Creates an evaluator with the built-in nets. Returns `None` only if the levels, characters or nets cannot be read.
    pub(super) fn with_budget(effort: SearchBudget) -> Option<Self> {
        let judge = PositionEvaluator::new(
            FarSpaceFoundry::own_weights()?,
            FarSpaceFoundry::personality(OpponentCharacter::PLAIN)?,
        );
        Some(PlanEvaluator { judge, level_params: FarSpaceFoundry::level_params(Level::Admiral)?.clone(), effort })
    }

    /// Returns the evaluation of all seats, given that the decider expects `points`.
    pub(super) fn outlook(&self, seen: &View, points: f32) -> Evaluation {
        evaluation(&self.judge, seen, points)
    }

    /// Returns the win chance of the decider, given that they expect `points`.
    pub(super) fn chance(&self, seen: &View, points: f32) -> f32 {
        self.outlook(seen, points).win[usize::from(seen.known.turn)]
    }

    /// Returns the evaluation of all seats between two turns, based on the known state. After the end of the match, the winners
    /// share a win chance of 1.
    pub(super) fn standing(&self, seen: &View) -> Evaluation {
        let mut outlook = of_points(&seen.known, &expected(&self.judge, seen));
        if seen.known.is_over() {
            let standings = FarSpaceFoundry::standings(seen);
            let winners: Vec<Colour> = standings.winners().collect();
            for (win, seat) in outlook.win.iter_mut().zip(seen.known.seats()) {
                *win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            }
        }
        outlook
    }

    /// Returns the final points that a seat can expect, evaluated between two turns.
    pub(super) fn between(&self, p: &Position, seat: usize) -> f32 {
        self.judge.between(p, seat)
    }

    /// Returns the final points that the mover can expect, evaluated when only the end of the turn is left.
    pub(super) fn after(&self, p: &Position) -> f32 {
        self.judge.after(p)
    }

    /// Returns the candidate lines with their simulated values, the best first, and the number of leaves compared. Returns `None`
    /// if there is nothing to decide, or if `watch` was cancelled.
    pub(super) fn candidate_lines(
        &self,
        seen: &View,
        watch: &SearchHandle<FarSpaceFoundry>,
    ) -> Option<(CandidateLines, u32)> {
        if seen.known.stage == Phase::Begin || seen.known.is_over() {
            return None;
        }
        watch.set_phase(SearchPhase::Finding);
        let (mut all, ends) = candidate_lines(&self.judge, &seen.known, true, 0.0, self.effort.seed);
        watch.found(ends as usize);
        simulate_lines(&self.judge, seen, &mut all, &self.level_params, self.effort, watch);
        (!watch.stopped() && !all.is_empty()).then_some((all, ends))
    }

    /// Creates a plan with these orders and with the points that the player can expect.
    pub(super) fn evaluated(&self, seen: &View, orders: &[Order], points: f32) -> EvaluatedPlan {
        EvaluatedPlan { outcome: SimulatedPlan::of(&seen.known, orders), points, win: self.chance(seen, points) }
    }

    /// Returns the values of the best line and of the line played, in points. Both are measured in the same samples. The best
    /// line was found in other samples.
    pub(super) fn compared(&self, seen: &View, best: &CandidateLine, played: &[Order]) -> (f32, f32) {
        let path = played.iter().fold(OrderSequence::default(), |path, order| path.with(*order));
        if path.orders() == best.path.orders() {
            let worth = self.resampled_value(seen, best);
            return (worth, worth);
        }
        let own = CandidateLine { path, ..best.clone() };
        (self.resampled_value(seen, best), self.resampled_value(seen, &own))
    }

    fn resampled_value(&self, seen: &View, way: &CandidateLine) -> f32 {
        let worlds = (ANNOTATION_SAMPLES * u32::from(self.effort.budget) / 100).max(4);
        mean_over_samples(
            &self.judge,
            seen,
            way,
            self.level_params.turns,
            self.effort.seed ^ RESAMPLE_SEED_MASK,
            worlds,
        )
    }
}
