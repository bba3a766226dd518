//! The engine: it finds the leaves of the turn, evaluates them with the value net, plays out the best ones, and picks the leaf
//! that its character prefers.
//!
//! Levels differ in the depth of their search and in their evaluation noise (`assets/alien-frontiers/opponents/`). The decision
//! is a function of the position, the seed, the form of the match and the budget.

mod data;
mod leaf_value;
mod lookahead;
mod reveals;

use super::net::{Net, PositionEvaluator, embedded_net};
use super::turn::{LeafEnumerator, SearchLimits, find_leaves};
use crate::ai::types::{Plan, SearchHandle};
use crate::rules::{AlienFrontiers, Order, Phase, Position, legal};
use orrery_ai::engine::{GameEngine, normal_noise};
use orrery_ai::{Evaluation, SearchBudget, SearchPhase};

use leaf_value::TurnStartHoldings;
pub(super) use lookahead::all_played_out;
use lookahead::{PlayoutCandidate, PlayoutPolicy, compare};
pub(super) use reveals::likely;

pub use data::{LevelParams, Personality};

/// Leaves whose static evaluation is worse than the best by more than this are not played out.
const WORTH_COMPARING: f32 = 0.05;
/// Number of leaves on which deferred discards are tried.
const REFINED: usize = 16;
/// Maximum number of leaves played out.
const COMPARED: usize = 12;
/// The advantage in win chances that a reveal must have over a leaf, since the value of a reveal comes from quick play.
const CURIOSITY: f32 = 0.004;

/// A leaf of the turn with its value.
#[derive(Debug, Clone, Copy)]
pub(super) struct EvaluatedLeaf {
    /// The index of the leaf among the leaves found.
    pub index: usize,
    /// The value of the leaf to the character, with the noise of the level.
    pub worth: f32,
    /// The evaluation of the leaf by the net.
    pub outlook: Evaluation,
}

/// An engine: a net and its working space. Reuse one engine for many decisions.
pub struct Engine {
    judge: PositionEvaluator,
    quick: PlayoutPolicy,
    found: LeafEnumerator,
    judged: Vec<EvaluatedLeaf>,
}

impl Engine {
    /// Creates an engine that evaluates with `net`.
    pub fn new(net: &Net) -> Self {
        let judge = PositionEvaluator::new(net);
        Engine { quick: PlayoutPolicy::new(&judge), judge, found: LeafEnumerator::default(), judged: Vec::new() }
    }

    /// Returns the plan for the rest of the mover's turn. Before the roll it contains only the roll; after the match it is empty.
    #[must_use]
    pub fn plan(
        &mut self,
        position: &Position,
        skill: &LevelParams,
        temper: &Personality,
        effort: SearchBudget,
        watch: &SearchHandle,
    ) -> Plan {
        match position.phase {
            Phase::Over => Plan::default(),
            Phase::Roll => Plan { orders: vec![Order::Roll], ..Plan::default() },
            Phase::Orders => self.turn(position, skill, temper, effort, watch),
        }
    }

    fn turn(
        &mut self,
        position: &Position,
        skill: &LevelParams,
        temper: &Personality,
        effort: SearchBudget,
        watch: &SearchHandle,
    ) -> Plan {
        let before = TurnStartHoldings::new(position);
        self.quick.nodes = skill.quick;
        watch.set_phase(SearchPhase::Finding);
        find_leaves(position, SearchLimits::nodes(skill.nodes), effort.seed, &mut self.found);
        watch.found(self.found.leaves.len());
        watch.set_phase(SearchPhase::Judging);
        self.judged.clear();
        self.judge_new(position, skill, temper, &before, effort);
        self.refine(position, skill, temper, &before, effort);
        let Some(&best) = self.judged.first() else { return forced(position) };
        watch.found(self.found.leaves.len());
        if skill.sees_wins
            && let Some(won) = self.winning(&before)
        {
            return self.plan_of(&won);
        }
        watch.set_favourite(&self.found.orders(&self.found.leaves[best.index]));
        let chosen = self.played_on(&best, skill, temper, &before, effort, watch);
        if skill.looks > 0
            && let Some(plan) = self.look(&chosen, skill, temper, &before, effort.seed)
        {
            return plan;
        }
        self.plan_of(&chosen)
    }

