//! The optimiser: handwritten gradients and Adam.

use super::super::net::evaluator::softmax;
use super::super::net::features::{FeatureLayout, Features};
use super::super::net::weights::{MARGIN, Net, OUTPUT_UNIT, OUTPUTS, ROUNDS, SECOND, WeightOffsets};

/// Weight of the error of the margin relative to that of the win chance.
const MARGIN_WEIGHT: f32 = 0.5;
/// Weight of the error of the number of rounds left relative to that of the win chance.
const ROUNDS_WEIGHT: f32 = 0.2;
/// Adam's beta1 and beta2.
const BETAS: (f32, f32) = (0.9, 0.999);
/// Weight decay: a step removes this share of each weight, times the learning rate.
const WEIGHT_DECAY: f32 = 0.01;
/// Decay of the moving average of the weights.
const AVERAGE_DECAY: f32 = 0.998;

/// The targets of a position; seats are counted from the next player to roll.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct TrainingTarget {
    /// Win chance of each seat.
    pub win: [f32; 4],
    /// The points by which each seat is ahead of the best other player at the end; negative if it is behind.
    pub margin: [f32; 4],
    /// Number of rounds from this position to the end of the match.
    pub rounds: f32,
}

/// A position to learn from.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TrainingSample {
    /// The rows of the net that are active in the position.
    pub rows: Vec<u16>,
    /// The targets of the position.
    pub target: TrainingTarget,
}

/// The Adam optimiser: the net in training, its moving average, and the moments of the gradients.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Optimiser {
    /// The weights being trained.
    pub net: Net,
    /// The moving average of the weights over the last steps; this is the net that plays.
    pub average: Net,
    /// Adam's moving average of gradients.
    pub mean: Vec<f32>,
    /// Adam's moving average of squared gradients.
    pub square: Vec<f32>,
    /// Number of steps taken.
    pub steps: u64,
    gradient: Vec<f32>,
    /// The weights of the first layer, where each row of a block of steps includes the rows below it.
    summed: Vec<f32>,
    layout: FeatureLayout,
    parts: WeightOffsets,
}

/// The activations of one forward pass.
struct Activations {
    first: Vec<f32>,
    second: [f32; SECOND],
    out: [f32; OUTPUTS],
}

impl Optimiser {
    pub fn new(net: Net) -> Self {
        let zeros = vec![0.0; net.weights.len()];
        let (layout, parts) = (net.layout(), net.parts());
        Optimiser {
            average: net.clone(),
            net,
            mean: zeros.clone(),
            square: zeros.clone(),
            steps: 0,
            gradient: zeros,
            summed: vec![0.0; parts.bias1],
            layout,
            parts,
        }
    }

    /// Takes one step on these samples at this learning rate. Returns the mean loss of the win chances.
    pub fn step(&mut self, batch: &[&TrainingSample], rate: f32) -> f32 {
        let loss = self.gradients(batch);
        self.adam(rate);
        loss
    }

    /// Computes the gradient of the mean loss. Returns the mean loss of the win chances.
    fn gradients(&mut self, batch: &[&TrainingSample]) -> f32 {
        self.sum_up();
        self.gradient.fill(0.0);
        let share = 1.0 / batch.len().max(1) as f32;
        let mut loss = 0.0;
        for sample in batch {
            let pass = self.forward(&sample.rows);
            let (errors, sample_loss) = errors(&pass.out, &sample.target, self.layout.players());
            loss += sample_loss * share;
            self.backward(&sample.rows, &pass, &errors.map(|e| e * share));
        }
        self.share_out();
        loss
    }

    /// Computes the summed first layer from the weights.
    fn sum_up(&mut self) {
        self.summed.copy_from_slice(&self.net.weights[..self.parts.bias1]);
        let width = self.net.width();
        for row in 1..self.layout.rows() {
            if self.layout.first_of(row) < row {
                let (below, this) = self.summed.split_at_mut(row * width);
                let below = &below[(row - 1) * width..];
                this[..width].iter_mut().zip(below).for_each(|(s, b)| *s += b);
            }
        }
    }

