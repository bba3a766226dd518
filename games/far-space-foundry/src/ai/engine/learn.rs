//! Learning: fits the weights of a net to the results of recorded positions.

use super::net::{FIRST, Net, SECOND};
use orrery_core::RandomGenerator;

/// Number of samples per batch.
const BATCH: usize = 128;
/// Decay rates of the running means of the gradient and of its square (beta1 and beta2 of Adam).
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Limit of the error from which a gradient is computed, in points (Huber delta).
const HUBER_DELTA: f32 = 6.0;

/// A training sample: a position as a net sees it, and the points gained from it to the end of the match.
#[derive(Debug, Clone)]
pub(super) struct TrainingSample {
    pub(super) rows: Box<[u16]>,
    pub(super) result: f32,
}

/// The optimiser state of a net (Adam).
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

    /// Learns from all samples once, in random order, with the learning rate `rate`. Returns the mean squared error. The error of
    /// a sample is measured before the net learns from it.
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

    /// Adds the gradient of one sample to that of the batch. Returns the squared error.
    fn accumulate_gradient(&mut self, net: &Net, lesson: &TrainingSample) -> f32 {
        let layers = net.layers(&lesson.rows);
        let (parts, weights, slope) = (net.parts(), &net.weights, &mut self.gradient);
        let miss = layers.output - lesson.result;
        let pull = miss.clamp(-HUBER_DELTA, HUBER_DELTA);
        slope[parts.bias3] += pull;
        let mut second = [0.0; SECOND];
        for unit in 0..SECOND {
            slope[parts.layer3 + unit] += pull * layers.second[unit];
            if layers.second[unit] > 0.0 {
                second[unit] = pull * weights[parts.layer3 + unit];
                slope[parts.bias2 + unit] += second[unit];
            }
        }
        let mut first = [0.0; FIRST];
        for unit in 0..FIRST {
            let value = layers.first[unit];
            if value > 0.0 {
                let at = parts.layer2 + unit * SECOND;
                let mut sum = 0.0;
                for (other, back) in second.iter().enumerate() {
                    slope[at + other] += back * value;
                    sum += back * weights[at + other];
                }
                first[unit] = sum;
                slope[parts.bias1 + unit] += sum;
            }
        }
        for &row in &lesson.rows {
            let at = usize::from(row) * FIRST;
            slope[at..at + FIRST].iter_mut().zip(&first).for_each(|(slope, back)| *slope += back);
            slope[parts.skip + usize::from(row)] += pull;
        }
        miss * miss
    }

    /// Moves every weight against its mean gradient, scaled by the size of its recent gradients.
    fn step(&mut self, net: &mut Net, rate: f32, count: f32) {
        self.steps += 1;
        let (mean_due, square_due) = (1.0 - BETA1.powi(self.steps), 1.0 - BETA2.powi(self.steps));
        let learnt = self.gradient.iter().zip(self.mean.iter_mut().zip(&mut self.square));
        for (weight, (slope, (mean, square))) in net.weights.iter_mut().zip(learnt) {
            let slope = slope / count;
            *mean = BETA1 * *mean + (1.0 - BETA1) * slope;
            *square = BETA2 * *square + (1.0 - BETA2) * slope * slope;
            *weight -= rate * (*mean / mean_due) / ((*square / square_due).sqrt() + 1e-6);
        }
    }
}
