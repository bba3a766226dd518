//! Search: candidate lines are evaluated statically, and the best of them are simulated on the same samples. The better a line
//! does, the more often it is simulated.

use super::data::LevelParams;
use super::evaluator::{PositionEvaluator, moved, share};
use super::leaves::CandidateLine;
use super::sample_chance::SampleChance;
use super::simulation::{end_turn, follow, sample_state, simulate_to_round};
use crate::rules::{Contraband, Position, SEATS, View};
use orrery_ai::{SearchBudget, SearchHandle, halve};

/// The number of samples for static evaluation.
const STATIC_SAMPLES: u32 = 3;

/// The perspective from which a seat values win chances: the seat, and the weight of the leader's chance against its own.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct SeatUtility {
    pub(in super::super) seat: usize,
    pub(in super::super) spite: f32,
}

impl SeatUtility {
    /// Returns the value of these win chances from this perspective.
    pub(in super::super) fn worth(&self, chances: &[f32; SEATS]) -> f32 {
        let others = chances.iter().enumerate().filter(|&(seat, _)| seat != self.seat);
        let leader = others.map(|(_, &chance)| chance).fold(0.0, f32::max);
        chances[self.seat] - if self.spite == 0.0 { 0.0 } else { self.spite * leader }
    }
}

/// Sets the static value of every line.
pub(super) fn evaluate_statically(
    judge: &PositionEvaluator<'_>,
    view: &View,
    ways: &mut [CandidateLine],
    eyes: SeatUtility,
    seed: u64,
) {
    let p = &view.known;
    let worlds: Vec<Position> = (0..STATIC_SAMPLES).map(|number| sample_state(view, seed, number)).collect();
    // One turn changes little for the other seats, so their values are computed once per sample.
    let standings: Vec<[f32; SEATS]> = worlds
        .iter()
        .map(|world| {
            let bits = moved(world, true);
            std::array::from_fn(|seat| if seat < p.count() { judge.standing(world, seat, bits) } else { 0.0 })
        })
        .collect();
    for way in ways.iter_mut() {
        let sum: f32 = match &way.after {
            Some(after) => {
                let own = judge.standing(after, eyes.seat, moved(after, true));
                standings.iter().map(|others| eyes.worth(&shared(*others, eyes.seat, own, p.count()))).sum()
            }
            None => (0..STATIC_SAMPLES)
                .map(|number| {
                    eyes.worth(&open_line_chances(judge, &worlds[number as usize], way, eyes.seat, seed, number))
                })
                .sum(),
        };
        way.static_value = sum / STATIC_SAMPLES as f32;
    }
}

fn shared(mut standings: [f32; SEATS], seat: usize, own: f32, players: usize) -> [f32; SEATS] {
    standings[seat] = own;
    share(&mut standings, players);
    standings
}

/// Returns the win chances in a sample after a line with an open outcome, with the rest of the turn simulated.
fn open_line_chances(
    judge: &PositionEvaluator<'_>,
    start: &Position,
    way: &CandidateLine,
    seat: usize,
    seed: u64,
    number: u32,
) -> [f32; SEATS] {
    let (mut p, mut luck) = (*start, SampleChance::of(seed, number));
    luck.now(&p, 0);
    follow(&mut p, &way.orders, &mut luck);
    end_turn(&mut p, seat, &mut luck);
    judge.chances(&p, true)
}

/// Returns the win chances after a line in a sample, simulated for this many rounds.
pub(in super::super) fn simulated_chances(
    judge: &PositionEvaluator<'_>,
    start: &Position,
    way: &CandidateLine,
    rounds: u16,
    seed: u64,
    number: u32,
) -> [f32; SEATS] {
    let (mut p, mut luck) = (*start, SampleChance::of(seed, number));
    luck.now(&p, 0);
    follow(&mut p, &way.orders, &mut luck);
    simulate_to_round(&mut p, start.round + rounds, &mut luck);
    judge.chances(&p, false)
}

/// Simulates lines in samples by successive halving: all of them in the first samples, the better half in more, until few are
/// left. The first line is the default, with which the others are compared. It is replaced only by a line that beats it by the
/// confidence margin.
pub(super) fn simulate_lines(
    judge: &PositionEvaluator<'_>,
    view: &View,
    ways: &mut [CandidateLine],
    skill: &LevelParams,
    eyes: SeatUtility,
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
) {
    if skill.worlds == 0 || skill.rounds == 0 || ways.len() < 2 {
        return;
    }
    let samples = (skill.worlds * u32::from(effort.budget) / 100).max(2);
    let simulate = |ways: &mut [CandidateLine], number: u32| {
        let start = sample_state(view, effort.seed, number);
        let mut plain = 0.0;
        for (nth, way) in ways.iter_mut().enumerate() {
            let worth = eyes.worth(&simulated_chances(judge, &start, way, skill.rounds, effort.seed, number));
            if nth == 0 {
                plain = worth + way.bias;
            }
            way.add_sample(worth, plain);
            watch.count_playout();
        }
    };
    let rank = |ways: &mut [CandidateLine]| {
        ways[1..].sort_by(|a, b| b.lead_lower_bound(0.0).total_cmp(&a.lead_lower_bound(0.0)));
        watch.set_favourite(&ways[0].orders);
    };
    let Some(left) = halve(ways, samples, watch, simulate, rank) else { return };
    ways[..left].sort_by(|a, b| b.lead_lower_bound(skill.doubt).total_cmp(&a.lead_lower_bound(skill.doubt)));
}
