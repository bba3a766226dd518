//! Decisions in flight: each thing that may be done is tried in the same worlds, and flown out by the fast policy.

use super::policy::{Policy, done};
use super::value::Judge;
use crate::ai::Watch;
use crate::core::{Chance, ChanceNode, Generator};
use crate::games::starship_catan::rules::{
    CombatDie, Laid, Node, Order, Outcome, Phase, Position, SECTORS, Seat, StarshipCatan, View, apply, determinize,
    legal,
};

/// Things to be done at a card that are tried in worlds: the best at sight.
const TRIED: usize = 6;
/// Throws of the two dice of a fight.
const THROWS: f64 = 36.0;

/// Something that may be done, and what it has come to in the worlds tried.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tried {
    pub(super) order: Order,
    sum: f64,
    times: u32,
}

impl Tried {
    const fn new(order: Order) -> Self {
        Tried { order, sum: 0.0, times: 0 }
    }

    /// The chance to win, the mean over worlds.
    pub(super) fn worth(&self) -> f64 {
        self.sum / f64::from(self.times.max(1))
    }
}

/// Tries orders in worlds.
pub(super) struct Trials<'v, 'j> {
    view: &'v View,
    policy: Policy<'j>,
    seat: Seat,
    seed: u64,
}

impl<'v, 'j> Trials<'v, 'j> {
    pub(super) fn new(view: &'v View, judge: &'j Judge, seed: u64) -> Self {
        Trials { view, policy: Policy::new(judge), seat: view.known.turn, seed }
    }

    /// What may be done now, tried in so many worlds, the worse half left out after half of them; best first.
    pub(super) fn all(&mut self, worlds: u32, watch: &Watch<StarshipCatan>) -> Vec<Tried> {
        let mut tried = self.candidates();
        watch.found(tried.len());
        if tried.len() < 2 {
            return tried;
        }
        let half = worlds.div_ceil(2);
        self.try_in(&mut tried, 0..half, watch);
        let mut best = tried.clone();
        sort(&mut best);
        let kept = best.len().div_ceil(2).max(2);
        self.try_in(&mut best[..kept], half..worlds, watch);
        sort(&mut best[..kept]);
        best
    }

    fn try_in(&mut self, tried: &mut [Tried], worlds: std::ops::Range<u32>, watch: &Watch<StarshipCatan>) {
        for world in worlds {
            if watch.stopped() {
                return;
            }
            for one in tried.iter_mut() {
                one.sum += self.outcome(&one.order, world);
                one.times += 1;
            }
            watch.played_on();
        }
    }

    fn candidates(&self) -> Vec<Tried> {
        let p = &self.view.known;
        if p.phase == Phase::Fly {
            return (1..=SECTORS as u8).map(|sector| Tried::new(Order::Fly(sector))).collect();
        }
        let mut orders = Vec::new();
        legal(p, &mut orders);
        if p.phase != Phase::Flight {
            return orders.into_iter().map(Tried::new).collect();
        }
        let passes = |order: &Order| matches!(order, Order::Next | Order::Stop);
        let (passing, acting): (Vec<Order>, Vec<Order>) = orders.into_iter().partition(passes);
        let judge = self.policy.judge;
        let mut acting: Vec<(f64, Order)> =
            acting.into_iter().map(|order| (judge.worth(&done(p, &order), self.seat), order)).collect();
        acting.sort_by(|a, b| b.0.total_cmp(&a.0));
        acting.truncate(TRIED);
        acting.into_iter().map(|(_, order)| order).chain(passing).map(Tried::new).collect()
    }

    /// The chance to win that an order leads to in one world.
    fn outcome(&mut self, order: &Order, world: u32) -> f64 {
        let mut generator = Generator::of_series(self.seed, world.into());
        let truth = determinize(self.view, &mut generator);
        if *order == Order::Fight {
            return self.fight(&truth, &generator);
        }
        self.flown(truth, order, &mut generator)
    }

    fn flown(&mut self, mut truth: Position, order: &Order, chance: &mut Generator) -> f64 {
        apply(&mut truth, order, chance, &mut ());
        self.policy.fly_out(&mut truth, chance);
        self.chance(&truth)
    }

    /// The chance to win after a flight.
    fn chance(&self, truth: &Position) -> f64 {
        let judge = self.policy.judge;
        judge.chance(judge.worth(truth, self.seat))
    }

    /// A fight by all throws of its dice: one that wins and one that loses, each as often as it comes.
    fn fight(&mut self, truth: &Position, generator: &Generator) -> f64 {
        let mut sum = 0.0;
        let strength = match truth.flight.last() {
            Some(Laid::Card(card)) => card.pirates().map_or(0, |(_, strength)| strength),
            _ => 0,
        };
        let (won, lost) = throws(truth.options.combat_die, truth.mover().firepower(), strength);
        for (dice, share) in [won, lost] {
            if share > 0.0 {
                let mut after = *truth;
                let mut chance = Thrown { dice: dice.into_iter(), rest: generator.clone() };
                apply(&mut after, &Order::Fight, &mut chance, &mut ());
                let mut generator = chance.rest;
                self.policy.fly_out(&mut after, &mut generator);
                sum += share * self.chance(&after);
            }
        }
        sum
    }
}

/// Best first; equal ones stay in their order.
fn sort(tried: &mut [Tried]) {
    tried.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
}

/// Dice and how large a share of all throws they stand for.
type Throw = ([u8; 2], f64);

/// A throw that wins and one that loses, with their shares.
fn throws(die: CombatDie, firepower: u8, strength: u8) -> (Throw, Throw) {
    let node = Node::Blue(die);
    let face = |n: u32| match node.nth(n) {
        Outcome::Die(value) => value,
        _ => 1,
    };
    let (mut won, mut lost) = (([1, 1], 0.0), ([1, 1], 0.0));
    for own in (0..node.ways()).map(face) {
        for other in (0..node.ways()).map(face) {
            let throw = if own + firepower >= other + strength { &mut won } else { &mut lost };
            *throw = ([own, other], throw.1 + 1.0 / THROWS);
        }
    }
    (won, lost)
}

/// Chance with the next blue dice named.
struct Thrown {
    dice: std::array::IntoIter<u8, 2>,
    rest: Generator,
}

impl Chance<Node> for Thrown {
    fn resolve(&mut self, node: Node) -> Outcome {
        if let Node::Blue(_) = node
            && let Some(value) = self.dice.next()
        {
            return Outcome::Die(value);
        }
        self.rest.resolve(node)
    }
}
