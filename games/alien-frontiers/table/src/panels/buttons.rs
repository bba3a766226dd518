//! The heading of the tray with its buttons, and the text about the end of the turn.

use bevy_egui::egui::{Align2, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

use super::layout::COLUMN;
use super::{GamePanelData, target_id};
use crate::board;
use crate::board::layout::LAYOUT;
use crate::locale::{blocked_text, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::ClickTarget;
use crate::table::rolled;
use alien_frontiers::academy::HighlightPlace;
use alien_frontiers::codex::{BasicTopic, Topic, why_not};
use alien_frontiers::rules::{KEEP_LIMIT, Order, Phase, Refusal, check};
use orrery_settings::keys::Action;
use orrery_ui::codex::CodexIntent;
use orrery_ui::intent::UiIntent;
use orrery_ui::paint::{self, BorderStyle, ButtonVisualState, key};
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::tips::TooltipExt;
use orrery_ui::widgets::{heading, press_area, text_width};
use orrery_ui::{about, button_places, explained, halves};

/// Draws the heading of the tray with the button that rolls, the button that gives up goods, or the number of ships left and the
/// button for the options of the dice.
pub fn tray(ui: &mut Ui, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    let rect = view.column(COLUMN.tray);
    let titled = heading(ui.painter(), rect.min + vec2(18.0, 18.0), &text("ui-fleet")) + 18.0;
    let right = pos2(rect.right() - 16.0, rect.top() + 18.0);
    if view.can(ClickTarget::Roll) {
        let button = tray_button(rect, ROLL);
        let label = text("ui-roll");
        let key = view.keys.shown(Action::Advance);
        let response = small_key(ui, button, (ClickTarget::Roll, BorderStyle::Act), &label, &key);
        let tip = about(view, Action::Advance, &text("tip-roll")).undoable(false);
        if response.tip_marked(&tip, view.focus == Some(ClickTarget::Roll)).clicked() {
            out.push(UiIntent::Pick(board::target_id(ClickTarget::Roll)));
        }
    } else if view.can(ClickTarget::Shed) {
        over_limit(ui, view, rect, out);
    } else if view.seen.phase == Phase::Orders {
        let hand = view.seen.hand().len();
        let words = text_args(
            "ui-to-dock",
            &[("left", hand.into()), ("all", view.table.map_or(hand, rolled).max(hand).into())],
        );
        let told = ui.painter().text(right, Align2::RIGHT_CENTER, words, regular(SMALL), PANEL_PALETTE.dim.0);
        if view.local && hand > 0 {
            let place = Rect::from_min_max(
                pos2(rect.left() + titled + 8.0, rect.top()),
                pos2(told.left() - 10.0, rect.bottom()),
            );
            dice_options(ui, view, place, out);
        }
    }
}

/// Draws, below the ships of the tray, the keys that pick them, for players who use the keyboard.
pub fn ship_keys(ui: &Ui, view: &GamePanelData) {
    if !view.walks || !view.local || view.seen.phase != Phase::Orders {
        return;
    }
    let count = view.seen.hand().len();
    for place in 1..=count {
        let key = view.keys.mark(TableKeyAction::Ship(place).action());
        if key.is_empty() {
            continue;
        }
        let (ship, _) = LAYOUT.tray_die(usize::from(place) - 1, count.into());
        let wide = text_width(ui, &key, bold(SMALL)) + 11.0;
        let under = view.column((ship.x - wide / 2.0, COLUMN.tray.1 + COLUMN.tray.3 - SHIP_KEY.1, wide, SHIP_KEY.0));
        ui.painter().rect_filled(under, 6.0, PANEL_PALETTE.space[0].0);
        ui.painter().rect_stroke(under, 6.0, Stroke::new(1.0, PANEL_PALETTE.act.line.0), StrokeKind::Inside);
        ui.painter().text(under.center(), Align2::CENTER_CENTER, key, bold(SMALL), PANEL_PALETTE.ivory.0);
    }
}

/// Height of a ship's key, and distance from its upper edge to the bottom edge of the tray, in units.
const SHIP_KEY: (f32, f32) = (18.0, 19.0);

/// Width of the button that rolls, in units.
const ROLL: f32 = 134.0;
const SHED: f32 = 164.0;

/// Returns the area of a button with this width in the tray's heading.
fn tray_button(tray: Rect, width: f32) -> Rect {
    Rect::from_min_size(pos2(tray.right() - 12.0 - width, tray.top() + 5.0), vec2(width, 26.0))
}

/// Draws the button that shows the options of the dice, at the right end of `free`. If its text does not fit, draws only the key.
fn dice_options(ui: &mut Ui, view: &GamePanelData, free: Rect, out: &mut Vec<UiIntent>) {
    let label = text("dice-options-short");
    let key = view.keys.mark(Action::DiceOptions);
    let wide =
        |words: &str| ui.painter().layout_no_wrap(words.to_owned(), bold(SMALL), PANEL_PALETTE.ivory.0).size().x + 26.0;
    let whole = wide(&format!("{label}  {key}"));
    let (shown, width) = if whole <= free.width() { (label.clone(), whole) } else { (String::new(), wide(&key)) };
    let place = Rect::from_min_max(pos2(free.right() - width, free.top() + 5.0), pos2(free.right(), free.top() + 31.0));
    let (response, state) = press_area(ui, place, ui.id().with("dice options"), true, &label);
    let painter = ui.painter();
    painter.add(paint::key(place, 13.0, BorderStyle::Steel, state));
    let words = painter.text(
        place.left_center() + vec2(12.0, 0.0),
        Align2::LEFT_CENTER,
        shown,
        regular(SMALL),
        PANEL_PALETTE.text.0,
    );
    painter.text(
        words.right_center() + vec2(7.0, 0.0),
        Align2::LEFT_CENTER,
        key,
        regular(SMALL),
        PANEL_PALETTE.act.line.0,
    );
    if explained(response, view, Action::DiceOptions, &text("dice-options-help")).clicked() {
        out.push(UiIntent::Codex(CodexIntent::Options));
    }
}

/// Draws the button that gives up goods over the limit of eight. It is lit only once all ships are docked: until then, the goods
/// can still be spent.
fn over_limit(ui: &mut Ui, view: &GamePanelData, tray: Rect, out: &mut Vec<UiIntent>) {
    let over = view.seen.me().resources().saturating_sub(KEEP_LIMIT);
    let label = text_args("ui-shed-count", &[("count", over.into())]);
    let place = tray_button(tray, SHED);
    let border = if view.seen.hand().is_empty() { BorderStyle::Act } else { BorderStyle::Steel };
    let key = view.keys.mark(TableKeyAction::Shed.action());
    let response = small_key(ui, place, (ClickTarget::Shed, border), &label, &key);
    let tip = about(view, TableKeyAction::Shed.action(), &text_args("ui-shed-help", &[("count", over.into())]))
        .undoable(true);
    if response.tip_marked(&tip, view.focus == Some(ClickTarget::Shed)).clicked() {
        out.push(UiIntent::Pick(board::target_id(ClickTarget::Shed)));
    }
}

/// Draws a small button for an action that is currently possible.
fn small_key(
    ui: &mut Ui,
    rect: Rect,
    (target, border): (ClickTarget, BorderStyle),
    label: &str,
    shortcut: &str,
) -> Response {
    let (response, state) = press_area(ui, rect, target_id(target), true, label);
    let painter = ui.painter();
    painter.add(key(rect, rect.height() / 2.0, border, state));
    let words = painter.layout_no_wrap(label.to_owned(), bold(SMALL), PANEL_PALETTE.ivory.0);
    let hint = painter.layout_no_wrap(shortcut.to_owned(), regular(SMALL), PANEL_PALETTE.act.line.0);
    let total = words.size().x + if hint.size().x > 0.0 { hint.size().x + 8.0 } else { 0.0 };
    let left = rect.center().x - total / 2.0;
    let at = pos2(left + words.size().x + 8.0, rect.center().y - hint.size().y / 2.0);
    painter.galley(pos2(left, rect.center().y - words.size().y / 2.0), words, PANEL_PALETTE.ivory.0);
    painter.galley(at, hint, PANEL_PALETTE.act.line.0);
    response
}

/// Returns the screen area of a fixed place in the right column; `None` for a place on the board, and for a button that is not
/// shown.
pub fn column_place(view: &GamePanelData, place: HighlightPlace) -> Option<Rect> {
    let [_, between, _, end] = button_places(view);
    let (gap, half) = halves(between);
    let tray = view.column(COLUMN.tray);
    Some(match place {
        HighlightPlace::Hand => tray,
        HighlightPlace::Roll => view.can(ClickTarget::Roll).then(|| tray_button(tray, ROLL))?,
        HighlightPlace::Shed => view.can(ClickTarget::Shed).then(|| tray_button(tray, SHED))?,
        HighlightPlace::End => end,
        HighlightPlace::Undo => Rect::from_min_size(between.min, half),
        HighlightPlace::Redo => Rect::from_min_size(between.min + vec2(half.x + gap, 0.0), half),
        HighlightPlace::Log => view.column(COLUMN.log),
        HighlightPlace::Cards => view.column(COLUMN.hand_area()),
        HighlightPlace::Relic
        | HighlightPlace::Launch
        | HighlightPlace::Trade
        | HighlightPlace::Cycle
        | HighlightPlace::Display
        | HighlightPlace::Planet
        | HighlightPlace::Track => {
            return None;
        }
    })
}

/// Returns the codex topic that explains an action.
pub fn page_of(action: Action) -> Topic {
    match action {
        own if own == TableKeyAction::Shed.action() => Topic::Basic(BasicTopic::Resources),
        Action::DiceOptions => Topic::Basic(BasicTopic::Docking),
        _ => Topic::Basic(BasicTopic::Turn),
    }
}

/// Returns the text about the effect of ending the turn now.
pub fn end_words(view: &GamePanelData) -> String {
    match (check(view.seen, Order::End), view.seen.hand().len()) {
        (Err(Refusal::OverLimit { .. }), _) => text("ui-end-turn-shed"),
        (_, 0) => text("ui-end-turn-help"),
        (_, left) => text_args("ui-end-turn-bay", &[("count", left.into())]),
    }
}

/// Returns the reason why the turn cannot end, or `None` if it can.
pub fn end_refused(view: &GamePanelData) -> Option<String> {
    why_not(view.seen, view.plan, ClickTarget::End, view.local).map(|blocked| blocked_text(&blocked, view.names))
}

/// Returns `state`, or the lit state if the button is at rest and its target has the keyboard focus.
pub fn focused(state: ButtonVisualState, view: &GamePanelData, target: ClickTarget) -> ButtonVisualState {
    if view.focus == Some(target) && state == ButtonVisualState::Rest { ButtonVisualState::Lit } else { state }
}
