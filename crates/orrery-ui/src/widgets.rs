//! Buttons, headings and dialogues in the game's own look.

use std::sync::Arc;

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CursorIcon, Frame, Galley, Id, Key, LayerId, Layout, Order, Pos2, Rect,
    Response, Sense, Shape, Stroke, Ui, UiBuilder, UiKind, UiStackInfo, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons;
use super::paint::{KeyState, Rim, gradient, key, rim, spaced};
use super::style::{BODY, INKS, SMALL, bold, letters, regular, text_styles, with_text_size};
use super::tips::{Tipped, shows_focus};

pub use super::dialogues::{
    bare_dialogue, button_row, cover_dialogue, dialogue, list, list_room, list_shown, side_dialogue,
};
pub use super::even_rows::even_rows;
pub use super::fitted_text::{fitted, fitting, set, set_height, text_width};

/// What a button says and how it looks.
#[derive(Debug, Clone)]
pub struct KeyFace<'a> {
    /// Its words.
    pub label: &'a str,
    /// The icon above or before the words, a name of the game's drawings.
    pub icon: Option<&'a str>,
    /// The drawing before the words, small; a name of the game's drawings.
    pub picture: Option<&'a str>,
    /// Brass: the thing to do next.
    pub primary: bool,
    /// Whether it can be used.
    pub enabled: bool,
    /// Whether it shows as chosen.
    pub chosen: bool,
    /// Low, with small letters: for a line of text.
    pub low: bool,
    /// What it is called where its words are only a sign.
    pub spoken: Option<&'a str>,
    /// Its identity where it stands for something; else one by its place and words.
    pub id: Option<Id>,
}

impl<'a> KeyFace<'a> {
    /// A plain button.
    #[must_use]
    pub const fn new(label: &'a str) -> Self {
        KeyFace {
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

    /// With a drawing before the words.
    #[must_use]
    pub const fn picture(mut self, picture: &'a str) -> Self {
        self.picture = Some(picture);
        self
    }

    /// The button that does what is wanted most.
    #[must_use]
    pub const fn primary(mut self) -> Self {
        self.primary = true;
        self
    }

    /// With an icon.
    #[must_use]
    pub const fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// To be used only if `enabled`.
    #[must_use]
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Called this: its words are only a sign.
    #[must_use]
    pub const fn spoken(mut self, spoken: &'a str) -> Self {
        self.spoken = Some(spoken);
        self
    }

    /// What it is called.
    fn name(&self) -> &'a str {
        self.spoken.unwrap_or(self.label)
    }

    /// With an identity of its own: the focus finds it wherever it stands.
    #[must_use]
    pub const fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    /// Low, with small letters.
    #[must_use]
    pub const fn low(mut self) -> Self {
        self.low = true;
        self
    }

    /// Shown as chosen if `chosen`.
    #[must_use]
    pub const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }
}

/// Makes `rect` clickable as a button called `label`, and says how it is.
pub fn press_area(ui: &mut Ui, rect: Rect, id: Id, enabled: bool, label: &str) -> (Response, KeyState) {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, label));
    if enabled && response.hovered() {
        ui.data_mut(|data| data.insert_temp(touched(), Some(id)));
    }
    let state = if !enabled {
        KeyState::Off
    } else if response.is_pointer_button_down_on() {
        KeyState::Down
    } else if response.hovered() || shows_focus(&response) {
        KeyState::Lit
    } else {
        KeyState::Rest
    };
    (response, state)
}

/// Gives a field or list a name, for whoever hears it: beside it stands one that is only seen.
pub fn name(response: &Response, words: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(words));
}

/// Where egui remembers which button the pointer is over.
fn touched() -> Id {
    Id::new("button under the pointer")
}

/// The button that the pointer was over in the last pass, once.
#[must_use]
pub fn take_touched(ctx: &Context) -> Option<Id> {
    ctx.data_mut(|data| data.remove_temp::<Option<Id>>(touched())).flatten()
}

