//! Successive halving: the better an alternative does in simulations, the more often it is simulated.

use super::{SearchHandle, SearchPhase};
use orrery_core::Rules;

/// Simulates alternatives in rounds: all of them in the first round, and only the better half in each further one. Each round has
/// new samples and costs the same. `samples` is the number of samples that each alternative would get if all were simulated
/// equally often.
///
/// `simulate` simulates alternatives in the sample with the given number, and `rank` sorts them after a round. Returns the number
/// of alternatives in the last round, or `None` if `watch` stopped the search.
pub fn halve<G: Rules, T>(
    all: &mut [T],
    samples: u32,
    watch: &SearchHandle<G>,
    mut simulate: impl FnMut(&mut [T], u32),
    mut rank: impl FnMut(&mut [T]),
) -> Option<usize> {
    watch.set_phase(SearchPhase::PlayingOn);
    let rounds = (all.len() as u32).next_power_of_two().ilog2().max(1);
    let (mut first, mut left) = (0, all.len());
    for round in 0..rounds {
        let count = (samples * all.len() as u32 / (left as u32 * rounds)).max(2);
        for number in first..first + count {
            if watch.stopped() {
                return None;
            }
            simulate(&mut all[..left], number);
        }
        first += count;
        rank(&mut all[..left]);
        if round + 1 < rounds {
            left = left.div_ceil(2).max(2);
        }
    }
    Some(left)
}
