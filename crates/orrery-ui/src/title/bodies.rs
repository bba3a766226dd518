//! The games on the arms of the title orrery: names, lamps, and click areas.

use bevy_egui::egui::{
    Color32, CursorIcon, Event, FontId, Id, MouseWheelUnit, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::view::{OrreryBodyView, OrreryRotationRequest, TitleView, lamp, on_sky, over_the_instrument};
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, ButtonVisualState, gradient, key, rim, spaced};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular, with_text_size};
use crate::tips::{TooltipExt, is_marked, mark_itself, shows_focus};
use crate::widgets::{board_scale, press_area};
use orrery_core::GameKey;
use orrery_locale::text;

/// The plaque below the near game: its distance from the foot of the pin, and its height. `ARROW` is half the size of the buttons
/// next to it, and their distance from its ends.
const PLAQUE: (f32, f32) = (41.0, 34.0);
const ARROW: (f32, f32) = (17.0, 28.0);
/// Font size of a game's name, and of the line below it.
const NAMES: (f32, f32) = (17.5, 15.0);
/// Half the width reserved for the name below a body, in units.
const NAMED: f32 = 60.0;
/// The minimum side of a click area, in points of the window.
const LEAST: f32 = 48.0;

/// The conversion from board units to points.
struct UnitsToPoints {
    origin: Pos2,
    scale: f32,
}

impl UnitsToPoints {
    fn at(&self, units: Pos2) -> Pos2 {
        pos2((units.x + self.origin.x) * self.scale, (units.y + self.origin.y) * self.scale)
    }

    /// Returns a font that scales with the orrery, but never below the smallest allowed size.
    fn letters(&self, size: f32, heavy: bool) -> FontId {
        with_text_size(100, || if heavy { bold(size * self.scale) } else { regular(size * self.scale) })
    }
}

/// Reports whether the column, which takes the area `used`, leaves room for all bodies and for the buttons that turn the orrery.
pub fn has_room(ui: &Ui, used: Rect, view: &TitleView) -> bool {
    let Some(near) = &view.near else { return true };
    let sheet = UnitsToPoints { origin: view.origin, scale: board_scale(ui.ctx()) };
    let body = |body: &OrreryBodyView| {
        let side = if body.place == 0 { body.radius * 1.1 } else { body.radius.max(NAMED) };
        sheet.at(body.middle - vec2(side, 0.0)).x
    };
    view.bodies.iter().chain([near]).all(|one| body(one) >= used.right())
}

/// Shows the bodies that the column does not cover, and the plaque of the near game. The mouse wheel turns the orrery.
pub fn show(ui: &mut Ui, used: Rect, view: &TitleView, out: &mut Vec<UiIntent>) {
    let Some(near) = &view.near else { return };
    let sheet = UnitsToPoints { origin: view.origin, scale: board_scale(ui.ctx()) };
    in_lens(ui, &sheet, used, near);
    plaque(ui, &sheet, used, view, out);
    for body in &view.bodies {
        one(ui, &sheet, used, body, view, out);
    }
    if view.clear >= 1.0 && over_the_instrument(ui.ctx(), used) {
        let wheel = ui.input(|input| input.events.iter().find_map(notch));
        out.extend(wheel.map(|by| UiIntent::Turn(OrreryRotationRequest::By(by))));
    }
}

/// Returns the number of games by which a scroll event turns the orrery: 1 or -1 for a notch of the wheel or a stroke on a touch
/// pad. Returns `None` for smaller movements and for other events.
fn notch(event: &Event) -> Option<i32> {
    /// The minimum distance of a stroke in one event, in points.
    const STROKE: f32 = 12.0;
    let Event::MouseWheel { unit, delta, .. } = event else { return None };
    let far = if *unit == MouseWheelUnit::Point { STROKE } else { 0.5 };
    let way = if delta.y == 0.0 { delta.x } else { delta.y };
    (way.abs() >= far).then_some(if way < 0.0 { 1 } else { -1 })
}