    /// Adds the gradient of each summed row to all rows in the sum.
    fn share_out(&mut self) {
        let width = self.net.width();
        for row in (1..self.layout.rows()).rev() {
            if self.layout.first_of(row) < row {
                let (below, this) = self.gradient.split_at_mut(row * width);
                let below = &mut below[(row - 1) * width..];
                below.iter_mut().zip(&this[..width]).for_each(|(b, t)| *b += t);
            }
        }
    }

    fn forward(&self, rows: &[u16]) -> Activations {
        let weights = &self.net.weights;
        let parts = self.parts;
        let width = self.net.width();
        let mut first = weights[parts.bias1..][..width].to_vec();
        for &row in rows {
            let row = &self.summed[usize::from(row) * width..][..width];
            first.iter_mut().zip(row).for_each(|(s, w)| *s += w);
        }
        first.iter_mut().for_each(|s| *s = s.max(0.0));
        let mut second: [f32; SECOND] = std::array::from_fn(|i| weights[parts.bias2 + i]);
        for (value, row) in first.iter().zip(weights[parts.layer2..parts.bias2].chunks_exact(SECOND)) {
            second.iter_mut().zip(row).for_each(|(s, w)| *s += value * w);
        }
        let second = second.map(|s| s.max(0.0));
        let mut out: [f32; OUTPUTS] = std::array::from_fn(|i| weights[parts.bias3 + i]);
        for (value, row) in second.iter().zip(weights[parts.layer3..parts.bias3].chunks_exact(OUTPUTS)) {
            out.iter_mut().zip(row).for_each(|(s, w)| *s += value * w);
        }
        Activations { first, second, out }
    }

    fn backward(&mut self, rows: &[u16], pass: &Activations, errors: &[f32; OUTPUTS]) {
        let parts = self.parts;
        let (weights, gradient) = (&self.net.weights, &mut self.gradient);
        let mut second = [0.0; SECOND];
        for (unit, error) in second.iter_mut().enumerate().filter(|(unit, _)| pass.second[*unit] > 0.0) {
            let at = parts.layer3 + unit * OUTPUTS;
            let row = &mut gradient[at..at + OUTPUTS];
            row.iter_mut().zip(errors).for_each(|(g, e)| *g += e * pass.second[unit]);
            *error = weights[at..at + OUTPUTS].iter().zip(errors).map(|(w, e)| w * e).sum();
        }
        let width = self.net.width();
        let mut first = vec![0.0; width];
        for (unit, error) in first.iter_mut().enumerate().filter(|(unit, _)| pass.first[*unit] > 0.0) {
            let at = parts.layer2 + unit * SECOND;
            let row = &mut gradient[at..at + SECOND];
            row.iter_mut().zip(&second).for_each(|(g, e)| *g += e * pass.first[unit]);
            *error = weights[at..at + SECOND].iter().zip(&second).map(|(w, e)| w * e).sum();
        }
        let mut add = |at: usize, errors: &[f32]| {
            gradient[at..at + errors.len()].iter_mut().zip(errors).for_each(|(g, e)| *g += e);
        };
        add(parts.bias3, errors);
        add(parts.bias2, &second);
        add(parts.bias1, &first);
        for &row in rows {
            add(usize::from(row) * width, &first);
        }
    }

    fn adam(&mut self, rate: f32) {
        self.steps += 1;
        let warm = |memory: f32| 1.0 - memory.powi(self.steps.min(100_000) as i32);
        let (mean_warm, square_warm) = (1.0 / warm(BETAS.0), 1.0 / warm(BETAS.1));
        let keep = AVERAGE_DECAY.min(self.steps as f32 / (self.steps as f32 + 10.0));
        let weights = self.net.weights.iter_mut().zip(&mut self.average.weights);
        let memory = self.mean.iter_mut().zip(&mut self.square);
        for (((weight, average), (mean, square)), &gradient) in weights.zip(memory).zip(&self.gradient) {
            *mean = BETAS.0 * *mean + (1.0 - BETAS.0) * gradient;
            *square = BETAS.1 * *square + (1.0 - BETAS.1) * gradient * gradient;
            let step = *mean * mean_warm / ((*square * square_warm).sqrt() + 1e-8);
            *weight -= rate * (step + WEIGHT_DECAY * *weight);
            *average = keep * *average + (1.0 - keep) * *weight;
        }
    }
}

