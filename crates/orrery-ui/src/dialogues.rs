//! Dialogues: panes over everything else, as high as their content but not higher than the screen, with buttons that stay
//! visible.

use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, Frame, Id, Layout, Margin, Modal, Order, Painter, Rect, RichText,
    ScrollArea, Sense, TextStyle, Ui, UiKind, Vec2, pos2, vec2,
};

use super::icons;
use super::paint::{BorderStyle, gradient};
use super::style::PANEL_PALETTE;
use super::widgets::pane;

/// The minimum height of a scrolling list, in units. With less room the dialogue scrolls as a whole instead.
const LEAST: f32 = 96.0;

/// The space for rims around a dialogue's content, in units. It is less than the margin.
const AIR: f32 = 4.0;

/// The measurements of a dialogue from the last pass.
#[derive(Debug, Clone, Copy, Default)]
struct DialogueMeasurements {
    pass: u64,
    size: Vec2,
    /// The height of everything in the dialogue except its list. `None` if the dialogue has no list or has not been laid out yet.
    rest: Option<f32>,
    /// The height of the dialogue's list in this pass.
    list: Option<f32>,
}

impl DialogueMeasurements {
    fn of(ctx: &Context, id: Id) -> Option<Self> {
        ctx.data(|data| data.get_temp(id))
    }
}

/// Shows a dialogue in the middle of the screen. Everything behind it is inactive. It is `width` units wide if there is room, and
/// scrolls if its content does not fit, as with a large text size.
pub fn dialogue<R>(ctx: &Context, name: &str, width: f32, title: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = Id::new(("dialogue", name));
    modal(ctx, Modal::new(id), DialogueBackdrop::Dark(0.72), width, title, content)
}

