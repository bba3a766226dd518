//! Keeps the description of the board for screen readers up to date.

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::StaticSystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use bevy_egui::{EguiContexts, EguiPostUpdateSet};
use orrery_table::CurrentPendingOrder;

use super::game::Game;
use super::narrate::Narration;
use super::pick::reachable;
use super::state::MatchUiState;
use orrery_board::{BoardViewport, HitAreas, TargetId};
use orrery_table::Table;
use orrery_ui::{AccessibilityContext, AccessibleItem};

/// Adds the description of the board for screen readers.
pub fn plugin(app: &mut App) {
    app.init_resource::<AccessibleBoard>().add_systems(First, tell_readers);
}

/// Adds the system that describes a game's board.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(PostUpdate, retell::<G>.before(EguiPostUpdateSet::EndPass));
}

/// The description of the board, with one entry per thing.
#[derive(Resource, Debug, Clone, Default)]
pub struct AccessibleBoard(pub Vec<AccessibleItem>);

impl AccessibleBoard {
    /// Returns the target of the widget with this id, or `None` if the widget cannot have the focus or has no target.
    pub fn target_of(&self, id: Id) -> Option<TargetId> {
        self.0.iter().filter(|thing| thing.is_stop()).find(|thing| thing.id() == id).and_then(AccessibleItem::target)
    }
}

/// Updates the description of the board after a change.
pub fn retell<G: Game>(
    table: Option<Res<Table<G::Rules>>>,
    (plan, play): (Res<CurrentPendingOrder<G::Rules>>, Res<MatchUiState>),
    (view, hits): (Res<BoardViewport>, Res<HitAreas>),
    pieces: StaticSystemParam<G::PieceQueries>,
    mut mirror: ResMut<AccessibleBoard>,
    mut known: Local<(orrery_locale::PlayerNames, u64, bool)>,
) {
    let Some(table) = table else {
        if std::mem::take(&mut known.2) {
            mirror.0.clear();
        }
        return;
    };
    let renamed = known.0 != play.names || known.1 != orrery_locale::changes();
    let changed = table.is_changed() || plan.is_changed() || view.is_changed() || hits.is_changed();
    if !(changed || renamed) {
        return;
    }
    *known = (play.names.clone(), orrery_locale::changes(), true);
    let local = table.local_turn();
    let targets = if local { reachable::<G>(&plan, &table) } else { Vec::new() };
    mirror.0 = G::accessible_items(&AccessibilityContext {
        view: table.seen(),
        seen: &G::read_pieces(&pieces),
        plan: &plan,
        targets: &targets,
        names: &play.names,
        local,
        shared: table.is_shared(),
        person: table.only_person(),
        hits: &hits.0,
        visible: view.visible(),
    });
}

/// Lets egui describe its widgets only while a screen reader or the narration needs the descriptions.
pub fn tell_readers(
    requested: Res<AccessibilityRequested>,
    narration: Option<Res<Narration>>,
    mut contexts: EguiContexts,
    mut known: Local<Option<bool>>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let wanted = requested.get() || narration.is_some();
    if *known != Some(wanted) {
        *known = Some(wanted);
        if wanted {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
        }
    }
}
