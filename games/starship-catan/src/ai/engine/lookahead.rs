//! The look-ahead from the best leaves of a turn: the fast policy plays the other player's turn and the player's own next turn.

use super::build::SearchLeaves;
use super::common_random::CommonRandomChance;
use super::data::LevelParams;
use super::policy::PlayoutPolicy;
use super::value::PositionEvaluator;
use crate::rules::{Order, Phase, Position, Seat, StarshipCatan, apply};
use orrery_ai::{SearchBudget, SearchHandle, SearchPhase};
use orrery_core::RandomGenerator;

/// The maximum number of leaves that are simulated.
const COMPARED: usize = 8;
/// The maximum difference in win chance from the best leaf at which a leaf is still simulated.
const NEAR: f64 = 0.06;
/// The number of turns simulated to find the best leaf.
const TURNS: usize = 2;
/// The number of turns simulated by [`onwards`] and [`standing`]: enough to make up for something that was merely delayed.
const LONG_TURNS: usize = 4;
/// The weight of the static evaluation, as a number of simulations.
const PRIOR_WEIGHT: f64 = 20.0;

/// Returns the index of the best leaf, or 0 if `judged` is empty. `judged` lists the evaluations and indices of the leaves, best
/// first; without simulations, its first leaf is returned.
pub(super) fn best(
    ends: &SearchLeaves,
    judged: &[(f64, usize)],
    judge: &PositionEvaluator,
    skill: &LevelParams,
    effort: SearchBudget,
    watch: &SearchHandle<StarshipCatan>,
) -> usize {
    let Some(&(top, first)) = judged.first() else { return 0 };
    let times = skill.plays_on * u32::from(effort.budget) / 100;
    if times == 0 || ends.all[first].position.is_over() {
        return first;
    }
    watch.set_phase(SearchPhase::PlayingOn);
    let near = judged.iter().take(COMPARED).take_while(|(worth, _)| *worth > top - NEAR);
    let mut left: Vec<(usize, f64, u32)> = near.map(|&(worth, index)| (index, worth * PRIOR_WEIGHT, 0)).collect();
    let mut policy = PlayoutPolicy::new(judge);
    let mut sample = 0;
    while left.len() > 1 && !watch.stopped() {
        let each = (times / 3 / left.len() as u32).max(2);
        for _ in 0..each {
            for (index, sum, count) in &mut left {
                let mut generator = RandomGenerator::of_series(effort.seed, sample);
                let mut world = ends.all[*index].position;
                let seat = world.turn;
                apply(&mut world, &Order::End, &mut generator, &mut ());
                for _ in 0..TURNS {
                    if !world.is_over() {
                        policy.turn(&mut world, &mut generator);
                    }
                }
                *sum += judge.chance(judge.difference(&world, seat));
                *count += 1;
            }
            sample += 1;
            watch.count_playout();
        }
        let worth = |&(_, sum, count): &(usize, f64, u32)| sum / (PRIOR_WEIGHT + f64::from(count));
        left.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        left.truncate(left.len().div_ceil(2));
    }
    left.first().map_or(first, |&(index, ..)| index)
}

/// Returns a seat's win chance after its turn has reached `end`, in each sample.
pub(in super::super) fn simulated_chances(
    judge: &PositionEvaluator,
    end: &Position,
    seat: Seat,
    seed: u64,
    worlds: u32,
) -> Vec<f64> {
    let mut policy = PlayoutPolicy::new(judge);
    let chance = |world: u32| onwards(&mut policy, end, seat, &mut RandomGenerator::of_series(seed, world.into()));
    (0..worlds).map(chance).collect()
}

/// Returns a seat's win chance after the fast policy has ended the current turn and played the next turns. Each turn has the same
/// dice and cards, no matter what happened before.
pub(super) fn onwards(policy: &mut PlayoutPolicy<'_>, from: &Position, seat: Seat, dealt: &mut RandomGenerator) -> f64 {
    let mut world = *from;
    let goes_on = usize::from(world.phase != Phase::Roll);
    for _ in 0..goes_on + LONG_TURNS {
        let mut chance = CommonRandomChance::of(dealt);
        if !world.is_over() {
            policy.turn(&mut world, &mut chance);
        }
    }
    policy.judge.chance(policy.judge.difference(&world, seat))
}

/// Returns a seat's win chance between two turns: the mean over samples of the evaluation some turns later, played by the fast
/// policy. A player who has just had their turn looks better off than they are, because the other player's answer is still to
/// come. So the evaluations after an even number of turns and after one turn fewer count equally, and it makes no difference
/// whose turn has just ended.
pub(in super::super) fn standing(
    judge: &PositionEvaluator,
    from: &Position,
    seat: Seat,
    seed: u64,
    worlds: u32,
) -> f64 {
    let mut policy = PlayoutPolicy::new(judge);
    let chance = |world: &Position| judge.chance(judge.difference(world, seat));
    if from.is_over() {
        return chance(from);
    }
    let mut sum = 0.0;
    for nth in 0..worlds {
        let mut dealt = RandomGenerator::of_series(seed, nth.into());
        let mut world = *from;
        for played in 1..=LONG_TURNS {
            let mut drawn = CommonRandomChance::of(&mut dealt);
            if !world.is_over() {
                policy.turn(&mut world, &mut drawn);
            }
            if played + 1 >= LONG_TURNS {
                sum += chance(&world) / 2.0;
            }
        }
    }
    sum / f64::from(worlds.max(1))
}
