//! What every game's mirror is made with: entities are brought in line with what is seen, not made anew.

use bevy::prelude::*;
use orrery_core::Rules;

use super::contract::Entities;

/// How the entities of a match are spawned and updated: the functions of the type that stands for the game in the window.
#[derive(Resource, Clone, Copy)]
pub(super) struct Mirror<G: Rules> {
    spawn: fn(&mut World, &G::View),
    sync: fn(&mut World, &G::View),
    clear: fn(&mut World),
}

impl<G: Rules> Mirror<G> {
    /// The mirror of a game.
    pub(super) fn new<W: Entities<Rules = G>>() -> Self {
        Mirror { spawn: spawn::<W>, sync: sync::<W>, clear: clear::<W> }
    }

    /// Spawns the entities of a match that is opened.
    pub(super) fn spawn(world: &mut World, view: &G::View) {
        (world.resource::<Self>().spawn)(world, view);
    }

    /// Brings the entities in line with what is seen. Does nothing when no match is open.
    pub(super) fn sync(world: &mut World, view: &G::View) {
        (world.resource::<Self>().sync)(world, view);
    }

    /// Forgets the entities of a match that is closed.
    pub(super) fn clear(world: &mut World) {
        (world.resource::<Self>().clear)(world);
    }
}

/// The entities of the open match.
#[derive(Resource)]
struct Spawned<W: Entities>(W::Tokens);

fn spawn<W: Entities>(world: &mut World, view: &<W::Rules as Rules>::View) {
    let tokens = W::spawn(world, view);
    world.insert_resource(Spawned::<W>(tokens));
}

fn sync<W: Entities>(world: &mut World, view: &<W::Rules as Rules>::View) {
    let Some(mut tokens) = world.remove_resource::<Spawned<W>>() else { return };
    W::sync(world, &mut tokens.0, view);
    world.insert_resource(tokens);
}

fn clear<W: Entities>(world: &mut World) {
    world.remove_resource::<Spawned<W>>();
}

/// On every entity of the table; they are despawned together when the match is closed.
#[derive(Component, Debug, Clone, Copy, Default)]
#[component(immutable)]
pub struct OnTable;

/// Writes a component only if it differs, so that change detection tells the truth.
pub fn put<C: Component + PartialEq>(world: &mut World, entity: Entity, component: C) {
    if world.get::<C>(entity) != Some(&component) {
        world.entity_mut(entity).insert(component);
    }
}

/// As [`put`]; `None` takes the component away.
pub fn put_or_remove<C: Component + PartialEq>(world: &mut World, entity: Entity, component: Option<C>) {
    match component {
        Some(component) => put(world, entity, component),
        None if world.get::<C>(entity).is_some() => {
            world.entity_mut(entity).remove::<C>();
        }
        None => {}
    }
}

/// The new place of each token, where `old` are the places they had and `wanted` those that must
/// be filled. A token whose place is wanted stays; the others go, cheapest way first; ties are
/// broken by order, so that the same change always moves the same tokens.
///
/// Tokens beyond the number of wanted places get `None`.
#[must_use]
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

#[cfg(test)]
mod tests {
    use super::assign;

    #[test]
    fn a_token_whose_place_is_wanted_stays() {
        let distance = |a: i32, b: i32| a.abs_diff(b);
        assert_eq!(assign(&[1, 5, 9], &[9, 1, 6], distance), [Some(1), Some(6), Some(9)]);
    }

    #[test]
    fn the_nearest_token_goes() {
        let distance = |a: i32, b: i32| a.abs_diff(b);
        assert_eq!(assign(&[1, 2, 8], &[3, 2, 9], distance), [Some(3), Some(2), Some(9)]);
    }

    #[test]
    fn tokens_without_a_place_are_left_over() {
        assert_eq!(assign(&[4, 4], &[4], |_, _| 0), [Some(4), None]);
    }
}
