//! The on-screen keyboard, with which players without a keyboard write in text fields.
//!
//! It types by sending egui the input that a keyboard would send, so a text field needs no code for it.

mod layout;
mod state;

use bevy_egui::egui::{
    Align2, Area, Context, CursorIcon, Id, LayerId, Order, Painter, Rect, Sense, Shape, Stroke, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

pub use layout::ScreenKey;
pub use state::{Capitals, KeyboardMove, ScreenKeyboard};

use self::layout::KeyPlace;
use crate::paint::{BorderStyle, ButtonVisualState, glass_of, key};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{fitted, text_width};
use orrery_locale::{text, text_args};

/// The greatest height of a key, in units, and its greatest width.
const KEY: (f32, f32) = (50.0, 66.0);
/// The space between keys.
const GAP: f32 = 4.0;
/// The margin around the keys.
const MARGIN: f32 = 10.0;

/// Returns the name of a key for screen readers, which is also its label.
fn name(key: ScreenKey, page: usize) -> String {
    match key {
        ScreenKey::Type(letter) => letter.to_string(),
        ScreenKey::Capitals => text("keyboard-capitals"),
        ScreenKey::Page => {
            let pages = layout::pages();
            let next = (page + 1) % pages.len();
            match () {
                () if next == 0 => text("keyboard-to-letters"),
                () if next + 1 == pages.len() => text("keyboard-to-signs"),
                () => text("keyboard-to-latin"),
            }
        }
        ScreenKey::Back => text("keyboard-back"),
        ScreenKey::Space => text("keyboard-space"),
        ScreenKey::On => text("keyboard-on"),
        ScreenKey::Erase => text("keyboard-erase"),
        ScreenKey::Done => text("ui-done"),
        ScreenKey::Close => text("ui-close"),
    }
}

/// Returns the area of the keyboard: below the field or, if there is more room, above it, and never over it.
fn area(screen: Rect, field: Rect, rows: usize, columns: f32) -> Rect {
    let (above, below) = (field.top() - screen.top(), screen.bottom() - field.bottom());
    let room = above.max(below) - 12.0;
    let height = (rows as f32 * (KEY.0 + GAP) + 2.0 * MARGIN).min(room);
    let width = (columns * (KEY.1 + GAP) + 2.0 * MARGIN).min(screen.width() - 8.0);
    let fits_below = height <= below - 12.0;
    let middle = if fits_below { screen.bottom() - height / 2.0 - 4.0 } else { screen.top() + height / 2.0 + 4.0 };
    Rect::from_center_size(pos2(screen.center().x, middle), vec2(width, height))
}

/// Shows the open keyboard and returns its area; adds the clicked keys to `out`. `button` returns the name of the gamepad button
/// for a key, or an empty string while no gamepad is in use.
pub fn screen_keyboard(
    ctx: &Context,
    keyboard: &ScreenKeyboard,
    button: impl Fn(ScreenKey) -> String,
    out: &mut Vec<ScreenKey>,
) -> Option<Rect> {
    let (_, field) = keyboard.field?;
    let rows = keyboard.rows();
    let columns = rows.last()?.last().map(|last| last.left + last.width)?;
    let whole = area(ctx.content_rect(), field, rows.len(), columns);
    let layer = LayerId::new(Order::Tooltip, Id::new("on-screen keyboard"));
    // Above the tips and messages, which have the same order.
    ctx.move_to_top(layer);
    Area::new(layer.id).order(layer.order).fixed_pos(whole.min).constrain(false).show(ctx, |ui| {
        // No click reaches what lies behind.
        ui.allocate_rect(whole, Sense::CLICK);
        ui.painter().add(glass_of(whole, 13.0, BorderStyle::Brass, 1.0));
        let inner = whole.shrink(MARGIN);
        let (wide, high) = (inner.width() / columns, inner.height() / rows.len() as f32);
        let marked = keyboard.marked();
        for (row, places) in rows.iter().enumerate() {
            for (index, place) in places.iter().enumerate() {
                let corner = inner.min + vec2(place.left * wide, row as f32 * high);
                let rect = Rect::from_min_size(corner, vec2(place.width * wide, high)).shrink(GAP / 2.0);
                let face = KeyFace { rect, place, button: button(place.key), marked: (row, index) == marked };
                if face.show(ui, keyboard) {
                    out.push(place.key);
                }
            }
        }
    });
    Some(whole)
}

/// A key as it is drawn.
struct KeyFace<'a> {
    rect: Rect,
    place: &'a KeyPlace,
    /// The name of the gamepad button, or an empty string.
    button: String,
    marked: bool,
}

