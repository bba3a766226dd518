//! The engine's entry point: its plan at each decision.

use super::ahead::{Eyes, judge_at_sight, look};
use super::data::{LevelParams, Personality};
use super::ends::{Way, way_of, ways};
use super::judge::Judge;
use super::likes::liked;
use super::nets::Nets;
use super::outlook::outlook;
use super::world::own_way;
use crate::rules::notation::write_order;
use crate::rules::{Ask, Contraband, Position, View, fingerprint};
use orrery_ai::{Plan, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{Fnv, RandomGenerator};

/// An opponent's engine.
pub struct Mind<'a> {
    judge: Judge<'a>,
    skill: LevelParams,
    temper: Personality,
}

impl<'a> Mind<'a> {
    /// Creates an engine of this skill and these preferences that evaluates with these nets.
    #[must_use]
    pub fn new(nets: &'a Nets, skill: &LevelParams, temper: &Personality) -> Self {
        Mind { judge: Judge::new(nets), skill: skill.clone(), temper: temper.clone() }
    }

    /// Returns the plan for the rest of the decider's turn. There must be something to decide.
    #[must_use]
    pub fn plan(&self, view: &View, effort: SearchBudget, watch: &SearchHandle<Contraband>) -> Plan<Contraband> {
        watch.set_phase(SearchPhase::Finding);
        let (ways, ends) = self.weighed(view, effort, watch);
        let Some(best) = ways.first() else { return Plan::default() };
        watch.set_favourite(&best.orders);
        let outlook = outlook(&self.judge, view, best, effort.seed);
        Plan { orders: best.orders.clone(), outlook: Some(outlook), leaves: ends }
    }

    /// Returns the evaluated lines, the best first, and the number of lines found.
    pub(in super::super) fn weighed(
        &self,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Contraband>,
    ) -> (Vec<Way>, u32) {
        let p = &view.known;
        let eyes = Eyes { seat: p.asked(), spite: self.temper.spite };
        let mut all = ways(p, self.skill.moments);
        let ends = all.len() as u32;
        let plain = (self.skill.worlds > 0).then(|| way_of(p, own_way(view)));
        // A ship in breakdown meets no token and has one move. Only the way to a spaceport is worth a search, and noise would make
        // the ship drift to and fro.
        if p.ask == Ask::Turn && p.me().breakdown && plain.is_some() {
            all.clear();
        }
        if let Some(plain) = &plain
            && !all.iter().any(|way| way.is_same(plain))
        {
            all.push(plain.clone());
        }
        watch.found(all.len());
        watch.set_phase(SearchPhase::Judging);
        judge_at_sight(&self.judge, view, &mut all, eyes, effort.seed);
        let mood = self.mood(p, effort);
        for way in &mut all {
            let error = if self.skill.noise > 0.0 { self.skill.noise * slip(mood ^ idea(p, way)) } else { 0.0 };
            way.liked = liked(p, way, &self.temper) + error;
            way.sight += way.liked;
        }
        all.sort_by(|a, b| b.sight.total_cmp(&a.sight));
        if let Some(at) = plain.and_then(|plain| all.iter().position(|way| way.is_same(&plain))) {
            let way = all.remove(at);
            all.insert(0, way);
        }
        all.truncate(self.skill.ends.max(1));
        look(&self.judge, view, &mut all, &self.skill, eyes, effort, watch);
        (all, ends)
    }

    /// Returns the noise seed. In a player's own turns it stays the same for some rounds, while the ship's possessions and the
    /// player's knowledge are unchanged.
    fn mood(&self, p: &Position, effort: SearchBudget) -> u64 {
        if self.skill.lasts == 0 || !matches!(p.ask, Ask::Turn | Ask::Plan | Ask::Act) {
            return effort.seed ^ fingerprint(p);
        }
        let (seat, me) = (p.asked(), p.me());
        let mut hash = Fnv::default();
        // The offset by seat keeps the opponents from changing their minds in the same round.
        hash.bytes([seat as u8, ((p.round + seat as u16) / self.skill.lasts) as u8]);
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

/// Returns a number for the idea of a line: the final possessions of the ship, or its spot and the order with an open outcome.
fn idea(p: &Position, way: &Way) -> u64 {
    let mut hash = Fnv::default();
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

/// Returns approximately normal noise with a standard deviation of 1.
fn slip(seed: u64) -> f32 {
    let mut generator = RandomGenerator::new(seed);
    let sixteenths = (0..3).map(|_| generator.next()).flat_map(|bits| (0..4).map(move |i| bits >> (16 * i) & 0xffff));
    (sixteenths.sum::<u64>() as f64 / 65_536.0 - 6.0) as f32
}
