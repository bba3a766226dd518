//! Buttons, choices, headings, panes and layers in the style of the program.

use std::sync::Arc;

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CursorIcon, Frame, Galley, Id, Key, LayerId, Layout, Order, Pos2, Rect,
    Response, Sense, Shape, Stroke, Ui, UiBuilder, UiKind, UiStackInfo, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons;
use super::paint::{BorderStyle, ButtonVisualState, gradient, key, rim, spaced};
use super::style::{BODY, PANEL_PALETTE, SMALL, bold, letters, regular, text_styles, with_text_size};
use super::tips::{TooltipExt, shows_focus};

pub use super::dialogues::{
    bare_dialogue, button_row, cover_dialogue, dialogue, list, list_room, list_shown, side_dialogue,
};
pub use super::even_rows::even_rows;
pub use super::fitted_text::{fitted, fitting, set, set_height, text_width};

/// The label and style of a button.
#[derive(Debug, Clone)]
pub struct ButtonSpec<'a> {
    /// The text on the button. Empty if it has only an icon.
    pub label: &'a str,
    /// The name of the drawing that is the icon above or in front of the label.
    pub icon: Option<&'a str>,
    /// The name of the drawing that is the small picture in front of the label.
    pub picture: Option<&'a str>,
    /// True for the primary action, in brass.
    pub primary: bool,
    /// True if the button can be used.
    pub enabled: bool,
    /// True if the button is shown as chosen.
    pub chosen: bool,
    /// True for a low button with small text, which fits into a line of text.
    pub low: bool,
    /// The name for screen readers, if it differs from the label.
    pub spoken: Option<&'a str>,
    /// A fixed id, if the button has one. Otherwise the id depends on the button's position and label.
    pub id: Option<Id>,
}

impl<'a> ButtonSpec<'a> {
    /// Creates a plain button.
    pub const fn new(label: &'a str) -> Self {
        ButtonSpec {
            label,
            icon: None,
            picture: None,
            primary: false,
            enabled: true,
            chosen: false,
            low: false,
            spoken: None,
            id: None,
        }
    }

    /// Sets the picture in front of the label.
    #[must_use]
    pub const fn picture(mut self, picture: &'a str) -> Self {
        self.picture = Some(picture);
        self
    }

    /// Makes the button the primary one, in brass.
    #[must_use]
    pub const fn primary(mut self) -> Self {
        self.primary = true;
        self
    }

    /// Sets the icon above or in front of the label.
    #[must_use]
    pub const fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Enables or disables the button.
    #[must_use]
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Sets the name for screen readers, if it differs from the label.
    #[must_use]
    pub const fn spoken(mut self, spoken: &'a str) -> Self {
        self.spoken = Some(spoken);
        self
    }

    /// Returns the name for screen readers.
    fn name(&self) -> &'a str {
        self.spoken.unwrap_or(self.label)
    }

    /// Sets a fixed id, so that the button keeps the focus wherever it is placed.
    #[must_use]
    pub const fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    /// Makes the button low, with small text.
    #[must_use]
    pub const fn low(mut self) -> Self {
        self.low = true;
        self
    }

    /// Sets whether the button is shown as chosen.
    #[must_use]
    pub const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Shows the button in the flow of a dialogue, as wide as its label requires. A click adds `request` to `out`.
    pub fn asks<T>(&self, ui: &mut Ui, request: T, out: &mut Vec<T>) {
        if button(ui, self, None).clicked() {
            out.push(request);
        }
    }
}

/// Makes `rect` clickable as a button called `label`. Returns the response and the state in which the button is to be drawn.
pub fn press_area(ui: &mut Ui, rect: Rect, id: Id, enabled: bool, label: &str) -> (Response, ButtonVisualState) {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, label));
    if enabled && response.hovered() {
        ui.data_mut(|data| data.insert_temp(touched(), Some(id)));
    }
    let state = if !enabled {
        ButtonVisualState::Off
    } else if response.is_pointer_button_down_on() {
        ButtonVisualState::Down
    } else if response.hovered() || shows_focus(&response) {
        ButtonVisualState::Lit
    } else {
        ButtonVisualState::Rest
    };
    (response, state)
}

/// Gives a field or list a name for screen readers, which do not connect it with the visible label next to it.
pub fn name(response: &Response, words: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(words));
}

