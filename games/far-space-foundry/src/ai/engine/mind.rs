//! A mind: what it means to do at each decision.

use super::ahead::{Way, ideas, look, ways};
use super::data::{Skill, Temper};
use super::judge::Judge;
use super::nets::Nets;
use super::outlook::outlook;
use crate::rules::{FarSpaceFoundry, Order, Stage, View, fingerprint};
use orrery_ai::{Busy, Effort, Outlook, Plan, Watch};
use orrery_core::Generator;

/// How much of the error of an end is that of what is moved; the rest is that of pilot, flight and actions.
const OF_GOODS: f32 = 0.5;

/// A mind at one table.
pub struct Mind<'a> {
    judge: Judge<'a>,
    skill: Skill,
}

impl<'a> Mind<'a> {
    /// A mind of this skill and temper that judges by these nets.
    #[must_use]
    pub fn new(nets: &'a Nets, skill: &Skill, temper: &Temper) -> Self {
        // Whoever likes to bribe thinks of it at every level.
        let bribes = skill.bribes || temper.bribes > 0.0;
        Mind { judge: Judge::new(nets, temper), skill: Skill { bribes, ..skill.clone() } }
    }

    /// What it means to do with the decider's turn from here on. There is something to decide.
    #[must_use]
    pub fn plan(&self, view: &View, effort: Effort, watch: &Watch<FarSpaceFoundry>) -> Plan<FarSpaceFoundry> {
        let p = &view.known;
        if p.stage == Stage::Begin {
            return Plan { orders: vec![Order::Begin], ..Plan::default() };
        }
        watch.now(Busy::Finding);
        let (mut ways, ends) = ways(&self.judge, p, self.skill.bribes, self.noise(view, effort), effort.seed);
        watch.found(ends as usize);
        self.misjudge(view, &mut ways, effort);
        look(&self.judge, view, &mut ways, &self.skill, effort, watch);
        let Some(best) = ways.first() else { return Plan::default() };
        let orders = best.path.orders().to_vec();
        watch.likes(&orders);
        Plan { orders, outlook: Some(self.outlook(view, best)), ends }
    }

    /// What everybody may expect of the best way, without what the character sees in it.
    fn outlook(&self, view: &View, best: &Way) -> Outlook {
        if !self.judge.is_coloured() {
            return outlook(&self.judge, view, best.worth());
        }
        let plain = self.judge.plain();
        let seat = usize::from(view.known.turn);
        let own = best.after.map_or_else(|| plain.between(&view.known, seat), |after| plain.after(&after));
        outlook(&plain, view, own)
    }

    /// The error of the level in this match: its form is better or worse.
    fn noise(&self, view: &View, effort: Effort) -> f32 {
        self.skill.noise * (1.0 + self.skill.form * effort.form(view.known.turn))
    }

    /// Puts the error of the level on what ends are worth at sight: the same for the same thing and seed.
    fn misjudge(&self, view: &View, ways: &mut [Way], effort: Effort) {
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

/// An error about normal with a deviation of 1.
fn slip(seed: u64) -> f32 {
    let mut generator = Generator::new(seed);
    let sixteenths = (0..3).map(|_| generator.next()).flat_map(|bits| (0..4).map(move |i| bits >> (16 * i) & 0xffff));
    (sixteenths.sum::<u64>() as f64 / 65_536.0 - 6.0) as f32
}
