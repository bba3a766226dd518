//! Training of a net: its weights are fitted to the results of matches.

use super::evaluator::share;
use super::features::Features;
use super::net::{HIDDEN, Net};
use crate::rules::SEATS;
use orrery_core::RandomGenerator;

/// The number of positions in a batch.
const BATCH: usize = 64;
/// Adam's beta1 and beta2.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// The weight decay.
const WEIGHT_DECAY: f32 = 2e-6;

/// A sample: the features of each seat, and the results of the match as shares of the win; in a solo match, thousands of credits.
#[derive(Debug, Clone)]
pub(super) struct TrainingSample {
    pub(super) seats: Vec<Features>,
    pub(super) result: [f32; SEATS],
}

/// The state of the optimiser for a net.
pub(super) struct Optimiser {
    mean: Vec<f32>,
    square: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
}

impl Optimiser {
    pub(super) fn new(net: &Net) -> Self {
        let zeros = || vec![0.0; net.weights.len()];
        Optimiser { mean: zeros(), square: zeros(), gradient: zeros(), steps: 0 }
    }

    /// Trains once on all samples in random order, at this learning rate. Returns the mean loss of the samples, measured before
    /// the update of their batch.
    pub(super) fn pass(
        &mut self,
        net: &mut Net,
        lessons: &[TrainingSample],
        rate: f32,
        generator: &mut RandomGenerator,
    ) -> f64 {
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, generator.below(at as u32 + 1) as usize);
        }
        let mut misses = 0.0;
        for batch in order.chunks(BATCH) {
            self.gradient.iter_mut().for_each(|slope| *slope = 0.0);
            for &at in batch {
                misses += f64::from(self.accumulate_gradient(net, &lessons[at]));
            }
            self.step(net, rate, batch.len() as f32);
        }
        misses / lessons.len().max(1) as f64
    }

    /// Adds the gradient of a sample to the accumulated gradient. Returns the loss of the sample: the squared error in a solo
    /// match, otherwise the cross-entropy.
    fn accumulate_gradient(&mut self, net: &Net, lesson: &TrainingSample) -> f32 {
        let layers: Vec<([f32; HIDDEN], f32)> = lesson.seats.iter().map(|seen| net.layers(seen)).collect();
        let players = layers.len();
        let mut thought = [0.0; SEATS];
        layers.iter().zip(&mut thought).for_each(|((_, output), thought)| *thought = *output);
        share(&mut thought, players);
        let mut miss = 0.0;
        for seat in 0..players {
            let pull = thought[seat] - lesson.result[seat];
            miss += if players == 1 { pull * pull } else { -lesson.result[seat] * thought[seat].max(1e-6).ln() };
            self.backpropagate(net, &lesson.seats[seat], &layers[seat].0, pull);
        }
        miss
    }

    /// Adds the gradient of every weight for the error `pull` of an output.
    fn backpropagate(&mut self, net: &Net, seen: &Features, hidden: &[f32; HIDDEN], pull: f32) {
        let (parts, weights, slope) = (net.parts(), &net.weights, &mut self.gradient);
        let mut units = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            slope[parts.out + unit] += pull * hidden[unit];
            if hidden[unit] > 0.0 {
                units[unit] = pull * weights[parts.out + unit];
                slope[parts.bias + unit] += units[unit];
            }
        }
        slope[parts.last] += pull;
        for (at, &input) in seen.iter().enumerate().filter(|&(_, &input)| input != 0.0) {
            slope[parts.skip + at] += pull * input;
            let row = &mut slope[at * HIDDEN..(at + 1) * HIDDEN];
            row.iter_mut().zip(&units).for_each(|(slope, unit)| *slope += input * unit);
        }
    }

    /// Updates every weight from its gradient with Adam.
    fn step(&mut self, net: &mut Net, rate: f32, count: f32) {
        self.steps += 1;
        let (mean_due, square_due) = (1.0 - BETA1.powi(self.steps), 1.0 - BETA2.powi(self.steps));
        let learnt = self.gradient.iter().zip(self.mean.iter_mut().zip(&mut self.square));
        for (weight, (slope, (mean, square))) in net.weights.iter_mut().zip(learnt) {
            let slope = slope / count + WEIGHT_DECAY * *weight;
            *mean = BETA1 * *mean + (1.0 - BETA1) * slope;
            *square = BETA2 * *square + (1.0 - BETA2) * slope * slope;
            *weight -= rate * (*mean / mean_due) / ((*square / square_due).sqrt() + 1e-6);
        }
    }
}
