//! A mind: what it means to do at each decision.

use super::ahead::{Eyes, judge_at_sight, look};
use super::data::{Skill, Temper};
use super::ends::{Way, way_of, ways};
use super::judge::Judge;
use super::likes::liked;
use super::nets::Nets;
use super::outlook::outlook;
use super::world::own_way;
use crate::ai::{Busy, Effort, Plan, Watch};
use crate::core::{Fnv, Generator};
use crate::games::contraband::rules::notation::write_order;
use crate::games::contraband::rules::{Ask, Contraband, View, fingerprint};

/// A mind at one table.
pub struct Mind<'a> {
    judge: Judge<'a>,
    skill: Skill,
    temper: Temper,
}

impl<'a> Mind<'a> {
    /// A mind of this skill and temper that judges by these nets.
    #[must_use]
    pub fn new(nets: &'a Nets, skill: &Skill, temper: &Temper) -> Self {
        Mind { judge: Judge::new(nets), skill: skill.clone(), temper: temper.clone() }
    }

    /// What it means to do with the decider's turn from here on. There is something to decide.
    #[must_use]
    pub fn plan(&self, view: &View, effort: Effort, watch: &Watch<Contraband>) -> Plan<Contraband> {
        watch.now(Busy::Finding);
        let (ways, ends) = self.weighed(view, effort, watch);
        let Some(best) = ways.first() else { return Plan::default() };
        watch.likes(&best.orders);
        let outlook = outlook(&self.judge, view, best, effort.seed);
        Plan { orders: best.orders.clone(), outlook: Some(outlook), ends }
    }

    /// Ways to go on, the best first; and how many were found.
    pub(in super::super) fn weighed(&self, view: &View, effort: Effort, watch: &Watch<Contraband>) -> (Vec<Way>, u32) {
        let p = &view.known;
        let eyes = Eyes { seat: p.asked(), spite: self.temper.spite };
        let mut all = ways(p, self.skill.moments);
        let ends = all.len() as u32;
        let plain = (self.skill.worlds > 0).then(|| way_of(p, own_way(view)));
        // A ship in breakdown meets nobody and has one move: nothing but the way to a spaceport is worth a thought, and an error
        // would have it drift to and fro.
        if p.ask == Ask::Turn && p.me().breakdown && plain.is_some() {
            all.clear();
        }
        if let Some(plain) = &plain
            && !all.iter().any(|way| way.is_same(plain))
        {
            all.push(plain.clone());
        }
        watch.found(all.len());
        watch.now(Busy::Judging);
        judge_at_sight(&self.judge, view, &mut all, eyes, effort.seed);
        let here = effort.seed ^ fingerprint(p);
        for way in &mut all {
            let error = if self.skill.noise > 0.0 { self.skill.noise * slip(here ^ idea(way, eyes.seat)) } else { 0.0 };
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
}

/// A number for what a way is about: what the ship has in the end, or the order that asks something.
fn idea(way: &Way, seat: usize) -> u64 {
    let mut hash = Fnv::default();
    match &way.after {
        Some(after) => {
            let player = &after.players[seat];
            hash.bytes([player.at.sector as u8, player.at.place as u8]);
            hash.bytes(player.levels);
            hash.bytes(player.hold.known.counts());
        }
        None => way.orders.last().into_iter().for_each(|order| hash.bytes(write_order(order).bytes())),
    }
    Generator::new(hash.finish()).next()
}

/// An error about normal with a deviation of 1.
fn slip(seed: u64) -> f32 {
    let mut generator = Generator::new(seed);
    let sixteenths = (0..3).map(|_| generator.next()).flat_map(|bits| (0..4).map(move |i| bits >> (16 * i) & 0xffff));
    (sixteenths.sum::<u64>() as f64 / 65_536.0 - 6.0) as f32
}
