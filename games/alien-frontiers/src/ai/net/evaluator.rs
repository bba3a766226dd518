//! Evaluation of positions by the net, with bit-identical results on every machine.
//!
//! The first layer adds rows of integers, so the order of addition makes no difference. The other layers are plain loops over
//! fixed lanes in `f32`: each product is rounded before it is added, and the exponential function is implemented here.

use super::features::{FeatureLayout, Features, extract};
use super::weights::{LANE, MARGIN, Net, OUTPUT_UNIT, OUTPUTS, ROUNDS, SECOND};
use crate::rules::Position;
use orrery_ai::Evaluation;

/// Largest sum that a unit of the first layer may have.
const MAX_UNIT_SUM: f32 = 32_000.0;
/// Largest scale of the first layer's weights: the finest step is 1/1024.
const MAX_SCALE: f32 = 1024.0;

/// The weights of a net in the form used for evaluation.
struct QuantizedNet {
    layout: FeatureLayout,
    /// The units of the first layer in blocks.
    lanes: Vec<HiddenUnitBlock>,
    /// The value of one integer step of the first layer.
    unit: f32,
    bias2: [f32; SECOND],
    layer3: Vec<[f32; OUTPUTS]>,
    bias3: [f32; OUTPUTS],
}

/// [`LANE`] units of the first layer, with their input weights and output weights.
struct HiddenUnitBlock {
    /// The input weights row by row; a row includes the weights of the rows for smaller values of the same quantity.
    rows: Vec<[i16; LANE]>,
    bias: [i16; LANE],
    layer2: [[f32; SECOND]; LANE],
}

/// An evaluator of positions with a net, and its working space. Creating one converts all weights, whereas a clone shares the
/// converted weights.
pub struct PositionEvaluator {
    tables: std::sync::Arc<QuantizedNet>,
    features: Features,
}

impl Clone for PositionEvaluator {
    /// Returns an evaluator that shares the converted weights.
    fn clone(&self) -> Self {
        PositionEvaluator { tables: self.tables.clone(), features: Features::default() }
    }
}

fn array<const N: usize>(from: &[f32]) -> [f32; N] {
    std::array::from_fn(|i| from[i])
}

impl QuantizedNet {
    fn new(net: &Net) -> Self {
        let layout = net.layout();
        let (parts, weights) = (net.parts(), &net.weights);
        let width = net.width();
        let mut summed = weights[..parts.bias1].to_vec();
        for row in (1..layout.rows()).filter(|&row| layout.first_of(row) < row) {
            let (below, this) = summed.split_at_mut(row * width);
            this[..width].iter_mut().zip(&below[(row - 1) * width..]).for_each(|(sum, below)| *sum += below);
        }
        let bias = &weights[parts.bias1..][..width];
        let scale = Self::scale(layout, &summed, bias);
        let whole = |w: f32| (w * scale).round_ties_even() as i16;
        let lane = |lane: usize| HiddenUnitBlock {
            rows: summed.chunks_exact(width).map(|row| array(&row[lane * LANE..]).map(whole)).collect(),
            bias: array(&bias[lane * LANE..]).map(whole),
            layer2: std::array::from_fn(|unit| array(&weights[parts.layer2 + (lane * LANE + unit) * SECOND..])),
        };
        QuantizedNet {
            layout,
            lanes: (0..width / LANE).map(lane).collect(),
            unit: 1.0 / scale,
            bias2: array(&weights[parts.bias2..]),
            layer3: weights[parts.layer3..parts.bias3].chunks_exact(OUTPUTS).map(array).collect(),
            bias3: array(&weights[parts.bias3..]),
        }
    }

    /// Returns the largest scale, a power of two up to [`MAX_SCALE`], at which no sum of rows can leave the range. Only one row
    /// of a block of steps is ever active.
    fn scale(layout: FeatureLayout, summed: &[f32], bias: &[f32]) -> f32 {
        let width = bias.len();
        let weight = |row: usize, unit: usize| summed[row * width + unit].abs();
        let mut most: Vec<f32> = bias.iter().map(|w| w.abs()).collect();
        let mut row = 0;
        while row < layout.rows() {
            let first = layout.first_of(row);
            let end = (row..layout.rows()).find(|&r| layout.first_of(r) != first).unwrap_or(layout.rows());
            for (unit, most) in most.iter_mut().enumerate() {
                *most += (row..end).map(|r| weight(r, unit)).fold(0.0, f32::max);
            }
            row = end;
        }
        let top = most.into_iter().fold(0.0, f32::max);
        let mut scale = MAX_SCALE;
        while scale * top > MAX_UNIT_SUM && scale > 1.0 {
            scale *= 0.5;
        }
        scale
    }

