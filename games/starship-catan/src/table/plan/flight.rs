//! Flight: the sector, and the actions at the visited card.

use super::deals;
use crate::rules::{CardKind, SECTORS, View};
use crate::table::types::Target;

/// Returns the targets of all four sectors.
pub(super) fn sectors() -> Vec<Target> {
    (1..=SECTORS as u8).map(Target::Sector).collect()
}

/// Returns all targets in flight, at the visited card and elsewhere. Adventures are listed at every card, so that a reason can be
/// given if one cannot be done.
pub(super) fn universe(view: &View) -> Vec<Target> {
    let mut all = Vec::new();
    if let Some(card) = view.known.flight.visited() {
        if matches!(card.kind(), CardKind::Colony { .. }) {
            all.push(Target::Settle);
        }
        if card.has_post() {
            all.push(Target::Found);
        }
        all.extend(deals::universe(card));
    }
    all.extend(view.known.adventures.face_up().map(Target::Adventure));
    all.extend([Target::Next, Target::Stop]);
    all
}
