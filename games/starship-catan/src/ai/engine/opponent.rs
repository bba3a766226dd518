//! The engine of one opponent: its plan for each kind of decision.

use crate::rules::notation::write_order;
use crate::rules::{Order, Phase, Position, Seat, StarshipCatan, View, fingerprint, legal};
use orrery_ai::engine::{GameEngine, normal_noise, read_ron};
use orrery_ai::{Evaluation, Plan, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{Colour, FnvHasher, RandomGenerator};

use super::build::SearchLeaves;
use super::data::{LevelParams, Personality};
use super::flight::{OrderSimulation, SimulatedOption};
use super::policy::done;
use super::value::{PositionEvaluator, WON};
use super::weights::ValueWeights;
use super::{lookahead, memory, offers};

/// The assumed length of a whole match, in rounds, from which the evaluation estimates the remaining rounds.
const ROUNDS: f32 = 18.0;

/// The minimum win chance that counts as a certain win.
const SURE: f64 = 0.999_999;

/// The engine of one opponent, with its strength and personality.
pub struct Engine {
    judge: PositionEvaluator,
    level_params: LevelParams,
}

impl Engine {
    /// Creates an engine of this strength and personality that evaluates positions with `weights`.
    pub fn new(weights: &ValueWeights, level_params: &LevelParams, temper: &Personality) -> Self {
        Engine { judge: PositionEvaluator { weights: temper.adjusted(weights) }, level_params: level_params.clone() }
    }

    /// Returns the engine's plan for the deciding player: one order or, in Trade and Build, usually all orders up to the end of
    /// the turn. The plan is empty if the match is over.
    pub fn plan(&self, view: &View, effort: SearchBudget, watch: &SearchHandle<StarshipCatan>) -> Plan<StarshipCatan> {
        let seen = memory::remembered(view, self.level_params.forgets, effort.form_seed);
        let p = &seen.known;
        match p.phase {
            Phase::Over => Plan::default(),
            Phase::Build => self.build(p, effort, watch),
            Phase::Fly | Phase::Arrange | Phase::Flight | Phase::Pirates => self.flight(&seen, effort, watch),
            Phase::Answer => self.answer(p),
            _ => self.static_plan(p, effort.seed),
        }
    }

    /// Returns a plan with the order that leads to the best position, for decisions that reveal nothing.
    fn static_plan(&self, p: &Position, seed: u64) -> Plan<StarshipCatan> {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        let worth = |order: &Order| {
            let after = done(p, order);
            self.with_noise(self.judge.worth(&after, p.decider), fingerprint(&after), seed)
        };
        let judged = orders.iter().map(|order| (worth(order), *order));
        let best = judged.fold(None, |best: Option<(f64, Order)>, one| match best {
            Some(known) if known.0 >= one.0 => Some(known),
            _ => Some(one),
        });
        let orders = best.map(|(_, order)| order).into_iter().collect();
        Plan { orders, leaves: 1, ..Plan::default() }
    }

    /// Plans the choice of a sector, the arrangement of cards, or an order in flight.
    fn flight(&self, view: &View, effort: SearchBudget, watch: &SearchHandle<StarshipCatan>) -> Plan<StarshipCatan> {
        watch.set_phase(SearchPhase::PlayingOn);
        let p = &view.known;
        let worlds = (self.level_params.worlds * u32::from(effort.budget) / 100).max(2);
        let mut tried = OrderSimulation::new(view, &self.judge, effort.seed).all(worlds, watch);
        if let Some(won) = tried.iter().find(|one| self.level_params.sees_wins && one.worth() >= SURE) {
            return Plan {
                orders: vec![won.order],
                outlook: Some(evaluation(p, p.turn, 1.0)),
                leaves: tried.len() as u32,
            };
        }
        let judged = |one: &SimulatedOption| {
            let what = RandomGenerator::new(fingerprint(p) ^ of_order(&one.order)).next();
            let liked = self.preference_value(view, &one.order);
            one.worth() + liked + self.level_params.noise * normal_noise(effort.seed ^ what)
        };
        tried.sort_by(|a, b| judged(b).total_cmp(&judged(a)));
        let Some(best) = tried.first() else { return Plan::default() };
        watch.set_favourite(&[best.order]);
        let chance = best.worth();
        Plan { orders: vec![best.order], outlook: Some(evaluation(p, p.turn, chance)), leaves: tried.len() as u32 }
    }

    /// Returns the value of a sector's unknown cards, in win chance, which is added to the results of its simulated flights.
    /// Returns 0 for orders that choose no sector.
    fn preference_value(&self, view: &View, order: &Order) -> f64 {
        let Order::Fly(sector) = *order else { return 0.0 };
        let at = usize::from(sector - 1);
        let unknown = view.known.sectors[at].size.saturating_sub(view.knows(at).len());
        self.judge.weights.unknown * f64::from(unknown) / (2.0 * self.judge.weights.scale)
    }

    /// Plans the orders that lead to the best leaf of Trade and Build. Once per turn, it first offers an exchange that helps both
    /// players, unless opponents of this level propose none.
    fn build(&self, p: &Position, effort: SearchBudget, watch: &SearchHandle<StarshipCatan>) -> Plan<StarshipCatan> {
        watch.set_phase(SearchPhase::Finding);
        if let Some(order) = offers::proposal(p, &self.judge).filter(|_| !self.level_params.takes_even) {
            return Plan { orders: vec![order], leaves: 1, ..Plan::default() };
        }
        let ends = SearchLeaves::of(p, &self.judge, self.level_params.ends);
        watch.found(ends.all.len());
        watch.set_phase(SearchPhase::Judging);
        let judged = |index: usize| {
            let end = &ends.all[index];
            let wins = end.worth >= WON && self.level_params.sees_wins;
            if wins { 2.0 } else { self.with_noise(end.worth, built(&end.position), effort.seed) }
        };
        let mut order: Vec<(f64, usize)> = (0..ends.all.len()).map(|index| (judged(index), index)).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let best = lookahead::best(&ends, &order, &self.judge, &self.level_params, effort, watch);
        let orders = ends.orders(best);
        watch.set_favourite(&orders);
        let chance = self.judge.chance(ends.all[best].worth);
        Plan { orders, outlook: Some(evaluation(p, p.turn, chance)), leaves: ends.all.len() as u32 }
    }

    fn answer(&self, p: &Position) -> Plan<StarshipCatan> {
        let order =
            if self.level_params.takes_even { offers::answer_by_price(p) } else { offers::answer(p, &self.judge) };
        let chance = self.judge.chance(self.judge.worth(&done(p, &order), p.decider));
        Plan { orders: vec![order], outlook: Some(evaluation(p, p.decider, chance)), leaves: 2 }
    }

    /// Returns the win chance for a difference of values, with the noise of the level. The noise is always the same for the same
    /// `what` and seed.
    fn with_noise(&self, difference: f64, what: u64, seed: u64) -> f64 {
        let chance = self.judge.chance(difference);
        if self.level_params.noise == 0.0 {
            chance
        } else {
            chance + self.level_params.noise * normal_noise(seed ^ what)
        }
    }
}

/// Returns a hash of the mover's modules, ships, boosters and cannons. Most of the hundreds of leaves of Trade and Build differ
/// only in their purchases; separate noise for each leaf would hide all other differences.
fn built(end: &Position) -> u64 {
    let player = end.mover();
    let pieces = [player.boosters, player.cannons].map(|pieces| [pieces.ones, pieces.twos]);
    let mut hash = FnvHasher::default();
    hash.bytes(player.modules.into_iter().chain(player.hangar).chain(pieces.into_iter().flatten()));
    RandomGenerator::new(hash.finish()).next()
}

/// Returns a number that identifies an order for the noise. Ending and continuing the flight have the same number, so that noise
/// never ends a flight by mistake.
fn of_order(order: &Order) -> u64 {
    let order = if *order == Order::Stop { &Order::Next } else { order };
    let mut hash = FnvHasher::default();
    hash.bytes(write_order(order).bytes());
    hash.finish()
}

/// Returns the evaluation of a position for both seats, given the win chance of one seat.
pub(in super::super) fn evaluation(p: &Position, seat: Seat, chance: f64) -> Evaluation {
    let at = |colour: Colour| usize::from(p.seating[1] == colour);
    let (own, other) = (at(p.colour(seat)), at(p.colour(seat.other())));
    let mut outlook = Evaluation::default();
    outlook.win[own] = chance as f32;
    outlook.win[other] = 1.0 - chance as f32;
    let ahead = f32::from(p.points(seat)) - f32::from(p.points(seat.other()));
    (outlook.margin[own], outlook.margin[other]) = (ahead, -ahead);
    outlook.rounds = (ROUNDS - p.turns as f32 / 2.0).max(1.0);
    outlook
}

impl GameEngine for StarshipCatan {
    type LevelParams = LevelParams;
    type Personality = Personality;
    type Weights = ValueWeights;

    const LEVELS: &'static str = include_str!("../../../../../assets/starship-catan/opponents/levels.ron");
    const CHARACTERS: &'static str = include_str!("../../../../../assets/starship-catan/opponents/characters.ron");
    const WEIGHTS: (&'static str, &'static [u8]) =
        ("value.ron", include_bytes!("../../../../../assets/starship-catan/opponents/value.ron"));

    fn read_weights(bytes: &[u8], _: u8) -> Result<ValueWeights, String> {
        read_ron(bytes)
    }

    fn plan_with(
        weights: &ValueWeights,
        level_params: &LevelParams,
        personality: &Personality,
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self> {
        Engine::new(weights, level_params, personality).plan(view, effort, watch)
    }
}