impl KeyFace<'_> {
    /// Shows the key, and reports whether it was clicked.
    fn show(&self, ui: &mut Ui, keyboard: &ScreenKeyboard) -> bool {
        let (rect, of) = (self.rect, self.place.key);
        let label = name(of, keyboard.page);
        let held = of == ScreenKey::Capitals && keyboard.capitals != Capitals::Off;
        let id = Id::new(("screen key", self.place.left.to_bits(), rect.top().to_bits()));
        // Only the pointer presses the keys: the field keeps the focus.
        let response = ui.interact(rect, id, Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, held, &label));
        let state = match (response.is_pointer_button_down_on(), response.hovered() || self.marked) {
            (true, _) => ButtonVisualState::Down,
            (false, true) => ButtonVisualState::Lit,
            (false, false) => ButtonVisualState::Rest,
        };
        let kind = match (self.marked, held || of == ScreenKey::Done) {
            (true, _) => BorderStyle::Act,
            (false, true) => BorderStyle::Brass,
            (false, false) => BorderStyle::Steel,
        };
        ui.painter().add(key(rect, 8.0, kind, state));
        match of {
            ScreenKey::Type(letter) => {
                let size = (rect.height() * 0.5).max(SMALL);
                let middle = Align2::CENTER_CENTER;
                ui.painter().text(rect.center(), middle, letter, regular(size), PANEL_PALETTE.ivory.0);
            }
            ScreenKey::Back => triangle(ui.painter(), rect, -1.0),
            ScreenKey::On => triangle(ui.painter(), rect, 1.0),
            _ => self.words(ui, &label),
        }
        response.clicked()
    }

    /// Draws the name of the gamepad button and the label of a key with words: side by side or, on a narrow key, one above the
    /// other. A key without room for both shows the label alone.
    fn words(&self, ui: &Ui, label: &str) {
        let room = self.rect.shrink2(vec2(6.0, 0.0));
        let (ink, brass) = (PANEL_PALETTE.ivory.0, PANEL_PALETTE.brass[1].0);
        let beside = if self.button.is_empty() { 0.0 } else { text_width(ui, &self.button, bold(SMALL)) + 6.0 };
        let narrow = beside > 0.0 && text_width(ui, label, regular(SMALL)) > room.width() - beside;
        let (button, words) = match narrow {
            true => room.split_top_bottom_at_fraction(0.5),
            false => room.split_left_right_at_x(room.left() + beside),
        };
        let line = ui.ctx().fonts_mut(|fonts| fonts.row_height(&regular(SMALL)));
        if narrow && room.height() < 2.0 * line {
            fitted(ui, room.center(), Align2::CENTER_CENTER, label, regular(SMALL), ink, room.width());
            return;
        }
        let align = if narrow { Align2::CENTER_CENTER } else { Align2::LEFT_CENTER };
        ui.painter().text(align.pos_in_rect(&button), align, &self.button, bold(SMALL), brass);
        fitted(ui, words.center(), Align2::CENTER_CENTER, label, regular(SMALL), ink, words.width());
    }
}

/// Draws a triangle that points to the left (`side` is -1) or to the right (1).
fn triangle(painter: &Painter, rect: Rect, side: f32) {
    let (middle, size) = (rect.center(), rect.height().min(rect.width()) * 0.2);
    let points = [vec2(side, 0.0), vec2(-side, -1.0), vec2(-side, 1.0)].map(|corner| middle + corner * size);
    let ink = PANEL_PALETTE.ivory.0;
    painter.add(Shape::convex_polygon(points.to_vec(), ink, Stroke::NONE));
}

/// Shows, next to a focused text field, that `button` of the gamepad opens the keyboard.
pub fn keyboard_offer(ctx: &Context, field: Rect, button: &str) {
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("offer of the on-screen keyboard")));
    let words = text_args("keyboard-offer", &[("button", button.into())]);
    let words = painter.layout_no_wrap(words, regular(SMALL), PANEL_PALETTE.text.0);
    let size = words.size() + vec2(16.0, 8.0);
    let screen = ctx.content_rect();
    // Tips open below the field.
    let above = field.top() - size.y - 4.0;
    let top = if above > screen.top() { above } else { field.bottom() + 4.0 };
    let left = field.left().min(screen.right() - size.x - 4.0);
    let rect = Rect::from_min_size(pos2(left, top), size);
    painter.add(glass_of(rect, 7.0, BorderStyle::Steel, 1.0));
    painter.galley(rect.min + vec2(8.0, 4.0), words, PANEL_PALETTE.text.0);
}
