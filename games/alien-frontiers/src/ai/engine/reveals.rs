//! Reveals: the average value of a new display or of ships rolled again.

use super::lookahead::PlayoutPolicy;
use crate::ai::turn::{LeafEnumerator, RevealOption, static_eval};
use crate::rules::{CLAIM_TOTAL, CardPower, Order, Position, apply_unchecked};
use orrery_core::RandomGenerator;

/// Number of outcomes sampled for each reveal at first; the best reveals are sampled further.
const FIRST: u64 = 3;
const THEN: u64 = 12;
/// Number of reveals that are sampled further.
const FOLLOWED: usize = 4;

/// A reveal and its mean value to the mover.
#[derive(Debug, Clone, Copy)]
pub(super) struct RevealValue {
    pub(super) reveal: RevealOption,
    pub(super) worth: f32,
}

/// Returns the best reveal among those found, or `None` if there is none. At most `most` reveals are sampled.
pub(super) fn best(found: &LeafEnumerator, most: usize, quick: &mut PlayoutPolicy, seed: u64) -> Option<RevealValue> {
    let mut tried: Vec<RevealValue> = likely(found)
        .take(most)
        .map(|reveal| RevealValue { reveal, worth: average(&reveal, quick, 0..FIRST, seed) })
        .collect();
    tried.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    tried.truncate(FOLLOWED);
    for look in &mut tried {
        let more = average(&look.reveal, quick, FIRST..THEN, seed);
        look.worth = (look.worth * FIRST as f32 + more * (THEN - FIRST) as f32) / THEN as f32;
    }
    tried.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth))
}

/// Returns the reveals that may be useful, the most promising first.
pub(in crate::ai) fn likely(found: &LeafEnumerator) -> impl Iterator<Item = RevealOption> {
    let mut looks: Vec<(i32, RevealOption)> =
        found.reveals.iter().filter(|r| is_useful(r)).map(|r| (reveal_rank(found, r), *r)).collect();
    // The sort is stable, so the order in which the reveals were found breaks ties.
    looks.sort_by_key(|(reveal_rank, _)| std::cmp::Reverse(*reveal_rank));
    looks.into_iter().map(|(_, reveal)| reveal)
}

/// Returns true if the mover can use the new information. A new display is useful only if the mover may claim a card.
fn is_useful(reveal: &RevealOption) -> bool {
    match reveal.order {
        Order::Cycle => reveal.position.claim_total() >= CLAIM_TOTAL,
        _ => true,
    }
}

/// Returns the rank of a reveal; a higher rank is better. Early reveals rank higher, since the mover can still use the
/// information. Among rerolls, those of low and unpaired ships rank highest.
fn reveal_rank(found: &LeafEnumerator, reveal: &RevealOption) -> i32 {
    let early = static_eval(&reveal.position) - 60 * found.depth(reveal) as i32;
    match reveal.order {
        Order::Use(CardPower::TemporalWarper(ships)) => {
            let hand = reveal.position.turn.hand;
            let gain = |value: u8| if hand.count_with_relic(value) > 1 { -30 } else { 21 - 6 * i32::from(value) };
            early + ships.iter().map(|(value, _)| gain(value)).sum::<i32>()
        }
        _ => early,
    }
}

/// Returns the mean value of the best leaf over the sampled outcomes.
fn average(reveal: &RevealOption, quick: &mut PlayoutPolicy, samples: std::ops::Range<u64>, seed: u64) -> f32 {
    let count = samples.end - samples.start;
    let sum: f32 = samples.map(|sample| outcome(&reveal.position, reveal.order, quick, seed, sample)).sum();
    sum / count.max(1) as f32
}

fn outcome(position: &Position, order: Order, quick: &mut PlayoutPolicy, seed: u64, sample: u64) -> f32 {
    let seat = usize::from(position.mover_seat);
    let mut generator = RandomGenerator::of_series(seed, sample);
    let mut after = *position;
    apply_unchecked(&mut after, order, &mut generator, &mut ());
    // Little of the turn is left at this point, so fewer nodes are enough.
    quick.best(&after, quick.nodes / 4 * 3, seed).map_or_else(|| quick.judge.win(&after, seat), |(_, worth)| worth)
}
