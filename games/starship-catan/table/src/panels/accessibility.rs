//! The board for players who use a screen reader or explore it with keys: every item with its place and its text.

use super::AccessibilityContext;
use super::descriptions;
use super::target_descriptions::describe_target;
use crate::board::{BoardItem, ItemArea, focus_targets, target_id};
use crate::table::ClickTarget;
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns every item on the board with its place and its text. The text of a target includes the item that the target
/// represents, which is then not listed separately.
pub fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
    let things = focus_targets(of.view, of.person, of.plan, of.seen, of.hits, of.visible);
    let targets: Vec<ClickTarget> = things.iter().filter_map(|stand| target(stand.thing)).collect();
    let once = |(_, stand): &(usize, &ItemArea)| {
        !targets.iter().any(|&target| item_of_target(of, target) == Some(stand.thing))
    };
    let of_thing = |(index, stand): (usize, &ItemArea)| {
        let (stands, label) = match stand.thing {
            BoardItem::Target(target) => (AccessibleRole::For(target_id(target)), describe_target(of, target)),
            thing => (AccessibleRole::Alone(index as u64), descriptions::thing(of, thing)),
        };
        AccessibleItem { stands, area: area_of(stand.area), label }
    };
    things.iter().enumerate().filter(once).map(of_thing).collect()
}

fn target(thing: BoardItem) -> Option<ClickTarget> {
    match thing {
        BoardItem::Target(target) => Some(target),
        _ => None,
    }
}

/// Returns the item on the board that a target represents, or `None` if it represents none. A part of a ship belongs to the
/// decider's ship, except for a bay of the other player.
fn item_of_target(of: &AccessibilityContext, target: ClickTarget) -> Option<BoardItem> {
    let seat = of.view.known.decider;
    Some(match target {
        ClickTarget::Sector(sector) => BoardItem::Sector(sector),
        ClickTarget::Adventure(adventure) => BoardItem::Adventure(adventure),
        ClickTarget::Module(module) => BoardItem::Room(seat, module),
        ClickTarget::Ship(_) => BoardItem::Hangar(seat),
        ClickTarget::Piece(piece) => BoardItem::Pieces(seat, piece),
        ClickTarget::Post(card) => BoardItem::Beside(seat, card),
        ClickTarget::RivalBay(resource) => BoardItem::Hold(seat.other(), resource.into()),
        _ => return None,
    })
}
