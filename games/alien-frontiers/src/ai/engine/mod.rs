//! The engine: it finds every end of the turn, judges them by the value net, plays the best ones on in thought, and
//! picks what its character likes best.
//!
//! Levels differ in how far it looks and how much it misjudges (`assets/alien-frontiers/opponents/`); what it decides is a function of the
//! position, the seed, the form of the match and the budget.

mod ahead;
mod data;
mod judge;
mod looks;

use super::net::{Judge, Net, shipped};
use super::turn::{Ends, Limits, ends};
use crate::ai::Character;
use crate::ai::types::Plan;
use crate::ai::types::Watch;
use crate::rules::{Order, Phase, Position, legal};
use orrery_ai::Busy;
use orrery_ai::Effort;
use orrery_ai::Outlook;
use orrery_core::Generator;
use orrery_core::Level;

pub(super) use ahead::all_played_on;
use ahead::{Candidate, Quick, compare};
use judge::Before;
pub(super) use looks::likely;

pub use data::{Skill, Temper, read_characters, read_levels, skill, temper};

/// Ends further behind the best than this at sight are not.
const WORTH_COMPARING: f32 = 0.05;
/// Ends on which the discards that could wait are tried.
const REFINED: usize = 16;
/// Ends that are played on from at most.
const COMPARED: usize = 12;
/// A look at something new has to be worth this much more, for it is judged by quick play.
const CURIOSITY: f32 = 0.004;

/// An end of the turn with what it is worth.
#[derive(Debug, Clone, Copy)]
pub(super) struct Judged {
    /// Its place among the ends found.
    pub index: usize,
    /// What it is worth to the character, as the level sees it.
    pub worth: f32,
    /// What the net makes of it.
    pub outlook: Outlook,
}

/// A mind at one table: a net and working space. Good for many decisions.
pub struct Mind {
    judge: Judge,
    quick: Quick,
    found: Ends,
    judged: Vec<Judged>,
}

impl Mind {
    /// A mind that judges by `net`.
    #[must_use]
    pub fn new(net: &Net) -> Self {
        let judge = Judge::new(net);
        Mind { quick: Quick::new(&judge), judge, found: Ends::default(), judged: Vec::new() }
    }

    /// What it means to do with the mover's turn from here on.
    #[must_use]
    pub fn plan(&mut self, position: &Position, skill: &Skill, temper: &Temper, effort: Effort, watch: &Watch) -> Plan {
        match position.phase {
            Phase::Over => Plan::default(),
            Phase::Roll => Plan { orders: vec![Order::Roll], ..Plan::default() },
            Phase::Orders => self.turn(position, skill, temper, effort, watch),
        }
    }

    fn turn(&mut self, position: &Position, skill: &Skill, temper: &Temper, effort: Effort, watch: &Watch) -> Plan {
        let before = Before::new(position);
        self.quick.nodes = skill.quick;
        watch.now(Busy::Finding);
        ends(position, Limits::nodes(skill.nodes), effort.seed, &mut self.found);
        watch.found(self.found.ends.len());
        watch.now(Busy::Judging);
        self.judged.clear();
        self.judge_new(position, skill, temper, &before, effort);
        self.refine(position, skill, temper, &before, effort);
        let Some(&best) = self.judged.first() else { return forced(position) };
        watch.found(self.found.ends.len());
        if skill.sees_wins
            && let Some(won) = self.winning(&before)
        {
            return self.plan_of(&won);
        }
        watch.likes(&self.found.orders(&self.found.ends[best.index]));
        let chosen = self.played_on(&best, skill, temper, &before, effort, watch);
        if skill.looks > 0
            && let Some(plan) = self.look(&chosen, skill, temper, &before, effort.seed)
        {
            return plan;
        }
        self.plan_of(&chosen)
    }

