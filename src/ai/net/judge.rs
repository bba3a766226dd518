//! The net at work: what a position is worth, the same bits on every machine.
//!
//! The first layer adds rows of whole numbers, which no order of adding changes. The others are plain loops over fixed
//! lanes in `f32`, each product rounded before it is added, and the exponential is our own.

use super::features::{Features, Layout, extract};
use super::weights::{FIRST, MARGIN, Net, OUTPUT_UNIT, OUTPUTS, ROUNDS, SECOND};
use crate::ai::Outlook;
use crate::rules::Position;

/// Largest sum a unit of the first layer may come to.
const ROOM: f32 = 32_000.0;
/// The finest step of a weight of the first layer.
const FINEST: f32 = 1024.0;

/// The weights as they are used.
struct Tables {
    layout: Layout,
    /// Row by row; a row holds those below it of its block.
    rows: Vec<[i16; FIRST]>,
    bias1: [i16; FIRST],
    /// What a whole number of the first layer is worth.
    unit: f32,
    layer2: Vec<[f32; SECOND]>,
    bias2: [f32; SECOND],
    layer3: Vec<[f32; OUTPUTS]>,
    bias3: [f32; OUTPUTS],
}

/// Judges positions by a net. Holds working space; making one costs some tens of microseconds.
pub struct Judge {
    tables: std::sync::Arc<Tables>,
    features: Features,
}

impl Clone for Judge {
    /// The tables are shared.
    fn clone(&self) -> Self {
        Judge { tables: self.tables.clone(), features: Features::default() }
    }
}

fn array<const N: usize>(from: &[f32]) -> [f32; N] {
    std::array::from_fn(|i| from[i])
}

impl Tables {
    fn new(net: &Net) -> Self {
        let layout = net.layout();
        let (parts, weights) = (net.parts(), &net.weights);
        let mut summed: Vec<[f32; FIRST]> = Vec::with_capacity(layout.rows());
        for row in 0..layout.rows() {
            let mut sum: [f32; FIRST] = array(&weights[row * FIRST..][..FIRST]);
            if layout.first_of(row) < row {
                sum.iter_mut().zip(&summed[row - 1]).for_each(|(s, below)| *s += below);
            }
            summed.push(sum);
        }
        let bias: [f32; FIRST] = array(&weights[parts.bias1..][..FIRST]);
        let scale = Self::scale(layout, &summed, &bias);
        let whole = |w: f32| (w * scale).round_ties_even() as i16;
        Tables {
            layout,
            rows: summed.iter().map(|row| row.map(whole)).collect(),
            bias1: bias.map(whole),
            unit: 1.0 / scale,
            layer2: weights[parts.layer2..parts.bias2].chunks_exact(SECOND).map(array).collect(),
            bias2: array(&weights[parts.bias2..][..SECOND]),
            layer3: weights[parts.layer3..parts.bias3].chunks_exact(OUTPUTS).map(array).collect(),
            bias3: array(&weights[parts.bias3..][..OUTPUTS]),
        }
    }

    /// A power of two by which no sum of rows can leave the range: of a block of steps only one row is ever named.
    fn scale(layout: Layout, summed: &[[f32; FIRST]], bias: &[f32; FIRST]) -> f32 {
        let mut most = bias.map(f32::abs);
        let mut row = 0;
        while row < summed.len() {
            let first = layout.first_of(row);
            let end = (row..summed.len()).find(|&r| layout.first_of(r) != first).unwrap_or(summed.len());
            for (unit, most) in most.iter_mut().enumerate() {
                *most += summed[row..end].iter().map(|r| r[unit].abs()).fold(0.0, f32::max);
            }
            row = end;
        }
        let top = most.into_iter().fold(0.0, f32::max);
        let mut scale = FINEST;
        while scale * top > ROOM && scale > 1.0 {
            scale *= 0.5;
        }
        scale
    }

    fn hidden(&self, features: &Features) -> [f32; SECOND] {
        let mut first = self.bias1;
        for &row in features.rows() {
            let weights = &self.rows[usize::from(row)];
            for (sum, weight) in first.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        let mut second = self.bias2;
        for (&sum, weights) in first.iter().zip(&self.layer2) {
            if sum > 0 {
                let value = f32::from(sum) * self.unit;
                for (sum, weight) in second.iter_mut().zip(weights) {
                    *sum += value * weight;
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

impl Judge {
    /// A judge by this net.
    #[must_use]
    pub fn new(net: &Net) -> Self {
        Judge { tables: std::sync::Arc::new(Tables::new(net)), features: Features::default() }
    }

    /// How many players it judges.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.tables.layout.players() as u8
    }

    /// The rows it knows.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.tables.layout
    }

    /// What `position` is worth: exactly if it is over, else it should be one whose next player is to roll.
    #[inline]
    #[must_use]
    pub fn outlook(&mut self, position: &Position) -> Outlook {
        if position.is_over() {
            return final_outlook(position);
        }
        extract(position, &mut self.features);
        let relative = relative_outlook(&self.tables.outputs(&self.features), self.tables.layout.players());
        by_seat(&relative, usize::from(position.mover_seat), self.tables.layout.players())
    }

    /// The chance to win of the seat `seat`, as [`Self::outlook`] gives it.
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

    /// The chance to win of the player `seat` seats after the next to roll, for rows put together.
    #[must_use]
    pub fn win_of(&mut self, features: &Features, seat: usize) -> f32 {
        softmax(&self.tables.outputs(features), self.tables.layout.players())[seat]
    }
}

/// What the outputs say, seats counted from the next to roll.
fn relative_outlook(out: &[f32; OUTPUTS], players: usize) -> Outlook {
    let mut outlook = Outlook { win: softmax(out, players), ..Outlook::default() };
    for seat in 0..players {
        outlook.margin[seat] = out[MARGIN + seat] * OUTPUT_UNIT;
    }
    outlook.rounds = (out[ROUNDS] * OUTPUT_UNIT).max(0.0);
    outlook
}

/// The same, by the places of the turn order.
fn by_seat(relative: &Outlook, mover: usize, players: usize) -> Outlook {
    let mut outlook = Outlook { rounds: relative.rounds, ..Outlook::default() };
    for seat in 0..players {
        let place = (mover + seat) % players;
        outlook.win[place] = relative.win[seat];
        outlook.margin[place] = relative.margin[seat];
    }
    outlook
}

/// How a match that is over came out: winners share 1.
#[must_use]
pub fn final_outlook(position: &Position) -> Outlook {
    let mut outlook = Outlook::default();
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

/// Chances of the first `players` outputs; they sum to 1.
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

/// e to the power `x`, for `x` up to 0: exact to some units in the last place, and alike everywhere.
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
    fn the_exponential_is_one() {
        for step in 0..4000 {
            let x = -(step as f32) / 100.0;
            let (ours, exact) = (f64::from(exponential(x)), f64::from(x).exp());
            assert!((ours / exact - 1.0).abs() < 4e-6, "{x}: {ours} {exact}");
        }
    }
}