    /// Evaluates the leaves that have no value yet, and sorts all leaves, the best first.
    fn judge_new(
        &mut self,
        position: &Position,
        skill: &LevelParams,
        temper: &Personality,
        before: &TurnStartHoldings,
        effort: SearchBudget,
    ) {
        let new = self.judged.len();
        for index in new..self.found.leaves.len() {
            let end = &self.found.leaves[index].position;
            let outlook = self.judge.outlook(end);
            self.judged.push(EvaluatedLeaf { index, worth: before.worth(skill, temper, &outlook, end), outlook });
        }
        let error = skill.error(position.player_count(), effort.form(position.mover_seat));
        if error > 0.0 {
            for judged in &mut self.judged[new..] {
                let leaf = self.found.leaves[judged.index].position.fingerprint();
                judged.worth += error * normal_noise(effort.seed ^ leaf) as f32;
            }
        }
        self.judged.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(a.index.cmp(&b.index)));
    }

    /// Tries the deferred discards on the best leaves.
    fn refine(
        &mut self,
        position: &Position,
        skill: &LevelParams,
        temper: &Personality,
        before: &TurnStartHoldings,
        effort: SearchBudget,
    ) {
        let best: Vec<usize> = self.judged.iter().take(REFINED).map(|j| j.index).collect();
        if self.found.refine(position, effort.seed, &best) > 0 {
            self.judge_new(position, skill, temper, before, effort);
        }
    }

    /// Returns the leaf that wins the match by the largest margin. Returns `None` if no leaf wins it, or if the victory is
    /// shared.
    fn winning(&self, before: &TurnStartHoldings) -> Option<EvaluatedLeaf> {
        let wins =
            |j: &&EvaluatedLeaf| self.found.leaves[j.index].position.is_over() && j.outlook.win[before.seat()] > 0.0;
        let share = |j: &&EvaluatedLeaf| (j.outlook.win[before.seat()], j.outlook.margin[before.seat()]);
        let won = self.judged.iter().filter(wins);
        won.max_by(|a, b| share(a).partial_cmp(&share(b)).unwrap_or(std::cmp::Ordering::Equal))
            .copied()
            // A shared victory is accepted only if nothing better is found.
            .filter(|j| j.outlook.win[before.seat()] >= 1.0)
    }

    /// Returns the best leaf after playouts of the leaves that are close to the best.
    fn played_on(
        &mut self,
        best: &EvaluatedLeaf,
        skill: &LevelParams,
        temper: &Personality,
        before: &TurnStartHoldings,
        effort: SearchBudget,
        watch: &SearchHandle,
    ) -> EvaluatedLeaf {
        let near = |j: &&EvaluatedLeaf| j.worth > best.worth - WORTH_COMPARING;
        let mut candidates: Vec<PlayoutCandidate> = self
            .judged
            .iter()
            .take_while(near)
            .take(COMPARED)
            .map(|j| PlayoutCandidate::new(self.found.leaves[j.index].position, j.index, j.worth))
            .collect();
        let times = skill.plays_on * u32::from(effort.budget) / 100;
        if times == 0 || candidates.len() < 2 {
            return *best;
        }
        watch.set_phase(SearchPhase::PlayingOn);
        let worth = |outlook: &Evaluation, end: &Position| before.worth(skill, temper, outlook, end);
        let turns = usize::from(before.players()) * skill.rounds as usize;
        compare(&mut candidates, &mut self.quick, (times, turns), effort.seed, watch, &worth);
        let Some(first) = candidates.first() else { return *best };
        let judged = self.judged.iter().find(|j| j.index == first.index).copied().unwrap_or(*best);
        EvaluatedLeaf { worth: judged.worth, outlook: first.outlook(judged.outlook), ..judged }
    }

    /// Returns a plan that ends in a reveal, if that is worth more than the chosen leaf; otherwise `None`.
    fn look(
        &mut self,
        chosen: &EvaluatedLeaf,
        skill: &LevelParams,
        temper: &Personality,
        before: &TurnStartHoldings,
        seed: u64,
    ) -> Option<Plan> {
        let look = reveals::best(&self.found, skill.looks as usize, &mut self.quick, seed)?;
        let end = &self.found.leaves[chosen.index].position;
        let plain = self.judge.win(end, before.seat());
        // If the only alternative is to give the match away, any reveal is better.
        let curiosity = if skill.holds_on && before.is_lost(end) { 0.0 } else { CURIOSITY };
        // A character that prefers cards also prefers new displays.
        (look.worth + temper.card / 2.0 > plain + curiosity).then(|| Plan {
            orders: self.found.orders_to(&look.reveal),
            outlook: None,
            leaves: self.found.leaves.len() as u32,
        })
    }

    fn plan_of(&self, judged: &EvaluatedLeaf) -> Plan {
        let orders = self.found.orders_known(&self.found.leaves[judged.index]);
        Plan { orders, outlook: Some(judged.outlook), leaves: self.found.leaves.len() as u32 }
    }
}

/// Returns a plan with only the first legal order, for a position without a leaf. A regular turn always has a leaf.
fn forced(position: &Position) -> Plan {
    let mut orders = Vec::new();
    legal(position, &mut orders);
    orders.truncate(1);
    Plan { orders, ..Plan::default() }
}

impl GameEngine for AlienFrontiers {
    type LevelParams = LevelParams;
    type Personality = Personality;
    type Weights = Net;

    const LEVELS: &'static str = include_str!("../../../../../assets/alien-frontiers/opponents/levels.ron");
    const CHARACTERS: &'static str = include_str!("../../../../../assets/alien-frontiers/opponents/characters.ron");

    fn weights(view: &Position) -> Option<&'static Net> {
        embedded_net(view.player_count())
    }

    fn read_weights(bytes: &[u8], players: u8) -> Result<Net, String> {
        Net::read_for(bytes, players).map_err(|error| error.to_string())
    }

    fn plan_with(
        net: &Net,
        level_params: &LevelParams,
        personality: &Personality,
        view: &Position,
        effort: SearchBudget,
        watch: &SearchHandle,
    ) -> Plan {
        Engine::new(net).plan(view, level_params, personality, effort, watch)
    }
}
