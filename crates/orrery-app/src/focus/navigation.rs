//! Moves the focus as requested, finds a new position when the focused widget disappears, and records the position.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use bevy_egui::egui::{self, Id, LayerId, Order};

use super::context::FocusContext;
use super::grid::{self, FocusMoveDirection, FocusStop};
use super::state::{FocusRequest, FocusScope, FocusState};
use super::visibility::{by_others, hear_others, walked};
use crate::accessibility::AccessibleBoard;
use crate::input::screen_keyboard::WindowKeyboard;
use crate::state::Screen;
use orrery_board::HoveredTargets;
use orrery_board::TargetId;
use orrery_ui::{TooltipTriggers, accessibility_layer, end_layer, set_tip_triggers, target_id, title_body_id};

/// Returns all widgets that can have the focus, in drawing order: those of the previous pass if `last` is true, otherwise those
/// shown so far in this pass.
pub fn stops(ctx: &egui::Context, last: bool) -> Vec<FocusStop> {
    let widgets: Vec<egui::WidgetRect> = ctx.viewport(|viewport| {
        let pass = if last { &viewport.prev_pass } else { &viewport.this_pass };
        let mut layers: Vec<_> = pass.widgets.layers().collect();
        layers.sort_by_key(|(layer, _)| (layer.order, layer.id.value()));
        layers.into_iter().flat_map(|(_, widgets)| widgets.iter().copied()).collect()
    });
    let can = |widget: &egui::WidgetRect| {
        widget.enabled
            && widget.sense.is_focusable()
            && widget.rect.is_positive()
            && ctx.memory(|memory| memory.allows_interaction(widget.layer_id))
    };
    widgets.into_iter().filter(can).map(|widget| stop(ctx, &widget)).collect()
}

fn stop(ctx: &egui::Context, widget: &egui::WidgetRect) -> FocusStop {
    let global = ctx.layer_transform_to_global(widget.layer_id).unwrap_or_default();
    FocusStop { id: widget.id, layer: widget.layer_id, area: global * widget.rect }
}

/// Carries out the requested moves of the focus. Runs inside egui's pass, before any panel is shown.
pub fn steer(
    mut contexts: EguiContexts,
    mut grid: ResMut<FocusState>,
    around: FocusContext,
    keyboard: Res<WindowKeyboard>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let grid = grid.bypass_change_detection();
    let focused = ctx.memory(egui::Memory::focused);
    let place = (*around.screen.get(), ctx.memory(egui::Memory::top_modal_layer));
    let moved = grid.place.is_some_and(|before| before != place);
    if moved {
        leave(grid, place, focused.or(grid.at.map(|at| at.id)));
        grid.put_out_of_sight();
    }
    grid.place = Some(place);
    grid.board = place == (Screen::Match, None);
    hear_others(&ctx, grid);
    if let Some(id) = grid.hidden.take() {
        request(&ctx, id, Action::ScrollIntoView);
    }
    if !moved && grid.lost && around.device.walks() {
        grid.lost = false;
        // The first key that moves the focus starts at the first widget, so no other widget is focused before it.
        let begins = focused.is_none() && (!grid.moves.is_empty() || (!around.in_match() && walked(&ctx)));
        if !begins {
            find_again(&ctx, grid, place, focused, &around);
        }
    }
    let moves = std::mem::take(&mut grid.moves);
    if !moves.is_empty() {
        let targets = around.targets();
        for wish in moves {
            carry_out(&ctx, grid, wish, targets, around.in_match());
        }
    }
    let tells = TooltipTriggers {
        focus: grid.telling.filter(|_| around.device.walks() && !keyboard.is_open()),
        lit: !grid.is_out_of_sight(),
        pointer: !around.device.walks(),
    };
    set_tip_triggers(&ctx, tells);
    grid.before = arrow(&ctx).filter(|_| !around.in_match()).and_then(|side| {
        let focused = ctx.memory(egui::Memory::focused)?;
        (!ctx.text_edit_focused()).then_some((focused, side))
    });
    Ok(())
}

/// Returns the direction of a pressed up or down arrow key. Returns `None` if a modifier is pressed, or if neither or both of the
/// keys are.
fn arrow(ctx: &egui::Context) -> Option<FocusMoveDirection> {
    ctx.input(|input| {
        let pressed = |key| input.key_pressed(key) && input.modifiers.is_none();
        match (pressed(egui::Key::ArrowUp), pressed(egui::Key::ArrowDown)) {
            (true, false) => Some(FocusMoveDirection::Up),
            (false, true) => Some(FocusMoveDirection::Down),
            _ => None,
        }
    })
}

