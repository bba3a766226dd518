//! The fitting of the weights to the results of matches that the engine plays against itself: after each turn, the value should
//! predict the winner. The value is treated as linear in the weights near their current values (logistic regression, regularised
//! towards these values).

use super::data::{LevelParams, Personality};
use super::opponent::Engine;
use super::value::PositionEvaluator;
use super::weights::ValueWeights;
use crate::rules::{Options, Order, Position, Seat, StarshipCatan, apply, view};
use orrery_ai::{SearchBudget, SearchHandle, Searchable as _};
use orrery_core::{RandomGenerator, Setup};

/// The number of gradient steps.
const STEPS: u32 = 400;
/// The size of each gradient step.
const RATE: f64 = 0.05;
/// The amount by which a weight is changed to measure its effect.
const WEIGHT_STEP: f64 = 1e-3;

/// The reciprocal of the step to which fitted weights are rounded.
const ROUNDING: f64 = 1000.0;
/// The natural logarithm of odds of three to one. A value equal to the scale corresponds to these odds.
const ODDS: f64 = 1.098_612_3;

/// A position after a turn: its value, the gradient of the value with respect to the weights, and the result of the match for the
/// player of the turn.
struct TrainingSample {
    value: f64,
    gradient: Vec<f32>,
    won: f64,
}

/// The positions to which the weights are fitted.
#[derive(Default)]
pub struct TrainingSamples(Vec<TrainingSample>);

impl TrainingSamples {
    /// Plays a match of the engine against itself, and records the positions after its turns.
    pub fn play(&mut self, weights: &ValueWeights, skill: &LevelParams, temper: &Personality, seed: u64) {
        let mind = Engine::new(weights, skill, temper);
        let setup = Setup::<StarshipCatan>::plain(2, Options::default());
        let mut generator = RandomGenerator::new(seed);
        let Ok(mut position) = setup.position(&setup.deal(&mut generator)) else { return };
        let mut ends = Vec::new();
        while !position.is_over() {
            let seen = view(&position, Some(position.decider));
            let orders = match StarshipCatan::forced(&seen) {
                Some(order) => vec![order],
                None => mind.plan(&seen, SearchBudget::usual(generator.next()), &SearchHandle::default()).orders,
            };
            for order in orders {
                let mover = position.turn;
                apply(&mut position, &order, &mut generator, &mut ());
                if order == Order::End && !position.is_over() {
                    ends.push((position, mover));
                }
            }
        }
        let judge = PositionEvaluator { weights: weights.clone() };
        self.0.extend(ends.iter().map(|(end, seat)| sample(&judge, end, *seat, position.winners[seat.index()])));
    }

    /// Returns the weights that best predict the winner, regularised by `pull` towards the weights of the recorded matches. Also
    /// returns the mean squared error of the win chance before and after the fit.
    pub fn fit(&self, weights: &ValueWeights, pull: f64) -> (ValueWeights, f64, f64) {
        let mut fitted = weights.clone();
        let start: Vec<f64> = fitted.numbers().into_iter().map(|number| *number).collect();
        let scale = weights.scale;
        let mut change = vec![0.0; start.len()];
        let (mut mean, mut square) = (vec![0.0; start.len()], vec![0.0; start.len()]);
        let before = self.error(&change, scale);
        for step in 1..=STEPS {
            let mut slope = self.gradient(&change, scale);
            for (at, slope) in slope.iter_mut().enumerate() {
                *slope += pull * change[at] / (0.3 + start[at].abs()).powi(2);
                mean[at] = 0.9 * mean[at] + 0.1 * *slope;
                square[at] = 0.999 * square[at] + 0.001 * *slope * *slope;
                let (m, s) =
                    (mean[at] / (1.0 - 0.9_f64.powi(step as i32)), square[at] / (1.0 - 0.999_f64.powi(step as i32)));
                change[at] -=
                    RATE * (0.3 + start[at].abs()).min(2.0) * m / (s.sqrt() + 1e-9) / (1.0 + f64::from(step) / 40.0);
            }
        }
        for ((number, start), change) in fitted.numbers().into_iter().zip(&start).zip(&change) {
            *number = ((start + change) * ROUNDING).round() / ROUNDING;
        }
        (fitted, before, self.error(&change, scale))
    }

    /// Returns the number of positions.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    fn error(&self, change: &[f64], scale: f64) -> f64 {
        let error = |sample: &TrainingSample| (logistic(sample.at(change) / scale * ODDS) - sample.won).powi(2);
        self.0.iter().map(error).sum::<f64>() / self.0.len().max(1) as f64
    }

    /// Returns the gradient of the mean log loss with respect to the weights.
    fn gradient(&self, change: &[f64], scale: f64) -> Vec<f64> {
        let mut sum = vec![0.0; change.len()];
        for sample in &self.0 {
            let miss = (logistic(sample.at(change) / scale * ODDS) - sample.won) * ODDS / scale;
            sum.iter_mut().zip(&sample.gradient).for_each(|(sum, &slope)| *sum += miss * f64::from(slope));
        }
        sum.iter().map(|sum| sum / self.0.len().max(1) as f64).collect()
    }
}

impl TrainingSample {
    fn at(&self, change: &[f64]) -> f64 {
        self.value + change.iter().zip(&self.gradient).map(|(change, &slope)| change * f64::from(slope)).sum::<f64>()
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn sample(judge: &PositionEvaluator, end: &Position, seat: Seat, won: bool) -> TrainingSample {
    let value = judge.difference(end, seat);
    let mut nudged = judge.clone();
    let count = nudged.weights.numbers().len();
    let slopes = (0..count).map(|at| {
        *nudged.weights.numbers()[at] += WEIGHT_STEP;
        let slope = (nudged.difference(end, seat) - value) / WEIGHT_STEP;
        *nudged.weights.numbers()[at] -= WEIGHT_STEP;
        slope as f32
    });
    TrainingSample { value, gradient: slopes.collect(), won: f64::from(u8::from(won)) }
}
