//! Flight: the sector, and the actions at the visited card.

use super::deals;
use crate::rules::{CardKind, SECTORS, View};
use crate::table::types::ClickTarget;

/// Returns the targets of all four sectors.
pub(super) fn sectors() -> Vec<ClickTarget> {
    (1..=SECTORS as u8).map(ClickTarget::Sector).collect()
}

/// Returns all targets in flight, at the visited card and elsewhere. Adventures are listed at every card, so that a reason can be
/// given if one cannot be done.
pub(super) fn universe(view: &View) -> Vec<ClickTarget> {
    let mut all = Vec::new();
    if let Some(card) = view.known.flight.visited() {
        if matches!(card.kind(), CardKind::Colony { .. }) {
            all.push(ClickTarget::Settle);
        }
        if card.has_post() {
            all.push(ClickTarget::Found);
        }
        all.extend(deals::universe(card));
    }
    all.extend(view.known.adventures.face_up().map(ClickTarget::Adventure));
    all.extend([ClickTarget::Next, ClickTarget::Stop]);
    all
}
