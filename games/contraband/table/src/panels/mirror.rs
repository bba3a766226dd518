//! The board for those who hear it or go over it by keys: every thing with its place and its words.

use super::Telling;
use super::told;
use super::told_targets::told_target;
use crate::board::{Thing, target_id, things};
use orrery_ui::{Mirrored, Stands, area_of};

/// Everything on the board with its place and its words.
pub fn mirrored(of: &Telling) -> Vec<Mirrored> {
    let all = things(of.view, of.plan, of.seen, of.hits, of.visible);
    let told = |(index, &(thing, area)): (usize, &(Thing, bevy::math::Rect))| {
        let (stands, label) = match thing {
            Thing::Target(target) => (Stands::For(target_id(target)), told_target(of, target)),
            thing => (Stands::Alone(index as u64), told::thing(of, thing)),
        };
        Mirrored { stands, area: area_of(area), label }
    };
    all.iter().enumerate().map(told).filter(|one| !one.label.is_empty()).collect()
}
