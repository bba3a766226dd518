//! What plans are worth: the engine's ways to go on, played on in worlds, with its plain judgement.

use super::facts::Course;
use crate::ai::engine::{
    Eyes, Judge, Mind, Skill, Way, as_chance, mean, nets, of_chances, skill, temper, tried, world,
};
use crate::rules::{Contraband, Order, Position, View};
use orrery_ai::{Effort, Outlook, Watch};
use orrery_core::{Character, Level};

/// How much of the worlds of the highest level the coach plays on in: it weighs many decisions.
const STUDIED: u32 = 2;
/// Worlds in which two ways are compared anew when a whole turn is told again.
const TOLD: u32 = 24;
/// What the seed of those differs by from that of the worlds in which the best was found.
const AFRESH: u64 = 0x5eed_0fbe_77e7_0000;

/// A plan and what it is worth.
#[derive(Debug, Clone)]
pub(super) struct Weighed {
    /// What it does.
    pub(super) course: Course,
    /// The player's chance to win.
    pub(super) win: f32,
}

/// The judge, and how hard it studies.
pub(super) struct Scales {
    judge: Judge<'static>,
    mind: Mind<'static>,
    skill: Skill,
    effort: Effort,
}

impl Scales {
    /// Scales by the nets that come with the program; nothing only if the levels cannot be read.
    pub(super) fn new(effort: Effort) -> Option<Self> {
        let highest = skill(Level::Admiral)?;
        let skill = Skill { worlds: highest.worlds / STUDIED, ..highest.clone() };
        let mind = Mind::new(nets(), &skill, temper(Character::PLAIN)?);
        Some(Scales { judge: Judge::new(nets()), mind, skill, effort })
    }

    /// What everybody expects if a seat has this chance.
    pub(super) fn outlook(&self, seen: &View, seat: usize, win: f32) -> Outlook {
        of_chances(&seen.known, &mean(&self.judge, seen, false, self.effort.seed), seat, win)
    }

    /// What everybody may expect as things stand, by what is known; `done`: whoever is on turn has only to end it.
    pub(super) fn standing(&self, seen: &View, seat: usize, done: bool) -> Outlook {
        let chances = mean(&self.judge, seen, done, self.effort.seed);
        of_chances(&seen.known, &chances, seat, as_chance(&seen.known, chances[seat]))
    }

    /// The ways to go on, the best first, as they were played on; how many ends were compared. Nothing if `watch` was told to stop.
    pub(super) fn ways(&self, seen: &View, watch: &Watch<Contraband>) -> Option<(Vec<Way>, u32)> {
        if seen.known.is_over() {
            return None;
        }
        let (all, ends) = self.mind.weighed(seen, self.effort, watch);
        (!watch.stopped() && !all.is_empty()).then_some((all, ends))
    }

    /// The chance that a way stands for.
    pub(super) fn chance(&self, seen: &View, way: &Way) -> f32 {
        as_chance(&seen.known, way.worth())
    }

    /// A plan of these orders with this chance.
    pub(super) fn weighed(&self, seen: &View, orders: &[Order], win: f32) -> Weighed {
        Weighed { course: Course::of(&seen.known, orders), win }
    }

    /// What the best way and what was played are worth in the same worlds, which are not those the best was found in.
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
