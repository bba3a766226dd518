//! The tray's heading, the row of buttons, and what can be done at a place of the board.

use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};

use super::{MatchView, target_id};
use crate::games::alien_frontiers::academy::Place;
use crate::games::alien_frontiers::codex::{Basic, Topic, why_not};
use crate::games::alien_frontiers::locale::{blocked_text, text, text_args};
use crate::games::alien_frontiers::settings::keys::TableAction;
use crate::games::alien_frontiers::table::plan::Target;
use crate::panels::codex::CodexAsk;
use crate::panels::intent::{Overlay, UiIntent};
use crate::panels::layout::COLUMN;
use crate::panels::paint::{self, KeyState, Rim, key};
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::tips::{Tip, Tipped};
use crate::panels::widgets::{KeyFace, heading, key_at, press_area};
use crate::rules::{KEEP_LIMIT, Order, Phase, Refusal, check};
use crate::settings::keys::Action;

/// A button's explanation with its key and its page.
pub fn explained(response: Response, view: &MatchView, action: Action, words: &str) -> Response {
    response.tip(&about(view, action, words))
}

/// What a button tells of itself.
fn about(view: &MatchView, action: Action, words: &str) -> Tip {
    let topic = match action {
        own if own == TableAction::Shed.action() => Topic::Basic(Basic::Resources),
        Action::DiceOptions => Topic::Basic(Basic::Docking),
        _ => Topic::Basic(Basic::Turn),
    };
    Tip::new(words).key(view.keys.shown(action)).page(topic.number(), view.keys.shown(Action::Codex))
}

/// The tray's heading: how many ships are left, or the button that rolls.
pub fn tray(ui: &mut Ui, view: &MatchView, out: &mut Vec<UiIntent>) {
    let rect = view.column(COLUMN.tray);
    let titled = heading(ui.painter(), rect.min + vec2(18.0, 18.0), &text("ui-fleet")) + 18.0;
    let right = pos2(rect.right() - 16.0, rect.top() + 18.0);
    if view.can(Target::Roll) {
        let button = tray_button(rect, ROLL);
        let label = text("ui-roll");
        let response = small_key(ui, button, Target::Roll, &label, Some(view.keys.shown(Action::Advance)));
        let tip = about(view, Action::Advance, &text("tip-roll")).undoable(false);
        if response.tip_marked(&tip, view.focus == Some(Target::Roll)).clicked() {
            out.push(UiIntent::Pick(Target::Roll));
        }
    } else if view.can(Target::Shed) {
        over_limit(ui, view, rect, out);
    } else if view.position.phase == Phase::Orders {
        let hand = view.position.hand().len();
        let words = text_args("ui-to-dock", &[("left", hand.into()), ("all", view.rolled.max(hand).into())]);
        let told = ui.painter().text(right, Align2::RIGHT_CENTER, words, regular(SMALL), INKS.dim.0);
        if view.local && hand > 0 {
            let place = Rect::from_min_max(
                pos2(rect.left() + titled + 8.0, rect.top()),
                pos2(told.left() - 10.0, rect.bottom()),
            );
            dice_options(ui, view, place, out);
        }
    }
}

/// Width of the button that rolls, and of the one that gives up resources.
const ROLL: f32 = 134.0;
const SHED: f32 = 164.0;

/// Where a button as wide as this stands in the tray's heading.
fn tray_button(tray: Rect, width: f32) -> Rect {
    Rect::from_min_size(pos2(tray.right() - 12.0 - width, tray.top() + 5.0), vec2(width, 26.0))
}

/// The button that shows what the dice could do, at the right end of `free`; of words that have no room there only the
/// key is left.
fn dice_options(ui: &mut Ui, view: &MatchView, free: Rect, out: &mut Vec<UiIntent>) {
    let label = text("dice-options-short");
    let key = view.keys.shown(Action::DiceOptions);
    let wide = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), bold(SMALL), INKS.ivory.0).size().x + 26.0;
    let whole = wide(&format!("{label}  {key}"));
    let (shown, width) = if whole <= free.width() { (label.clone(), whole) } else { (String::new(), wide(&key)) };
    let place = Rect::from_min_max(pos2(free.right() - width, free.top() + 5.0), pos2(free.right(), free.top() + 31.0));
    let (response, state) = press_area(ui, place, ui.id().with("dice options"), true, &label);
    let painter = ui.painter();
    painter.add(paint::key(place, 13.0, Rim::Steel, state));
    let words =
        painter.text(place.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, shown, regular(SMALL), INKS.text.0);
    painter.text(words.right_center() + vec2(7.0, 0.0), Align2::LEFT_CENTER, key, regular(SMALL), INKS.act.line.0);
    if explained(response, view, Action::DiceOptions, &text("dice-options-help")).clicked() {
        out.push(UiIntent::Codex(CodexAsk::Options));
    }
}

