//! The board for players who use a screen reader or navigate it by keys: all things with their areas and texts.

use super::AccessibilityContext;
use super::descriptions;
use super::target_descriptions::describe_target;
use crate::board::{BoardItem, target_id, things};
use crate::table::ClickTarget;
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns all things on the board with their areas and texts. The text of a target includes the thing that it represents, which
/// is then not repeated.
pub fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
    let all = things(of.view, of.plan, of.seen, of.hits, of.visible);
    let targets: Vec<ClickTarget> = all.iter().filter_map(|(thing, _)| target(*thing)).collect();
    let once = |thing: BoardItem| !targets.iter().any(|&target| item_of_target(of, target) == Some(thing));
    let told = |(index, &(thing, area)): (usize, &(BoardItem, bevy::math::Rect))| {
        let (stands, label) = match thing {
            BoardItem::Target(target) => (AccessibleRole::For(target_id(target)), describe_target(of, target)),
            thing => (AccessibleRole::Alone(index as u64), descriptions::thing(of, thing)),
        };
        AccessibleItem { stands, area: area_of(area), label }
    };
    all.iter().enumerate().filter(|(_, (thing, _))| once(*thing)).map(told).collect()
}

fn target(thing: BoardItem) -> Option<ClickTarget> {
    match thing {
        BoardItem::Target(target) => Some(target),
        _ => None,
    }
}

/// Returns the thing that a target represents, or `None` if it represents none. Targets in a harbour belong to the decider.
fn item_of_target(of: &AccessibilityContext, target: ClickTarget) -> Option<BoardItem> {
    let seat = usize::from(of.view.known.turn);
    Some(match target {
        ClickTarget::Dock(dock) => BoardItem::Dock(dock),
        ClickTarget::Roll => BoardItem::Die,
        ClickTarget::Pilot(pilot) => BoardItem::Pilot(pilot),
        ClickTarget::Ship(ship) => BoardItem::Hull(seat, ship),
        ClickTarget::Asteroid(asteroid) => BoardItem::Asteroid(asteroid),
        ClickTarget::Make(product, _) => BoardItem::Product(product),
        ClickTarget::Cantina => BoardItem::Cantina,
        ClickTarget::Bribe => BoardItem::DockMaster,
        _ => return None,
    })
}
