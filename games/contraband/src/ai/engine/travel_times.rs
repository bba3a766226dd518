//! Tables of the turns between any two spots for every engine. Patrols, and ships that occupy places, are ignored.

use std::collections::VecDeque;
use std::sync::LazyLock;

use crate::ai::distances::{PREFERRED, SPOTS, index};
use crate::rules::BoardSpot;

/// The strength of the strongest engine without boosts.
const ENGINES: usize = 3;

/// The numbers of turns, indexed by engine, start and destination.
struct TravelTimes(Vec<[[u8; SPOTS]; SPOTS]>);

static TABLES: LazyLock<TravelTimes> = LazyLock::new(|| TravelTimes((1..=ENGINES).map(table).collect()));

/// Returns the number of turns that a ship with this engine needs from one spot to another, starting with all its moves; 0 if
/// both are the same spot.
#[inline]
pub(super) fn turns(engine: u8, from: BoardSpot, to: BoardSpot) -> u8 {
    TABLES.0[usize::from(engine).clamp(1, ENGINES) - 1][index(from)][index(to)]
}

fn table(engine: usize) -> [[u8; SPOTS]; SPOTS] {
    let mut turns = [[u8::MAX; SPOTS]; SPOTS];
    for from in BoardSpot::all() {
        reach(engine, from, &mut turns[index(from)]);
    }
    turns
}

/// Computes the fewest turns from one spot to every other.
fn reach(engine: usize, from: BoardSpot, turns: &mut [u8; SPOTS]) {
    let mut best = [[u8::MAX; ENGINES + 1]; SPOTS];
    let mut queue = VecDeque::from([(from, engine, 1u8)]);
    while let Some((at, moves, turn)) = queue.pop_front() {
        if best[index(at)][moves] <= turn {
            continue;
        }
        best[index(at)][moves] = turn;
        turns[index(at)] = turns[index(at)].min(if at == from { 0 } else { turn });
        if moves < engine {
            queue.push_back((at, engine, turn + 1));
        }
        if moves > 0 {
            for to in PREFERRED.iter().filter_map(|&step| at.after(step)) {
                queue.push_back((to, if at.crosses_axis(to) { 0 } else { moves - 1 }, turn));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turn_distances_respect_engines_and_axes() {
        let spot = |text: &str| BoardSpot::from_text(text).expect("a spot");
        assert_eq!(turns(1, spot("R2 port"), spot("R2 port")), 0);
        assert_eq!(turns(1, spot("R2 port"), spot("R2 mine1")), 2);
        assert_eq!(turns(2, spot("R2 port"), spot("R2 mine1")), 1);
        assert_eq!(turns(3, spot("R2 port"), spot("R1 market")), 1);
        // The step over the main axis is the last of its turn.
        assert_eq!(turns(3, spot("R1"), spot("Y4 market")), 2);
    }
}