/// Returns the derivative of the loss with respect to each output, and the loss of the win chances.
fn errors(out: &[f32; OUTPUTS], target: &TrainingTarget, players: usize) -> ([f32; OUTPUTS], f32) {
    let chances = softmax(out, players);
    let mut errors = [0.0; OUTPUTS];
    let mut loss = 0.0;
    for seat in 0..players {
        errors[seat] = chances[seat] - target.win[seat];
        loss -= target.win[seat] * chances[seat].max(1e-7).ln();
        errors[MARGIN + seat] = MARGIN_WEIGHT * (out[MARGIN + seat] - target.margin[seat] / OUTPUT_UNIT);
    }
    errors[ROUNDS] = ROUNDS_WEIGHT * (out[ROUNDS] - target.rounds / OUTPUT_UNIT);
    (errors, loss)
}

pub(super) fn copied_rows(features: &Features) -> Vec<u16> {
    features.rows().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the whole loss, whose gradient [`Optimiser::gradients`] computes.
    fn loss(learner: &mut Optimiser, samples: &[&TrainingSample]) -> f64 {
        learner.sum_up();
        let players = learner.layout.players();
        let mut sum = 0.0;
        for sample in samples {
            let out = learner.forward(&sample.rows).out;
            let (errors, cross) = errors(&out, &sample.target, players);
            let squares = |range: std::ops::Range<usize>, weight: f32| -> f64 {
                errors[range].iter().map(|e| f64::from(e * e / weight) / 2.0).sum()
            };
            sum += f64::from(cross) + squares(MARGIN..MARGIN + players, MARGIN_WEIGHT);
            sum += squares(ROUNDS..ROUNDS + 1, ROUNDS_WEIGHT);
        }
        sum / samples.len() as f64
    }

    #[test]
    fn gradient_matches_finite_differences() {
        let mut learner = Optimiser::new(Net::fresh(3, 64, 5));
        let target = |win| TrainingTarget { win, margin: [3.0, -2.0, -3.0, 0.0], rounds: 7.0 };
        let one = TrainingSample { rows: vec![3, 20, 33, 60, 95, 300], target: target([0.7, 0.2, 0.1, 0.0]) };
        let two = TrainingSample { rows: vec![5, 20, 34, 61, 99, 280, 301], target: target([0.0, 0.5, 0.5, 0.0]) };
        let samples = [&one, &two];
        learner.gradients(&samples);
        let gradient = learner.gradient.clone();
        let parts = learner.parts;
        let mut checked = 0;
        let looked_at = (0..parts.bias1).step_by(97).chain(parts.bias1..parts.len);
        for index in looked_at {
            let kept = learner.net.weights[index];
            let mut at = |delta: f32| {
                learner.net.weights[index] = kept + delta;
                loss(&mut learner, &samples)
            };
            let slope = (at(1e-3) - at(-1e-3)) / 2e-3;
            learner.net.weights[index] = kept;
            let error = (slope - f64::from(gradient[index])).abs();
            assert!(error < 2e-3 + 0.02 * slope.abs(), "weight {index}: {slope} by differences, {}", gradient[index]);
            checked += u32::from(slope.abs() > 1e-4);
        }
        assert!(checked > 500, "only {checked} weights mattered");
    }

    #[test]
    fn training_steps_lower_the_loss() {
        let mut learner = Optimiser::new(Net::fresh(2, 64, 1));
        let sample = |row: u16, win: [f32; 4]| TrainingSample {
            rows: vec![row, 200],
            target: TrainingTarget { win, ..TrainingTarget::default() },
        };
        let samples = [sample(10, [1.0, 0.0, 0.0, 0.0]), sample(60, [0.0, 1.0, 0.0, 0.0])];
        let batch: Vec<&TrainingSample> = samples.iter().collect();
        let first = learner.step(&batch, 0.003);
        let last = (0..100).map(|_| learner.step(&batch, 0.003)).last().unwrap_or(first);
        assert!(last < 0.2 * first, "{first} to {last}");
    }
}
