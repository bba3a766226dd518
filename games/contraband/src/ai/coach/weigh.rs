//! The value of plans: the engine's lines, simulated in samples with its unbiased evaluation.

use super::facts::Course;
use crate::ai::engine::{
    Eyes, Judge, LevelParams, Mind, Way, as_chance, mean, nets, of_chances, skill, temper, tried, world,
};
use crate::rules::{Contraband, Order, Position, View};
use orrery_ai::{Evaluation, SearchBudget, SearchHandle};
use orrery_core::{Character, Level};

/// The divisor of the highest level's number of samples: the coach evaluates many decisions.
const STUDIED: u32 = 2;
/// The number of samples on which two lines are compared again when a whole turn is annotated.
const TOLD: u32 = 24;
/// The mask that makes the seed of those samples differ from that of the samples on which the best line was found.
const AFRESH: u64 = 0x5eed_0fbe_77e7_0000;

/// A plan and its value.
#[derive(Debug, Clone)]
pub(super) struct Weighed {
    /// The orders and effects of the plan.
    pub(super) course: Course,
    /// The player's chance to win.
    pub(super) win: f32,
}

/// The evaluator and its search parameters.
pub(super) struct Scales {
    judge: Judge<'static>,
    mind: Mind<'static>,
    skill: LevelParams,
    effort: SearchBudget,
}

impl Scales {
    /// Creates the evaluator with the nets that come with the program. Returns `None` only if the levels cannot be read.
    pub(super) fn new(effort: SearchBudget) -> Option<Self> {
        let highest = skill(Level::Admiral)?;
        let skill = LevelParams { worlds: highest.worlds / STUDIED, ..highest.clone() };
        let mind = Mind::new(nets(), &skill, temper(Character::PLAIN)?);
        Some(Scales { judge: Judge::new(nets()), mind, skill, effort })
    }

    /// Returns the evaluation of all seats if a seat has this chance.
    pub(super) fn outlook(&self, seen: &View, seat: usize, win: f32) -> Evaluation {
        of_chances(&seen.known, &mean(&self.judge, seen, false, self.effort.seed), seat, win)
    }

    /// Returns the evaluation of all seats in this view. `done` means that the player on turn has only to end the turn.
    pub(super) fn standing(&self, seen: &View, seat: usize, done: bool) -> Evaluation {
        let chances = mean(&self.judge, seen, done, self.effort.seed);
        of_chances(&seen.known, &chances, seat, as_chance(&seen.known, chances[seat]))
    }

    /// Returns the candidate lines after simulation, the best first, and the number of leaves compared; `None` if `watch` was told
    /// to stop.
    pub(super) fn ways(&self, seen: &View, watch: &SearchHandle<Contraband>) -> Option<(Vec<Way>, u32)> {
        if seen.known.is_over() {
            return None;
        }
        let (all, ends) = self.mind.weighed(seen, self.effort, watch);
        (!watch.stopped() && !all.is_empty()).then_some((all, ends))
    }

    /// Returns the chance to win of a line.
    pub(super) fn chance(&self, seen: &View, way: &Way) -> f32 {
        as_chance(&seen.known, way.worth())
    }

    /// Returns a plan of these orders with this chance.
    pub(super) fn weighed(&self, seen: &View, orders: &[Order], win: f32) -> Weighed {
        Weighed { course: Course::of(&seen.known, orders), win }
    }

    /// Returns the values of the best line and of the line played on the same samples, which differ from those on which the best
    /// was found.
    pub(super) fn compared(&self, seen: &View, best: &Way, played: &[Order]) -> [f32; 2] {
        let worth = self.afresh(seen, best);
        if played == best.orders {
            return [worth, worth];
        }
        let own = Way { orders: played.to_vec(), ..best.clone() };
        [worth, self.afresh(seen, &own)]
    }

    fn afresh(&self, seen: &View, way: &Way) -> f32 {
        let worlds = (TOLD * u32::from(self.effort.budget) / 100).max(4);
        let seed = self.effort.seed ^ AFRESH;
        let eyes = Eyes { seat: seen.known.asked(), spite: 0.0 };
        let of = |number: u32| {
            let start: Position = world(seen, seed, number);
            eyes.worth(&tried(&self.judge, &start, way, self.skill.rounds, seed, number))
        };
        as_chance(&seen.known, (0..worlds).map(of).sum::<f32>() / worlds as f32)
    }
}