/// Shows a dialogue on a background that hides everything else: a starry sky with two distant pieces, if `far` names any.
pub fn cover_dialogue<R>(
    ctx: &Context,
    (name, far): (&str, Option<[&'static str; 2]>),
    width: f32,
    title: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::new(("dialogue", name));
    modal(ctx, Modal::new(id), DialogueBackdrop::Sky(far), width, title, content)
}

/// Shows a question without a pane in the middle of the area `place`, which is in points. Everything around it stays visible but
/// is inactive.
pub fn bare_dialogue<R>(ctx: &Context, name: &str, place: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = Id::new(("dialogue", name));
    let area = Area::new(id)
        .kind(UiKind::Modal)
        .sense(Sense::hover())
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(place.center());
    let modal = Modal::new(id).area(area).frame(Frame::NONE).backdrop_color(Color32::TRANSPARENT);
    let shown = modal.show(ctx, |ui| {
        ui.set_max_width(place.width());
        content(ui)
    });
    shown.inner
}

/// Shows a dialogue at the right, next to the board, which stays visible. Everything behind it is inactive.
pub fn side_dialogue<R>(ctx: &Context, name: &str, width: f32, title: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = Id::new(("dialogue", name));
    let area = Modal::default_area(id).anchor(Align2::RIGHT_CENTER, vec2(-6.0, 0.0));
    modal(ctx, Modal::new(id).area(area), DialogueBackdrop::Dark(0.2), width, title, content)
}

/// The background of a dialogue.
#[derive(Debug, Clone, Copy)]
enum DialogueBackdrop {
    /// The screen behind the dialogue, darkened by this fraction from 0 to 1.
    Dark(f32),
    /// A sky with these distant pieces, which hides everything.
    Sky(Option<[&'static str; 2]>),
}

/// Draws the sky that hides the board: stars, the program's name, and distant pieces.
fn sky(painter: &Painter, whole: Rect, pieces: Option<[&str; 2]>) {
    const STARS: u32 = 260;
    painter.add(gradient(whole, 0.0, &[PANEL_PALETTE.space[2].0, PANEL_PALETTE.space[1].0, PANEL_PALETTE.space[0].0]));
    let part = |number: u32| (number % 4096) as f32 / 4096.0;
    for star in 0..STARS {
        // The multipliers scatter the stars, and put them in the same places every time.
        let at = pos2(part(star.wrapping_mul(2531)), part(star.wrapping_mul(star).wrapping_mul(1741) + star * 977));
        let bright = part(star.wrapping_mul(3253) + 311);
        let middle = whole.min + vec2(at.x * whole.width(), at.y * whole.height());
        painter.circle_filled(middle, 0.5 + bright * bright, PANEL_PALETTE.ivory.0.gamma_multiply(0.12 + 0.5 * bright));
    }
    let (across, down) = (vec2(whole.width(), 0.0), vec2(0.0, whole.height()));
    let far = Color32::WHITE.gamma_multiply(0.75);
    let place = |x: f32, y: f32, size: f32| {
        Rect::from_center_size(whole.min + across * x + down * y, Vec2::splat(whole.height() * size))
    };
    if let Some([left, right]) = pieces {
        icons::contain(painter, left, place(0.15, 0.74, 0.3), far);
        icons::contain(painter, right, place(0.85, 0.27, 0.26), far);
    }
    icons::contain(painter, "wordmark", place(0.5, 0.11, 0.42), Color32::WHITE);
}

/// Returns the width of the margin around a dialogue's content. Like all sizes of dialogues it is in whole units: the layout
/// rounds fractions up, and content too wide by less than a unit would get a scroll bar.
fn margin(ctx: &Context) -> f32 {
    (ctx.content_rect().height() * 0.04).clamp(12.0, 26.0).round()
}

/// Returns the maximum height of a dialogue's content.
fn inner_height(ctx: &Context) -> f32 {
    (ctx.content_rect().height() - 16.0).floor() - 2.0 * margin(ctx)
}

fn modal<R>(
    ctx: &Context,
    modal: Modal,
    behind: DialogueBackdrop,
    width: f32,
    title: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let dark = if let DialogueBackdrop::Dark(dark) = behind { dark } else { 1.0 };
    let id = modal.area.layer().id;
    let screen = ctx.content_rect().size();
    let margin = margin(ctx);
    let (width, height) = (width.min(screen.x - 16.0).floor(), (screen.y - 16.0).floor());
    let shown =
        modal.frame(Frame::NONE).backdrop_color(PANEL_PALETTE.space[0].0.gamma_multiply(dark)).show(ctx, |ui| {
            ui.set_width(width);
            ui.set_max_height(height);
            if let DialogueBackdrop::Sky(pieces) = behind {
                let whole = ctx.content_rect();
                sky(&ui.painter().with_clip_rect(whole), whole, pieces);
            }
            // The scroll area is a little wider than its content on both sides, so that the rims and shadows of buttons are not
            // cut off, and content that is a fraction of a point too wide needs no scroll bar.
            pane(ui, margin - AIR, BorderStyle::Brass, |ui| {
                let above = Frame::NONE.inner_margin(Margin::symmetric(0, AIR as i8));
                let shown = above.show(ui, |ui| {
                    ui.set_width(width - 2.0 * (margin - AIR));
                    let height = inner_height(ctx);
                    ScrollArea::both().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                        let beside = Frame::NONE.inner_margin(Margin { left: AIR as i8, ..Margin::ZERO });
                        let shown = beside.show(ui, |ui| {
                            ui.set_max_width(ui.available_width() - AIR);
                            ui.vertical_centered(|ui| {
                                ui.heading(RichText::new(title).color(PANEL_PALETTE.ivory.0));
                            });
                            ui.add_space(8.0);
                            content(ui)
                        });
                        shown.inner
                    })
                });
                shown.inner
            })
        });
    settle(ctx, id, shown.response.rect.size(), shown.inner.content_size.y);
    shown.inner.inner
}

/// Shows a scrolling list in a dialogue, so that everything above and below it stays visible. On a small screen the dialogue
/// scrolls as a whole instead. `rest` is the approximate height of everything else, for the first pass.
pub fn list<R>(ui: &mut Ui, rest: f32, content: impl FnOnce(&mut Ui, f32) -> R) -> R {
    let room = list_room(ui, rest);
    if room.is_infinite() {
        let shown = ui.scope(|ui| content(ui, room));
        list_shown(ui, shown.response.rect.height());
        return shown.inner;
    }
    let shown = ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| content(ui, room));
    list_shown(ui, shown.inner_rect.height());
    shown.inner
}

/// Returns the maximum height of a list that leaves everything else in a dialogue visible; see [`list`]. Returns infinity if
/// there is too little room for a scrolling list.
pub fn list_room(ui: &Ui, rest: f32) -> f32 {
    let known = DialogueMeasurements::of(ui.ctx(), ui.layer_id().id).and_then(|known| known.rest);
    let room = inner_height(ui.ctx()) - known.unwrap_or(rest) - 1.0;
    if room < LEAST { f32::INFINITY } else { room }
}

/// Records the height of this dialogue's list.
pub fn list_shown(ui: &Ui, height: f32) {
    let id = ui.layer_id().id;
    ui.data_mut(|data| data.get_temp_mut_or_default::<DialogueMeasurements>(id).list = Some(height));
}

/// Requests another pass for a dialogue that is new or has changed size. A dialogue is centred by its previous size, and its list
/// takes the height that the rest of the dialogue left in the previous pass.
fn settle(ctx: &Context, id: Id, size: Vec2, content: f32) {
    let before = DialogueMeasurements::of(ctx, id).unwrap_or_default();
    let pass = ctx.cumulative_frame_nr();
    let rest = before.list.map(|list| content - list);
    ctx.data_mut(|data| data.insert_temp(id, DialogueMeasurements { pass, size, rest, list: None }));
    let is_new = before.pass + 1 < pass || (before.size - size).length() > 0.5;
    let other_rest =
        before.rest.zip(rest).map_or(before.rest.is_some() != rest.is_some(), |(a, b)| (a - b).abs() > 0.5);
    if is_new || other_rest {
        ctx.request_discard("a dialogue found its size");
        ctx.request_repaint();
    }
}

/// Shows a row of buttons at the lower right of a dialogue.
pub fn button_row<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(10.0);
    let height = ui.text_style_height(&TextStyle::Button) * 1.75;
    let size = vec2(ui.available_width(), height);
    let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(size, layout, content).inner
}
