//! Decisions in flight: every option is simulated in the same samples, and the fast policy completes each flight.

use super::common_random::CommonRandomChance;
use super::lookahead::onwards;
use super::policy::{PlayoutPolicy, done};
use super::value::PositionEvaluator;
use crate::rules::{
    ChanceOutcome, ChanceQuestion, CombatDie, FlightRowCard, Order, Phase, Position, SECTORS, Seat, StarshipCatan,
    View, apply, determinize, legal,
};
use orrery_ai::SearchHandle;
use orrery_core::{Chance, ChanceNode, RandomGenerator};

/// The maximum number of actions simulated at a card; those with the best static evaluation are chosen.
const MAX_OPTIONS: usize = 6;
/// The number of possible rolls of the two dice of a fight.
const FIGHT_ROLLS: f64 = 36.0;

/// The number of flights with each result, or their share of all flights, 0 to 1.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(in super::super) struct FlightResultCounts {
    /// Flights on which a colony was founded.
    pub(in super::super) colony: f64,
    /// Flights on which a trading post was founded.
    pub(in super::super) post: f64,
    /// Flights on which an adventure was done.
    pub(in super::super) adventure: f64,
    /// Flights on which pirates were beaten.
    pub(in super::super) medal: f64,
    /// Flights on which a fight was lost.
    pub(in super::super) defeat: f64,
}

impl FlightResultCounts {
    /// Counts the results of a flight, or of a share of one, by comparing the position before the simulated order with the
    /// position after the flight.
    fn count(&mut self, before: &Position, after: &Position, defeat: bool, share: f64) {
        let (was, is) = (before.mover(), after.player(before.turn));
        let left = |p: &Position| (p.adventures.bits() | p.adventures.pile).count_ones();
        let once = |done: bool| if done { share } else { 0.0 };
        self.colony += once(is.colonies.len() > was.colonies.len());
        self.post += once(is.posts.len() > was.posts.len());
        self.adventure += once(left(after) < left(before));
        self.medal += once(is.beaten.len() > was.beaten.len());
        self.defeat += once(defeat);
    }

    /// Returns the counts as shares of this many flights, 0 to 1 each.
    fn shares(&self, flights: u32) -> FlightResultCounts {
        let share = |count: f64| count / f64::from(flights.max(1));
        let FlightResultCounts { colony, post, adventure, medal, defeat } = *self;
        FlightResultCounts {
            colony: share(colony),
            post: share(post),
            adventure: share(adventure),
            medal: share(medal),
            defeat: share(defeat),
        }
    }
}

/// An option and its results in the simulated samples.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct SimulatedOption {
    pub(in super::super) order: Order,
    /// The sum of the win chances over the even-numbered samples, and over the odd-numbered samples.
    sums: [f64; 2],
    times: [u32; 2],
    flight_outcomes: FlightResultCounts,
}

impl SimulatedOption {
    fn new(order: Order) -> Self {
        SimulatedOption { order, sums: [0.0; 2], times: [0; 2], flight_outcomes: FlightResultCounts::default() }
    }

    /// Returns the mean win chance over the samples.
    pub(in super::super) fn worth(&self) -> f64 {
        self.sums.iter().sum::<f64>() / f64::from(self.all().max(1))
    }

    /// Returns the mean win chance over the even-numbered samples if `half` is 0, or over the odd-numbered samples if it is 1.
    fn half(&self, half: usize) -> f64 {
        self.sums[half] / f64::from(self.times[half].max(1))
    }

    fn all(&self) -> u32 {
        self.times.iter().sum()
    }

    /// Returns the share of samples with each result, 0 to 1.
    pub(in super::super) fn flight_outcomes(&self) -> FlightResultCounts {
        self.flight_outcomes.shares(self.all())
    }
}

/// The simulation of a view's orders in samples.
pub(in super::super) struct OrderSimulation<'v, 'j> {
    view: &'v View,
    policy: PlayoutPolicy<'j>,
    seat: Seat,
    seed: u64,
    common_random: bool,
    plays_on: bool,
}

impl<'v, 'j> OrderSimulation<'v, 'j> {
    pub(in super::super) fn new(view: &'v View, judge: &'j PositionEvaluator, seed: u64) -> Self {
        OrderSimulation {
            view,
            policy: PlayoutPolicy::new(judge),
            seat: view.known.turn,
            seed,
            common_random: false,
            plays_on: false,
        }
    }

