//! The engine of one opponent: it plans the orders of each decision.

use super::data::{LevelParams, Personality};
use super::evaluation::evaluation;
use super::evaluator::PositionEvaluator;
use super::lookahead::{CandidateLine, candidate_lines, ideas, simulate_lines};
use super::net::Nets;
use crate::rules::{FarSpaceFoundry, Order, Phase, View, fingerprint};
use orrery_ai::engine::{GameEngine, normal_noise};
use orrery_ai::{Evaluation, Plan, SearchBudget, SearchHandle, SearchPhase};

/// Ratio of the noise due to the goods moved to the noise due to the pilot, the flight and the actions.
const OF_GOODS: f32 = 0.5;

/// The engine of one opponent at a table.
pub struct Engine<'a> {
    judge: PositionEvaluator<'a>,
    level_params: LevelParams,
}

impl<'a> Engine<'a> {
    /// Creates an engine with this level and personality, which evaluates positions with these nets.
    pub fn new(nets: &'a Nets, level_params: &LevelParams, temper: &Personality) -> Self {
        // A character that likes to bribe considers bribes at every level.
        let bribes = level_params.bribes || temper.bribes > 0.0;
        Engine {
            judge: PositionEvaluator::new(nets, temper),
            level_params: LevelParams { bribes, ..level_params.clone() },
        }
    }

    /// Plans the rest of the decider's turn. The decider must have something to decide.
    pub fn plan(
        &self,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<FarSpaceFoundry>,
    ) -> Plan<FarSpaceFoundry> {
        let p = &view.known;
        if p.stage == Phase::Begin {
            return Plan { orders: vec![Order::Begin], ..Plan::default() };
        }
        watch.set_phase(SearchPhase::Finding);
        let (mut ways, ends) =
            candidate_lines(&self.judge, p, self.level_params.bribes, self.noise(view, effort), effort.seed);
        watch.found(ends as usize);
        self.add_noise(view, &mut ways, effort);
        simulate_lines(&self.judge, view, &mut ways, &self.level_params, effort, watch);
        let Some(best) = ways.first() else { return Plan::default() };
        let orders = best.path.orders().to_vec();
        watch.set_favourite(&orders);
        Plan { orders, outlook: Some(self.outlook(view, best)), leaves: ends }
    }

    /// Returns the evaluation of all seats for the best line, without the preferences of the character.
    fn outlook(&self, view: &View, best: &CandidateLine) -> Evaluation {
        if !self.judge.has_preferences() {
            return evaluation(&self.judge, view, best.worth());
        }
        let plain = self.judge.plain();
        let seat = usize::from(view.known.turn);
        let own = best.after.map_or_else(|| plain.between(&view.known, seat), |after| plain.after(&after));
        evaluation(&plain, view, own)
    }

    /// Returns the evaluation noise in this match, in points. It depends on the level and on the form of the opponent.
    fn noise(&self, view: &View, effort: SearchBudget) -> f32 {
        self.level_params.noise * (1.0 + self.level_params.form * effort.form(view.known.turn))
    }

    /// Adds the evaluation noise to the static values of the lines. Lines that differ only in the goods moved share the larger
    /// part of their noise. The same seed gives the same noise.
    fn add_noise(&self, view: &View, ways: &mut [CandidateLine], effort: SearchBudget) {
        let noise = self.noise(view, effort);
        if noise == 0.0 {
            return;
        }
        let here = effort.seed ^ fingerprint(&view.known);
        for way in ways.iter_mut() {
            let [deeds, goods] = ideas(&way.path);
            let [deeds, both] =
                [here ^ deeds, here ^ deeds ^ goods.rotate_left(17)].map(|seed| normal_noise(seed) as f32);
            let error = deeds + OF_GOODS * both;
            way.static_value += noise * error;
        }
        ways.sort_by(|a, b| b.static_value.total_cmp(&a.static_value));
    }
}

impl GameEngine for FarSpaceFoundry {
    type LevelParams = LevelParams;
    type Personality = Personality;
    type Weights = Nets;

    const LEVELS: &'static str = include_str!("../../../../../assets/far-space-foundry/opponents/levels.ron");
    const CHARACTERS: &'static str = include_str!("../../../../../assets/far-space-foundry/opponents/characters.ron");
    const WEIGHTS: (&'static str, &'static [u8]) =
        ("value.net", include_bytes!("../../../../../assets/far-space-foundry/opponents/value.net"));

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
