//! Playouts: quick play for some rounds after each of the best leaves, with the same dice for all of them.

use crate::ai::net::PositionEvaluator;
use crate::ai::turn::{LeafEnumerator, SearchLimits, find_leaves};
use crate::ai::types::SearchHandle;
use crate::rules::AlienFrontiers;
use crate::rules::{Order, Phase, Position, apply_unchecked};
use orrery_ai::Evaluation;
use orrery_ai::decide_with;
use orrery_core::{Opponent, RandomGenerator, STEP};

/// The prior weight of the static evaluation, expressed as a number of playouts.
const PRIOR_WEIGHT: f32 = 24.0;

/// The policy of playouts, called quick play: a shallow search with the net in every turn.
pub(super) struct PlayoutPolicy {
    pub(super) judge: PositionEvaluator,
    ends: LeafEnumerator,
    /// Maximum number of nodes visited per turn.
    pub(super) nodes: u32,
}

impl PlayoutPolicy {
    pub(super) fn new(judge: &PositionEvaluator) -> Self {
        PlayoutPolicy { judge: judge.clone(), ends: LeafEnumerator::default(), nodes: SearchLimits::WHOLE_TURN }
    }

    /// Rolls for the mover and plays their turn.
    fn turn(&mut self, position: &mut Position, generator: &mut RandomGenerator) {
        apply_unchecked(position, Order::Roll, generator, &mut ());
        if let Some((best, _)) = self.best(position, self.nodes, generator.next()) {
            *position = best;
        } else {
            pass(position, generator);
        }
    }

    /// Returns the best leaf for the mover among those found within `nodes`, with its value; `None` if no leaf was found.
    pub(super) fn best(&mut self, position: &Position, nodes: u32, seed: u64) -> Option<(Position, f32)> {
        let seat = usize::from(position.mover_seat);
        find_leaves(position, SearchLimits { nodes, early_discards: false }, seed, &mut self.ends);
        let judge = &mut self.judge;
        let judged = self.ends.leaves.iter().map(|end| (end.position, judge.win(&end.position, seat)));
        judged.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Plays `turns` turns from `position`, or fewer if the match ends, and evaluates the result.
    pub(super) fn play_on(&mut self, position: &Position, turns: usize, seed: u64) -> Evaluation {
        let mut at = *position;
        for turn in 0..turns {
            if at.is_over() {
                break;
            }
            let mut generator = RandomGenerator::of_series(seed, turn as u64);
            self.turn(&mut at, &mut generator);
        }
        self.judge.outlook(&at)
    }
}

/// Plays a turn for which no leaf was found to its end, with the orders of the simple opponent. This happens only if the limit is
/// too low to find any leaf.
fn pass(position: &mut Position, generator: &mut RandomGenerator) {
    let mut orders = Vec::new();
    let mover = position.mover_seat;
    while position.phase == Phase::Orders && position.mover_seat == mover {
        let simple = decide_with::<AlienFrontiers>(position, Opponent::Simple, generator, &mut orders);
        let order = simple.unwrap_or(Order::End);
        apply_unchecked(position, order, generator, &mut ());
    }
}

/// A leaf compared by playouts.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlayoutCandidate {
    /// The position at the leaf.
    pub(super) position: Position,
    /// The index of the leaf among all leaves found.
    pub(super) index: usize,
    /// The value of the leaf by static evaluation.
    pub(super) static_value: f32,
    sum: f32,
    times: u32,
    wins: [f32; 4],
}

/// A candidate is dropped after a round of playouts if its value is below the best by this win chance or more.
const CLEAR_LEAD: f32 = 0.03;

impl PlayoutCandidate {
    pub(super) const fn new(position: Position, index: usize, static_value: f32) -> Self {
        PlayoutCandidate { position, index, static_value, sum: 0.0, times: 0, wins: [0.0; 4] }
    }

    /// Returns the value of the candidate: static evaluation and playouts combined.
    pub(super) fn worth(&self) -> f32 {
        (self.sum + PRIOR_WEIGHT * self.static_value) / (self.times as f32 + PRIOR_WEIGHT)
    }

    /// Returns the win chances, combined from the playouts of the candidate and from its static evaluation `at_sight`.
    pub(super) fn outlook(&self, at_sight: Evaluation) -> Evaluation {
        let total = self.times as f32 + PRIOR_WEIGHT;
        let win = std::array::from_fn(|s| (self.wins[s] + PRIOR_WEIGHT * at_sight.win[s]) / total);
        Evaluation { win, ..at_sight }
    }
}

/// Plays out the candidates, about `times` playouts in all, each `turns` turns long. Drops the worse half repeatedly. Sorts the
/// rest, the best first.
pub(super) fn compare(
    candidates: &mut Vec<PlayoutCandidate>,
    quick: &mut PlayoutPolicy,
    (times, turns): (u32, usize),
    seed: u64,
    watch: &SearchHandle,
    worth: &dyn Fn(&Evaluation, &Position) -> f32,
) {
    let rounds = usize::BITS - candidates.len().leading_zeros();
    let share = times / rounds.max(1);
    let mut sample = 0;
    while candidates.len() > 1 && !watch.stopped() {
        let each = (share / candidates.len() as u32).max(2);
        for _ in 0..each {
            for candidate in candidates.iter_mut() {
                if watch.stopped() {
                    break;
                }
                let outlook = quick.play_on(&candidate.position, turns, seed.wrapping_add(sample));
                candidate.sum += worth(&outlook, &candidate.position);
                candidate.times += 1;
                candidate.wins.iter_mut().zip(outlook.win).for_each(|(sum, win)| *sum += win);
                watch.count_playout();
            }
            sample = sample.wrapping_add(STEP);
        }
        candidates.sort_by(|a, b| b.worth().total_cmp(&a.worth()).then(a.index.cmp(&b.index)));
        let last = candidates.len() == 2;
        let keep = candidates.len().div_ceil(2);
        candidates.truncate(keep);
        let best = candidates[0].worth();
        candidates.retain(|c| c.worth() > best - CLEAR_LEAD);
        if last {
            break;
        }
    }
    candidates.sort_by(|a, b| b.worth().total_cmp(&a.worth()).then(a.index.cmp(&b.index)));
}

/// Returns the win chances after each of these leaves, which are passed with their static evaluations. Plays out every leaf
/// `times` times with the same dice. If stopped, returns the results so far.
pub(in crate::ai) fn all_played_out(
    ends: &[(Position, Evaluation)],
    judge: &PositionEvaluator,
    times: u32,
    seed: u64,
    watch: &SearchHandle,
) -> Vec<Evaluation> {
    let mut quick = PlayoutPolicy::new(judge);
    let mut candidates: Vec<PlayoutCandidate> =
        ends.iter().enumerate().map(|(index, (end, _))| PlayoutCandidate::new(*end, index, 0.0)).collect();
    for sample in 0..u64::from(times) {
        for candidate in &mut candidates {
            if watch.stopped() {
                break;
            }
            let turns = usize::from(candidate.position.player_count());
            let outlook = quick.play_on(&candidate.position, turns, RandomGenerator::of_series(seed, sample).next());
            candidate.times += 1;
            candidate.wins.iter_mut().zip(outlook.win).for_each(|(sum, win)| *sum += win);
            watch.count_playout();
        }
    }
    candidates.iter().zip(ends).map(|(candidate, (_, sight))| candidate.outlook(*sight)).collect()
}
