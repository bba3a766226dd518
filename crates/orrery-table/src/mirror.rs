//! Tools to mirror a game's position in entities, which are updated rather than rebuilt.

use bevy::prelude::*;
use orrery_core::Rules;

use super::contract::TableMirror;

/// The functions that spawn and update the entities of a match, taken from the game's implementation of [`TableMirror`].
#[derive(Resource, Clone, Copy)]
pub(super) struct MirrorFns<G: Rules> {
    /// Spawns the entities of a newly opened match.
    pub(super) spawn: fn(&mut World, &G::View),
    /// Updates the entities to match the shown view. Does nothing if no match is open.
    pub(super) sync: fn(&mut World, &G::View),
    /// Drops the list of entities when a match is closed.
    pub(super) clear: fn(&mut World),
}

impl<G: Rules> MirrorFns<G> {
    pub(super) fn new<W: TableMirror<Rules = G>>() -> Self {
        MirrorFns {
            spawn: spawn::<W>,
            sync: sync::<W>,
            clear: |world| drop(world.remove_resource::<SpawnedEntities<W>>()),
        }
    }
}

/// The entities of the open match, grouped by kind.
#[derive(Resource)]
struct SpawnedEntities<W: TableMirror>(W::TableEntities);

fn spawn<W: TableMirror>(world: &mut World, view: &<W::Rules as Rules>::View) {
    let tokens = W::spawn(world, view);
    world.insert_resource(SpawnedEntities::<W>(tokens));
}

fn sync<W: TableMirror>(world: &mut World, view: &<W::Rules as Rules>::View) {
    let Some(mut tokens) = world.remove_resource::<SpawnedEntities<W>>() else { return };
    W::sync(world, &mut tokens.0, view);
    world.insert_resource(tokens);
}

/// A marker on every entity of the table. All marked entities are despawned when the match is closed.
#[derive(Component, Debug, Clone, Copy, Default)]
#[component(immutable)]
pub struct TableEntityMarker;

/// Writes a component only if it differs from that of the entity, so that change detection stays accurate.
pub fn put<C: Component + PartialEq>(world: &mut World, entity: Entity, component: C) {
    if world.get::<C>(entity) != Some(&component) {
        world.entity_mut(entity).insert(component);
    }
}

/// Returns the new place of each token, given the `old` places and the `wanted` places. A token stays if its place is wanted. The
/// other tokens move, the cheapest move first. Ties are broken by order, so the same change always moves the same tokens.
///
/// Tokens in excess of the wanted places get `None`.
pub fn assign<P: Copy + PartialEq>(old: &[P], wanted: &[P], cost: impl Fn(P, P) -> u32) -> Vec<Option<P>> {
    let mut new: Vec<Option<P>> = vec![None; old.len()];
    let mut filled = vec![false; wanted.len()];
    for (token, &place) in old.iter().enumerate() {
        if let Some(at) = (0..wanted.len()).find(|&at| !filled[at] && wanted[at] == place) {
            new[token] = Some(place);
            filled[at] = true;
        }
    }
    let mut ways: Vec<(u32, usize, usize)> = Vec::new();
    for token in (0..old.len()).filter(|&token| new[token].is_none()) {
        for at in (0..wanted.len()).filter(|&at| !filled[at]) {
            ways.push((cost(old[token], wanted[at]), token, at));
        }
    }
    ways.sort_unstable();
    for (_, token, at) in ways {
        if new[token].is_none() && !filled[at] {
            new[token] = Some(wanted[at]);
            filled[at] = true;
        }
    }
    new
}

/// Moves tokens to the wanted places, as [`assign`] does. Tokens in excess go to `rest`.
pub fn move_tokens<P: Component + Copy + PartialEq>(
    world: &mut World,
    tokens: &[Entity],
    wanted: &[P],
    rest: P,
    cost: impl Fn(P, P) -> u32,
) {
    let old: Vec<P> = tokens.iter().map(|&token| world.get::<P>(token).copied().unwrap_or(rest)).collect();
    for (&token, place) in tokens.iter().zip(assign(&old, wanted, cost)) {
        put(world, token, place.unwrap_or(rest));
    }
}

/// Moves tokens that have a visible side to the wanted places. Each place is given with the side to show there. Tokens in excess
/// go to `rest`. `face` creates the component for a visible side, and `seen` reads the side from it.
pub fn move_faces<P: Component + Copy + PartialEq, K: Copy + PartialEq, F: Component + PartialEq>(
    world: &mut World,
    tokens: &[Entity],
    wanted: &[(P, K)],
    rest: (P, K),
    (face, seen): (fn(K) -> F, fn(&F) -> K),
    cost: impl Fn((P, K), (P, K)) -> u32,
) {
    let slot = |&token: &Entity| {
        let place = world.get::<P>(token).copied().unwrap_or(rest.0);
        (place, world.get::<F>(token).map_or(rest.1, seen))
    };
    let old: Vec<(P, K)> = tokens.iter().map(slot).collect();
    for (&token, slot) in tokens.iter().zip(assign(&old, wanted, cost)) {
        let (place, kind) = slot.unwrap_or(rest);
        put(world, token, place);
        put(world, token, face(kind));
    }
}

#[cfg(test)]
mod tests {
    use super::assign;

    #[test]
    fn token_already_at_a_wanted_place_stays() {
        let distance = |a: i32, b: i32| a.abs_diff(b);
        assert_eq!(assign(&[1, 5, 9], &[9, 1, 6], distance), [Some(1), Some(6), Some(9)]);
    }

    #[test]
    fn nearest_token_is_moved_to_a_free_place() {
        let distance = |a: i32, b: i32| a.abs_diff(b);
        assert_eq!(assign(&[1, 2, 8], &[3, 2, 9], distance), [Some(3), Some(2), Some(9)]);
    }

    #[test]
    fn tokens_without_a_place_stay_unassigned() {
        assert_eq!(assign(&[4, 4], &[4], |_, _| 0), [Some(4), None]);
    }
}
