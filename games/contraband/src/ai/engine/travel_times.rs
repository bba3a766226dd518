//! Tables of the turns between any two spots for every engine. Patrols, and ships that occupy places, are ignored.

use std::collections::VecDeque;
use std::sync::LazyLock;

use crate::ai::distances::{PREFERRED, SPOTS, index};
use crate::rules::{BoardSpot, MoveStep};

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

/// Returns the steps of each turn on a shortest way from one spot to another, for a ship with this engine that starts with all its
/// moves.
pub(in super::super) fn route(engine: u8, from: BoardSpot, to: BoardSpot) -> Vec<Vec<MoveStep>> {
    let (mut at, mut route) = (from, Vec::new());
    while let Some((nearer, steps)) = leg(engine, at, to).filter(|_| at != to) {
        at = nearer;
        route.push(steps);
    }
    route
}

/// Returns the first spot within a turn's moves that is a turn nearer to `to`, and the steps to it.
fn leg(engine: u8, from: BoardSpot, to: BoardSpot) -> Option<(BoardSpot, Vec<MoveStep>)> {
    let mut queue = VecDeque::from([(from, usize::from(engine).clamp(1, ENGINES), Vec::new())]);
    while let Some((at, moves, steps)) = queue.pop_front() {
        if turns(engine, at, to) < turns(engine, from, to) {
            return Some((at, steps));
        }
        for &step in PREFERRED.iter().filter(|_| moves > 0) {
            if let Some(next) = at.after(step) {
                let left = if at.crosses_axis(next) { 0 } else { moves - 1 };
                queue.push_back((next, left, [&steps[..], &[step]].concat()));
            }
        }
    }
    None
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

    #[test]
    fn route_reaches_its_end_in_the_fewest_turns() {
        for from in BoardSpot::all() {
            for to in BoardSpot::all() {
                for engine in 1..=3 {
                    let route = route(engine, from, to);
                    assert_eq!(route.len(), usize::from(turns(engine, from, to)), "{from:?} to {to:?}");
                    let end = route.iter().flatten().try_fold(from, |at, &step| at.after(step));
                    assert_eq!(end, Some(to));
                    assert!(route.iter().all(|steps| (1..=usize::from(engine)).contains(&steps.len())));
                }
            }
        }
    }
}
