//! The candidate lines that flat search compares in this game: one for each of the best leaves of the turn.

use super::parity::{best_other, value};
use super::turn::{LeafEnumerator, SearchLimits, find_leaves};
use super::types::{Candidate, SearchHandle};
use crate::rules::Position;
use orrery_ai::SearchBudget;

/// Maximum number of positions that the enumeration of the turn visits.
const NODES: u32 = 60_000;
/// Maximum number of leaves that are played out: the best by the evaluation of the baseline `parity`.
const CANDIDATES: usize = 48;
/// Share of the best other player's value that is subtracted when the candidates are picked.
const AGAINST: f32 = 0.3;

/// Returns the best candidate lines of the turn. Each goes to the end of the turn, or up to and including the first order with a
/// chance outcome.
pub(super) fn candidates(position: &Position, effort: SearchBudget, watch: &SearchHandle) -> Vec<Candidate> {
    let mover = position.mover();
    let mut found = LeafEnumerator::default();
    find_leaves(position, SearchLimits::nodes(NODES), effort.seed, &mut found);
    watch.found(found.leaves.len());
    let worth = |at: Position| value(&at, mover) - AGAINST * best_other(&at, mover);
    let mut candidates: Vec<_> = found.leaves.iter().map(|end| (worth(end.position), end)).collect();
    candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
    candidates.truncate(CANDIDATES);
    let candidate = |&(_, end): &(f32, &_)| Candidate { orders: found.orders_known(end), after: Some(end.position) };
    candidates.iter().map(candidate).collect()
}