/// Shows the name of a game without art in its lens, unless the column covers the lens.
fn in_lens(ui: &Ui, sheet: &UnitsToPoints, used: Rect, body: &OrreryBodyView) {
    if !body.plain || sheet.at(body.middle - vec2(body.radius, 0.0)).x < used.right() {
        return;
    }
    let room = body.radius * 1.5 * sheet.scale;
    let font = sheet.letters((body.radius * 0.2).max(SMALL), true);
    let galley = ui.painter().layout(body.name.clone(), font, PANEL_PALETTE.ivory.0, room);
    ui.painter().galley(sheet.at(body.middle) - galley.size() / 2.0, galley, PANEL_PALETTE.ivory.0);
}

/// Shows a game that is not in front: the name in its lens if it has no art, its label with a lamp if one of its matches can be
/// resumed, and a ring if it has the pointer or the focus. Label and ring are left out while the orrery turns, and under the
/// column.
fn one(
    ui: &mut Ui,
    sheet: &UnitsToPoints,
    used: Rect,
    body: &OrreryBodyView,
    view: &TitleView,
    out: &mut Vec<UiIntent>,
) {
    in_lens(ui, sheet, used, body);
    let lens = Rect::from_center_size(sheet.at(body.middle), Vec2::splat(body.radius * 2.2 * sheet.scale));
    let foot = sheet.at(body.foot);
    let words = label(ui, sheet, body);
    let mut target = lens.union(words.area).union(Rect::from_center_size(foot, Vec2::splat(12.0 * sheet.scale)));
    let small = (vec2(LEAST, LEAST) - target.size()).max(Vec2::ZERO);
    target = target.expand2(small / 2.0);
    if view.clear < 1.0 || used.right() > target.left() {
        return;
    }
    let id = title_body_id(body.key);
    let response = ui.interact(target, id, Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &body.spoken));
    let marked = is_marked(ui.ctx(), id);
    let lit = response.hovered() || marked;
    let burns = lamp(ui.ctx(), body.key.word(), body.waits, view.fade);
    words.paint(ui, if lit { PANEL_PALETTE.act.line.0 } else { PANEL_PALETTE.ivory.0 }, burns);
    if lit {
        ring(ui, sheet, body, &response, marked);
    }
    if marked {
        mark_itself(ui.ctx(), id);
    }
    if response.hint(&body.line).clicked() {
        out.push(UiIntent::Turn(OrreryRotationRequest::To(body.key)));
    }
}

/// Returns the id of a game on its arm.
pub fn title_body_id(key: GameKey) -> Id {
    Id::new(("title body", key.word()))
}

/// Draws the ring around a game that has the pointer or the focus, dashed for the keyboard.
fn ring(ui: &Ui, sheet: &UnitsToPoints, body: &OrreryBodyView, response: &Response, marked: bool) {
    let painter = ui.painter();
    let pressed = if response.is_pointer_button_down_on() { 0.98 } else { 1.0 };
    let (middle, radius) = (sheet.at(body.middle), (body.radius + 4.0) * sheet.scale * pressed);
    if marked {
        const DASHES: u8 = 36;
        for dash in 0..DASHES {
            let angle = |part: f32| (f32::from(dash) + part) / f32::from(DASHES) * std::f32::consts::TAU;
            let ends = [0.0, 0.28, 0.56].map(|part| middle + Vec2::angled(angle(part)) * radius);
            painter.line(ends.to_vec(), Stroke::new(2.4 * sheet.scale, PANEL_PALETTE.ivory.0));
        }
        return;
    }
    let act = PANEL_PALETTE.act.line.0;
    for (wide, part) in [(12.0, 0.10), (8.0, 0.16), (5.0, 0.24)] {
        painter.circle_stroke(middle, radius, Stroke::new(wide * sheet.scale, act.gamma_multiply(part)));
    }
    painter.circle_stroke(middle, radius, Stroke::new(2.4 * sheet.scale, act));
}

/// A laid-out name with the line below it.
struct BodyLabel {
    name: std::sync::Arc<bevy_egui::egui::Galley>,
    second: std::sync::Arc<bevy_egui::egui::Galley>,
    at: Pos2,
    below: Pos2,
    area: Rect,
    scale: f32,
}