    fn hidden(&self, features: &Features) -> [f32; SECOND] {
        let mut second = self.bias2;
        for lane in &self.lanes {
            let mut first = lane.bias;
            for &row in features.rows() {
                for (sum, weight) in first.iter_mut().zip(&lane.rows[usize::from(row)]) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
            for (&sum, weights) in first.iter().zip(&lane.layer2) {
                if sum > 0 {
                    let value = f32::from(sum) * self.unit;
                    for (sum, weight) in second.iter_mut().zip(weights) {
                        *sum += value * weight;
                    }
                }
            }
        }
        second.map(|sum| if sum > 0.0 { sum } else { 0.0 })
    }

    fn outputs(&self, features: &Features) -> [f32; OUTPUTS] {
        let mut out = self.bias3;
        for (value, weights) in self.hidden(features).into_iter().zip(&self.layer3) {
            for (sum, weight) in out.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        out
    }
}

impl PositionEvaluator {
    /// Creates an evaluator with this net.
    pub fn new(net: &Net) -> Self {
        PositionEvaluator { tables: std::sync::Arc::new(QuantizedNet::new(net)), features: Features::default() }
    }

    /// Returns the number of players of the net.
    pub fn players(&self) -> u8 {
        self.tables.layout.players() as u8
    }

    /// Returns the layout of the rows that the net reads.
    pub fn layout(&self) -> FeatureLayout {
        self.tables.layout
    }

    /// Evaluates `position`. The result is exact if the match is over; otherwise the next player should be about to roll.
    #[inline]
    #[must_use]
    pub fn outlook(&mut self, position: &Position) -> Evaluation {
        if position.is_over() {
            return final_outlook(position);
        }
        extract(position, &mut self.features);
        let relative = relative_outlook(&self.tables.outputs(&self.features), self.tables.layout.players());
        by_seat(&relative, usize::from(position.mover_seat), self.tables.layout.players())
    }

    /// Returns the win chance of seat `seat`, as in [`Self::outlook`].
    #[inline]
    #[must_use]
    pub fn win(&mut self, position: &Position, seat: usize) -> f32 {
        if position.is_over() {
            return final_outlook(position).win[seat];
        }
        extract(position, &mut self.features);
        let players = self.tables.layout.players();
        let relative = (seat + players - usize::from(position.mover_seat)) % players;
        softmax(&self.tables.outputs(&self.features), players)[relative]
    }

    /// Returns the win chance of the player `seat` seats after the next to roll, from extracted rows.
    #[must_use]
    pub fn win_of(&mut self, features: &Features, seat: usize) -> f32 {
        softmax(&self.tables.outputs(features), self.tables.layout.players())[seat]
    }
}

/// Converts the outputs to an evaluation, with seats counted from the next player to roll.
fn relative_outlook(out: &[f32; OUTPUTS], players: usize) -> Evaluation {
    let mut outlook = Evaluation { win: softmax(out, players), ..Evaluation::default() };
    for seat in 0..players {
        outlook.margin[seat] = out[MARGIN + seat] * OUTPUT_UNIT;
    }
    outlook.rounds = (out[ROUNDS] * OUTPUT_UNIT).max(0.0);
    outlook
}

/// Converts an evaluation from seats counted from the mover to the seats of the position.
fn by_seat(relative: &Evaluation, mover: usize, players: usize) -> Evaluation {
    let mut outlook = Evaluation { rounds: relative.rounds, ..Evaluation::default() };
    for seat in 0..players {
        let place = (mover + seat) % players;
        outlook.win[place] = relative.win[seat];
        outlook.margin[place] = relative.margin[seat];
    }
    outlook
}

/// Returns the result of a match that is over: the winners share a win chance of 1.
pub fn final_outlook(position: &Position) -> Evaluation {
    let mut outlook = Evaluation::default();
    let seats = position.seats();
    let share = 1.0 / position.winning().count().max(1) as f32;
    for (seat, &colour) in seats.iter().enumerate() {
        let own = position.score(colour).total();
        let others = seats.iter().filter(|&&c| c != colour).map(|&c| position.score(c).total());
        outlook.win[seat] = if position.winners[colour.index()] { share } else { 0.0 };
        outlook.margin[seat] = f32::from(own) - f32::from(others.max().unwrap_or(0));
    }
    outlook
}

/// Returns the win chances from the first `players` outputs; they sum to 1.
#[inline]
pub(crate) fn softmax(out: &[f32; OUTPUTS], players: usize) -> [f32; 4] {
    let top = out[..players].iter().fold(f32::MIN, |a, &b| if b > a { b } else { a });
    let mut chances = [0.0; 4];
    let mut sum = 0.0;
    for (chance, &logit) in chances.iter_mut().zip(&out[..players]) {
        *chance = exponential(logit - top);
        sum += *chance;
    }
    chances.map(|chance| chance / sum)
}

/// Returns e to the power `x`, for `x` up to 0; values below −80 are treated as −80. The relative error is below 5e-6, and the
/// result is the same on every machine.
#[inline]
fn exponential(x: f32) -> f32 {
    let x = if x < -80.0 { -80.0 } else { x };
    let doublings = (x * std::f32::consts::LOG2_E - 0.5) as i32;
    let rest = x - doublings as f32 * std::f32::consts::LN_2;
    let mut sum = 1.0 / 720.0;
    for factor in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = sum * rest + factor;
    }
    sum * f32::from_bits(((doublings + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponential_matches_the_standard_library() {
        for step in 0..4000 {
            let x = -(step as f32) / 100.0;
            let (ours, exact) = (f64::from(exponential(x)), f64::from(x).exp());
            assert!((ours / exact - 1.0).abs() < 4e-6, "{x}: {ours} {exact}");
        }
    }
}
