//! The buttons of the title screen.

use bevy_egui::egui::{Color32, Rect, Response, Ui, pos2, vec2};

use crate::icons;
use crate::paint::{BorderStyle, key};
use crate::style::{BODY, NAME, PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt;
use crate::widgets::{fitted, focus_ring, press_area, set, set_height};

/// A button of the title screen: icon and label, optionally with a second line below, and a lamp at its end.
#[derive(Debug, Clone, Copy)]
pub struct TitleButton<'a> {
    /// The label of the button.
    pub label: &'a str,
    /// The line below the label.
    pub second: Option<&'a str>,
    /// The name of the icon.
    pub icon: &'a str,
    /// True for the primary action, in brass.
    pub primary: bool,
    /// True if the button can be used.
    pub enabled: bool,
    /// The brightness of the lamp at the end of the button, from 0 to 1.
    pub lamp: f32,
}

/// Position of the middle of the icon, and of the beginning of the label (`WORDS`), from the left edge of the button.
const ICON: f32 = 27.0;
const WORDS: f32 = 54.0;

/// Shows a large button, as in the column.
pub fn entry(ui: &mut Ui, rect: Rect, face: &TitleButton) -> Response {
    let id = ui.id().with(("title key", face.icon));
    let (response, state) = press_area(ui, rect, id, face.enabled, face.label);
    let painter = ui.painter().clone();
    let kind = if face.primary { BorderStyle::Brass } else { BorderStyle::Steel };
    painter.add(key(rect, 12.0, kind, state));
    let fade = if face.enabled { 1.0 } else { 0.4 };
    let (ink, white) = (PANEL_PALETTE.ivory.0.gamma_multiply(fade), Color32::WHITE.gamma_multiply(fade));
    let size = if face.primary { 1.15 } else { 0.95 };
    let middle = rect.center().y;
    icons::piece(&painter, face.icon, pos2(rect.left() + ICON, middle), size, white);
    let room = rect.width() - WORDS - if face.lamp > 0.0 { 40.0 } else { 14.0 };
    let left = rect.left() + WORDS;
    let at = |y: f32| pos2(left, y);
    let centre = bevy_egui::egui::Align2::LEFT_CENTER;
    match face.second {
        Some(second) => {
            let (above, below) = places_of_two(ui, face.label, second, rect.width() - room, rect);
            fitted(ui, at(above), centre, face.label, bold(NAME + 1.0), ink, room);
            let warm = PANEL_PALETTE.brass[1].0.gamma_multiply(fade);
            fitted(ui, at(below), centre, second, regular(SMALL), warm, room);
        }
        None => {
            fitted(ui, at(middle), centre, face.label, bold(BODY), ink, room);
        }
    }
    if face.lamp > 0.0 {
        let white = Color32::WHITE.gamma_multiply(face.lamp);
        icons::piece(&painter, "title-lamp", pos2(rect.right() - 22.0, middle), 0.7, white);
    }
    focus_ring(ui, &response, 12.0);
    response
}

/// Returns the heights of a button's label and second line, in a button of this width.
fn heights_of_two(ui: &Ui, label: &str, second: &str, width: f32) -> (f32, f32) {
    (set_height(ui, label, bold(NAME + 1.0), width), set_height(ui, second, regular(SMALL), width))
}

/// Returns the vertical middles of a button's label and second line, so that they do not overlap even if they are wrapped.
fn places_of_two(ui: &Ui, label: &str, second: &str, beside: f32, rect: Rect) -> (f32, f32) {
    let (above, below) = heights_of_two(ui, label, second, rect.width() - beside);
    let (middle, apart) = (rect.center().y, rect.height() * 0.19);
    if (above + below) / 2.0 <= 2.0 * apart {
        return (middle - apart, middle + apart);
    }
    let half = (above + below) / 2.0;
    (middle - half + above / 2.0, middle + half - below / 2.0)
}

/// Returns the height that a button without a lamp needs for its label and second line.
pub fn height_of_two(ui: &Ui, label: &str, second: &str, width: f32) -> f32 {
    let (above, below) = heights_of_two(ui, label, second, width - WORDS - 14.0);
    above + below + 16.0
}

/// Shows a button of the program's row, with icon and label in the middle.
pub fn small_entry(ui: &mut Ui, rect: Rect, label: &str, icon: &str) -> Response {
    let id = ui.id().with(("title key", icon));
    let (response, state) = press_area(ui, rect, id, true, label);
    let painter = ui.painter().clone();
    painter.add(key(rect, 11.0, BorderStyle::Steel, state));
    let room = rect.width() - 38.0;
    let galley = set(ui, label, bold(SMALL + 0.5), PANEL_PALETTE.ivory.0, room, bevy_egui::egui::Align::Min);
    let start = rect.center().x - (galley.size().x + 26.0) / 2.0;
    icons::piece(&painter, icon, pos2(start + 9.0, rect.center().y), 0.86, Color32::WHITE);
    let at = pos2(start + 26.0, rect.center().y) - vec2(0.0, galley.size().y / 2.0);
    painter.galley(at, galley, PANEL_PALETTE.ivory.0);
    focus_ring(ui, &response, 11.0);
    response
}

/// Shows a button with only an icon. `label` is for screen readers.
pub fn icon_entry(ui: &mut Ui, rect: Rect, label: &str, icon: &str) -> Response {
    let (response, state) = press_area(ui, rect, ui.id().with(("title key", icon)), true, label);
    let painter = ui.painter().clone();
    painter.add(key(rect, 12.0, BorderStyle::Steel, state));
    icons::piece(&painter, icon, rect.center(), 0.8, Color32::WHITE);
    focus_ring(ui, &response, 12.0);
    response.hint(label)
}

/// Shows a small button with only a label, in brass if it is the current choice.
pub fn word_entry(ui: &mut Ui, rect: Rect, label: &str, chosen: bool) -> Response {
    let (response, state) = press_area(ui, rect, ui.id().with(("title key", label)), true, label);
    let painter = ui.painter().clone();
    painter.add(key(rect, 11.0, if chosen { BorderStyle::Brass } else { BorderStyle::Steel }, state));
    let centre = bevy_egui::egui::Align2::CENTER_CENTER;
    fitted(ui, rect.center(), centre, label, bold(SMALL + 0.5), PANEL_PALETTE.ivory.0, rect.width() - 16.0);
    focus_ring(ui, &response, 11.0);
    response
}