    /// Creates a simulation in which all orders meet the same cards in the same sample.
    pub(in super::super) fn with_common_random(view: &'v View, judge: &'j PositionEvaluator, seed: u64) -> Self {
        OrderSimulation { common_random: true, ..OrderSimulation::new(view, judge, seed) }
    }

    /// Makes every simulation continue for some turns after the flight, before the position is evaluated.
    pub(in super::super) fn playing_on(self) -> Self {
        OrderSimulation { plays_on: true, ..self }
    }

    /// Simulates the options in up to `worlds` samples. After half of the samples, only the better half of the options, but at
    /// least two, are simulated further; a single option is not simulated at all. Returns all options, best first.
    pub(super) fn all(&mut self, worlds: u32, watch: &SearchHandle<StarshipCatan>) -> Vec<SimulatedOption> {
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

    /// Simulates these orders and every other option in `worlds` samples each. Returns the options best first, or `None` if
    /// `watch` was cancelled.
    pub(in super::super) fn each(
        &mut self,
        orders: &[Order],
        worlds: u32,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<Vec<SimulatedOption>> {
        let mut tried = self.candidates();
        for order in orders {
            if tried.iter().all(|one| one.order != *order) {
                tried.push(SimulatedOption::new(*order));
            }
        }
        watch.found(tried.len());
        self.try_in(&mut tried, 0..worlds, watch);
        sort(&mut tried);
        (!watch.stopped()).then_some(tried)
    }

    fn try_in(
        &mut self,
        tried: &mut [SimulatedOption],
        worlds: std::ops::Range<u32>,
        watch: &SearchHandle<StarshipCatan>,
    ) {
        for world in worlds {
            if watch.stopped() {
                return;
            }
            for one in tried.iter_mut() {
                let half = usize::from(world % 2 == 1);
                one.sums[half] += self.outcome(&one.order, world, &mut one.flight_outcomes);
                one.times[half] += 1;
            }
            watch.count_playout();
        }
    }

    fn candidates(&self) -> Vec<SimulatedOption> {
        let p = &self.view.known;
        if p.phase == Phase::Fly {
            return (1..=SECTORS as u8).map(|sector| SimulatedOption::new(Order::Fly(sector))).collect();
        }
        let mut orders = Vec::new();
        legal(p, &mut orders);
        if p.phase != Phase::Flight {
            return orders.into_iter().map(SimulatedOption::new).collect();
        }
        let passes = |order: &Order| matches!(order, Order::Next | Order::Stop);
        let (passing, acting): (Vec<Order>, Vec<Order>) = orders.into_iter().partition(passes);
        let judge = self.policy.judge;
        let mut acting: Vec<(f64, Order)> =
            acting.into_iter().map(|order| (judge.worth(&done(p, &order), self.seat), order)).collect();
        acting.sort_by(|a, b| b.0.total_cmp(&a.0));
        acting.truncate(MAX_OPTIONS);
        acting.into_iter().map(|(_, order)| order).chain(passing).map(SimulatedOption::new).collect()
    }

    /// Returns the win chance after an order in each sample, and the share of the simulated flights with each result.
    pub(in super::super) fn by_sample(
        &mut self,
        order: &Order,
        worlds: std::ops::Range<u32>,
    ) -> (Vec<f64>, FlightResultCounts) {
        let mut came = FlightResultCounts::default();
        let chances: Vec<f64> = worlds.map(|world| self.outcome(order, world, &mut came)).collect();
        let came = came.shares(chances.len() as u32);
        (chances, came)
    }

    /// Returns the win chance after an order in one sample.
    fn outcome(&mut self, order: &Order, world: u32, flight_outcomes: &mut FlightResultCounts) -> f64 {
        let mut generator = RandomGenerator::of_series(self.seed, world.into());
        let truth = determinize(self.view, &mut generator);
        if self.common_random {
            self.carried_out(order, &truth, world, CommonRandomChance::of(&mut generator), flight_outcomes)
        } else {
            self.carried_out(order, &truth, world, generator, flight_outcomes)
        }
    }

    fn carried_out(
        &mut self,
        order: &Order,
        truth: &Position,
        world: u32,
        mut chance: impl Chance<ChanceQuestion> + Clone,
        flight_outcomes: &mut FlightResultCounts,
    ) -> f64 {
        if *order == Order::Fight {
            return self.fight(truth, world, &chance, flight_outcomes);
        }
        let mut flown = *truth;
        apply(&mut flown, order, &mut chance, &mut ());
        let defeat = self.policy.fly_out(&mut flown, &mut chance);
        flight_outcomes.count(truth, &flown, defeat, 1.0);
        self.chance(&flown, world)
    }

    /// Returns the win chance after a flight.
    fn chance(&mut self, truth: &Position, world: u32) -> f64 {
        let judge = self.policy.judge;
        if self.plays_on {
            return onwards(
                &mut self.policy,
                truth,
                self.seat,
                &mut RandomGenerator::of_series(!self.seed, world.into()),
            );
        }
        judge.chance(judge.worth(truth, self.seat))
    }

    /// Returns the win chance after a fight, over all rolls of the dice. It simulates one roll that wins and one that loses, and
    /// weights them by the probabilities of winning and losing.
    fn fight(
        &mut self,
        truth: &Position,
        world: u32,
        rest: &(impl Chance<ChanceQuestion> + Clone),
        flight_outcomes: &mut FlightResultCounts,
    ) -> f64 {
        let mut sum = 0.0;
        let strength = match truth.flight.last() {
            Some(FlightRowCard::Card(card)) => card.pirates().map_or(0, |(_, strength)| strength),
            _ => 0,
        };
        let (won, lost) = weighted_rolls(truth.options.combat_die, truth.mover().firepower(), strength);
        for (dice, share) in [won, lost] {
            if share > 0.0 {
                let mut after = *truth;
                let mut chance = FixedDiceChance { dice: dice.into_iter(), rest: rest.clone() };
                apply(&mut after, &Order::Fight, &mut chance, &mut ());
                let lost = after.mover().beaten.len() == truth.mover().beaten.len();
                let defeat = self.policy.fly_out(&mut after, &mut chance.rest) || lost;
                flight_outcomes.count(truth, &after, defeat, share);
                sum += share * self.chance(&after, world);
            }
        }
        sum
    }
}

/// Returns the value of the best option without the bias of few samples: the option that looks best in one half of the samples is
/// evaluated in the other half. Returns `None` if there are no options.
pub(in super::super) fn fairly_best(tried: &[SimulatedOption]) -> Option<f64> {
    let best = |half: usize| tried.iter().max_by(|a, b| a.half(half).total_cmp(&b.half(half)));
    Some((best(0)?.half(1) + best(1)?.half(0)) / 2.0)
}

/// Sorts options best first. Equal options keep their order.
fn sort(tried: &mut [SimulatedOption]) {
    tried.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
}

/// The mover's die and the pirates' die, with the share of all rolls that they represent.
type WeightedRoll = ([u8; 2], f64);

/// Returns a roll that wins and a roll that loses, each with the share of all rolls with the same result.
fn weighted_rolls(die: CombatDie, firepower: u8, strength: u8) -> (WeightedRoll, WeightedRoll) {
    let node = ChanceQuestion::Blue(die);
    let face = |n: u32| match node.outcome(n) {
        ChanceOutcome::Die(value) => value,
        _ => 1,
    };
    let (mut won, mut lost) = (([1, 1], 0.0), ([1, 1], 0.0));
    for own in (0..node.outcome_count()).map(face) {
        for other in (0..node.outcome_count()).map(face) {
            let throw = if own + firepower >= other + strength { &mut won } else { &mut lost };
            *throw = ([own, other], throw.1 + 1.0 / FIGHT_ROLLS);
        }
    }
    (won, lost)
}

/// A source of chance whose next two blue dice are fixed.
struct FixedDiceChance<C> {
    dice: std::array::IntoIter<u8, 2>,
    rest: C,
}

impl<C: Chance<ChanceQuestion>> Chance<ChanceQuestion> for FixedDiceChance<C> {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        if let ChanceQuestion::Blue(_) = node
            && let Some(value) = self.dice.next()
        {
            return ChanceOutcome::Die(value);
        }
        self.rest.resolve(node)
    }
}