/// Lays out the label: below the game at place 1, to the right of the game at place 3, and above all others.
fn label(ui: &Ui, sheet: &UnitsToPoints, body: &OrreryBodyView) -> BodyLabel {
    let painter = ui.painter();
    let name = painter.layout_no_wrap(body.name.clone(), sheet.letters(NAMES.0, true), Color32::PLACEHOLDER);
    let ink = if body.waits { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.dim.0 };
    let second = painter.layout_no_wrap(body.second.clone(), sheet.letters(NAMES.1, false), ink);
    let lamp = if body.waits { 16.0 * sheet.scale } else { 0.0 };
    let (wide, under) = (name.size().x, second.size().x + lamp);
    let high = name.size().y + second.size().y;
    let (top, left) = match body.place {
        1 => (sheet.at(body.foot).y + 18.0 * sheet.scale, None),
        3 => {
            let side = sheet.at(body.middle + vec2(body.radius * 1.07 + 12.0, 0.0));
            (side.y - high / 2.0, Some(side.x))
        }
        _ => (sheet.at(body.middle - vec2(0.0, body.radius * 1.07 + 6.0)).y - high, None),
    };
    let middle = sheet.at(body.middle).x;
    let start = |width: f32| left.unwrap_or(middle - width / 2.0);
    let at = pos2(start(wide), top);
    let below = pos2(start(under) + lamp, top + name.size().y);
    let area = Rect::from_min_size(pos2(start(wide.max(under)), top), vec2(wide.max(under), high));
    BodyLabel { name, second, at, below, area, scale: sheet.scale }
}

impl BodyLabel {
    fn paint(&self, ui: &Ui, ink: Color32, lamp: f32) {
        let painter = ui.painter();
        on_sky(painter, self.at, &self.name, ink);
        on_sky(painter, self.below, &self.second, ink);
        if lamp > 0.0 {
            let white = Color32::WHITE.gamma_multiply(lamp);
            let at = pos2(self.below.x - 10.0 * self.scale, self.below.y + self.second.size().y / 2.0);
            icons::piece(painter, "title-lamp", at, 0.7 * self.scale, white);
        }
    }
}

/// Shows the near game's name between the buttons that turn the orrery.
fn plaque(ui: &mut Ui, sheet: &UnitsToPoints, used: Rect, view: &TitleView, out: &mut Vec<UiIntent>) {
    let clear = view.clear;
    let at = sheet.at(view.foot + vec2(0.0, PLAQUE.0));
    let font = sheet.letters(16.0, true);
    let words = view.game.name.to_uppercase();
    let spacing = 2.2 * sheet.scale;
    let natural = ui.painter().layout_no_wrap(words.clone(), font.clone(), PANEL_PALETTE.ivory.0).size().x;
    let inner = natural + spacing * words.chars().count() as f32;
    let rect = Rect::from_center_size(at, vec2(inner + 44.0 * sheet.scale, PLAQUE.1 * sheet.scale));
    if clear > 0.0 && rect.left() > used.right() {
        let painter = ui.painter();
        let radius = rect.height() / 2.0;
        painter.add(gradient(rect, radius, &PANEL_PALETTE.strip.map(|ink| ink.0.gamma_multiply(clear))));
        painter.add(rim(rect, radius, BorderStyle::Brass));
        let ink = PANEL_PALETTE.ivory.0.gamma_multiply(clear);
        spaced(painter, pos2(at.x - inner / 2.0, at.y), &words, &font, spacing, ink);
    }
    for (by, name, icon) in [(-1, "title-previous", "icon-back"), (1, "title-next", "icon-forward")] {
        let middle = at + vec2(by as f32 * (rect.width() / 2.0 + ARROW.1 * sheet.scale), 0.0);
        let arrow = Rect::from_center_size(middle, Vec2::splat(ARROW.0 * 2.0 * sheet.scale));
        if arrow.left() < used.right() {
            continue;
        }
        let (response, state) = press_area(ui, arrow, ui.id().with(("title turn", by)), true, &text(name));
        let kind = if shows_focus(&response) { BorderStyle::Act } else { BorderStyle::Steel };
        let state = if response.hovered() && state == ButtonVisualState::Rest { ButtonVisualState::Lit } else { state };
        ui.painter().add(key(arrow, arrow.height() / 2.0, kind, state));
        icons::piece(ui.painter(), icon, middle, 0.8 * sheet.scale, Color32::WHITE);
        if response.clicked() {
            out.push(UiIntent::Turn(OrreryRotationRequest::By(by)));
        }
    }
}
