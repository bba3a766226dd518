//! The engine of one opponent: it plans the orders of each decision.

use super::ahead::{Way, ideas, look, ways};
use super::data::{LevelParams, Personality};
use super::judge::Judge;
use super::nets::Nets;
use super::outlook::outlook;
use crate::rules::{FarSpaceFoundry, Order, Stage, View, fingerprint};
use orrery_ai::{Evaluation, Plan, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::RandomGenerator;

/// The share of the noise of a leaf that depends on the goods moved. The rest depends on pilot, flight and actions.
const OF_GOODS: f32 = 0.5;

/// The engine of one opponent at a table.
pub struct Mind<'a> {
    judge: Judge<'a>,
    skill: LevelParams,
}

impl<'a> Mind<'a> {
    /// Creates an engine with this skill and personality that evaluates by these nets.
    #[must_use]
    pub fn new(nets: &'a Nets, skill: &LevelParams, temper: &Personality) -> Self {
        // A character that likes to bribe considers it at every level.
        let bribes = skill.bribes || temper.bribes > 0.0;
        Mind { judge: Judge::new(nets, temper), skill: LevelParams { bribes, ..skill.clone() } }
    }

    /// Plans the rest of the decider's turn. There must be something to decide.
    #[must_use]
    pub fn plan(
        &self,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<FarSpaceFoundry>,
    ) -> Plan<FarSpaceFoundry> {
        let p = &view.known;
        if p.stage == Stage::Begin {
            return Plan { orders: vec![Order::Begin], ..Plan::default() };
        }
        watch.set_phase(SearchPhase::Finding);
        let (mut ways, ends) = ways(&self.judge, p, self.skill.bribes, self.noise(view, effort), effort.seed);
        watch.found(ends as usize);
        self.misjudge(view, &mut ways, effort);
        look(&self.judge, view, &mut ways, &self.skill, effort, watch);
        let Some(best) = ways.first() else { return Plan::default() };
        let orders = best.path.orders().to_vec();
        watch.set_favourite(&orders);
        Plan { orders, outlook: Some(self.outlook(view, best)), leaves: ends }
    }

    /// Returns the outlook of all seats for the best line, without the preferences of the character.
    fn outlook(&self, view: &View, best: &Way) -> Evaluation {
        if !self.judge.is_coloured() {
            return outlook(&self.judge, view, best.worth());
        }
        let plain = self.judge.plain();
        let seat = usize::from(view.known.turn);
        let own = best.after.map_or_else(|| plain.between(&view.known, seat), |after| plain.after(&after));
        outlook(&plain, view, own)
    }

    /// Returns the evaluation noise of the level in this match, which depends on its form.
    fn noise(&self, view: &View, effort: SearchBudget) -> f32 {
        self.skill.noise * (1.0 + self.skill.form * effort.form(view.known.turn))
    }

    /// Adds the noise of the level to the static values of the leaves. It is the same for the same idea and seed.
    fn misjudge(&self, view: &View, ways: &mut [Way], effort: SearchBudget) {
        let noise = self.noise(view, effort);
        if noise == 0.0 {
            return;
        }
        let here = effort.seed ^ fingerprint(&view.known);
        for way in ways.iter_mut() {
            let [deeds, goods] = ideas(&way.path);
            let error = slip(here ^ deeds) + OF_GOODS * slip(here ^ deeds ^ goods.rotate_left(17));
            way.sight += noise * error;
        }
        ways.sort_by(|a, b| b.sight.total_cmp(&a.sight));
    }
}

/// Returns an approximately normal error with a deviation of 1.
fn slip(seed: u64) -> f32 {
    let mut generator = RandomGenerator::new(seed);
    let sixteenths = (0..3).map(|_| generator.next()).flat_map(|bits| (0..4).map(move |i| bits >> (16 * i) & 0xffff));
    (sixteenths.sum::<u64>() as f64 / 65_536.0 - 6.0) as f32
}
