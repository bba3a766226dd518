//! The board for players who hear it or explore it with keys: every thing with its place and its text.

use super::Telling;
use super::told;
use super::told_targets::told_target;
use crate::board::{Stand, Thing, focus_targets, target_id};
use crate::table::Target;
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns everything on the board with its place and its text. The text of a target includes the thing that it
/// represents, which is then not listed a second time.
pub fn mirrored(of: &Telling) -> Vec<AccessibleItem> {
    let things = focus_targets(of.view, of.plan, of.seen, of.hits, of.visible);
    let targets: Vec<Target> = things.iter().filter_map(|stand| target(stand.thing)).collect();
    let once =
        |(_, stand): &(usize, &Stand)| !targets.iter().any(|&target| stands_for(of, target) == Some(stand.thing));
    let of_thing = |(index, stand): (usize, &Stand)| {
        let (stands, label) = match stand.thing {
            Thing::Target(target) => (AccessibleRole::For(target_id(target)), told_target(of, target)),
            thing => (AccessibleRole::Alone(index as u64), told::thing(of, thing)),
        };
        AccessibleItem { stands, area: area_of(stand.area), label }
    };
    things.iter().enumerate().filter(once).map(of_thing).collect()
}

fn target(thing: Thing) -> Option<Target> {
    match thing {
        Thing::Target(target) => Some(target),
        _ => None,
    }
}

/// The thing on the board that a target represents. On a ship, it is the ship of the player to decide.
fn stands_for(of: &Telling, target: Target) -> Option<Thing> {
    let seat = of.view.known.decider;
    Some(match target {
        Target::Sector(sector) => Thing::Sector(sector),
        Target::Adventure(adventure) => Thing::Adventure(adventure),
        Target::Module(module) => Thing::Room(seat, module),
        Target::Ship(_) => Thing::Hangar(seat),
        Target::Piece(piece) => Thing::Pieces(seat, piece),
        Target::Post(card) => Thing::Beside(seat, card),
        Target::RivalBay(resource) => Thing::Hold(seat.other(), resource.into()),
        _ => return None,
    })
}
