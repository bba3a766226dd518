//! The board for screen readers and keyboard navigation: everything on it with its area and its text.

use super::AccessibilityContext;
use super::descriptions;
use super::target_descriptions::describe_target;
use crate::board::{BoardItem, target_id, things};
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns every item on the board that has a description, with its area and its description.
pub fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
    let all = things(of.view, of.plan, of.seen, of.hits, of.visible);
    let told = |(index, &(thing, area)): (usize, &(BoardItem, bevy::math::Rect))| {
        let (stands, label) = match thing {
            BoardItem::Target(target) => (AccessibleRole::For(target_id(target)), describe_target(of, target)),
            thing => (AccessibleRole::Alone(index as u64), descriptions::thing(of, thing)),
        };
        AccessibleItem { stands, area: area_of(area), label }
    };
    all.iter().enumerate().map(told).filter(|one| !one.label.is_empty()).collect()
}
