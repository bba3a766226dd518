//! The engine's entry point: its plan at each decision.

use super::data::{LevelParams, Personality};
use super::evaluation::evaluation;
use super::evaluator::PositionEvaluator;
use super::leaves::{CandidateLine, candidate_lines, line_of};
use super::lookahead::{SeatUtility, evaluate_statically, simulate_lines};
use super::net::Nets;
use super::preferences::preference_value;
use super::simulation::own_line;
use crate::rules::notation::write_order;
use crate::rules::{Contraband, DecisionKind, Position, View, fingerprint};
use orrery_ai::engine::{GameEngine, normal_noise};
use orrery_ai::{Plan, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{FnvHasher, RandomGenerator};

/// The engine of an opponent, with its nets, level and character.
pub struct Engine<'a> {
    judge: PositionEvaluator<'a>,
    level_params: LevelParams,
    personality: Personality,
}

impl<'a> Engine<'a> {
    /// Creates an engine that evaluates with these nets, at this level and with these preferences.
    pub fn new(nets: &'a Nets, level_params: &LevelParams, personality: &Personality) -> Self {
        Engine {
            judge: PositionEvaluator::new(nets),
            level_params: level_params.clone(),
            personality: personality.clone(),
        }
    }

    /// Returns the plan for the rest of the decider's turn, or an empty plan if no order is legal.
    pub fn plan(&self, view: &View, effort: SearchBudget, watch: &SearchHandle<Contraband>) -> Plan<Contraband> {
        watch.set_phase(SearchPhase::Finding);
        let (candidate_lines, ends) = self.evaluated_lines(view, effort, watch);
        let Some(best) = candidate_lines.first() else { return Plan::default() };
        watch.set_favourite(&best.orders);
        let outlook = evaluation(&self.judge, view, best, effort.seed);
        Plan { orders: best.orders.clone(), outlook: Some(outlook), leaves: ends }
    }

    /// Returns the evaluated lines, the best first, and the number of lines found.
    pub(in super::super) fn evaluated_lines(
        &self,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Contraband>,
    ) -> (Vec<CandidateLine>, u32) {
        let p = &view.known;
        let eyes = SeatUtility { seat: p.asked(), spite: self.personality.spite };
        let mut all = candidate_lines(p, self.level_params.moments);
        let ends = all.len() as u32;
        let plain = (self.level_params.worlds > 0).then(|| line_of(p, own_line(view)));
        // A broken-down ship meets no token and has one move, so the policy's own line to a spaceport is enough. Noise would make
        // the ship drift to and fro.
        if p.ask == DecisionKind::Turn && p.me().breakdown && plain.is_some() {
            all.clear();
        }
        if let Some(plain) = &plain
            && !all.iter().any(|way| way.is_same(plain))
        {
            all.push(plain.clone());
        }
        watch.found(all.len());
        watch.set_phase(SearchPhase::Judging);
        evaluate_statically(&self.judge, view, &mut all, eyes, effort.seed);
        let mood = self.noise_seed(p, effort);
        for way in &mut all {
            let error = if self.level_params.noise > 0.0 {
                self.level_params.noise * normal_noise(mood ^ idea(p, way)) as f32
            } else {
                0.0
            };
            way.bias = preference_value(p, way, &self.personality) + error;
            way.static_value += way.bias;
        }
        all.sort_by(|a, b| b.static_value.total_cmp(&a.static_value));
        if let Some(at) = plain.and_then(|plain| all.iter().position(|way| way.is_same(&plain))) {
            let way = all.remove(at);
            all.insert(0, way);
        }
        all.truncate(self.level_params.ends.max(1));
        simulate_lines(&self.judge, view, &mut all, &self.level_params, eyes, effort, watch);
        (all, ends)
    }

    /// Returns the noise seed. In the decider's own turn it stays the same for some rounds, as long as the ship's possessions and
    /// the player's knowledge are unchanged.
    fn noise_seed(&self, p: &Position, effort: SearchBudget) -> u64 {
        if self.level_params.lasts == 0 || !matches!(p.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act)
        {
            return effort.seed ^ fingerprint(p);
        }
        let (seat, me) = (p.asked(), p.me());
        let mut hash = FnvHasher::default();
        // The offset by seat keeps the opponents from all changing their minds in the same round.
        hash.bytes([seat as u8, ((p.round + seat as u16) / self.level_params.lasts) as u8]);
        hash.bytes([me.objective().map_or(0, |objective| 1 + objective as u8)]);
        hash.bytes(me.credits.to_le_bytes());
        hash.bytes(me.levels);
        hash.bytes(me.hold.known.counts());
        hash.bytes(me.hand);
        let stores = p.memories[seat].iter().flat_map(|memory| memory.cards.iter());
        hash.bytes(stores.map(|upgrade| upgrade as u8));
        hash.finish()
    }
}

/// Returns a number for the idea of a line: the final spot and possessions of the ship or, if the outcome is open, its current
/// spot and the last order.
fn idea(p: &Position, way: &CandidateLine) -> u64 {
    let mut hash = FnvHasher::default();
    match &way.after {
        Some(after) => {
            let player = &after.players[p.asked()];
            hash.bytes([player.at.sector as u8, player.at.place as u8]);
            hash.bytes(player.levels);
            hash.bytes(player.hold.known.counts());
        }
        None => {
            hash.bytes([p.me().at.sector as u8, p.me().at.place as u8]);
            way.orders.last().into_iter().for_each(|order| hash.bytes(write_order(order).bytes()));
        }
    }
    RandomGenerator::new(hash.finish()).next()
}

impl GameEngine for Contraband {
    type LevelParams = LevelParams;
    type Personality = Personality;
    type Weights = Nets;

    const LEVELS: &'static str = include_str!("../../../../../assets/contraband/opponents/levels.ron");
    const CHARACTERS: &'static str = include_str!("../../../../../assets/contraband/opponents/characters.ron");
    const WEIGHTS: (&'static str, &'static [u8]) =
        ("value.net", include_bytes!("../../../../../assets/contraband/opponents/value.net"));

    fn read_weights(bytes: &[u8], _: u8) -> Result<Nets, String> {
        Nets::read(bytes)
    }

    fn plan_with(
        nets: &Nets,
        level_params: &LevelParams,
        personality: &Personality,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self> {
        Engine::new(nets, level_params, personality).plan(view, effort, watch)
    }
}
