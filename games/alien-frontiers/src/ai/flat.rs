//! What flat search compares in this game: the ends of the turn.

use super::parity::{best_other, value};
use super::turn::{Ends, Limits, ends};
use super::types::{Candidate, Watch};
use crate::rules::Position;
use orrery_ai::Effort;

/// Positions the enumeration of the turn visits at most.
const NODES: u32 = 60_000;
/// Ends played on at most, the best by the sum of the yardstick `parity`.
const CANDIDATES: usize = 48;
/// What part of the best other player's worth counts against an end when the candidates are picked.
const AGAINST: f32 = 0.3;

/// The best ends of the turn: to its end, or up to and with the first order that chance answers.
pub(super) fn candidates(position: &Position, effort: Effort, watch: &Watch) -> Vec<Candidate> {
    let mover = position.mover();
    let mut found = Ends::default();
    ends(position, Limits::nodes(NODES), effort.seed, &mut found);
    watch.found(found.ends.len());
    let worth = |at: Position| value(&at, mover) - AGAINST * best_other(&at, mover);
    let mut candidates: Vec<_> = found.ends.iter().map(|end| (worth(end.position), end)).collect();
    candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
    candidates.truncate(CANDIDATES);
    let candidate = |&(_, end): &(f32, &_)| Candidate { orders: found.orders_known(end), after: Some(end.position) };
    candidates.iter().map(candidate).collect()
}
