//! Evaluates plans: the engine's lines are simulated in samples, without the preferences of a character.

use super::facts::SimulatedPlan;
use crate::ai::engine::{
    CandidateLine, Engine, LevelParams, PositionEvaluator, SeatUtility, as_chance, mean, of_chances, sample_state,
    simulated_chances,
};
use crate::rules::{Contraband, Order, Position, View};
use orrery_ai::engine::GameEngine as _;
use orrery_ai::{Evaluation, SearchBudget, SearchHandle};
use orrery_core::{Level, OpponentCharacter};

/// The number by which the highest level's number of samples is divided. The coach uses fewer samples, because it evaluates many
/// decisions.
const COACH_SAMPLE_DIVISOR: u32 = 2;
/// The number of samples, with the full search budget, on which two lines are compared again when a turn is annotated.
const ANNOTATION_SAMPLES: u32 = 24;
/// The mask that makes the seed of the annotation samples differ from the seed of the samples on which the best line was found.
const RESAMPLE_SEED_MASK: u64 = 0x5eed_0fbe_77e7_0000;

/// A plan and its value.
#[derive(Debug, Clone)]
pub(super) struct EvaluatedPlan {
    /// The orders and effects of the plan.
    pub(super) outcome: SimulatedPlan,
    /// The player's win chance.
    pub(super) win: f32,
}

/// The evaluator of plans, with its search parameters.
pub struct PlanEvaluator {
    judge: PositionEvaluator<'static>,
    engine: Engine<'static>,
    level_params: LevelParams,
    effort: SearchBudget,
}

impl PlanEvaluator {
    /// Creates the evaluator with the nets that come with the program. Returns `None` only if the levels, characters or nets
    /// cannot be read.
    pub(super) fn with_budget(effort: SearchBudget) -> Option<Self> {
        let highest = Contraband::level_params(Level::Admiral)?;
        let skill = LevelParams { worlds: highest.worlds / COACH_SAMPLE_DIVISOR, ..highest.clone() };
        let nets = Contraband::own_weights()?;
        let engine = Engine::new(nets, &skill, Contraband::personality(OpponentCharacter::PLAIN)?);
        Some(PlanEvaluator { judge: PositionEvaluator::new(nets), engine, level_params: skill, effort })
    }

    /// Returns an evaluation of all seats that gives `seat` the win chance `win`.
    pub(super) fn outlook(&self, seen: &View, seat: usize, win: f32) -> Evaluation {
        of_chances(&seen.known, &mean(&self.judge, seen, false, self.effort.seed), seat, win)
    }

    /// Returns the evaluation of all seats in this view. `done` is true if the player on turn only has to end the turn.
    pub(super) fn standing(&self, seen: &View, seat: usize, done: bool) -> Evaluation {
        let chances = mean(&self.judge, seen, done, self.effort.seed);
        of_chances(&seen.known, &chances, seat, as_chance(&seen.known, chances[seat]))
    }

    /// Returns the candidate lines after simulation, the best first, and the number of leaves compared. Returns `None` if the
    /// match is over, if there is no line, or if `watch` cancels the search.
    pub(super) fn candidate_lines(
        &self,
        seen: &View,
        watch: &SearchHandle<Contraband>,
    ) -> Option<(Vec<CandidateLine>, u32)> {
        if seen.known.is_over() {
            return None;
        }
        let (all, ends) = self.engine.evaluated_lines(seen, self.effort, watch);
        (!watch.stopped() && !all.is_empty()).then_some((all, ends))
    }

    /// Returns the win chance of a line.
    pub(super) fn chance(&self, seen: &View, way: &CandidateLine) -> f32 {
        as_chance(&seen.known, way.worth())
    }

    /// Returns a plan of these orders with this win chance.
    pub(super) fn evaluated(&self, seen: &View, orders: &[Order], win: f32) -> EvaluatedPlan {
        EvaluatedPlan { outcome: SimulatedPlan::of(&seen.known, orders), win }
    }

    /// Returns the values of the best line and of the line played on the same samples, which differ from those on which the best
    /// line was found.
    pub(super) fn compared(&self, seen: &View, best: &CandidateLine, played: &[Order]) -> [f32; 2] {
        let worth = self.resampled_value(seen, best);
        if played == best.orders {
            return [worth, worth];
        }
        let own = CandidateLine { orders: played.to_vec(), ..best.clone() };
        [worth, self.resampled_value(seen, &own)]
    }

    fn resampled_value(&self, seen: &View, way: &CandidateLine) -> f32 {
        let worlds = (ANNOTATION_SAMPLES * u32::from(self.effort.budget) / 100).max(4);
        let seed = self.effort.seed ^ RESAMPLE_SEED_MASK;
        let eyes = SeatUtility { seat: seen.known.asked(), spite: 0.0 };
        let of = |number: u32| {
            let start: Position = sample_state(seen, seed, number);
            eyes.worth(&simulated_chances(&self.judge, &start, way, self.level_params.rounds, seed, number))
        };
        as_chance(&seen.known, (0..worlds).map(of).sum::<f32>() / worlds as f32)
    }
}
