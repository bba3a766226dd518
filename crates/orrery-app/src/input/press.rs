//! Makes a press count if it is released over the button on which it began, however long it was held and however much the pointer
//! moved.
//!
//! Egui accepts a press as a click only if it was short and hardly moved. It measures the time by a clock that stops while the
//! program sleeps: after a pause even a short press would be too long.

use bevy::prelude::*;
use bevy::time::{Real, TimeUpdateStrategy};
use bevy_egui::egui::{Context, Event, InputOptions, InputState, PointerButton, Pos2, Rect, WidgetRect};
use bevy_egui::{EguiContexts, EguiInput, PrimaryEguiContext};

/// A mouse button held on a button of the panels: the button's area, and the position of the press.
type HeldButton = (Rect, Pos2);

/// Sets egui's current time, lifts its limit on the duration of a mouse press, and holds the pointer still on a pressed button.
pub fn steady(
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    strategy: Res<TimeUpdateStrategy>,
    mut hold: Local<Option<HeldButton>>,
) {
    let (Ok(mut input), Ok(ctx)) = (inputs.single_mut(), contexts.ctx_mut()) else { return };
    if matches!(*strategy, TimeUpdateStrategy::Automatic) {
        // In the first frame after a pause, the engine's time is still that of the last frame before the pause.
        input.time = Some(time.startup().elapsed().as_secs_f64());
    }
    let touches = |event: &Event| matches!(event, Event::Touch { .. });
    let touched = input.events.iter().any(touches) || ctx.input(InputState::any_touches);
    // A long touch opens a tooltip instead of pressing.
    let longest = if touched { InputOptions::default().max_click_duration } else { f64::INFINITY };
    ctx.options_mut(|options| options.input_options.max_click_duration = longest);
    if touched {
        *hold = None;
    } else if hold.is_some() || input.events.iter().any(|event| matches!(event, Event::PointerButton { .. })) {
        input.events.retain_mut(|event| still(ctx, event, &mut hold));
    }
}

/// Holds the pointer still on a pressed button. Returns false if egui must not receive the event.
fn still(ctx: &Context, event: &mut Event, hold: &mut Option<HeldButton>) -> bool {
    match event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
            *hold = button_at(ctx, *pos).map(|rect| (rect, *pos));
        }
        Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => {
            *pos = hold.take().filter(|(rect, _)| rect.contains(*pos)).map_or(*pos, |(_, from)| from);
        }
        Event::PointerMoved(pos) => {
            *hold = hold.filter(|(rect, _)| rect.contains(*pos));
            return hold.is_none();
        }
        Event::PointerGone => *hold = None,
        _ => {}
    }
    true
}

/// Returns the area of the enabled button at this position, or `None` if there is none. A widget that can also be dragged does
/// not count as a button.
fn button_at(ctx: &Context, at: Pos2) -> Option<Rect> {
    let layer = ctx.layer_id_at(at)?;
    let global = ctx.layer_transform_to_global(layer).unwrap_or_default();
    let local = global.inverse() * at;
    let top = ctx.viewport(|viewport| {
        let hit = |widget: &&WidgetRect| widget.sense.interactive() && widget.interact_rect.contains(local);
        viewport.this_pass.widgets.get_layer(layer).filter(hit).last().copied()
    })?;
    (top.enabled && top.sense.senses_click() && !top.sense.senses_drag()).then(|| global * top.interact_rect)
}
