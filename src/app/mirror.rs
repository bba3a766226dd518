//! Keeps what is told of the board in step with what lies on it.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, pos2};
use bevy_egui::{EguiContexts, EguiPostUpdateSet};

use super::narrate::Narration;
use super::pick::reachable;
use super::state::Play;
use crate::games::alien_frontiers::board::{Stand, Stands};
use crate::games::alien_frontiers::table::Table;
use crate::games::alien_frontiers::table::plan::{Plan, Target};
use crate::panels::{Mirrored, Telling, told};

/// The board in words.
pub fn plugin(app: &mut App) {
    app.init_resource::<Mirror>()
        .add_systems(First, tell_readers)
        .add_systems(PostUpdate, retell.before(EguiPostUpdateSet::EndPass));
}

/// The board in words, thing by thing.
#[derive(Resource, Debug, Clone, Default)]
pub struct Mirror(pub Vec<Mirrored>);

impl Mirror {
    /// What the widget with this identity stands for.
    #[must_use]
    pub fn target_of(&self, id: Id) -> Option<Target> {
        self.0.iter().filter(|thing| thing.is_stop()).find(|thing| thing.id() == id).and_then(Mirrored::target)
    }
}

/// Tells of the board anew when it changed.
pub fn retell(
    stands: Res<Stands>,
    table: Option<Res<Table>>,
    plan: Res<Plan>,
    play: Res<Play>,
    mut mirror: ResMut<Mirror>,
    mut known: Local<(crate::locale::Names, u64)>,
) {
    let Some(table) = table else {
        if !mirror.0.is_empty() {
            mirror.0.clear();
        }
        return;
    };
    let renamed = known.0 != play.names || known.1 != crate::locale::changes();
    if !(stands.is_changed() || table.is_changed() || plan.is_changed() || renamed) {
        return;
    }
    *known = (play.names.clone(), crate::locale::changes());
    let local = table.local_turn();
    let targets = if local { reachable(&plan, &table) } else { Vec::new() };
    let of = Telling { position: table.seen(), plan: &plan, targets: &targets, names: &play.names, local };
    let tell = |stand: &Stand| Mirrored {
        thing: stand.thing,
        area: Rect::from_min_max(pos2(stand.area.min.x, stand.area.min.y), pos2(stand.area.max.x, stand.area.max.y)),
        label: told(&of, stand.thing),
    };
    mirror.0 = stands.0.iter().map(tell).collect();
}

/// Tells screen readers of everything while there is one; nobody else pays for it.
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
