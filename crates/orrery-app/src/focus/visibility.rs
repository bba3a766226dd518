//! Decides whether the focus is visible and shows its tooltip. The player shows the focus by moving it; a new turn, or an action
//! that the player did not make with it, hides it again.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{self, Id, LayerId, Order};

use super::FocusState;
use crate::game::Game;
use orrery_record::SeatControl;
use orrery_settings::LastInputDevice;
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::{focus_mark, take_marking};

/// Draws the ring around the focused widget where the focus is visible. Runs inside egui's pass, after all panels.
pub fn ring(mut contexts: EguiContexts, grid: Res<FocusState>, device: Res<LastInputDevice>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let own = take_marking(ctx);
    let seen = ctx.memory(egui::Memory::focused).filter(|id| grid.is_seen(*device) && own != Some(*id));
    let Some(id) = seen else { return Ok(()) };
    let widget = ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).copied());
    if let Some(widget) = widget {
        let global = ctx.layer_transform_to_global(widget.layer_id).unwrap_or_default();
        let seen = if widget.interact_rect.is_positive() { widget.interact_rect } else { widget.rect };
        ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("focus ring"))).add(focus_mark(global * seen));
    }
    Ok(())
}

/// Reacts to events on the table: closes the tooltip of the focus, and hides the focus after a new turn or after an action that
/// did not use it.
pub fn rest<G: Game>(
    mut told: MessageReader<TableChange<G::Rules>>,
    table: Option<Res<Table<G::Rules>>>,
    mut grid: ResMut<FocusState>,
) {
    let grid = grid.bypass_change_detection();
    for one in told.read() {
        if !grid.board {
            continue;
        }
        grid.telling = None;
        let turn = one.turn_passed() || one.cause == ChangeCause::Opened;
        let person = table.as_ref().is_some_and(|table| table.control(one.mover) == Some(SeatControl::Human));
        if !one.cause.is_past() && (turn || person && !grid.used) {
            grid.put_out_of_sight();
        }
    }
}

/// Records moves and activations that this module did not make: by egui's own keys in menus, and by screen readers.
pub(super) fn hear_others(ctx: &egui::Context, grid: &mut FocusState) {
    grid.walked.0 |= walked(ctx);
    ctx.input(|input| {
        for event in &input.events {
            let egui::Event::AccessKitActionRequest(request) = event else { continue };
            match request.action {
                Action::Focus => grid.asked = Some(request.target_node),
                Action::Click => grid.used = true,
                _ => {}
            }
        }
    });
}

/// Records that the player moved the focus, if they did so with egui's keys or a screen reader. `came` is true if the focus has
/// moved since the last frame.
pub(super) fn by_others(grid: &mut FocusState, focused: Option<Id>, came: bool) {
    // On Shift+Tab, egui moves the focus a frame later.
    let walked = grid.walked.0 || grid.walked.1;
    grid.walked = (false, grid.walked.0);
    let asked = grid.asked.take();
    let moved = |id: &Id| asked == Some(id.accesskit_id()) || (came && walked && !grid.board);
    if let Some(id) = focused.filter(moved) {
        grid.moved_to(id);
    }
}

/// Reports whether a key with which egui moves the focus was pressed.
pub(super) fn walked(ctx: &egui::Context) -> bool {
    use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Tab};
    ctx.input(|input| [Tab, ArrowDown, ArrowLeft, ArrowRight, ArrowUp].iter().any(|&key| input.key_pressed(key)))
}