/// Returns the id under which egui stores the button under the pointer.
fn touched() -> Id {
    Id::new("button under the pointer")
}

/// Takes the id of the button that was under the pointer in the last pass, if there was one.
pub fn take_touched(ctx: &Context) -> Option<Id> {
    ctx.data_mut(|data| data.remove_temp::<Option<Id>>(touched())).flatten()
}

/// Draws a rim around the widget if its keyboard focus is visible, and scrolls it into view when it gets the focus.
pub fn focus_ring(ui: &Ui, response: &Response, radius: f32) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if shows_focus(response) {
        ui.painter().add(rim(response.rect.expand(2.5), radius + 2.5, BorderStyle::Act));
    }
}

/// Gives the focus to the button that Enter alone should press, if nothing else has it. An Enter that opened the page, or that
/// left one of its fields, does not also press the button.
pub fn awaits_enter(ui: &Ui, response: &Response) {
    let entered = ui.input(|input| input.key_pressed(Key::Enter));
    if !entered && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

/// Shows a button at a fixed position: the icon above the label, only the label if the button is too low for both, or only the
/// icon if there is no label. A label that does not fit takes two lines. If there is no room for it at all, a button with an icon
/// shows only the icon.
pub fn key_at(ui: &mut Ui, rect: Rect, face: &ButtonSpec) -> Response {
    let id = face.id.unwrap_or_else(|| ui.id().with(("key", face.name())));
    let (response, state) = press_area(ui, rect, id, face.enabled, face.name());
    let kind = if face.primary { BorderStyle::Brass } else { BorderStyle::Steel };
    let painter = ui.painter();
    painter.add(key(rect, 14.0, kind, state));
    let fade = if face.enabled { 1.0 } else { 0.4 };
    let (ink, white) = (PANEL_PALETTE.ivory.0.gamma_multiply(fade), Color32::WHITE.gamma_multiply(fade));
    let lines = in_lines(ui, face.label, rect.width() - 6.0).filter(|_| !face.label.is_empty());
    let (above, spare) = match face.icon {
        Some(icon) if rect.height() > 50.0 => (Some(icon), Some(icon)),
        icon => (None, icon),
    };
    match (above, spare, lines) {
        (Some(icon), _, Some(words)) => {
            let tall = words.rows.len() > 1;
            let middle = rect.top() + rect.height() * if tall { 0.27 } else { 0.36 };
            icons::piece(painter, icon, pos2(rect.center().x, middle), if tall { 1.0 } else { 1.3 }, white);
            let at = pos2(rect.center().x, rect.bottom() - if tall { 24.0 } else { 20.0 });
            painter.galley(at - vec2(0.0, words.size().y / 2.0), words, ink);
        }
        (None, _, Some(words)) if words.size().y < rect.height() => {
            painter.galley(rect.center() - vec2(0.0, words.size().y / 2.0), words, ink);
        }
        (_, Some(icon), _) => {
            icons::piece(painter, icon, rect.center(), 1.3, white);
        }
        (_, None, _) => {
            fitted(ui, rect.center(), Align2::CENTER_CENTER, face.label, bold(SMALL), ink, rect.width() - 6.0);
        }
    }
    focus_ring(ui, &response, 14.0);
    response
}

/// Lays out a button's label in one or two lines without breaking a word. Returns `None` if a word is wider than `width`, or if
/// two lines are not enough.
fn in_lines(ui: &Ui, label: &str, width: f32) -> Option<Arc<Galley>> {
    let font = bold(SMALL);
    if label.split_whitespace().any(|word| text_width(ui, word, font.clone()) > width) {
        return None;
    }
    let mut job = LayoutJob::simple(label.to_owned(), font.clone(), Color32::PLACEHOLDER, width);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    (galley.rows.len() <= 2).then_some(galley)
}

/// Size of a picture in front of a button's label.
const PICTURE: f32 = 40.0;

/// Shows a button in the flow of a dialogue. It is `width` wide or, if that is `None`, as wide as its label requires.
pub fn button(ui: &mut Ui, face: &ButtonSpec, width: Option<f32>) -> Response {
    let designed = if face.low { SMALL } else { BODY };
    let font = if face.primary { bold(designed) } else { regular(designed) };
    let size = font.size * 1.36;
    let icon_room = match (face.icon, face.picture) {
        (_, Some(_)) => PICTURE + 10.0,
        (Some(_), None) => 28.0,
        (None, None) => 0.0,
    };
    // A label that is wider than the button or the dialogue is wrapped.
    let sides = icon_room + if width.is_some() { size * 0.6 } else { size * 1.8 };
    let most = width.unwrap_or_else(|| ui.max_rect().width()) - sides;
    let galley = set(ui, face.label, font, PANEL_PALETTE.ivory.0, most, Align::Min);
    let width = width.unwrap_or(galley.size().x + sides).max(size * 2.0);
    let line = galley.rows.first().map_or(size, |row| row.height());
    let high = if face.low { 25.0 * letters() } else { size * 1.75 } + galley.size().y - line;
    let high = if face.picture.is_some() { high.max(PICTURE + 4.0) } else { high };
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let id = face.id.unwrap_or_else(|| ui.next_auto_id().with(face.label));
    ui.skip_ahead_auto_ids(1);
    let (response, state) = press_area(ui, rect, id, face.enabled, face.name());
    let kind = match (face.chosen, face.primary) {
        (true, _) => BorderStyle::Act,
        (false, true) => BorderStyle::Brass,
        (false, false) => BorderStyle::Steel,
    };
    let painter = ui.painter();
    painter.add(key(rect, 10.0, kind, state));
    let fade = if face.enabled { 1.0 } else { 0.4 };
    let mut at = rect.center() - galley.size() / 2.0;
    if let Some(icon) = face.icon {
        at.x += icon_room / 2.0;
        let place = pos2(at.x - icon_room * 0.55, rect.center().y);
        icons::piece(painter, icon, place, 1.0, Color32::WHITE.gamma_multiply(fade));
    }
    if let Some(picture) = face.picture {
        at.x += icon_room / 2.0;
        let place = Rect::from_center_size(pos2(at.x - icon_room * 0.55, rect.center().y), Vec2::splat(PICTURE));
        icons::contain(painter, picture, place, Color32::WHITE.gamma_multiply(fade));
    }
    painter.galley(at, galley, PANEL_PALETTE.ivory.0);
    if !face.enabled {
        painter.add(gradient(rect, 10.0, &[PANEL_PALETTE.space[1].0.gamma_multiply(0.5); 2]));
    }
    focus_ring(ui, &response, 10.0);
    response
}

/// Sets whether a gamepad's button for choosing is held down.
pub fn set_choose_held(ctx: &Context, held: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("gamepad button held"), held));
}

