//! What plans are worth: the engine's ways to go on, played on in worlds, with its plain judgement.

use super::facts::Course;
use crate::ai::engine::{
    Judge, Path, Skill, Way, Ways, expected, in_worlds, look, nets, of_points, outlook, skill, temper, ways,
};
use crate::rules::{FarSpaceFoundry, Order, Position, Stage, View};
use orrery_ai::{Busy, Effort, Outlook, Watch};
use orrery_core::{Character, Colour, Level, Rules as _};

/// Worlds in which two ways are compared anew when a whole turn is told again.
const TOLD: u32 = 24;
/// What the seed of those differs by from that of the worlds in which the best was found.
const AFRESH: u64 = 0x5eed_0fbe_77e7_0000;

/// A plan and what it is worth.
#[derive(Debug, Clone)]
pub(super) struct Weighed {
    /// What it does.
    pub(super) course: Course,
    /// The points that the player may expect with it.
    pub(super) points: f32,
    /// His chance to win.
    pub(super) win: f32,
}

/// The judge, and how hard it studies.
pub(super) struct Scales {
    judge: Judge<'static>,
    skill: Skill,
    effort: Effort,
}

impl Scales {
    /// Scales by the nets that come with the program; nothing only if the levels cannot be read.
    pub(super) fn new(effort: Effort) -> Option<Self> {
        let judge = Judge::new(nets(), temper(Character::PLAIN)?);
        Some(Scales { judge, skill: skill(Level::Admiral)?.clone(), effort })
    }

    /// What everybody expects if who decides expects so many points.
    pub(super) fn outlook(&self, seen: &View, points: f32) -> Outlook {
        outlook(&self.judge, seen, points)
    }

    /// The chance to win of who decides if he expects so many points.
    pub(super) fn chance(&self, seen: &View, points: f32) -> f32 {
        self.outlook(seen, points).win[usize::from(seen.known.turn)]
    }

    /// What everybody may expect between two turns, by what is known; of a match that is over who won it.
    pub(super) fn standing(&self, seen: &View) -> Outlook {
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

    /// What a seat may expect between two turns, in points.
    pub(super) fn between(&self, p: &Position, seat: usize) -> f32 {
        self.judge.between(p, seat)
    }

    /// What the mover may expect who has done everything in his turn but end it, in points.
    pub(super) fn after(&self, p: &Position) -> f32 {
        self.judge.after(p)
    }

    /// The ways to go on, the best first, as they were played on; how many ends were compared. Nothing if `watch` was told to stop.
    pub(super) fn ways(&self, seen: &View, watch: &Watch<FarSpaceFoundry>) -> Option<(Ways, u32)> {
        if seen.known.stage == Stage::Begin || seen.known.is_over() {
            return None;
        }
        watch.now(Busy::Finding);
        let (mut all, ends) = ways(&self.judge, &seen.known, true, 0.0, self.effort.seed);
        watch.found(ends as usize);
        look(&self.judge, seen, &mut all, &self.skill, self.effort, watch);
        (!watch.stopped() && !all.is_empty()).then_some((all, ends))
    }

    /// A plan of these orders with which the player may expect so many points.
    pub(super) fn weighed(&self, seen: &View, orders: &[Order], points: f32) -> Weighed {
        Weighed { course: Course::of(&seen.known, orders), points, win: self.chance(seen, points) }
    }

    /// What the best way and what was played are worth, in points, in the same worlds, which are not those the best was found in.
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