/// The button that gives up what is over the limit of eight.
fn over_limit(ui: &mut Ui, view: &MatchView, tray: Rect, out: &mut Vec<UiIntent>) {
    let over = view.position.me().resources().saturating_sub(KEEP_LIMIT);
    let label = text_args("ui-shed-count", &[("count", over.into())]);
    let place = tray_button(tray, SHED);
    let response = small_key(ui, place, Target::Shed, &label, Some(view.keys.shown(TableAction::Shed.action())));
    let tip =
        about(view, TableAction::Shed.action(), &text_args("ui-shed-help", &[("count", over.into())])).undoable(true);
    if response.tip_marked(&tip, view.focus == Some(Target::Shed)).clicked() {
        out.push(UiIntent::Pick(Target::Shed));
    }
}

/// A small aqua button for something that can be done now.
fn small_key(ui: &mut Ui, rect: Rect, target: Target, label: &str, shortcut: Option<String>) -> Response {
    let (response, state) = press_area(ui, rect, target_id(target), true, label);
    let painter = ui.painter();
    painter.add(key(rect, rect.height() / 2.0, Rim::Act, state));
    let shortcut = shortcut.unwrap_or_default();
    let words = painter.layout_no_wrap(label.to_owned(), bold(SMALL), INKS.ivory.0);
    let hint = painter.layout_no_wrap(shortcut, regular(SMALL), INKS.act.line.0);
    let total = words.size().x + if hint.size().x > 0.0 { hint.size().x + 8.0 } else { 0.0 };
    let left = rect.center().x - total / 2.0;
    let at = pos2(left + words.size().x + 8.0, rect.center().y - hint.size().y / 2.0);
    painter.galley(pos2(left, rect.center().y - words.size().y / 2.0), words, INKS.ivory.0);
    painter.galley(at, hint, INKS.act.line.0);
    response
}

/// Where the menu's button, those that take back, the coach's and the one that ends the turn stand.
fn places(view: &MatchView) -> [Rect; 4] {
    let row = view.column(COLUMN.buttons_area());
    let end = view.column(COLUMN.end_turn);
    let gap = 5.0;
    let wide = 56.0;
    let menu = Rect::from_min_size(row.min, vec2(wide, row.height()));
    let coach = Rect::from_min_size(pos2(end.left() - gap - wide, row.top()), vec2(wide, row.height()));
    let between = Rect::from_min_max(menu.right_top() + vec2(gap, 0.0), coach.left_bottom() - vec2(gap, 0.0));
    [menu, between, coach, end]
}

/// From button to button among those that take back, and their size.
fn halves(rect: Rect) -> (f32, bevy_egui::egui::Vec2) {
    let gap = 4.0;
    (gap, vec2((rect.width() - gap) / 2.0, (rect.height() - gap) / 2.0))
}

/// Where a fixed thing of the right column stands on the screen; nothing for what lies on the board.
#[must_use]
pub fn column_place(view: &MatchView, place: Place) -> Option<Rect> {
    let [_, between, _, end] = places(view);
    let (gap, half) = halves(between);
    let tray = view.column(COLUMN.tray);
    Some(match place {
        Place::Hand => tray,
        Place::Roll => view.can(Target::Roll).then(|| tray_button(tray, ROLL))?,
        Place::Shed => view.can(Target::Shed).then(|| tray_button(tray, SHED))?,
        Place::End => end,
        Place::Undo => Rect::from_min_size(between.min, half),
        Place::Redo => Rect::from_min_size(between.min + vec2(half.x + gap, 0.0), half),
        Place::Log => view.column(COLUMN.log),
        Place::Cards => view.column(COLUMN.hand_area()),
        Place::Relic | Place::Launch | Place::Trade | Place::Cycle | Place::Display | Place::Planet | Place::Track => {
            return None;
        }
    })
}