/// Handles a new topmost screen or dialogue: remembers the focused widget, and requests a new position.
fn leave(grid: &mut FocusState, place: FocusScope, was: Option<Id>) {
    match grid.kept.iter().position(|(kept, _)| *kept == place) {
        // On return to an earlier scope, the scopes opened since are forgotten. The entry of this scope is removed once its focus
        // has been found.
        Some(at) => grid.kept.truncate(at + 1),
        None => {
            let left = grid.place;
            grid.kept.retain(|(kept, _)| Some(*kept) != left);
            grid.kept.extend(left.zip(was));
        }
    }
    grid.lost = true;
}

/// Gives the focus to the widget that had it in this scope; otherwise to a usable or nearby widget; otherwise to the first
/// widget. When the points at the end of a match appear, no widget gets the focus.
fn find_again(
    ctx: &egui::Context,
    grid: &mut FocusState,
    place: FocusScope,
    focused: Option<Id>,
    around: &FocusContext,
) {
    let all = stops(ctx, true);
    if focused.is_some_and(|id| all.iter().any(|stop| stop.id == id)) {
        return;
    }
    let kept = grid.kept.iter().position(|(kept, _)| *kept == place).map(|at| grid.kept.remove(at).1);
    let known = kept.filter(|id| all.iter().any(|stop| stop.id == *id));
    let targets = if around.in_match() { around.targets() } else { &[] };
    let usable = || targets.iter().copied().find(|&target| all.iter().any(|stop| stop.id == target_id(target)));
    if known.is_none() && place.0 == Screen::End && place.1.is_none_or(|layer| layer == end_layer()) {
        // A key pressed now may have been meant for the match, so no button gets the focus.
        grid.at = None;
        return;
    }
    let beside = grid.at.filter(|at| kept.is_none() && all.iter().any(|stop| stop.layer == at.layer));
    let near = || {
        let at = beside?;
        // The focus enters the log only if it was in the log: otherwise the next focus is a button or a place on the board.
        let wanted = |stop: &&FocusStop| stop.layer != log_layer() || at.layer == log_layer();
        let others: Vec<FocusStop> = all.iter().filter(wanted).copied().collect();
        grid::nearest(at.area, &others).map(|index| others[index].id)
    };
    // If no widget is usable, a match starts at the board itself.
    let on_board = || all.iter().find(|stop| around.in_match() && stop.layer == accessibility_layer());
    let first = || on_board().or(all.first()).map(|stop| stop.id);
    let was_target = grid.target.is_some();
    let found = known
        .or_else(|| if was_target { usable().map(target_id).or_else(near) } else { near() })
        .or_else(|| usable().map(target_id))
        .or_else(first);
    match found {
        Some(id) => give(ctx, id),
        None => grid.at = None,
    }
}

fn give(ctx: &egui::Context, id: Id) {
    ctx.memory_mut(|memory| memory.request_focus(id));
}

/// Sends an action request to a widget, as a screen reader would.
fn request(ctx: &egui::Context, id: Id, action: Action) {
    let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node: id.accesskit_id(), data: None };
    ctx.input_mut(|input| input.events.push(egui::Event::AccessKitActionRequest(request)));
}

fn carry_out(ctx: &egui::Context, grid: &mut FocusState, wish: FocusRequest, targets: &[TargetId], in_match: bool) {
    let focused = ctx.memory(egui::Memory::focused);
    // A click clears egui's focus, but the last position of the focus is still remembered.
    let begun = focused.filter(|&id| grid.goes_on_from(id)).or(grid.left.filter(|_| grid.board));
    let forward = match wish {
        FocusRequest::To(target) => return move_to(ctx, grid, target_id(target)),
        FocusRequest::Game(key) => return move_to(ctx, grid, title_body_id(key)),
        FocusRequest::Offer(target) => return give(ctx, target_id(target)),
        FocusRequest::Act => {
            if let Some(id) = focused {
                request(ctx, id, Action::Click);
                grid.used = true;
            }
            return;
        }
        FocusRequest::Next => true,
        FocusRequest::Previous => false,
        FocusRequest::Toward(side) => {
            let all = stops(ctx, true);
            let from = begun.and_then(|id| all.iter().position(|stop| stop.id == id));
            if let Some(to) = from.and_then(|from| grid::toward(from, side, &all)) {
                grid.target = None;
                return move_to(ctx, grid, all[to].id);
            }
            matches!(side, FocusMoveDirection::Right | FocusMoveDirection::Down)
        }
    };
    let all = in_order(stops(ctx, true), targets, in_match);
    let at = begun.and_then(|id| all.iter().position(|stop| stop.id == id));
    if let Some(next) = grid::step(all.len(), at, forward) {
        grid.target = None;
        move_to(ctx, grid, all[next].id);
    }
}

