//! Training: matches are played, and the nets are fitted to their results.

use super::data::{LevelParams, Personality};
use super::evaluator::{moved, share, won};
use super::features::{Features, features};
use super::net::{self, Net, Nets};
use super::opponent::Engine;
use crate::ai::greedy;
use crate::rules::{Contraband, DecisionKind, Options, Order, Position, RoundOrder, SEATS, apply, legal, view};
use orrery_ai::learn::{Hyperparameters, TrainingSample, fit};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_core::{RandomGenerator, Setup};

/// One order in this many is random, so that rare positions are seen as well.
const RANDOM_ORDER_EVERY: u32 = 24;
/// One match in this many is played in simultaneous order.
const SIMULTANEOUS_EVERY: u64 = 6;
/// The hyperparameters for training, except for the number of passes and the learning rate.
const TRAINING: Hyperparameters =
    Hyperparameters { batch: 64, passes: 1, rate: 0.0, rate_decay: 1.0, weight_decay: 2e-6 };

/// A sample: the features of each seat, and the results of the match, which are shares of the win or, in a solo match, credits in
/// thousands.
#[derive(Debug, Clone)]
struct SeatsSample {
    seats: Vec<Features>,
    result: [f32; SEATS],
}

impl TrainingSample<Net> for SeatsSample {
    /// Adds the gradient of this sample, and returns its loss: the squared error in a solo match, otherwise the cross-entropy.
    fn add_gradient(&self, net: &Net, gradient: &mut [f32]) -> f32 {
        let units: Vec<_> = self.seats.iter().map(|seen| net.activations(seen)).collect();
        let players = units.len();
        let mut chances = [0.0; SEATS];
        units.iter().zip(&mut chances).for_each(|(units, chance)| *chance = units.output);
        share(&mut chances, players);
        let mut loss = 0.0;
        for seat in 0..players {
            let error = chances[seat] - self.result[seat];
            loss += if players == 1 { error * error } else { -self.result[seat] * chances[seat].max(1e-6).ln() };
            net.backpropagate(&self.seats[seat], &units[seat], error, gradient);
        }
        loss
    }
}

/// Samples of matches with the same number of players.
#[derive(Debug, Clone, Default)]
pub struct TrainingSamples {
    samples: Vec<SeatsSample>,
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
        self.samples.extend(seen.into_iter().map(|seats| SeatsSample { seats, result: came }));
    }

    /// Trains the net on these samples for this many passes, at a falling learning rate. Returns the mean loss of the last pass.
    pub fn train(&self, nets: &mut Nets, passes: u32, rate: f32, seed: u64) -> f64 {
        let net = &mut nets.0[net::index(self.players)];
        let settings = Hyperparameters { passes, rate, ..TRAINING };
        fit(net, &self.samples, &settings, &mut RandomGenerator::new(seed))
    }
}

fn position_features(p: &Position, done: bool) -> Vec<Features> {
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