/// Menu, Undo and Redo over Reset, Coach, End turn.
pub fn buttons(ui: &mut Ui, view: &MatchView, out: &mut Vec<UiIntent>) {
    let [menu, _, coach, end] = places(view);
    let label = text("ui-menu");
    let response = key_at(ui, menu, &KeyFace::new(&label).icon("icon-menu"));
    if explained(response, view, Action::Cancel, &text("ui-menu-help")).clicked() {
        out.push(UiIntent::Open(Overlay::Menu));
    }
    taking_back(ui, view, out);
    let label = text("ui-coach");
    let face = KeyFace::new(&label).icon("icon-coach").enabled(view.coach.can_ask);
    let response = key_at(ui, coach, &face);
    let words = text(if view.coach.can_ask { "ui-coach-help" } else { "ui-coach-not-now" });
    if explained(response, view, Action::Coach, &words).clicked() {
        out.push(UiIntent::Coach);
    }
    end_turn(ui, end, view, out);
}

/// Undo and Redo side by side, Reset below them. The two narrow ones have arrows for words: in no language is there room for
/// both names, and they look alike in all.
fn taking_back(ui: &mut Ui, view: &MatchView, out: &mut Vec<UiIntent>) {
    let [_, rect, ..] = places(view);
    let (gap, half) = halves(rect);
    let arrow = |ui: &mut Ui, place: Rect, name: &str, icon: &str, can: bool, action: Action, words: &str| {
        let response = key_at(ui, place, &KeyFace::new("").spoken(name).icon(icon).enabled(can));
        response.tip(&about(view, action, words).title(name.to_owned())).clicked()
    };
    let words = text(if view.can_undo { "ui-undo-help" } else { "ui-undo-none" });
    let place = Rect::from_min_size(rect.min, half);
    if arrow(ui, place, &text("ui-undo"), "icon-undo", view.can_undo, Action::Undo, &words) {
        out.push(UiIntent::Undo);
    }
    let words = text(if view.can_redo { "ui-redo-help" } else { "why-no-redo" });
    let place = Rect::from_min_size(rect.min + vec2(half.x + gap, 0.0), half);
    if arrow(ui, place, &text("ui-redo"), "icon-redo", view.can_redo, Action::Redo, &words) {
        out.push(UiIntent::Redo);
    }
    let reset = text("ui-reset");
    let place = Rect::from_min_max(pos2(rect.left(), rect.bottom() - half.y), rect.max);
    let response = key_at(ui, place, &KeyFace::new(&reset).icon("icon-back").enabled(view.can_undo));
    let words = text(if view.can_undo { "ui-reset-help" } else { "ui-undo-none" });
    if explained(response, view, Action::ResetTurn, &words).clicked() {
        out.push(UiIntent::ResetTurn);
    }
}

/// The button that ends the turn, or lets the next opponent's order come.
fn end_turn(ui: &mut Ui, rect: Rect, view: &MatchView, out: &mut Vec<UiIntent>) {
    if !view.local && view.stepping && !view.position.is_over() {
        let step = text("ui-step");
        let response = key_at(ui, rect, &KeyFace::new(&step).icon("icon-step").primary());
        if explained(response, view, Action::Advance, &text("ui-step-help")).clicked() {
            out.push(UiIntent::StepOpponent);
        }
        return;
    }
    let label = text("ui-end-turn");
    let can = view.can(Target::End);
    let response =
        key_at(ui, rect, &KeyFace::new(&label).icon("icon-end").primary().enabled(can).id(target_id(Target::End)));
    let tip = match end_refused(view) {
        Some(refused) => about(view, Action::EndTurn, "").refused(Some(refused)),
        None => about(view, Action::EndTurn, &end_words(view)).undoable(false),
    };
    if response.tip_marked(&tip, view.focus == Some(Target::End)).clicked() {
        out.push(UiIntent::Pick(Target::End));
    }
}

/// What ending the turn does now.
fn end_words(view: &MatchView) -> String {
    match (check(view.position, Order::End), view.position.hand().len()) {
        (Err(Refusal::OverLimit { .. }), _) => text("ui-end-turn-shed"),
        (_, 0) => text("ui-end-turn-help"),
        (_, left) => text_args("ui-end-turn-bay", &[("count", left.into())]),
    }
}

/// Why the turn cannot be ended.
fn end_refused(view: &MatchView) -> Option<String> {
    why_not(view.position, view.plan, Target::End, view.local).map(|blocked| blocked_text(&blocked, view.names))
}

/// How a button stands that belongs to a target: lit where the keyboard stands on it.
pub fn focused(state: KeyState, view: &MatchView, target: Target) -> KeyState {
    if view.focus == Some(target) && state == KeyState::Rest { KeyState::Lit } else { state }
}
