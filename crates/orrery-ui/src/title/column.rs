//! The column on the left of the title screen: logo, the near game with its buttons, and the program's buttons.

use bevy_egui::egui::{Align, Color32, Event, Key, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

use super::buttons::{TitleButton, entry, icon_entry, small_entry};
use super::view::{LEFT, TitleView, WIDTH, lamp, near_left};
use crate::codex::CodexIntent;
use crate::icons;
use crate::intent::{Overlay, ScreenRequest, UiIntent};
use crate::paint::{BorderStyle, gradient, rim, spaced};
use crate::share::daily_title;
use crate::style::{BODY, PANEL_PALETTE, SMALL, bold, letters, regular, with_text_size};
use crate::tips::TooltipExt;
use crate::widgets::{set, set_height, text_width};
use orrery_locale::{text, text_args};

/// The logo's scale. The other constants are the logo's position and the vertical positions of the line below it (the number of
/// games) and of the brass line, measured from the upper left corner.
const MARK: f32 = 0.8;
const MARK_AT: (f32, f32) = (62.0, 46.0);
const HOUSE_LINE: f32 = 140.0;
const BRASS_LINE: f32 = 162.0;
/// The vertical position of the near game's name, and its font size.
const NAME_AT: f32 = 178.0;
const NAME: f32 = 40.0;
/// Heights of the first button and of the others. `GAPS` are the usual and the narrow gap between buttons, and `AFTER_FIRST` is
/// the gap below the first.
const FIRST: f32 = 64.0;
const KEY: f32 = 44.0;
const GAPS: (f32, f32) = (8.0, 4.0);
const AFTER_FIRST: f32 = 11.0;
/// The minimum width of buttons in two columns.
const NARROW: f32 = 190.0;
/// The distances of the lower brass line and of the program's buttons from the lower edge. `HOUSE_KEY` is the height of these
/// buttons.
const HOUSE: (f32, f32) = (128.0, 106.0);
const HOUSE_KEY: f32 = 42.0;
/// The part of a button's width that is not available for text.
const BESIDE: f32 = 68.0;
/// Width of the button that opens the list of all matches in progress.
const LIST: f32 = 44.0;
/// The distance by which text slides in from the left, in units.
const COMES: f32 = 8.0;

/// Shows the column above the line at the foot of the screen, whose upper edge is at `foot`. Returns the area that the column
/// uses.
pub fn show(ui: &mut Ui, area: Rect, foot: f32, view: &TitleView, out: &mut Vec<UiIntent>) -> Rect {
    let keys = entries(view);
    let head = NAME_AT + game_height(ui, view);
    let lowest = area.height() - HOUSE.0 - 10.0;
    let tall = |gap: f32| head + FIRST + (keys.len() - 1) as f32 * (KEY + gap) + AFTER_FIRST;
    let gap = [GAPS.0, GAPS.1].into_iter().find(|&gap| tall(gap) <= lowest);
    let Some(gap) = gap.filter(|_| area.width() > LEFT + WIDTH + 40.0) else {
        return small(ui, area, foot, view, &keys, out);
    };
    mark(ui, area, view, 1.0);
    let left = area.left() + LEFT;
    ui.scope(|ui| {
        ui.set_opacity(view.clear);
        let back = COMES * (1.0 - view.clear);
        game(ui, pos2(left - back, area.top() + NAME_AT), view);
        let mut top = area.top() + head;
        for (index, wanted) in keys.iter().enumerate() {
            let high = if index == 0 { FIRST } else { KEY };
            let rect = Rect::from_min_size(pos2(left - back, top), vec2(WIDTH, high));
            press(ui, rect, wanted, view, out);
            top += high + if index == 0 { AFTER_FIRST } else { gap };
        }
    });
    line(ui, pos2(left, area.bottom() - HOUSE.0), WIDTH);
    house(ui, pos2(left, area.bottom() - HOUSE.1), out);
    Rect::from_min_max(area.min, pos2(left + WIDTH, area.bottom()))
}

/// A button of the near game, with its request.
struct GameButton {
    /// True for the primary action, in brass.
    first: bool,
    label: String,
    second: Option<String>,
    icon: &'static str,
    intent: UiIntent,
}

impl GameButton {
    /// Returns the button without its second line.
    fn short(&self) -> Self {
        Self { second: None, label: self.label.clone(), intent: self.intent.clone(), ..*self }
    }
}

/// Returns the buttons of the near game, the first in brass.
fn entries(view: &TitleView) -> Vec<GameButton> {
    let key = |label: &str, icon, intent| GameButton { first: false, label: text(label), second: None, icon, intent };
    let mut all = vec![
        key("ui-new-match", "icon-new", UiIntent::Go(ScreenRequest::Setup)),
        key(daily_title(view.challenges), "icon-daily", UiIntent::Open(Overlay::Daily)),
        key("academy-title", "icon-academy", UiIntent::Open(Overlay::Academy)),
        key("puzzles", "icon-puzzles", UiIntent::Open(Overlay::Puzzles)),
        key("codex", "icon-codex", UiIntent::Codex(CodexIntent::Contents)),
        key("stats", "icon-statistics", UiIntent::Open(Overlay::Statistics)),
    ];
    if view.latest.is_some() {
        let line = view.latest_line.clone();
        all.insert(0, GameButton { second: Some(line), ..key("ui-continue", "icon-play", UiIntent::Continue) });
    } else {
        all[0].second = Some(text("title-new-line"));
    }
    all[0].first = true;
    all
}

/// Returns the program's buttons: label, icon, minimum width, request.
fn house_entries() -> [(String, &'static str, f32, UiIntent); 3] {
    [
        (text("ui-load"), "icon-folder", 92.0, UiIntent::Open(Overlay::Load)),
        (text("ui-options"), "icon-options", 116.0, UiIntent::Open(Overlay::Options)),
        (text("ui-quit"), "icon-quit", 92.0, UiIntent::Quit),
    ]
}

fn press(ui: &mut Ui, rect: Rect, wanted: &GameButton, view: &TitleView, out: &mut Vec<UiIntent>) {
    let several = wanted.intent == UiIntent::Continue && view.waits.len() > 1;
    let (rect, rest) = if several { rect.split_left_right_at_x(rect.right() - LIST - 4.0) } else { (rect, rect) };
    let daily = wanted.intent == UiIntent::Open(Overlay::Daily);
    // Next to the button of the list there may be no room for the second line. The tooltip has the same text.
    let fits = |line: &&str| !several || text_width(ui, line, regular(SMALL)) <= rect.width() - BESIDE;
    let face = TitleButton {
        label: &wanted.label,
        second: wanted.second.as_deref().filter(fits),
        icon: wanted.icon,
        primary: wanted.first,
        enabled: view.game.plays,
        lamp: if daily { lamp(ui.ctx(), "daily", view.daily_new, view.fade) } else { 0.0 },
    };
    let response = entry(ui, rect, &face);
    let response = match (&wanted.intent, &view.latest) {
        (UiIntent::Continue, Some(latest)) => response.hint(latest),
        _ if daily => response.hint(&view.daily),
        _ => response,
    };
    let marked = wanted.first && view.game.plays && enters(ui);
    if (response.clicked() || marked) && view.clear >= 1.0 {
        out.push(wanted.intent.clone());
    }
    if several {
        let label = text_args("title-waiting-all", &[("count", view.waits.len().into())]);
        let end = Rect::from_min_max(pos2(rest.left() + 4.0, rest.top()), rest.max);
        if icon_entry(ui, end, &label, "icon-down").clicked() {
            out.push(UiIntent::Open(Overlay::Waiting));
        }
    }
}

/// Reports whether Enter was pressed while nothing has the focus and nothing covers the title screen. Enter then triggers the
/// primary button.
fn enters(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    let pressed = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none());
    free && ui.input(|input| input.events.iter().any(pressed))
}

/// Draws the logo with the line below it, scaled by `size`.
pub fn mark(ui: &Ui, area: Rect, view: &TitleView, size: f32) {
    let painter = ui.painter();
    let at = |x: f32, y: f32| area.min + vec2(x, y) * size;
    // The logo is a picture, and does not grow with the text size.
    with_text_size(100, || {
        icons::piece(painter, "wordmark", at(MARK_AT.0, MARK_AT.1), MARK * size, Color32::WHITE);
        let font = regular(BODY * size);
        spaced(painter, at(LEFT + 1.0, HOUSE_LINE), &view.house, &font, 0.6, PANEL_PALETTE.brass[1].0);
    });
    line(ui, at(LEFT, BRASS_LINE), WIDTH * size);
}

/// Draws a brass line that fades out to the right.
fn line(ui: &Ui, at: Pos2, width: f32) {
    const PARTS: u8 = 12;
    for part in 0..PARTS {
        let (from, to) = (f32::from(part) / f32::from(PARTS), f32::from(part + 1) / f32::from(PARTS));
        let ink = PANEL_PALETTE.brass[0].0.gamma_multiply(0.9 * (1.0 - from * from));
        ui.painter().hline(at.x + width * from..=at.x + width * to, at.y, Stroke::new(1.4, ink));
    }
}

/// Returns the height of the near game's name, description and badge.
fn game_height(ui: &Ui, view: &TitleView) -> f32 {
    let words = |words: &str, font| set_height(ui, words, font, WIDTH + 90.0);
    words(&view.game.name, bold(NAME)) + words(&view.game.line, regular(BODY)) + 28.0 * letters() + 32.0
}

/// Shows the near game's name, description and badge.
fn game(ui: &Ui, at: Pos2, view: &TitleView) {
    let painter = ui.painter();
    let wide = WIDTH + 90.0;
    let name = set(ui, &view.game.name, bold(NAME), PANEL_PALETTE.ivory.0, wide, Align::Min);
    let mut y = at.y;
    let below = name.size().y + 2.0;
    painter.galley(pos2(at.x - 2.0, y), name, PANEL_PALETTE.ivory.0);
    y += below;
    let line = set(ui, &view.game.line, regular(BODY), PANEL_PALETTE.text.0, wide, Align::Min);
    let high = line.size().y;
    painter.galley(pos2(at.x, y), line, PANEL_PALETTE.ivory.0);
    strip(ui, pos2(at.x, y + high + 9.0), "icon-people", &view.game.players);
}

/// Returns the width of a badge with this text.
pub fn strip_width(ui: &Ui, words: &str) -> f32 {
    text_width(ui, words, bold(SMALL + 0.5)) + 46.0
}

/// Draws a badge with an icon and a few words.
pub fn strip(ui: &Ui, at: Pos2, icon: &str, words: &str) {
    let font = bold(SMALL + 0.5);
    let high = 28.0 * letters();
    let rect = Rect::from_min_size(at, vec2(strip_width(ui, words), high));
    let painter = ui.painter();
    painter.add(gradient(rect, high / 2.0, &PANEL_PALETTE.strip.map(|ink| ink.0)));
    painter.add(rim(rect, high / 2.0, BorderStyle::Steel));
    icons::piece(painter, icon, pos2(rect.left() + 20.0, rect.center().y), 0.82, Color32::WHITE);
    let at = pos2(rect.left() + 34.0, rect.center().y);
    painter.text(at, bevy_egui::egui::Align2::LEFT_CENTER, words, font, PANEL_PALETTE.ivory.0);
}

/// Shows the program's row of buttons. `corner` is the upper left corner of the first button.
fn house(ui: &mut Ui, corner: Pos2, out: &mut Vec<UiIntent>) {
    let mut left = corner.x;
    for (label, icon, least, intent) in house_entries() {
        // With a large text size or long labels, the row is wider than the buttons above it.
        let width = least.max(text_width(ui, &label, bold(SMALL + 0.5)) + 42.0);
        let rect = Rect::from_min_size(pos2(left, corner.y), vec2(width, HOUSE_KEY));
        if small_entry(ui, rect, &label, icon).clicked() {
            out.push(intent);
        }
        left += width + 8.0;
    }
}

/// Shows the column in small windows or with a large text size: a smaller logo, and the buttons without second lines. They are in
/// one column if they fit, otherwise in two together with the program's buttons. If they still do not fit, they scroll.
fn small(ui: &mut Ui, area: Rect, foot: f32, view: &TitleView, keys: &[GameButton], out: &mut Vec<UiIntent>) -> Rect {
    let size = (area.height() / 900.0).clamp(0.4, 0.8);
    mark(ui, area, view, size);
    let left = area.left() + LEFT * size;
    let name_at = pos2(left, area.top() + (BRASS_LINE + 8.0) * size);
    let name = set(ui, &view.game.name, bold(NAME * size), PANEL_PALETTE.ivory.0, area.width() * 0.6, Align::Min);
    let top = name_at.y + name.size().y + 6.0;
    ui.painter().galley(name_at, name, PANEL_PALETTE.ivory.0.gamma_multiply(view.clear));
    let high = KEY.max(KEY * letters() * 0.9);
    let house_at = foot - 12.0 - HOUSE_KEY;
    if top + keys.len() as f32 * (high + GAPS.1) + 6.0 > house_at || area.width() < LEFT + WIDTH + 40.0 {
        let room = Rect::from_min_max(pos2(left - 4.0, top), pos2(area.right() - LEFT * size + 14.0, foot - 4.0));
        return two_columns(ui, area, room, high, view, keys, out);
    }
    ui.scope(|ui| {
        ui.set_opacity(view.clear);
        for (index, wanted) in keys.iter().enumerate() {
            let corner = pos2(left, top + index as f32 * (high + GAPS.1));
            press(ui, Rect::from_min_size(corner, vec2(WIDTH, high)), &wanted.short(), view, out);
        }
    });
    house(ui, pos2(left, house_at), out);
    Rect::from_min_max(area.min, pos2(left + WIDTH, area.bottom()))
}

fn two_columns(
    ui: &mut Ui,
    area: Rect,
    room: Rect,
    high: f32,
    view: &TitleView,
    keys: &[GameButton],
    out: &mut Vec<UiIntent>,
) -> Rect {
    let most = ((room.width() - 30.0) / 2.0).min(WIDTH * letters().min(1.15));
    // The buttons stay to the left of the lens if their text fits there.
    let beside = (near_left(ui.ctx(), view) - room.left() - 24.0) / 2.0;
    let wide = if beside >= NARROW * letters() { most.min(beside) } else { most };
    let inner = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ScrollArea::vertical().id_salt("title keys").auto_shrink([false, false]).show(ui, |ui| {
            let corner = ui.cursor().min + vec2(4.0, 4.0);
            let place = |index: usize| {
                let (column, row) = ((index % 2) as f32, (index / 2) as f32);
                Rect::from_min_size(corner + vec2(column * (wide + 8.0), row * (high + 6.0)), vec2(wide, high))
            };
            for (index, wanted) in keys.iter().enumerate() {
                press(ui, place(index), &wanted.short(), view, out);
            }
            let house = house_entries();
            let whole = Rect::from_min_max(corner, place(keys.len() + house.len() - 1).max);
            for (index, (label, icon, _, intent)) in house.into_iter().enumerate() {
                if small_entry(ui, place(keys.len() + index), &label, icon).clicked() {
                    out.push(intent);
                }
            }
            ui.allocate_rect(whole, Sense::hover());
        });
    });
    let right = inner.response.rect.left() + 2.0 * wide + 16.0;
    Rect::from_min_max(area.min, pos2(right, area.bottom()))
}
