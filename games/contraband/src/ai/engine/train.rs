//! Training: matches are played, and the nets are fitted to their results.

use super::data::{LevelParams, Personality};
use super::evaluator::{moved, won};
use super::features::features;
use super::learn::{Optimiser, TrainingSample};
use super::nets::Nets;
use super::opponent::Engine;
use crate::ai::greedy;
use crate::rules::{Contraband, DecisionKind, Options, Order, Position, RoundOrder, SEATS, apply, legal, view};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_core::{RandomGenerator, Setup};

/// One order in this many is random, so that rare positions are seen as well.
const RANDOM_ORDER_EVERY: u32 = 24;
/// One match in this many is played in simultaneous order.
const SIMULTANEOUS_EVERY: u64 = 6;

/// Samples of matches with the same number of players.
#[derive(Debug, Clone, Default)]
pub struct TrainingSamples {
    samples: Vec<TrainingSample>,
    players: usize,
}

impl TrainingSamples {
    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Reports whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// Plays a match with this number of players and records the positions at the ends of turns and at the starts of rounds, with
    /// the result. With `mind`, the players search; otherwise they follow the simulation policy.
    pub fn play(&mut self, mind: Option<(&Nets, &LevelParams, &Personality)>, players: u8, number: u64, seed: u64) {
        self.players = players.into();
        let order = if number % SIMULTANEOUS_EVERY == 1 { RoundOrder::Simultaneous } else { RoundOrder::Turns };
        let setup = Setup::<Contraband>::plain(players, Options { order, ..Options::default() });
        let mut generator = RandomGenerator::of_series(seed, number);
        let Ok(mut p) = setup.position(&setup.deal(&mut generator)) else { return };
        let mut seen = Vec::new();
        while !p.is_over() {
            for order in next_orders(mind, &p, &mut generator) {
                let (round, done) = (p.round, order == Order::End);
                if done {
                    seen.push(position_features(&p, true));
                }
                apply(&mut p, &order, &mut generator, &mut ());
                if p.round != round && !p.is_over() {
                    seen.push(position_features(&p, false));
                }
                if p.is_over() {
                    break;
                }
            }
        }
        let came = won(&p);
        self.samples.extend(seen.into_iter().map(|seats| TrainingSample { seats, result: came }));
    }

    /// Trains the net on these samples for this many passes, at a falling learning rate. Returns the mean loss of the last pass.
    pub fn train(&self, nets: &mut Nets, passes: u32, rate: f32, seed: u64) -> f64 {
        let mut generator = RandomGenerator::new(seed);
        let net = &mut nets.nets[self.players.clamp(1, SEATS) - 1];
        let mut learner = Optimiser::new(net);
        let mut miss = 0.0;
        for pass in 0..passes {
            miss = learner.pass(net, &self.samples, rate / (1.0 + pass as f32), &mut generator);
        }
        miss
    }
}

fn position_features(p: &Position, done: bool) -> Vec<super::features::Features> {
    let moved = moved(p, done);
    (0..p.count()).map(|seat| features(p, seat, moved)).collect()
}

/// Returns the next orders of the decider, or occasionally one random order.
fn next_orders(
    mind: Option<(&Nets, &LevelParams, &Personality)>,
    p: &Position,
    generator: &mut RandomGenerator,
) -> Vec<Order> {
    let asked = matches!(p.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
    if asked && generator.below(RANDOM_ORDER_EVERY) == 0 {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        return vec![orders[generator.below(orders.len() as u32) as usize]];
    }
    let seen = view(p, Some(p.asked()));
    match mind {
        Some((nets, skill, temper)) => {
            let plan = Engine::new(nets, skill, temper).plan(
                &seen,
                SearchBudget::usual(generator.next()),
                &SearchHandle::default(),
            );
            plan.orders
        }
        None => vec![greedy::decide_fast(&seen, super::data::policy_weights(), &mut greedy::ActiveRoute::default())],
    }
}