    /// Judges the ends that are not yet judged, and puts the best first.
    fn judge_new(&mut self, position: &Position, skill: &Skill, temper: &Temper, before: &Before, effort: Effort) {
        let new = self.judged.len();
        for index in new..self.found.ends.len() {
            let end = &self.found.ends[index].position;
            let outlook = self.judge.outlook(end);
            self.judged.push(Judged { index, worth: before.worth(skill, temper, &outlook, end), outlook });
        }
        let error = skill.error(position.player_count(), effort.form(position.mover_seat));
        if error > 0.0 {
            for judged in &mut self.judged[new..] {
                judged.worth += error * slip(&self.found.ends[judged.index].position, effort.seed);
            }
        }
        self.judged.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(a.index.cmp(&b.index)));
    }

    /// Tries what could wait on the best ends.
    fn refine(&mut self, position: &Position, skill: &Skill, temper: &Temper, before: &Before, effort: Effort) {
        let best: Vec<usize> = self.judged.iter().take(REFINED).map(|j| j.index).collect();
        if self.found.refine(position, effort.seed, &best) > 0 {
            self.judge_new(position, skill, temper, before, effort);
        }
    }

    /// The end that wins the match, the one with the most to show for it.
    fn winning(&self, before: &Before) -> Option<Judged> {
        let wins = |j: &&Judged| self.found.ends[j.index].position.is_over() && j.outlook.win[before.seat()] > 0.0;
        let share = |j: &&Judged| (j.outlook.win[before.seat()], j.outlook.margin[before.seat()]);
        let won = self.judged.iter().filter(wins);
        won.max_by(|a, b| share(a).partial_cmp(&share(b)).unwrap_or(std::cmp::Ordering::Equal))
            .copied()
            // A victory to be shared is taken only where nothing better is in sight.
            .filter(|j| j.outlook.win[before.seat()] >= 1.0)
    }

    /// The best end after playing on from those that come near it.
    fn played_on(
        &mut self,
        best: &Judged,
        skill: &Skill,
        temper: &Temper,
        before: &Before,
        effort: Effort,
        watch: &Watch,
    ) -> Judged {
        let near = |j: &&Judged| j.worth > best.worth - WORTH_COMPARING;
        let mut candidates: Vec<Candidate> = self
            .judged
            .iter()
            .take_while(near)
            .take(COMPARED)
            .map(|j| Candidate::new(self.found.ends[j.index].position, j.index, j.worth))
            .collect();
        let times = skill.plays_on * u32::from(effort.budget) / 100;
        if times == 0 || candidates.len() < 2 {
            return *best;
        }
        watch.now(Busy::PlayingOn);
        let worth = |outlook: &Outlook, end: &Position| before.worth(skill, temper, outlook, end);
        let turns = usize::from(before.players()) * skill.rounds as usize;
        compare(&mut candidates, &mut self.quick, (times, turns), effort.seed, watch, &worth);
        let Some(first) = candidates.first() else { return *best };
        let judged = self.judged.iter().find(|j| j.index == first.index).copied().unwrap_or(*best);
        Judged { worth: judged.worth, outlook: first.outlook(judged.outlook), ..judged }
    }

    /// A look at something new, if it is worth more than the end chosen.
    fn look(&mut self, chosen: &Judged, skill: &Skill, temper: &Temper, before: &Before, seed: u64) -> Option<Plan> {
        let look = looks::best(&self.found, skill.looks as usize, &mut self.quick, seed)?;
        let end = &self.found.ends[chosen.index].position;
        let plain = self.judge.win(end, before.seat());
        // Any hope is better than to give the match away, where nothing but a look is left.
        let curiosity = if skill.holds_on && before.is_lost(end) { 0.0 } else { CURIOSITY };
        // Who likes cards likes to look for them.
        (look.worth + temper.card / 2.0 > plain + curiosity).then(|| Plan {
            orders: self.found.orders_to(&look.reveal),
            outlook: None,
            ends: self.found.ends.len() as u32,
        })
    }

    fn plan_of(&self, judged: &Judged) -> Plan {
        let orders = self.found.orders_known(&self.found.ends[judged.index]);
        Plan { orders, outlook: Some(judged.outlook), ends: self.found.ends.len() as u32 }
    }
}

/// A position of which no end was found, which a turn in order never is: the first legal order.
fn forced(position: &Position) -> Plan {
    let mut orders = Vec::new();
    legal(position, &mut orders);
    orders.truncate(1);
    Plan { orders, ..Plan::default() }
}

/// The error of a judgement, about normal with a deviation of 1: the same for the same end and seed.
fn slip(end: &Position, seed: u64) -> f32 {
    let mut generator = Generator::new(seed ^ end.fingerprint());
    let twelve: u64 =
        (0..3).map(|_| generator.next()).map(|bits| (0..4).map(|i| bits >> (16 * i) & 0xffff).sum::<u64>()).sum();
    twelve as f32 / 65_536.0 - 6.0
}

/// What the engine means to do at this level, in this character, by the net that comes with the program.
#[must_use]
pub fn plan(position: &Position, level: Level, character: Character, effort: Effort, watch: &Watch) -> Plan {
    match shipped(position.player_count()) {
        Some(net) => Mind::new(net).plan(position, &skill(level), &temper(character), effort, watch),
        None => forced(position),
    }
}
