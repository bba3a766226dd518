//! What plans are worth: the engine's trials and ends, with its plain judgement.

use super::facts::{Course, asks};
use super::signature::Idea;
use crate::ai::engine::{
    Came, Ends, Judge, Policy, Trials, Tried, done, fairly_best, outlook, played_on, proposal, standing, weights,
};
use crate::ai::greedy::chance_to_win;
use crate::rules::{
    Laid, Node, Order, Outcome, Phase, Position, Seat, StarshipCatan, View, apply, determinize, is_barrier, legal, view,
};
use orrery_ai::{Busy, Effort, Outlook, Watch};
use orrery_core::{Chance, ChanceNode as _, Generator};

/// Worlds in which a player's choices are tried when he asks, and when a whole turn is told again.
pub(super) const ASKED: u32 = 128;
pub(super) const TOLD: u32 = 24;
/// Worlds in which it is looked how a match stands between two turns: near its end each is won or lost, and the mean of few would
/// move with chance from turn to turn.
const STANDING: u32 = 96;
/// Ends of Trade and Build found at most.
const ENDS: usize = 6000;
/// Ends looked at in search of another idea.
const LOOKED_AT: usize = 2000;

/// A plan and what it is worth.
#[derive(Debug, Clone)]
pub(super) struct Weighed {
    /// Its orders, up to the end of the turn or up to and with the first whose outcome has to be seen.
    pub(super) orders: Vec<Order>,
    /// What it does.
    pub(super) course: Course,
    /// The player's chance to win.
    pub(super) win: f64,
    /// What its flights came to.
    pub(super) came: Option<Came>,
    /// How likely the fight that it begins with is won, in percent.
    pub(super) odds: Option<u8>,
}

/// The judge, and how hard it studies.
pub(super) struct Scales {
    judge: Judge,
    effort: Effort,
}

impl Scales {
    /// Scales by the weights that come with the program, but that nothing held counts against its owner.
    pub(super) fn new(effort: Effort) -> Self {
        Scales { judge: Judge { weights: weights().for_holders() }, effort }
    }

    pub(super) const fn judge(&self) -> &Judge {
        &self.judge
    }

    pub(super) fn worlds(&self, usual: u32) -> u32 {
        (usual * u32::from(self.effort.budget) / 100).max(4)
    }

    /// A seat's chance to win between two turns, or when the match is over: as whoever has had the last turn sees it, which is what
    /// the weights were fitted to.
    pub(super) fn between(&self, p: &Position, seat: Seat) -> f64 {
        let last = if p.is_over() { seat } else { p.turn.other() };
        let chance = self.judge.chance(self.judge.difference(p, last));
        if last == seat { chance } else { 1.0 - chance }
    }

    /// A seat's chance to win between two turns, as the course of a match is told: looked at from the same place whoever has had the
    /// last turn.
    pub(super) fn standing(&self, p: &Position, seat: Seat) -> f64 {
        let chance = standing(&self.judge, p, Seat::Moon, self.effort.seed, self.worlds(STANDING));
        if seat == Seat::Moon { chance } else { 1.0 - chance }
    }

    /// What everybody expects if a seat's chance to win is this.
    pub(super) fn outlook(&self, p: &Position, seat: Seat, chance: f64) -> Outlook {
        outlook(p, seat, chance)
    }

    /// The best different plans for the decider, the best first, and how many ends and flights were compared. Nothing if nothing is
    /// to be decided, or if `watch` was told to stop.
    pub(super) fn plans(&self, seen: &View, most: usize, watch: &Watch<StarshipCatan>) -> Option<(Vec<Weighed>, u32)> {
        let p = &seen.known;
        let (mut plans, compared) = match p.phase {
            Phase::Over | Phase::Roll => return None,
            Phase::Build => self.buildings(p, watch)?,
            Phase::Module | Phase::Produce | Phase::Answer => self.at_sight(p),
            _ => self.flights(seen, watch)?,
        };
        let mut ideas: Vec<Idea> = Vec::new();
        plans.retain(|plan| {
            let idea = Idea::of(&plan.orders, plan.win);
            let new = ideas.len() < most && ideas.iter().all(|known| !idea.is_like(known));
            if new {
                ideas.push(idea);
            }
            new
        });
        Some((plans, compared))
    }