/// The rim of what is seen to have the keyboard's focus, which is brought into sight when it gets it.
pub fn focus_ring(ui: &Ui, response: &Response, radius: f32) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if shows_focus(response) {
        ui.painter().add(rim(response.rect.expand(2.5), radius + 2.5, Rim::Act));
    }
}

/// Puts the focus on the key that Enter alone shall press, as long as nothing has it. The Enter that opened the page, or left a field of it, does
/// not press the key too.
pub fn awaits_enter(ui: &Ui, response: &Response) {
    let entered = ui.input(|input| input.key_pressed(Key::Enter));
    if !entered && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

/// A button at a fixed place: icon above, words below; with no words the icon alone. Words that have no room there stand in
/// two lines; where an icon tells the same and they have no room at all, they are left to the tooltip.
pub fn key_at(ui: &mut Ui, rect: Rect, face: &KeyFace) -> Response {
    let id = face.id.unwrap_or_else(|| ui.id().with(("key", face.name())));
    let (response, state) = press_area(ui, rect, id, face.enabled, face.name());
    let kind = if face.primary { Rim::Brass } else { Rim::Steel };
    let painter = ui.painter();
    painter.add(key(rect, 14.0, kind, state));
    let fade = if face.enabled { 1.0 } else { 0.4 };
    let (ink, white) = (INKS.ivory.0.gamma_multiply(fade), Color32::WHITE.gamma_multiply(fade));
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

/// A button's words in one line or two, none broken in the middle; nothing if one of them is wider than `width`.
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

/// Size of a drawing before the words of a button.
const PICTURE: f32 = 40.0;

/// A button in the flow of a dialogue, as wide as its words or `width`.
pub fn button(ui: &mut Ui, face: &KeyFace, width: Option<f32>) -> Response {
    let designed = if face.low { SMALL } else { BODY };
    let font = if face.primary { bold(designed) } else { regular(designed) };
    let size = font.size * 1.36;
    let icon_room = match (face.icon, face.picture) {
        (_, Some(_)) => PICTURE + 10.0,
        (Some(_), None) => 28.0,
        (None, None) => 0.0,
    };
    // Words that are wider than the button, or the dialogue, go on in further lines.
    let sides = icon_room + if width.is_some() { size * 0.6 } else { size * 1.8 };
    let most = width.unwrap_or_else(|| ui.max_rect().width()) - sides;
    let galley = set(ui, face.label, font, INKS.ivory.0, most, Align::Min);
    let width = width.unwrap_or(galley.size().x + sides).max(size * 2.0);
    let line = galley.rows.first().map_or(size, |row| row.height());
    let high = if face.low { 25.0 * letters() } else { size * 1.75 } + galley.size().y - line;
    let high = if face.picture.is_some() { high.max(PICTURE + 4.0) } else { high };
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let id = face.id.unwrap_or_else(|| ui.next_auto_id().with(face.label));
    ui.skip_ahead_auto_ids(1);
    let (response, state) = press_area(ui, rect, id, face.enabled, face.name());
    let kind = match (face.chosen, face.primary) {
        (true, _) => Rim::Act,
        (false, true) => Rim::Brass,
        (false, false) => Rim::Steel,
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
    painter.galley(at, galley, INKS.ivory.0);
    if !face.enabled {
        painter.add(gradient(rect, 10.0, &[INKS.space[1].0.gamma_multiply(0.5); 2]));
    }
    focus_ring(ui, &response, 10.0);
    response
}

/// One of several that exclude each other, side by side. Returns the one clicked.
pub fn choice<T: PartialEq + Copy>(ui: &mut Ui, now: T, all: &[(T, String, String)]) -> Option<T> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (value, label, help) in all {
            let chosen = *value == now;
            let mut response = button(ui, &KeyFace::new(label).chosen(chosen), None);
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

/// Something that is on or off, with its words. The answer says whether it was changed.
pub fn check(ui: &mut Ui, on: &mut bool, words: &str) -> Response {
    let font = bevy_egui::egui::TextStyle::Body.resolve(ui.style());
    let side = font.size * 1.35;
    let room = ui.available_width() - side - 12.0;
    let galley = ui.painter().layout(words.to_owned(), font, INKS.text.0, room);
    let size = vec2(side + 12.0 + galley.size().x, galley.size().y.max(side + 6.0));
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, words));
    let well = Rect::from_center_size(rect.left_center() + vec2(side / 2.0, 0.0), Vec2::splat(side));
    let lit = response.hovered() || shows_focus(&response);
    let fill = if *on { INKS.act.floor } else { [INKS.space[0], INKS.space[2]] };
    let painter = ui.painter();
    painter.add(gradient(well, 6.0, &fill.map(|ink| ink.0)));
    painter.add(rim(well, 6.0, if *on || lit { Rim::Act } else { Rim::Steel }));
    if *on {
        icons::piece(painter, "icon-check", well.center(), side / 25.0, Color32::WHITE);
    }
    let at = pos2(well.right() + 12.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, INKS.text.0);
    focus_ring(ui, &response, 8.0);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A planet on its way round: something is being worked out.
pub fn orbit(ui: &mut Ui, radius: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(radius * 2.0 + 8.0), Sense::hover());
    let turn = ui.input(|input| input.time) as f32 * 2.6;
    let painter = ui.painter();
    painter.circle_stroke(rect.center(), radius, Stroke::new(1.4, INKS.line.0.gamma_multiply(0.6)));
    painter.circle_filled(rect.center(), radius * 0.3, INKS.brass[1].0);
    painter.circle_filled(rect.center() + Vec2::angled(turn) * radius, radius * 0.2, INKS.ivory.0);
    ui.ctx().request_repaint();
}

/// A heading in spaced capitals.
pub fn heading(painter: &bevy_egui::egui::Painter, at: Pos2, words: &str) -> f32 {
    spaced(painter, at, &words.to_uppercase(), &bold(SMALL), 1.6, INKS.ivory.0)
}

/// A pane of glass round what `content` draws.
pub fn pane<R>(ui: &mut Ui, margin: f32, kind: Rim, content: impl FnOnce(&mut Ui) -> R) -> R {
    let back = ui.painter().add(Shape::Noop);
    let outer = ui.available_rect_before_wrap();
    let inner = Rect::from_min_max(outer.min + Vec2::splat(margin), outer.max - Vec2::splat(margin));
    // Lists fade into the glass where they go on.
    let glass = UiStackInfo::new(UiKind::Frame).with_frame(Frame::NONE.fill(INKS.panel[1].0));
    let shown = ui.scope_builder(UiBuilder::new().max_rect(inner).ui_stack_info(glass), content);
    let rect = shown.response.rect.expand(margin);
    // It hides what is behind it: words over words cannot be read.
    ui.painter().set(back, super::paint::glass_of(rect, 13.0, kind, 1.0));
    ui.advance_cursor_after_rect(rect);
    shown.inner
}

/// Says how large the match's panels are drawn beside dialogues: 1 while both have the same size.
pub fn set_board_scale(ctx: &Context, scale: f32) {
    ctx.data_mut(|data| data.insert_temp(Id::new("board scale"), scale));
}

/// How large the match's panels are drawn beside dialogues.
#[must_use]
pub fn board_scale(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(Id::new("board scale"))).unwrap_or(1.0)
}

/// A panel of the match: a layer that keeps to the board's units, however large dialogues are at the moment.
pub fn board_layer<R>(ctx: &Context, name: &str, rect: Rect, order: Order, content: impl FnOnce(&mut Ui) -> R) -> R {
    let scale = board_scale(ctx);
    ctx.set_transform_layer(LayerId::new(order, Id::new(name)), TSTransform::from_scaling(scale));
    with_text_size(100, || {
        layer(ctx, name, rect, order, |ui| {
            if scale != 1.0 {
                // The window is larger in the board's units than in those of the dialogue before it.
                ui.set_clip_rect(Rect::EVERYTHING);
            }
            ui.style_mut().text_styles = text_styles();
            content(ui)
        })
    })
}

/// A part of the screen of its own, at a fixed place and above the board.
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
