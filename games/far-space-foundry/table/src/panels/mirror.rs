//! The board for players who hear it or navigate it by keys: all things with their areas and texts.

use super::Telling;
use super::told;
use super::told_targets::told_target;
use crate::board::{Thing, target_id, things};
use crate::table::Target;
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns all things on the board with their areas and texts. The text of a target includes the thing it represents,
/// which is then not repeated.
pub fn mirrored(of: &Telling) -> Vec<AccessibleItem> {
    let all = things(of.view, of.plan, of.seen, of.hits, of.visible);
    let targets: Vec<Target> = all.iter().filter_map(|(thing, _)| target(*thing)).collect();
    let once = |thing: Thing| !targets.iter().any(|&target| stands_for(of, target) == Some(thing));
    let told = |(index, &(thing, area)): (usize, &(Thing, bevy::math::Rect))| {
        let (stands, label) = match thing {
            Thing::Target(target) => (AccessibleRole::For(target_id(target)), told_target(of, target)),
            thing => (AccessibleRole::Alone(index as u64), told::thing(of, thing)),
        };
        AccessibleItem { stands, area: area_of(area), label }
    };
    all.iter().enumerate().filter(|(_, (thing, _))| once(*thing)).map(told).collect()
}

fn target(thing: Thing) -> Option<Target> {
    match thing {
        Thing::Target(target) => Some(target),
        _ => None,
    }
}

/// Returns the thing that a target represents. Targets in a harbour belong to the decider.
fn stands_for(of: &Telling, target: Target) -> Option<Thing> {
    let seat = usize::from(of.view.known.turn);
    Some(match target {
        Target::Dock(dock) => Thing::Dock(dock),
        Target::Roll => Thing::Die,
        Target::Pilot(pilot) => Thing::Pilot(pilot),
        Target::Ship(ship) => Thing::Hull(seat, ship),
        Target::Asteroid(asteroid) => Thing::Asteroid(asteroid),
        Target::Make(product, _) => Thing::Product(product),
        Target::Cantina => Thing::Cantina,
        Target::Bribe => Thing::DockMaster,
        _ => return None,
    })
}
