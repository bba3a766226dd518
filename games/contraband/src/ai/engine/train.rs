//! Training: matches are played, and the nets are fitted to their results.

use super::data::{LevelParams, Personality};
use super::features::features;
use super::judge::{moved, won};
use super::learn::{Learner, Lesson};
use super::mind::Mind;
use super::nets::Nets;
use crate::ai::greedy;
use crate::rules::{Ask, Contraband, Options, Order, Position, RoundOrder, SEATS, apply, legal, view};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_core::{RandomGenerator, Setup};

/// One order in this many is random, so that rare positions are seen as well.
const STRAYS: u32 = 24;
/// One match in this many is played in simultaneous order.
const TOGETHER: u64 = 6;

/// Samples of matches with the same number of players.
#[derive(Debug, Clone, Default)]
pub struct Lessons {
    lessons: Vec<Lesson>,
    players: usize,
}

impl Lessons {
    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Reports whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// Plays a match with this number of players and records all positions and the result. With `mind` its players search;
    /// otherwise they play like the greedy opponent.
    pub fn play(&mut self, mind: Option<(&Nets, &LevelParams, &Personality)>, players: u8, number: u64, seed: u64) {
        self.players = players.into();
        let order = if number % TOGETHER == 1 { RoundOrder::Simultaneous } else { RoundOrder::Turns };
        let setup = Setup::<Contraband>::plain(players, Options { order, ..Options::default() });
        let mut generator = RandomGenerator::of_series(seed, number);
        let Ok(mut p) = setup.position(&setup.deal(&mut generator)) else { return };
        let mut seen = Vec::new();
        while !p.is_over() {
            for order in thought(mind, &p, &mut generator) {
                let (round, done) = (p.round, order == Order::End);
                if done {
                    seen.push(sight(&p, true));
                }
                apply(&mut p, &order, &mut generator, &mut ());
                if p.round != round && !p.is_over() {
                    seen.push(sight(&p, false));
                }
                if p.is_over() {
                    break;
                }
            }
        }
        let came = won(&p);
        self.lessons.extend(seen.into_iter().map(|seats| Lesson { seats, came }));
    }

    /// Trains the net on these samples for this many passes, at a falling learning rate. Returns the mean loss of the last pass.
    pub fn teach(&self, nets: &mut Nets, passes: u32, rate: f32, seed: u64) -> f64 {
        let mut generator = RandomGenerator::new(seed);
        let net = &mut nets.nets[self.players.clamp(1, SEATS) - 1];
        let mut learner = Learner::new(net);
        let mut miss = 0.0;
        for pass in 0..passes {
            miss = learner.pass(net, &self.lessons, rate / (1.0 + pass as f32), &mut generator);
        }
        miss
    }
}

fn sight(p: &Position, done: bool) -> Vec<super::features::Features> {
    let moved = moved(p, done);
    (0..p.count()).map(|seat| features(p, seat, moved)).collect()
}

/// Returns the next orders; now and then a random one.
fn thought(
    mind: Option<(&Nets, &LevelParams, &Personality)>,
    p: &Position,
    generator: &mut RandomGenerator,
) -> Vec<Order> {
    let asked = matches!(p.ask, Ask::Turn | Ask::Plan | Ask::Act);
    if asked && generator.below(STRAYS) == 0 {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        return vec![orders[generator.below(orders.len() as u32) as usize]];
    }
    let seen = view(p, Some(p.asked()));
    match mind {
        Some((nets, skill, temper)) => {
            let plan = Mind::new(nets, skill, temper).plan(
                &seen,
                SearchBudget::usual(generator.next()),
                &SearchHandle::default(),
            );
            plan.orders
        }
        None => vec![greedy::think(&seen, super::data::style(), &mut greedy::Underway::default())],
    }
}