/// Reports whether the widget is held down: by the pointer or, while it has the focus, by a key that presses it or by the
/// gamepad's button for choosing.
pub fn is_held_down(response: &Response) -> bool {
    let by_pad = || response.ctx.data(|data| data.get_temp(Id::new("gamepad button held"))).unwrap_or(false);
    let by_keys = || response.ctx.input(|input| input.key_down(Key::Space) || input.key_down(Key::Enter));
    response.is_pointer_button_down_on() || response.has_focus() && (by_keys() || by_pad())
}

/// Shows an exclusive choice as buttons side by side. Returns the clicked value, if any.
pub fn choice<T: PartialEq + Copy>(ui: &mut Ui, now: T, all: &[(T, String, String)]) -> Option<T> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (value, label, help) in all {
            let chosen = *value == now;
            let mut response = button(ui, &ButtonSpec::new(label).chosen(chosen), None);
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label));
            if !help.is_empty() {
                response = response.hint(help);
            }
            if response.clicked() {
                clicked = Some(*value);
            }
        }
    });
    clicked
}

/// Shows a labelled check box. The response reports whether it was changed.
pub fn check(ui: &mut Ui, on: &mut bool, words: &str) -> Response {
    let font = bevy_egui::egui::TextStyle::Body.resolve(ui.style());
    let side = font.size * 1.35;
    let room = ui.available_width() - side - 12.0;
    let galley = ui.painter().layout(words.to_owned(), font, PANEL_PALETTE.text.0, room);
    let size = vec2(side + 12.0 + galley.size().x, galley.size().y.max(side + 6.0));
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, words));
    let well = Rect::from_center_size(rect.left_center() + vec2(side / 2.0, 0.0), Vec2::splat(side));
    let lit = response.hovered() || shows_focus(&response);
    let fill = if *on { PANEL_PALETTE.act.floor } else { [PANEL_PALETTE.space[0], PANEL_PALETTE.space[2]] };
    let painter = ui.painter();
    painter.add(gradient(well, 6.0, &fill.map(|ink| ink.0)));
    painter.add(rim(well, 6.0, if *on || lit { BorderStyle::Act } else { BorderStyle::Steel }));
    if *on {
        icons::piece(painter, "icon-check", well.center(), side / 25.0, Color32::WHITE);
    }
    let at = pos2(well.right() + 12.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, PANEL_PALETTE.text.0);
    focus_ring(ui, &response, 8.0);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows a planet in its orbit, as a sign that a computation is running.
