//! Training of a value net: the Adam optimiser fits its weights to the results of matches.

use super::net::{Net, NetForm};
use orrery_core::RandomGenerator;

/// Adam's beta1 and beta2.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Adam's epsilon.
const EPSILON: f32 = 1e-6;

/// A position to learn from.
pub trait TrainingSample<N> {
    /// Adds the gradient of the loss with respect to the weights to `gradient`. Returns the loss of this sample.
    fn add_gradient(&self, net: &N, gradient: &mut [f32]) -> f32;
}

/// The hyperparameters of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hyperparameters {
    /// The number of samples in a batch.
    pub batch: usize,
    /// The number of passes over all samples.
    pub passes: u32,
    /// The learning rate of the first pass.
    pub rate: f32,
    /// The decay of the learning rate: the rate of pass *n*, counted from 0, is `rate` divided by 1 + *n* × `rate_decay`.
    pub rate_decay: f32,
    /// The weight decay: the share of each weight that is added to its gradient.
    pub weight_decay: f32,
}

/// The state of Adam.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
}

/// Fits a net to samples, in random order in each pass. Returns the mean loss of the last pass. The loss of a sample is measured
/// before the net learns from the batch that contains it.
pub fn fit<F: NetForm, const FIRST: usize, const SECOND: usize>(
    net: &mut Net<F, FIRST, SECOND>,
    samples: &[impl TrainingSample<Net<F, FIRST, SECOND>>],
    settings: &Hyperparameters,
    generator: &mut RandomGenerator,
) -> f64 {
    let zeros = || vec![0.0; net.weights.len()];
    let mut adam = Adam { mean: zeros(), square: zeros(), gradient: zeros(), steps: 0 };
    let mut loss = 0.0;
    for pass in 0..settings.passes {
        let rate = settings.rate / (1.0 + settings.rate_decay * pass as f32);
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, generator.below(at as u32 + 1) as usize);
        }
        loss = 0.0;
        for batch in order.chunks(settings.batch) {
            adam.gradient.fill(0.0);
            for &at in batch {
                loss += f64::from(samples[at].add_gradient(net, &mut adam.gradient));
            }
            adam.step(&mut net.weights, batch.len() as f32, rate, settings.weight_decay);
        }
        loss /= samples.len().max(1) as f64;
    }
    loss
}

impl Adam {
    /// Moves every weight against its mean gradient over `count` samples, scaled by the size of its recent gradients.
    fn step(&mut self, weights: &mut [f32], count: f32, rate: f32, weight_decay: f32) {
        self.steps += 1;
        let (mean_due, square_due) = (1.0 - BETA1.powi(self.steps), 1.0 - BETA2.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for (weight, (slope, (mean, square))) in weights.iter_mut().zip(self.gradient.iter().zip(moments)) {
            let slope = slope / count + weight_decay * *weight;
            *mean = BETA1 * *mean + (1.0 - BETA1) * slope;
            *square = BETA2 * *square + (1.0 - BETA2) * slope * slope;
            *weight -= rate * (*mean / mean_due) / ((*square / square_due).sqrt() + EPSILON);
        }
    }
}
