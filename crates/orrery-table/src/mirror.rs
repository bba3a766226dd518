//! The mirror of a game's position: entities that are updated rather than rebuilt.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use orrery_core::Rules;

use super::contract::{Playable, TableMirror};
use super::current_pending_order::CurrentPendingOrder;
use super::entities::TableEntityWriter;
use super::resource::Table;
use super::tick::TableTick;

/// The functions that show and remove the entities of a match, taken from the game's implementation of [`TableMirror`].
#[derive(Resource, Clone, Copy)]
pub(super) struct MirrorFns<G: Rules> {
    /// Updates the entities to match the shown view, as [`mirror_view`] does.
    pub(super) show: fn(&mut World, &G::View),
    /// Drops the list of entities when a match is closed.
    pub(super) clear: fn(&mut World),
}

impl<G: Rules> MirrorFns<G> {
    pub(super) fn new<W: TableMirror<Rules = G>>() -> Self {
        MirrorFns { show: mirror_view::<W>, clear: |world| drop(world.remove_resource::<SpawnedEntities<W>>()) }
    }
}

/// The entities of the open match, grouped by kind.
#[derive(Resource)]
struct SpawnedEntities<W: TableMirror>(W::TableEntities);

/// Updates the entities of the table to match `view`. The first call of a match spawns them.
pub fn mirror_view<W: TableMirror>(world: &mut World, view: &<W::Rules as Rules>::View) {
    let mut commands = world.commands();
    commands.run_system_cached_with(spawn::<W>, *view);
    commands.run_system_cached_with(sync::<W>, *view);
    world.flush();
}

fn spawn<W: TableMirror>(
    In(view): In<<W::Rules as Rules>::View>,
    (mut table, mut commands): (TableEntityWriter, Commands),
    spawned: Option<Res<SpawnedEntities<W>>>,
) {
    if spawned.is_none() {
        let entities = W::spawn(&mut table, &view);
        commands.insert_resource(SpawnedEntities::<W>(entities));
    }
}

fn sync<W: TableMirror>(In(view): In<<W::Rules as Rules>::View>, mut mirror: MirrorParams<W>) {
    mirror.show(&view);
}

/// Updates the entities to match the shown view, after a change.
pub(super) fn show_changes<W: TableMirror<Rules: Playable>>(
    tick: Res<TableTick<W::Rules>>,
    table: Option<Res<Table<W::Rules>>>,
    mut mirror: MirrorParams<W>,
) {
    if let Some(table) = table.filter(|_| !tick.done.is_empty()) {
        mirror.show(table.seen());
    }
}

/// The entities of the open match, and the parameters for their update.
#[derive(SystemParam)]
pub(super) struct MirrorParams<'w, 's, W: TableMirror> {
    table: TableEntityWriter<'w, 's>,
    spawned: Option<ResMut<'w, SpawnedEntities<W>>>,
    plan: Option<ResMut<'w, CurrentPendingOrder<<W as orrery_core::GameFrontend>::Rules>>>,
}

impl<W: TableMirror> MirrorParams<'_, '_, W> {
    fn show(&mut self, view: &<W::Rules as Rules>::View) {
        let Some(spawned) = &mut self.spawned else { return };
        let made = self.plan.as_mut().and_then(|plan| plan.bypass_change_detection().take_made());
        W::sync(&mut self.table, &mut spawned.0, view, made.as_ref());
    }
}
