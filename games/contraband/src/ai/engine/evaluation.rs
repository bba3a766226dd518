//! The evaluation of a match for all seats.

use super::evaluator::PositionEvaluator;
use super::leaves::CandidateLine;
use super::simulation::sample_state;
use crate::rules::{Position, SEATS, View};
use orrery_ai::Evaluation;

/// The number of samples for the win chances of the other seats.
const SAMPLES: u32 = 4;
/// The approximate income of a ship per round, in credits.
const PER_ROUND: f32 = 90.0;
/// The credits, in thousands, that count as a won solo match.
const LEGEND: f32 = 3.0;

/// Returns the evaluation of all seats if the decider follows this line.
pub(in super::super) fn evaluation(
    judge: &PositionEvaluator<'_>,
    view: &View,
    best: &CandidateLine,
    seed: u64,
) -> Evaluation {
    let p = &view.known;
    of_chances(p, &mean(judge, view, false, seed), p.asked(), as_chance(p, best.worth() - best.bias))
}

/// Returns the current win chances of all seats or, in a solo match, the expected final credits in thousands: the mean over a few
/// samples. `done` is true if the player on turn only has to end the turn.
pub(in super::super) fn mean(judge: &PositionEvaluator<'_>, view: &View, done: bool, seed: u64) -> [f32; SEATS] {
    let mut sum = [0.0; SEATS];
    for number in 0..SAMPLES {
        let chances = judge.chances(&sample_state(view, seed, number), done);
        sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance / SAMPLES as f32);
    }
    sum
}

/// Converts a value to a win chance from 0 to 1. In a solo match, the chance is the ratio of the final credits to those of the
/// legend rank.
pub(in super::super) fn as_chance(p: &Position, worth: f32) -> f32 {
    let chance = if p.is_solo() { worth / LEGEND } else { worth };
    chance.clamp(0.0, 1.0)
}

/// Returns an evaluation in which `seat` has the win chance `own`; the others share the remainder in proportion to their chances.
pub(in super::super) fn of_chances(p: &Position, chances: &[f32; SEATS], seat: usize, own: f32) -> Evaluation {
    let mut outlook = Evaluation { rounds: rounds_left(p), ..Evaluation::default() };
    if p.is_solo() {
        outlook.win[0] = own;
        outlook.margin[0] = 1000.0 * LEGEND * own;
        return outlook;
    }
    let others: f32 = (0..p.count()).filter(|&other| other != seat).map(|other| chances[other]).sum();
    let even = 1.0 / (p.count() - 1) as f32;
    for (other, chance) in chances.iter().enumerate().take(p.count()) {
        let part = if others > 0.0 { chance / others } else { even };
        outlook.win[other] = if other == seat { own } else { (1.0 - own) * part };
        let best = (0..p.count()).filter(|&third| third != other).map(|third| p.players[third].credits).max();
        outlook.margin[other] = p.players[other].credits as f32 - best.unwrap_or(0) as f32;
    }
    outlook
}

/// Returns the approximate number of rounds left.
fn rounds_left(p: &Position) -> f32 {
    let most = p.last_round().map_or(f32::INFINITY, |last| f32::from(last.saturating_sub(p.round) + 1));
    if p.is_solo() {
        return most;
    }
    let short = (0..p.count()).map(|seat| p.needed(seat).saturating_sub(p.players[seat].credits)).min();
    most.min(1.0 + short.unwrap_or(0) as f32 / PER_ROUND)
}