    /// What may be done before Trade and Build, tried in worlds; the orders named are among it.
    pub(super) fn tried(
        &self,
        seen: &View,
        orders: &[Order],
        usual: u32,
        watch: &Watch<StarshipCatan>,
    ) -> Option<Vec<Tried>> {
        watch.now(Busy::PlayingOn);
        self.trials(seen).each(orders, self.worlds(usual), watch)
    }

    /// Trials of what may be done now, in worlds in which the same cards come whatever is done between them.
    pub(super) fn trials<'v>(&self, seen: &'v View) -> Trials<'v, '_> {
        Trials::alike(seen, &self.judge, self.effort.seed)
    }

    fn flights(&self, seen: &View, watch: &Watch<StarshipCatan>) -> Option<(Vec<Weighed>, u32)> {
        let tried = self.tried(seen, &[], ASKED, watch)?;
        let compared = tried.len() as u32 * self.worlds(ASKED);
        let p = &seen.known;
        let plan = |one: &Tried| {
            let orders = self.carried_on(p, one.order);
            let odds = (one.order == Order::Fight).then(|| self.odds(seen));
            Weighed { course: Course::of(p, &orders), orders, win: one.worth(), came: Some(one.came()), odds }
        };
        Some((certain_first(tried.iter().map(plan).collect()), compared))
    }

    fn at_sight(&self, p: &Position) -> (Vec<Weighed>, u32) {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        let plan = |order: &Order| {
            let win = self.judge.chance(self.judge.worth(&done(p, order), p.decider));
            Weighed { orders: vec![*order], course: Course::of(p, &[*order]), win, came: None, odds: None }
        };
        let mut plans: Vec<Weighed> = orders.iter().map(plan).collect();
        plans.sort_by(|a, b| b.win.total_cmp(&a.win));
        let compared = plans.len() as u32;
        (plans, compared)
    }

    /// The chance to win of the mover in Trade and Build as flights are judged by: with the buildings that the fast policy sees.
    pub(super) fn foreseen(&self, p: &Position) -> f64 {
        self.judge.chance(self.judge.worth(p, p.turn))
    }

    /// The position that the best end of Trade and Build leads to, by what its mover knows, once the turn has ended.
    pub(super) fn best_end(&self, p: &Position) -> Option<Position> {
        let ends = Ends::of(p, &self.judge, ENDS);
        let best = ends.all.iter().reduce(|best, next| if next.worth > best.worth { next } else { best })?;
        let end = &best.position;
        Some(if end.is_over() { *end } else { done(end, &Order::End) })
    }

    /// A seat's chance to win once its turn has ended, world by world: see [`played_on`].
    pub(super) fn played_on(&self, end: &Position, seat: Seat, worlds: u32) -> Vec<f64> {
        played_on(&self.judge, end, seat, self.effort.seed, worlds)
    }

    fn buildings(&self, p: &Position, watch: &Watch<StarshipCatan>) -> Option<(Vec<Weighed>, u32)> {
        watch.now(Busy::Finding);
        let ends = Ends::of(p, &self.judge, ENDS);
        watch.found(ends.all.len());
        watch.now(Busy::Judging);
        let mut ranked: Vec<usize> = (0..ends.all.len()).collect();
        ranked.sort_by(|&a, &b| ends.all[b].worth.total_cmp(&ends.all[a].worth).then(a.cmp(&b)));
        let plan = |&index: &usize| {
            let orders = ends.orders(index);
            let win = self.judge.chance(ends.all[index].worth);
            Weighed { course: Course::of(p, &orders), orders, win, came: None, odds: None }
        };
        let mut plans: Vec<Weighed> = ranked.iter().take(LOOKED_AT).map(plan).collect();
        if let Some(order) = proposal(p, &self.judge) {
            let accepted = done(&done(p, &order), &Order::Accept);
            let win = self.judge.chance(self.judge.worth(&accepted, p.turn));
            let course = Course::of(p, &[order]);
            let place = plans.iter().position(|plan| plan.win < win).unwrap_or(plans.len());
            plans.insert(place, Weighed { orders: vec![order], course, win, came: None, odds: None });
        }
        (!watch.stopped()).then_some((plans, ends.all.len() as u32))
    }

    /// An order, and what follows up to the first whose outcome has to be seen, or to the end of the turn.
    fn carried_on(&self, p: &Position, first: Order) -> Vec<Order> {
        let (mut at, mut orders) = (*p, vec![first]);
        let mut policy = Policy::new(&self.judge);
        let mut last = first;
        while !asks(&last) && !is_barrier(&at, &last) {
            at = done(&at, &last);
            match at.phase {
                Phase::Build => {
                    let ends = Ends::of(&at, &self.judge, ENDS);
                    let best = (0..ends.all.len())
                        .reduce(|best, next| if ends.all[next].worth > ends.all[best].worth { next } else { best });
                    orders.extend(best.map(|best| ends.orders(best)).into_iter().flatten());
                    return orders;
                }
                Phase::Flight | Phase::Lose | Phase::Take => last = policy.step(&at),
                _ => return orders,
            }
            orders.push(last);
        }
        // Without a Sensor nothing comes to light by the choice of a sector.
        if let (Order::Fly(_), false) = (first, is_barrier(p, &first)) {
            orders.push(Order::Next);
        }
        orders
    }

    /// How likely a fight against the pirates to be settled is won, in percent, over what they may be.
    fn odds(&self, seen: &View) -> u8 {
        let worlds = self.worlds(ASKED);
        let chance = |world: u32| {
            let truth = determinize(seen, &mut Generator::of_series(self.effort.seed, world.into()));
            let strength = match truth.flight.last() {
                Some(Laid::Card(card)) => card.pirates().map_or(0, |(_, strength)| strength),
                _ => 0,
            };
            chance_to_win(truth.options.combat_die, truth.mover().firepower(), strength)
        };
        (100.0 * (0..worlds).map(chance).sum::<f64>() / f64::from(worlds)).round() as u8
    }

    /// The mover's chance before his roll, the mean over the faces of the die with the best made of each; and the same once it was
    /// rolled, which led to `rolled`.
    pub(super) fn of_roll(&self, p: &Position, rolled: &Position, watch: &Watch<StarshipCatan>) -> Option<(f64, f64)> {
        let node = Node::Yellow(p.options.production_die);
        let (mut sum, mut came) = (0.0, None);
        let mut latest: Option<(Outcome, f64)> = None;
        for face in 0..node.ways() {
            let outcome = node.nth(face);
            let best = match latest {
                Some((known, best)) if known == outcome => best,
                _ => {
                    let mut world = *p;
                    apply(&mut world, &Order::Roll, &mut Face(outcome), &mut ());
                    let best = self.made_of(&world, watch)?;
                    if world == *rolled {
                        came = Some(best);
                    }
                    best
                }
            };
            latest = Some((outcome, best));
            sum += best;
        }
        let expected = sum / f64::from(node.ways());
        Some((expected, came.unwrap_or(expected)))
    }

    /// The mover's chance after a roll, if he makes the best of it.
    fn made_of(&self, rolled: &Position, watch: &Watch<StarshipCatan>) -> Option<f64> {
        let mut world = *rolled;
        let mut policy = Policy::new(&self.judge);
        while world.phase == Phase::Produce {
            let order = policy.step(&world);
            world = done(&world, &order);
        }
        let seen = view(&world, Some(world.turn));
        fairly_best(&self.tried(&seen, &[], TOLD, watch)?)
    }
}

/// A die that is known before.
struct Face(Outcome);

impl Chance<Node> for Face {
    fn resolve(&mut self, _: Node) -> Outcome {
        self.0
    }
}

/// How far two chances of a flight may lie apart that trials in worlds cannot tell from each other.
const ALIKE: f64 = 0.005;

/// Plans of a flight, the best first, as a player is to hear them: where no trial tells the difference, what founds something now
/// comes before what may come later, and is worth as much.
fn certain_first(mut plans: Vec<Weighed>) -> Vec<Weighed> {
    let best = plans.first().map_or(0.0, |plan| plan.win);
    let founds = |plan: &Weighed| matches!(plan.orders.first(), Some(Order::Settle | Order::Found));
    if let Some(at) = plans.iter().position(|plan| founds(plan) && best - plan.win <= ALIKE) {
        plans[at].win = best;
        plans[..=at].rotate_right(1);
    }
    plans
}
