//! Flight: the sector, and what can be done at the visited card.

use super::deals;
use crate::rules::{Kind, SECTORS, View};
use crate::table::types::Target;

/// Every sector.
pub(super) fn sectors() -> Vec<Target> {
    (1..=SECTORS as u8).map(Target::Sector).collect()
}

/// What may be done at the visited card and beside it. An adventure stands here at every card, so that it can be told why it
/// cannot be done.
pub(super) fn universe(view: &View) -> Vec<Target> {
    let mut all = Vec::new();
    if let Some(card) = view.known.flight.visited() {
        if matches!(card.kind(), Kind::Colony { .. }) {
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
