//! The board for screen readers and keyboard navigation: every thing with its area and its text.

use super::Telling;
use super::told;
use super::told_targets::told_target;
use crate::board::{Thing, target_id, things};
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns everything on the board with its area and its text.
pub fn mirrored(of: &Telling) -> Vec<AccessibleItem> {
    let all = things(of.view, of.plan, of.seen, of.hits, of.visible);
    let told = |(index, &(thing, area)): (usize, &(Thing, bevy::math::Rect))| {
        let (stands, label) = match thing {
            Thing::Target(target) => (AccessibleRole::For(target_id(target)), told_target(of, target)),
            thing => (AccessibleRole::Alone(index as u64), told::thing(of, thing)),
        };
        AccessibleItem { stands, area: area_of(area), label }
    };
    all.iter().enumerate().map(told).filter(|one| !one.label.is_empty()).collect()
}