pub fn orbit(ui: &mut Ui, radius: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(radius * 2.0 + 8.0), Sense::hover());
    let turn = ui.input(|input| input.time) as f32 * 2.6;
    let painter = ui.painter();
    painter.circle_stroke(rect.center(), radius, Stroke::new(1.4, PANEL_PALETTE.line.0.gamma_multiply(0.6)));
    painter.circle_filled(rect.center(), radius * 0.3, PANEL_PALETTE.brass[1].0);
    painter.circle_filled(rect.center() + Vec2::angled(turn) * radius, radius * 0.2, PANEL_PALETTE.ivory.0);
    ui.ctx().request_repaint();
}

/// Draws a heading in spaced capitals. Returns its width.
pub fn heading(painter: &bevy_egui::egui::Painter, at: Pos2, words: &str) -> f32 {
    spaced(painter, at, &words.to_uppercase(), &bold(SMALL), 1.6, PANEL_PALETTE.ivory.0)
}

/// Shows a pane of glass around the content.
pub fn pane<R>(ui: &mut Ui, margin: f32, kind: BorderStyle, content: impl FnOnce(&mut Ui) -> R) -> R {
    let back = ui.painter().add(Shape::Noop);
    let outer = ui.available_rect_before_wrap();
    let inner = Rect::from_min_max(outer.min + Vec2::splat(margin), outer.max - Vec2::splat(margin));
    // Lists fade into the glass at their ends.
    let glass = UiStackInfo::new(UiKind::Frame).with_frame(Frame::NONE.fill(PANEL_PALETTE.panel[1].0));
    let shown = ui.scope_builder(UiBuilder::new().max_rect(inner).ui_stack_info(glass), content);
    let rect = shown.response.rect.expand(margin);
    // Opaque, because text over text cannot be read.
    ui.painter().set(back, super::paint::glass_of(rect, 13.0, kind, 1.0));
    ui.advance_cursor_after_rect(rect);
    shown.inner
}

/// Sets the scale of the match's panels relative to dialogues. It is 1 if both have the same size.
pub fn set_board_scale(ctx: &Context, scale: f32) {
    ctx.data_mut(|data| data.insert_temp(Id::new("board scale"), scale));
}

/// Returns the scale of the match's panels relative to dialogues.
pub fn board_scale(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(Id::new("board scale"))).unwrap_or(1.0)
}

/// Shows a panel of the match: a layer in board units, regardless of the current scale of dialogues.
pub fn board_layer<R>(ctx: &Context, name: &str, rect: Rect, order: Order, content: impl FnOnce(&mut Ui) -> R) -> R {
    let scale = board_scale(ctx);
    ctx.set_transform_layer(LayerId::new(order, Id::new(name)), TSTransform::from_scaling(scale));
    with_text_size(100, || {
        layer(ctx, name, rect, order, |ui| {
            if scale != 1.0 {
                // The window is larger in board units than in the units of a dialogue that was drawn before.
                ui.set_clip_rect(Rect::EVERYTHING);
            }
            ui.style_mut().text_styles = text_styles();
            content(ui)
        })
    })
}

/// Shows a separate layer at a fixed position.
pub fn layer<R>(ctx: &Context, name: &str, rect: Rect, order: Order, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown =
        Area::new(Id::new(name)).order(order).fixed_pos(rect.min).default_size(rect.size()).constrain(false).show(
            ctx,
            |ui| {
                ui.set_min_size(rect.size());
                ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)), content).inner
            },
        );
    shown.inner
}
