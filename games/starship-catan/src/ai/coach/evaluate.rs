//! The evaluation of plans. It uses the engine's simulated flights, its leaves of Trade and Build, and its static values without
//! noise.

use super::facts::{SimulatedPlan, asks};
use super::signature::PlanSignature;
use crate::ai::engine::{
    FlightResultCounts, OrderSimulation, PlayoutPolicy, PositionEvaluator, SearchLeaves, SimulatedOption, done,
    evaluation, fairly_best, proposal, simulated_chances, standing,
};
use crate::ai::greedy::chance_to_win;
use crate::rules::{
    ChanceOutcome, ChanceQuestion, FlightRowCard, Order, Phase, Position, Seat, StarshipCatan, View, apply,
    determinize, is_barrier, legal, view,
};
use orrery_ai::engine::GameEngine as _;
use orrery_ai::{Evaluation, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{Chance, ChanceNode as _, RandomGenerator};

/// The number of samples in which a player's options are simulated when the player asks for advice.
pub(super) const ADVICE_SAMPLES: u32 = 128;
/// The number of samples per choice when a whole turn is annotated.
pub(super) const ANNOTATION_SAMPLES: u32 = 24;
/// The number of samples in which a match is evaluated between two turns. Near the end of a match, each sample is won or lost, so
/// the mean of a few samples would vary at random from turn to turn.
const STANDING_SAMPLES: u32 = 96;
/// The number of leaves of Trade and Build at which the search stops.
const ENDS: usize = 6000;
/// The maximum number of leaves of Trade and Build that become plans.
const MAX_LEAVES_EXAMINED: usize = 2000;

/// A plan and its value.
#[derive(Debug, Clone)]
pub(super) struct EvaluatedPlan {
    /// The orders of the plan, up to the end of the turn or up to and including the first order with an unknown outcome.
    pub(super) orders: Vec<Order>,
    /// The part of the plan's outcome that is certain.
    pub(super) outcome: SimulatedPlan,
    /// The player's win chance with the plan.
    pub(super) win: f64,
    /// The outcomes of the simulated flights, or `None` without simulations.
    pub(super) flight_outcomes: Option<FlightResultCounts>,
    /// The chance to win the fight with which the plan begins, in percent, or `None` for other plans.
    pub(super) odds: Option<u8>,
}

/// An evaluator of plans, which uses an evaluator of positions and has a budget for simulations.
pub struct PlanEvaluator {
    judge: PositionEvaluator,
    effort: SearchBudget,
}

impl PlanEvaluator {
    /// Creates an evaluator with the built-in weights, changed so that nothing a player has counts against them. Returns `None`
    /// only if the weights cannot be read.
    pub(super) fn with_budget(effort: SearchBudget) -> Option<Self> {
        let weights = StarshipCatan::own_weights()?.for_holders();
        Some(PlanEvaluator { judge: PositionEvaluator { weights }, effort })
    }

    pub(super) const fn evaluator(&self) -> &PositionEvaluator {
        &self.judge
    }

    pub(super) fn worlds(&self, usual: u32) -> u32 {
        (usual * u32::from(self.effort.budget) / 100).max(4)
    }

    /// Returns a seat's win chance between two turns, or when the match is over. It is computed for the player of the last turn,
    /// as in the positions to which the weights were fitted.
    pub(super) fn between(&self, p: &Position, seat: Seat) -> f64 {
        let last = if p.is_over() { seat } else { p.turn.other() };
        let chance = self.judge.chance(self.judge.difference(p, last));
        if last == seat { chance } else { 1.0 - chance }
    }

    /// Returns a seat's win chance between two turns, for the review of a match. It is always computed for Moon, no matter whose
    /// turn was the last.
    pub(super) fn standing(&self, p: &Position, seat: Seat) -> f64 {
        let chance = standing(&self.judge, p, Seat::Moon, self.effort.seed, self.worlds(STANDING_SAMPLES));
        if seat == Seat::Moon { chance } else { 1.0 - chance }
    }

    /// Returns the evaluation for both seats, given the win chance of one seat.
    pub(super) fn outlook(&self, p: &Position, seat: Seat, chance: f64) -> Evaluation {
        evaluation(p, seat, chance)
    }

    /// Returns up to `most` plans for the deciding player, best first, each a different idea. Also returns the number of leaves,
    /// simulated flights or orders that were compared. Returns `None` if there is nothing to decide, or if `watch` was cancelled.
    pub(super) fn plans(
        &self,
        seen: &View,
        most: usize,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<(Vec<EvaluatedPlan>, u32)> {
        let p = &seen.known;
        let (mut plans, compared) = match p.phase {
            Phase::Over | Phase::Roll => return None,
            Phase::Build => self.buildings(p, watch)?,
            Phase::Module | Phase::Produce | Phase::Answer => self.static_plans(p),
            _ => self.flights(seen, watch)?,
        };
        let mut ideas: Vec<PlanSignature> = Vec::new();
        plans.retain(|plan| {
            let idea = PlanSignature::of(&plan.orders, plan.win);
            let new = ideas.len() < most && ideas.iter().all(|known| !idea.is_like(known));
            if new {
                ideas.push(idea);
            }
            new
        });
        Some((plans, compared))
    }

    /// Simulates the legal orders before Trade and Build in samples. `orders` are always among those simulated. Returns `None` if
    /// `watch` was cancelled.
    pub(super) fn simulated_options(
        &self,
        seen: &View,
        orders: &[Order],
        usual: u32,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<Vec<SimulatedOption>> {
        watch.set_phase(SearchPhase::PlayingOn);
        self.order_simulation(seen).each(orders, self.worlds(usual), watch)
    }

    /// Creates the simulation of orders, in which every order meets the same cards in a sample.
    pub(super) fn order_simulation<'v>(&self, seen: &'v View) -> OrderSimulation<'v, '_> {
        OrderSimulation::with_common_random(seen, &self.judge, self.effort.seed)
    }

    fn flights(&self, seen: &View, watch: &SearchHandle<StarshipCatan>) -> Option<(Vec<EvaluatedPlan>, u32)> {
        let tried = self.simulated_options(seen, &[], ADVICE_SAMPLES, watch)?;
        let compared = tried.len() as u32 * self.worlds(ADVICE_SAMPLES);
        let p = &seen.known;
        let plan = |one: &SimulatedOption| {
            let orders = self.carried_on(p, one.order);
            let odds = (one.order == Order::Fight).then(|| self.odds(seen));
            EvaluatedPlan {
                outcome: SimulatedPlan::of(p, &orders),
                orders,
                win: one.worth(),
                flight_outcomes: Some(one.flight_outcomes()),
                odds,
            }
        };
        Some((certain_first(tried.iter().map(plan).collect()), compared))
    }

    fn static_plans(&self, p: &Position) -> (Vec<EvaluatedPlan>, u32) {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        let plan = |order: &Order| {
            let win = self.judge.chance(self.judge.worth(&done(p, order), p.decider));
            EvaluatedPlan {
                orders: vec![*order],
                outcome: SimulatedPlan::of(p, &[*order]),
                win,
                flight_outcomes: None,
                odds: None,
            }
        };
        let mut plans: Vec<EvaluatedPlan> = orders.iter().map(plan).collect();
        plans.sort_by(|a, b| b.win.total_cmp(&a.win));
        let compared = plans.len() as u32;
        (plans, compared)
    }

    /// Returns the mover's win chance in Trade and Build, evaluated in the same way as after simulated flights: with the
    /// buildings that the fast policy finds.
    pub(super) fn foreseen(&self, p: &Position) -> f64 {
        self.judge.chance(self.judge.worth(p, p.turn))
    }

    /// Returns the position after the turn if the mover plays Trade and Build to its best leaf, given what they know. Returns
    /// `None` if there is no leaf.
    pub(super) fn best_end(&self, p: &Position) -> Option<Position> {
        let ends = SearchLeaves::of(p, &self.judge, ENDS);
        let best = ends.all.iter().reduce(|best, next| if next.worth > best.worth { next } else { best })?;
        let end = &best.position;
        Some(if end.is_over() { *end } else { done(end, &Order::End) })
    }

    /// Returns a seat's chance to win after its turn has ended, in each sample; see [`simulated_chances`].
    pub(super) fn simulated_chances(&self, end: &Position, seat: Seat, worlds: u32) -> Vec<f64> {
        simulated_chances(&self.judge, end, seat, self.effort.seed, worlds)
    }

    fn buildings(&self, p: &Position, watch: &SearchHandle<StarshipCatan>) -> Option<(Vec<EvaluatedPlan>, u32)> {
        watch.set_phase(SearchPhase::Finding);
        let ends = SearchLeaves::of(p, &self.judge, ENDS);
        watch.found(ends.all.len());
        watch.set_phase(SearchPhase::Judging);
        let mut ranked: Vec<usize> = (0..ends.all.len()).collect();
        ranked.sort_by(|&a, &b| ends.all[b].worth.total_cmp(&ends.all[a].worth).then(a.cmp(&b)));
        let plan = |&index: &usize| {
            let orders = ends.orders(index);
            let win = self.judge.chance(ends.all[index].worth);
            EvaluatedPlan { outcome: SimulatedPlan::of(p, &orders), orders, win, flight_outcomes: None, odds: None }
        };
        let mut plans: Vec<EvaluatedPlan> = ranked.iter().take(MAX_LEAVES_EXAMINED).map(plan).collect();
        if let Some(order) = proposal(p, &self.judge) {
            let accepted = done(&done(p, &order), &Order::Accept);
            let win = self.judge.chance(self.judge.worth(&accepted, p.turn));
            let course = SimulatedPlan::of(p, &[order]);
            let place = plans.iter().position(|plan| plan.win < win).unwrap_or(plans.len());
            plans.insert(
                place,
                EvaluatedPlan { orders: vec![order], outcome: course, win, flight_outcomes: None, odds: None },
            );
        }
        (!watch.stopped()).then_some((plans, ends.all.len() as u32))
    }

    /// Returns an order with its continuation, up to and including the first order with an unknown outcome, or to the end of the
    /// turn.
    fn carried_on(&self, p: &Position, first: Order) -> Vec<Order> {
        let (mut at, mut orders) = (*p, vec![first]);
        let mut policy = PlayoutPolicy::new(&self.judge);
        let mut last = first;
        while !asks(&last) && !is_barrier(&at, &last) {
            at = done(&at, &last);
            match at.phase {
                Phase::Build => {
                    let ends = SearchLeaves::of(&at, &self.judge, ENDS);
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
        // Without a Sensor, the choice of a sector reveals nothing, so the plan includes the first card.
        if let (Order::Fly(_), false) = (first, is_barrier(p, &first)) {
            orders.push(Order::Next);
        }
        orders
    }

    /// Returns the chance, in percent, of winning a fight against the pirates on the visited card: the mean over samples, which
    /// differ in the pirates' strength.
    fn odds(&self, seen: &View) -> u8 {
        let worlds = self.worlds(ADVICE_SAMPLES);
        let chance = |world: u32| {
            let truth = determinize(seen, &mut RandomGenerator::of_series(self.effort.seed, world.into()));
            let strength = match truth.flight.last() {
                Some(FlightRowCard::Card(card)) => card.pirates().map_or(0, |(_, strength)| strength),
                _ => 0,
            };
            chance_to_win(truth.options.combat_die, truth.mover().firepower(), strength)
        };
        (100.0 * (0..worlds).map(chance).sum::<f64>() / f64::from(worlds)).round() as u8
    }

    /// Returns the mover's win chance before the roll and the win chance after the roll that led to `rolled`. The former is the
    /// mean over the faces of the die, each with the best play afterwards. Returns `None` if `watch` was cancelled.
    pub(super) fn of_roll(
        &self,
        p: &Position,
        rolled: &Position,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<(f64, f64)> {
        let node = ChanceQuestion::Yellow(p.options.production_die);
        let (mut sum, mut came) = (0.0, None);
        let mut latest: Option<(ChanceOutcome, f64)> = None;
        for face in 0..node.outcome_count() {
            let outcome = node.outcome(face);
            let best = match latest {
                Some((known, best)) if known == outcome => best,
                _ => {
                    let mut world = *p;
                    apply(&mut world, &Order::Roll, &mut FixedOutcomeChance(outcome), &mut ());
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
        let expected = sum / f64::from(node.outcome_count());
        Some((expected, came.unwrap_or(expected)))
    }

    /// Returns the mover's win chance with the best play after a roll. Returns `None` if `watch` was cancelled.
    fn made_of(&self, rolled: &Position, watch: &SearchHandle<StarshipCatan>) -> Option<f64> {
        let mut world = *rolled;
        let mut policy = PlayoutPolicy::new(&self.judge);
        while world.phase == Phase::Produce {
            let order = policy.step(&world);
            world = done(&world, &order);
        }
        let seen = view(&world, Some(world.turn));
        fairly_best(&self.simulated_options(&seen, &[], ANNOTATION_SAMPLES, watch)?)
    }
}

/// A source of chance that always gives the same outcome.
struct FixedOutcomeChance(ChanceOutcome);

impl Chance<ChanceQuestion> for FixedOutcomeChance {
    fn resolve(&mut self, _: ChanceQuestion) -> ChanceOutcome {
        self.0
    }
}

/// The largest difference in win chance at which simulations cannot distinguish two plans of a flight.
const INDISTINGUISHABLE: f64 = 0.005;

/// Sorts plans of a flight best first for presentation. Where simulations show no difference, a plan that founds something now
/// precedes an equally good plan that may found something later.
fn certain_first(mut plans: Vec<EvaluatedPlan>) -> Vec<EvaluatedPlan> {
    let best = plans.first().map_or(0.0, |plan| plan.win);
    let founds = |plan: &EvaluatedPlan| matches!(plan.orders.first(), Some(Order::Settle | Order::Found));
    if let Some(at) = plans.iter().position(|plan| founds(plan) && best - plan.win <= INDISTINGUISHABLE) {
        plans[at].win = best;
        plans[..=at].rotate_right(1);
    }
    plans
}
