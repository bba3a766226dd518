//! Learning: the weights of a net follow what positions came to.

use super::net::{FIRST, Net, SECOND};
use orrery_core::Generator;

/// Positions that are learnt from together.
const BATCH: usize = 128;
/// How much of the mean and of the square of what was learnt before is kept.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// What a miss counts at most, in points.
const MOST: f32 = 6.0;

/// A position as a net sees it, and what it came to beside the points it had.
#[derive(Debug, Clone)]
pub(super) struct Lesson {
    pub(super) rows: Box<[u16]>,
    pub(super) came: f32,
}

/// A net that learns.
pub(super) struct Learner {
    mean: Vec<f32>,
    square: Vec<f32>,
    slope: Vec<f32>,
    steps: i32,
}

impl Learner {
    pub(super) fn new(net: &Net) -> Self {
        let zeros = || vec![0.0; net.weights.len()];
        Learner { mean: zeros(), square: zeros(), slope: zeros(), steps: 0 }
    }

    /// Goes through all lessons once, in an order drawn, at this rate; the mean of the squared miss before each was learnt.
    pub(super) fn pass(&mut self, net: &mut Net, lessons: &[Lesson], rate: f32, generator: &mut Generator) -> f64 {
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, generator.below(at as u32 + 1) as usize);
        }
        let mut misses = 0.0;
        for batch in order.chunks(BATCH) {
            self.slope.iter_mut().for_each(|slope| *slope = 0.0);
            for &at in batch {
                misses += f64::from(self.miss(net, &lessons[at]));
            }
            self.step(net, rate, batch.len() as f32);
        }
        misses / lessons.len().max(1) as f64
    }

    /// Adds up how the miss of a lesson changes with every weight; the squared miss.
    fn miss(&mut self, net: &Net, lesson: &Lesson) -> f32 {
        let layers = net.layers(&lesson.rows);
        let (parts, weights, slope) = (net.parts(), &net.weights, &mut self.slope);
        let miss = layers.output - lesson.came;
        let pull = miss.clamp(-MOST, MOST);
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

    /// Moves every weight against its slope, by how large its slopes have been.
    fn step(&mut self, net: &mut Net, rate: f32, count: f32) {
        self.steps += 1;
        let (mean_due, square_due) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        let learnt = self.slope.iter().zip(self.mean.iter_mut().zip(&mut self.square));
        for (weight, (slope, (mean, square))) in net.weights.iter_mut().zip(learnt) {
            let slope = slope / count;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * (*mean / mean_due) / ((*square / square_due).sqrt() + 1e-6);
        }
    }
}
