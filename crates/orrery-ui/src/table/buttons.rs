//! The row of buttons: menu, undo and redo, coach, and end of the turn.

use bevy_egui::egui::{Rect, Response, Ui, pos2, vec2};

use super::{GamePanelData, SharedPanelData, target_id};
use crate::contract::MatchPanels;
use crate::intent::{Overlay, UiIntent};
use crate::tips::{TooltipContent, TooltipExt};
use crate::widgets::{ButtonSpec, key_at};
use orrery_locale::text;
use orrery_settings::keys::Action;

/// Adds a tip to a button: its explanation, its key and, if there is one, its codex page.
pub fn explained<G: MatchPanels>(response: Response, view: &GamePanelData<G>, action: Action, words: &str) -> Response {
    response.tip(&about(view, action, words))
}

/// Returns the tip of a button: its explanation, its key and, if there is one, its codex page.
pub fn about<G: MatchPanels>(view: &GamePanelData<G>, action: Action, words: &str) -> TooltipContent {
    let tip = TooltipContent::new(words).key(view.keys.mark(action));
    match G::tip_page(action) {
        Some(page) => tip.page(page, view.keys.shown(Action::Codex)),
        None => tip,
    }
}

/// Returns the areas of the menu button, the undo buttons, the coach button and the button that ends the turn.
pub fn button_places(view: &SharedPanelData) -> [Rect; 4] {
    let row = view.column(view.places.buttons);
    let end = view.column(view.places.end_turn);
    let gap = 5.0;
    let wide = 56.0;
    let menu = Rect::from_min_size(row.min, vec2(wide, row.height()));
    let coach = Rect::from_min_size(pos2(end.left() - gap - wide, row.top()), vec2(wide, row.height()));
    let between = Rect::from_min_max(menu.right_top() + vec2(gap, 0.0), coach.left_bottom() - vec2(gap, 0.0));
    [menu, between, coach, end]
}

/// Returns the gap between the undo buttons, and the size of each.
pub fn halves(rect: Rect) -> (f32, bevy_egui::egui::Vec2) {
    let gap = 4.0;
    (gap, vec2((rect.width() - gap) / 2.0, (rect.height() - gap) / 2.0))
}

/// Shows the buttons: Menu, Undo and Redo with Reset below them, Coach, and End turn.
pub fn buttons<G: MatchPanels>(ui: &mut Ui, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    let [menu, _, coach, end] = button_places(view);
    let label = text("ui-menu");
    let response = key_at(ui, menu, &ButtonSpec::new(&label).icon("icon-menu"));
    if explained(response, view, Action::Cancel, &text("ui-menu-help")).clicked() {
        out.push(UiIntent::Open(Overlay::Menu));
    }
    taking_back(ui, view, out);
    // The label is shorter than the button's name in some languages.
    let (label, name) = (text("ui-coach-short"), text("ui-coach"));
    let face = ButtonSpec::new(&label).spoken(&name).icon("icon-coach").enabled(view.coach.can_ask);
    let response = key_at(ui, coach, &face);
    let words = G::text(if view.coach.can_ask { "ui-coach-help" } else { "ui-coach-not-now" });
    if explained(response, view, Action::Coach, &words).clicked() {
        out.push(UiIntent::Coach);
    }
    end_turn(ui, end, view, out);
}

/// Shows Undo and Redo side by side, and Reset below them. Undo and Redo are narrow and have arrows instead of labels, because
/// the two names do not fit side by side in any language.
fn taking_back<G: MatchPanels>(ui: &mut Ui, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    let [_, rect, ..] = button_places(view);
    let (gap, half) = halves(rect);
    let arrow = |ui: &mut Ui, place: Rect, name: &str, icon: &str, can: bool, action: Action, words: &str| {
        let response = key_at(ui, place, &ButtonSpec::new("").spoken(name).icon(icon).enabled(can));
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
    let response = key_at(ui, place, &ButtonSpec::new(&reset).icon("icon-back").enabled(view.can_undo));
    let words = text(if view.can_undo { "ui-reset-help" } else { "ui-undo-none" });
    if explained(response, view, Action::ResetTurn, &words).clicked() {
        out.push(UiIntent::ResetTurn);
    }
}

/// Shows the button that ends the turn or, if the next opponent waits for the player's permission, the one that lets it give an
/// order.
fn end_turn<G: MatchPanels>(ui: &mut Ui, rect: Rect, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    if !view.local && view.stepping && !view.over {
        let step = text("ui-step");
        let response = key_at(ui, rect, &ButtonSpec::new(&step).icon("icon-step").primary());
        if explained(response, view, Action::Advance, &text("ui-step-help")).clicked() {
            out.push(UiIntent::StepOpponent);
        }
        return;
    }
    let Some(target) = G::END else { return };
    let label = text("ui-end-turn");
    let id = target_id(G::id(target));
    let response =
        key_at(ui, rect, &ButtonSpec::new(&label).icon("icon-end").primary().enabled(view.can(target)).id(id));
    let tip = match G::end_refused(view) {
        Some(refused) => about(view, Action::EndTurn, "").refused(Some(refused)),
        None => about(view, Action::EndTurn, &G::end_words(view)).undoable(false),
    };
    let response = response.tip_marked(&tip, view.focus == Some(target));
    let spots = if response.hovered() { G::end_turn_anchors(view) } else { Vec::new() };
    if !spots.is_empty() {
        out.push(UiIntent::Spot(spots));
    }
    if response.clicked() {
        out.push(UiIntent::Pick(G::id(target)));
    }
}
