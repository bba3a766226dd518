//! Evaluation of plans: the engine's lines, simulated in samples, with its judgement free of preferences.

use super::facts::Course;
use crate::ai::engine::{
    Judge, LevelParams, Path, Way, Ways, expected, in_worlds, look, nets, of_points, outlook, skill, temper, ways,
};
use crate::rules::{FarSpaceFoundry, Order, Position, Stage, View};
use orrery_ai::{Evaluation, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{Character, Colour, Level, Rules as _};

/// Number of samples in which two lines are compared again when a whole turn is annotated.
const TOLD: u32 = 24;
/// Difference of the seed of those samples from the seed of the samples in which the best line was found.
const AFRESH: u64 = 0x5eed_0fbe_77e7_0000;

/// A plan and its value.
#[derive(Debug, Clone)]
pub(super) struct Weighed {
    /// The orders of the plan and their effects.
    pub(super) course: Course,
    /// The points that the player can expect with it.
    pub(super) points: f32,
    /// The player's chance to win, from 0 to 1.
    pub(super) win: f32,
}

/// The evaluator of the coach: the judge, the level parameters, and the search budget.
pub(super) struct Scales {
    judge: Judge<'static>,
    skill: LevelParams,
    effort: SearchBudget,
}

impl Scales {
    /// Creates an evaluator with the built-in nets. Returns `None` only if the levels cannot be read.
    pub(super) fn new(effort: SearchBudget) -> Option<Self> {
        let judge = Judge::new(nets(), temper(Character::PLAIN)?);
        Some(Scales { judge, skill: skill(Level::Admiral)?.clone(), effort })
    }

    /// Returns the outlook of all seats if the decider expects `points`.
    pub(super) fn outlook(&self, seen: &View, points: f32) -> Evaluation {
        outlook(&self.judge, seen, points)
    }

    /// Returns the decider's chance to win if they expect `points`.
    pub(super) fn chance(&self, seen: &View, points: f32) -> f32 {
        self.outlook(seen, points).win[usize::from(seen.known.turn)]
    }

    /// Returns the outlook of all seats between two turns, based on the known state. After the end of the match it is
    /// the actual winner.
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

    /// Returns the points that a seat can expect between two turns.
    pub(super) fn between(&self, p: &Position, seat: usize) -> f32 {
        self.judge.between(p, seat)
    }

    /// Returns the points that the mover can expect after doing everything in the turn except ending it.
    pub(super) fn after(&self, p: &Position) -> f32 {
        self.judge.after(p)
    }

    /// Returns the possible lines with their simulated values, the best first, and the number of leaves compared.
    /// Returns `None` if `watch` was cancelled.
    pub(super) fn ways(&self, seen: &View, watch: &SearchHandle<FarSpaceFoundry>) -> Option<(Ways, u32)> {
        if seen.known.stage == Stage::Begin || seen.known.is_over() {
            return None;
        }
        watch.set_phase(SearchPhase::Finding);
        let (mut all, ends) = ways(&self.judge, &seen.known, true, 0.0, self.effort.seed);
        watch.found(ends as usize);
        look(&self.judge, seen, &mut all, &self.skill, self.effort, watch);
        (!watch.stopped() && !all.is_empty()).then_some((all, ends))
    }

    /// Creates a plan from these orders, with the points that the player can expect.
    pub(super) fn weighed(&self, seen: &View, orders: &[Order], points: f32) -> Weighed {
        Weighed { course: Course::of(&seen.known, orders), points, win: self.chance(seen, points) }
    }

    /// Returns the values of the best line and of the line played, in points. Both are measured in the same samples,
    /// which are not those in which the best line was found.
    pub(super) fn compared(&self, seen: &View, best: &Way, played: &[Order]) -> (f32, f32) {
        let path = played.iter().fold(Path::default(), |path, order| path.with(*order));
        if path.orders() == best.path.orders() {
            let worth = self.afresh(seen, best);
            return (worth, worth);
        }
        let own = Way { path, ..best.clone() };
        (self.afresh(seen, best), self.afresh(seen, &own))
    }

    fn afresh(&self, seen: &View, way: &Way) -> f32 {
        let worlds = (TOLD * u32::from(self.effort.budget) / 100).max(4);
        in_worlds(&self.judge, seen, way, self.skill.turns, self.effort.seed ^ AFRESH, worlds)
    }
}
