//! The sliders of the mixer, which set the volumes.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, EventFilter, Key, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::paint::{BorderStyle, gradient, rim};
use super::style::{PANEL_PALETTE, SMALL, bold};
use super::widgets::focus_ring;
use orrery_locale::percentage;

/// The step of a slider, in percent.
const STEP: u8 = 5;
/// Width and height of a slider, in units.
const SIZE: (f32, f32) = (300.0, 28.0);
/// The distance of the knob from either end of the groove, in units.
const INSET: f32 = 11.0;

/// Shows a slider from 0 to 100 percent: a groove filled with brass, a lit knob, and the number next to it. The slider is dimmed
/// if `faint` is true, as while sound is muted.
pub fn level(ui: &mut Ui, label: &str, value: &mut u8, faint: bool) -> Response {
    // The number needs room next to it.
    let width = SIZE.0.min(ui.available_width() - 64.0);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, SIZE.1), Sense::click_and_drag());
    let before = *value;
    let (left, right) = (rect.left() + INSET, rect.right() - INSET);
    if let Some(at) = response.interact_pointer_pos() {
        let share = ((at.x - left) / (right - left)).clamp(0.0, 1.0);
        *value = (share * f32::from(100 / STEP)).round() as u8 * STEP;
    }
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let (less, more) =
            ui.input(|input| (input.num_presses(Key::ArrowLeft) as u8, input.num_presses(Key::ArrowRight) as u8));
        *value = value.saturating_add(more * STEP).saturating_sub(less * STEP).min(100);
    }
    if *value != before {
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::slider(true, f64::from(*value), label));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    draw(ui, rect, &response, *value, faint);
    response
}

fn draw(ui: &Ui, rect: Rect, response: &Response, value: u8, faint: bool) {
    let fade = if faint { 0.45 } else { 1.0 };
    let (left, right) = (rect.left() + INSET, rect.right() - INSET);
    let at = pos2(left + (right - left) * f32::from(value) / 100.0, rect.center().y);
    let painter = ui.painter();
    let groove = Rect::from_min_max(pos2(rect.left() + 4.0, at.y - 4.0), pos2(rect.right() - 4.0, at.y + 4.0));
    painter.add(gradient(groove, 4.0, &PANEL_PALETTE.space.each_ref().map(|ink| ink.0)));
    painter.add(rim(groove, 4.0, BorderStyle::Steel));
    let [plain, light, dark] = PANEL_PALETTE.brass.each_ref().map(|ink| ink.0.gamma_multiply(fade));
    let filled = Rect::from_min_max(groove.min + vec2(1.5, 1.5), pos2(at.x, groove.max.y - 1.5));
    painter.add(gradient(filled, 3.0, &[light, plain, dark]));
    for tick in 0..=10u8 {
        let x = left + (right - left) * f32::from(tick) / 10.0;
        let long = if tick.is_multiple_of(5) { 4.0 } else { 2.5 };
        painter.vline(
            x,
            groove.bottom() + 3.0..=groove.bottom() + 3.0 + long,
            Stroke::new(1.0, PANEL_PALETTE.line.0.gamma_multiply(0.5)),
        );
    }
    let lit = response.hovered() || response.dragged() || response.has_focus();
    painter.circle_filled(at + vec2(1.0, 2.0), 9.5, PANEL_PALETTE.shadow.0.gamma_multiply(0.5));
    painter.circle_filled(at, 9.0, if lit { light } else { plain });
    painter.circle_filled(at, 6.2, PANEL_PALETTE.key[1].0);
    painter.circle_stroke(at, 9.0, Stroke::new(1.2, if lit { PANEL_PALETTE.ivory.0 } else { dark }));
    painter.circle_filled(at, 2.0, if faint { Color32::TRANSPARENT } else { light });
    focus_ring(ui, response, 8.0);
    let words = percentage(value);
    let ink = PANEL_PALETTE.ivory.0.gamma_multiply(fade);
    painter.text(pos2(rect.right() + 12.0, at.y), Align2::LEFT_CENTER, words, bold(SMALL), ink);
}