/// Moves the focus to a widget at the player's request.
fn move_to(ctx: &egui::Context, grid: &mut FocusState, id: Id) {
    give(ctx, id);
    grid.moved_to(id);
}

/// Returns the layer of the log's lines.
fn log_layer() -> LayerId {
    LayerId::new(Order::Middle, Id::new("log"))
}

/// Sorts widgets into the fixed order. In a match, the targets that can be chosen come first, then the buttons of the panels,
/// then the lines of the log; other places on the board are left out. In menus the order is that in which the widgets are shown.
fn in_order(all: Vec<FocusStop>, targets: &[TargetId], in_match: bool) -> Vec<FocusStop> {
    if !in_match {
        return all;
    }
    let log = log_layer();
    let rank = |stop: &FocusStop| targets.iter().position(|&target| target_id(target) == stop.id);
    let mut ranked: Vec<(usize, FocusStop)> = all
        .into_iter()
        .filter_map(|stop| match rank(&stop) {
            Some(rank) => Some((rank, stop)),
            None if stop.layer == accessibility_layer() => None,
            None if stop.layer == log => Some((usize::MAX, stop)),
            None => Some((usize::MAX - 1, stop)),
        })
        .collect();
    let row = |stop: &FocusStop| ((stop.area.center().y / 20.0) as i32, stop.area.center().x as i32);
    ranked.sort_by_key(|(rank, stop)| (*rank, if *rank < usize::MAX - 1 { (0, 0) } else { row(stop) }));
    ranked.into_iter().map(|(_, stop)| stop).collect()
}

/// The focus as last recorded by [`follow`]: the focused widget, whether the focus was visible, and whether the widget showed its
/// tooltip.
type LastFocus = (Option<Id>, bool, bool);

/// Records the position and visibility of the focus. Runs after egui's pass.
pub fn follow(
    mut contexts: EguiContexts,
    mut grid: ResMut<FocusState>,
    mut hovered: ResMut<HoveredTargets>,
    around: FocusContext,
    things: Res<AccessibleBoard>,
    mut known: Local<Option<LastFocus>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let grid = grid.bypass_change_detection();
    let walks = around.device.walks();
    let focused = ctx.memory(egui::Memory::focused);
    if let Some((before, side)) = grid.before.take()
        && focused == Some(before)
    {
        // Egui found nothing in that direction, so the focus moves in order.
        grid.moves.push(if side == FocusMoveDirection::Down { FocusRequest::Next } else { FocusRequest::Previous });
    }
    let came = known.is_none_or(|known| known.0 != focused);
    by_others(grid, focused, came);
    if !walks {
        grid.put_out_of_sight();
    }
    let widget = focused.and_then(|id| ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).copied()));
    grid.seen = focused.is_some() && grid.is_seen(*around.device);
    match widget {
        Some(widget) => grid.at = Some(stop(ctx, &widget)),
        None => grid.lost |= grid.at.is_some(),
    }
    let tells = grid.seen && grid.telling == focused;
    if *known != Some((focused, grid.seen, tells)) {
        let whole = |widget: &egui::WidgetRect| widget.interact_rect.expand(1.0).contains_rect(widget.rect);
        let hidden = widget.filter(|widget| grid.seen && widget.layer_id != accessibility_layer() && !whole(widget));
        grid.hidden = hidden.map(|widget| widget.id);
        *known = Some((focused, grid.seen, tells));
        let stands_for = |id: Id| {
            let chosen = around.targets().iter().copied().find(|&target| target_id(target) == id);
            chosen.or_else(|| things.target_of(id))
        };
        let target = focused.and_then(stands_for);
        if focused.is_some() {
            grid.target = target;
        }
        let wanted = HoveredTargets { keys: target.filter(|_| tells), ..*hovered };
        hovered.set_if_neq(wanted);
        redraw.write(RequestRedraw);
    }
    if hovered.keys_first != walks {
        hovered.keys_first = walks;
        redraw.write(RequestRedraw);
    }
    if walks && (grid.lost || !grid.moves.is_empty()) {
        redraw.write(RequestRedraw);
    }
    Ok(())
}
