//! The entities of a table, which are updated rather than rebuilt.

use bevy::ecs::resource::IsResource;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A marker on every entity of the table. All marked entities are despawned when the match is closed.
#[derive(Component, Debug, Clone, Copy, Default)]
#[component(immutable)]
pub struct TableEntityMarker;

/// The entities of a table, to read and change. Changes are applied after the update, so that [`TableEntityWriter::get`] returns
/// what was there before it.
#[derive(SystemParam)]
pub struct TableEntityWriter<'w, 's> {
    commands: Commands<'w, 's>,
    entities: Query<'w, 's, EntityRef<'static>, (With<TableEntityMarker>, Without<IsResource>)>,
}

impl TableEntityWriter<'_, '_> {
    /// Spawns an entity of the table.
    pub fn spawn(&mut self, bundle: impl Bundle) -> Entity {
        self.commands.spawn((TableEntityMarker, bundle)).id()
    }

    /// Despawns an entity of the table.
    pub fn despawn(&mut self, entity: Entity) {
        self.commands.entity(entity).despawn();
    }

    /// Returns the component of an entity before the update, or `None` if there is none.
    pub fn get<C: Component>(&self, entity: Entity) -> Option<&C> {
        self.entities.get(entity).ok()?.get::<C>()
    }

    /// Writes a component only if it differs from that of the entity, so that change detection stays accurate. An update writes a
    /// component of an entity at most once.
    pub fn put<C: Component + PartialEq>(&mut self, entity: Entity, component: C) {
        if self.get::<C>(entity) != Some(&component) {
            self.commands.entity(entity).insert(component);
        }
    }

    /// Moves tokens to the wanted places, as [`assign`] does. Tokens in excess go to `rest`.
    pub fn move_tokens<P: Component + Copy + PartialEq>(
        &mut self,
        tokens: &[Entity],
        wanted: &[P],
        rest: P,
        cost: impl Fn(P, P) -> u32,
    ) {
        let old: Vec<P> = tokens.iter().map(|&token| self.get::<P>(token).copied().unwrap_or(rest)).collect();
        for (&token, place) in tokens.iter().zip(assign(&old, wanted, cost)) {
            self.put(token, place.unwrap_or(rest));
        }
    }

    /// Moves tokens that have a visible side to the wanted places, and returns the new place of each. Each place is given with the
    /// side to show there. Tokens in excess go to `rest`. `face` creates the component for a visible side, and `seen` reads the
    /// side from it.
    pub fn move_faces<P: Component + Copy + PartialEq, K: Copy + PartialEq, F: Component + PartialEq>(
        &mut self,
        tokens: &[Entity],
        wanted: &[(P, K)],
        rest: (P, K),
        (face, seen): (fn(K) -> F, fn(&F) -> K),
        cost: impl Fn((P, K), (P, K)) -> u32,
    ) -> Vec<P> {
        let slot = |&token: &Entity| {
            let place = self.get::<P>(token).copied().unwrap_or(rest.0);
            (place, self.get::<F>(token).map_or(rest.1, seen))
        };
        let old: Vec<(P, K)> = tokens.iter().map(slot).collect();
        let new = assign(&old, wanted, cost).into_iter().map(|slot| slot.unwrap_or(rest));
        let moved = tokens.iter().zip(new).map(|(&token, (place, kind))| {
            self.put(token, place);
            self.put(token, face(kind));
            place
        });
        moved.collect()
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
