//! The coach in a match: the best plans for the rest of the turn. One of them is expanded and shown on the board.

mod contract;
mod view;

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Color32, Galley, Id, Label, Order, Rect, Response, RichText, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::CoachPanel;
use super::accessibility::sentences;
use super::intent::UiIntent;
use super::paint::{BorderStyle, glass_of, gradient, rim};
use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use super::table::SharedPanelData;
use super::tips::{TooltipExt, shows_focus};
use super::widgets::{ButtonSpec, button, fitted, heading, orbit, set, text_width};
use orrery_ai::SearchPhase;
use orrery_core::GameKey;
use orrery_locale::{decimal, grouped, percentage, text, text_args, text_args_of, text_of};
use orrery_settings::keys::Action;
use orrery_table::CoachTaskProgress;

pub use contract::CoachTexts;
pub use view::{AdviceView, AnalysisState, ExplanationView, PlanView, ReasonView, played};

/// Formats a chance as a percentage, such as `63%`. Chances near 0% and 100% have a decimal, because whole numbers would be too
/// imprecise.
pub fn percent(chance: f32) -> String {
    let value = chance * 100.0;
    let decimals = usize::from((0.05..2.0).contains(&value) || (98.0..99.95).contains(&value));
    percentage(decimal(f64::from(value), decimals))
}

/// Formats a chance as a percentage with one decimal, like differences, so that the displayed figures add up.
pub fn exact(chance: f32) -> String {
    percentage(decimal(f64::from(chance * 100.0), 1))
}

/// Formats a difference of chances in percentage points, with its sign, for sentences that name the unit.
pub fn points(difference: f32) -> String {
    let value = difference * 100.0;
    let plus = if value >= 0.05 { "+" } else { "" };
    format!("{plus}{}", decimal(f64::from(value), 1))
}

/// Formats a difference of chances as a percentage with its sign, such as `+3.0%`, for figures without a sentence that names the
/// unit.
pub fn signed_percent(difference: f32) -> String {
    percentage(points(difference))
}

/// Describes the progress of an analysis in the words of a game.
pub fn progress_text(game: GameKey, progress: &CoachTaskProgress) -> String {
    let args = [
        ("count", progress.leaves.into()),
        ("shown", grouped(progress.leaves).into()),
        ("playouts", grouped(progress.playouts).into()),
    ];
    match progress.busy {
        SearchPhase::PlayingOn => text_args_of(game, "ui-coach-playing-on", &args),
        SearchPhase::Finding | SearchPhase::Judging if progress.leaves > 0 => {
            text_args_of(game, "ui-coach-weighing", &args)
        }
        _ => text_of(game, "ui-coach-begins"),
    }
}

/// Lays out the texts of orders as a numbered list in one paragraph.
pub fn orders_job(orders: &[String], width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let format = |font, color| TextFormat { font_id: font, color, ..TextFormat::default() };
    for (index, order) in orders.iter().enumerate() {
        // The no-break space keeps a number with the next word. The spaces between two orders come at the end of a line if the
        // text is wrapped there.
        let number = format!("{}.\u{a0}", index + 1);
        job.append(&number, 0.0, format(bold(SMALL), PANEL_PALETTE.brass[1].0));
        let apart = if index + 1 < orders.len() { "   " } else { "" };
        job.append(&format!("{order}{apart}"), 0.0, format(regular(SMALL), PANEL_PALETTE.text.0));
    }
    job
}

/// Returns the texts of orders on one line.
pub fn orders_line(orders: &[String]) -> String {
    orders.join(&text("list-comma"))
}

/// Shows reasons, one per line, with a plus if they speak for the plan and a dash otherwise.
pub fn reasons(ui: &mut Ui, reasons: &[ReasonView]) {
    for reason in reasons {
        let (sign, ink) =
            if reason.against { ("–", PANEL_PALETTE.warning.0) } else { ("+", PANEL_PALETTE.act.line.0) };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.spacing_mut().interact_size.y = 20.0;
            ui.label(RichText::new(sign).font(bold(SMALL)).color(ink));
            let words = RichText::new(&reason.words).font(regular(SMALL)).color(PANEL_PALETTE.text.0);
            ui.add(Label::new(words).wrap());
        });
    }
}

/// Shows the actions foreseen for later turns, dimmed, one line for each turn. Shows nothing if there are none.
pub fn foreseen(ui: &mut Ui, turns: &[String]) {
    let title = (!turns.is_empty()).then(|| text("ui-coach-foreseen"));
    for line in title.iter().chain(turns) {
        ui.add(Label::new(RichText::new(line).font(regular(SMALL)).color(PANEL_PALETTE.dim.0)).wrap());
    }
}

/// Draws a win chance as a bar.
pub fn chance_bar(ui: &Ui, rect: Rect, chance: f32, ink: Color32) {
    let radius = rect.height() / 2.0;
    ui.painter().rect_filled(rect, radius, PANEL_PALETTE.space[0].0);
    let mut filled = rect;
    filled.set_width((rect.width() * chance.clamp(0.0, 1.0)).max(rect.height()));
    ui.painter().add(gradient(filled, radius, &[ink, ink.gamma_multiply(0.75)]));
    ui.painter().rect_stroke(
        rect,
        radius,
        Stroke::new(1.0, PANEL_PALETTE.rim[3].0),
        bevy_egui::egui::StrokeKind::Middle,
    );
}

/// Shows the coach's panel over the hand and the log, so that the board, the players and the dice stay visible.
pub fn coach(ctx: &bevy_egui::egui::Context, view: &SharedPanelData, panel: &CoachPanel, out: &mut Vec<UiIntent>) {
    let rect = view.column(view.places.hand_and_log());
    super::widgets::board_layer(ctx, "coach", rect, Order::Foreground, |ui| {
        ui.painter().add(glass_of(rect, 13.0, BorderStyle::Brass, 1.0));
        // The panel takes clicks between its buttons, so that they do not reach the board.
        ui.interact(rect, ui.id().with("whole"), Sense::CLICK);
        head(ui, rect, view, out);
        let body = Rect::from_min_max(rect.min + vec2(10.0, 36.0), rect.max - vec2(10.0, 8.0));
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| match &panel.told {
            AnalysisState::Pondering(words) => pondering(ui, words, out),
            AnalysisState::Nothing => {
                ui.label(text("ui-coach-nothing"));
            }
            AnalysisState::Ready(advice) => plans(ui, body, view, panel, advice, out),
        });
    });
}

fn head(ui: &mut Ui, rect: Rect, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    heading(ui.painter(), rect.min + vec2(16.0, 19.0), &text("ui-coach"));
    let row = Rect::from_min_max(rect.min + vec2(100.0, 6.0), pos2(rect.right() - 8.0, rect.top() + 32.0));
    let layout = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(row).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ButtonSpec::new(&text_args("ui-coach-close", &[("key", view.keys.shown(Action::Cancel).into())])).low().asks(
            ui,
            UiIntent::CloseCoach,
            out,
        );
    });
}

/// Shows the button that explains the most recent turn of an opponent.
pub fn why(ui: &mut Ui, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    let label = text("ui-why");
    let help = text_args("ui-why-help", &[("key", view.keys.shown(Action::Why).into())]);
    if button(ui, &ButtonSpec::new(&label).low(), None).hint(help).clicked() {
        out.push(UiIntent::Explain(None));
    }
}

fn pondering(ui: &mut Ui, words: &str, out: &mut Vec<UiIntent>) {
    ui.add_space(40.0);
    ui.vertical_centered(|ui| {
        orbit(ui, 17.0);
        ui.add_space(10.0);
        ui.label(RichText::new(words).color(PANEL_PALETTE.text.0));
        ui.add_space(10.0);
        ButtonSpec::new(&text("ui-coach-stop")).asks(ui, UiIntent::CloseCoach, out);
    });
}

/// Minimum height of a collapsed plan: two lines.
const CLOSED: f32 = 40.0;
/// The maximum number of lines for the orders of a collapsed plan. Orders that do not fit are only counted.
const LINES: usize = 2;
/// Height of the line below the plans, if there is one.
const FOOT: f32 = 28.0;

fn plans(
    ui: &mut Ui,
    body: Rect,
    view: &SharedPanelData,
    panel: &CoachPanel,
    advice: &AdviceView,
    out: &mut Vec<UiIntent>,
) {
    let gap = 6.0;
    let height = |(index, plan): (usize, &PlanView)| {
        (brief(ui, advice, (index, plan), body.width()).1.size().y + 5.0).max(CLOSED)
    };
    let heights: Vec<f32> = advice.plans.iter().enumerate().map(height).collect();
    let others = heights.iter().enumerate().filter(|(index, _)| *index != panel.shown);
    let closed: f32 = others.map(|(_, height)| height + gap).sum();
    let noted = panel.stale || panel.playing;
    let open = body.height() - closed - if noted { FOOT } else { 0.0 };
    let mut top = body.top();
    for ((index, plan), closed) in advice.plans.iter().enumerate().zip(heights) {
        let height = if index == panel.shown { open } else { closed };
        let rect = Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height));
        top += height + gap;
        card(ui, rect, view, (panel, advice), (index, plan), out);
    }
    if noted {
        let foot = Rect::from_min_max(pos2(body.left(), body.bottom() - FOOT + 4.0), body.max);
        foot_line(ui, foot, view, panel, out);
    }
}

/// Shows the line below the plans, which says that orders are being given, or that the position has changed, with a button that
/// asks the coach again.
fn foot_line(ui: &mut Ui, rect: Rect, view: &SharedPanelData, panel: &CoachPanel, out: &mut Vec<UiIntent>) {
    if panel.playing {
        ui.painter().text(
            rect.left_center(),
            Align2::LEFT_CENTER,
            text("ui-coach-gives"),
            regular(SMALL),
            PANEL_PALETTE.act.line.0,
        );
        return;
    }
    let words = text("ui-coach-stale");
    fitted(
        ui,
        rect.left_center(),
        Align2::LEFT_CENTER,
        &words,
        regular(SMALL),
        PANEL_PALETTE.warning.0,
        rect.width() - 130.0,
    );
    let place = Rect::from_min_max(pos2(rect.right() - 128.0, rect.top() - 2.0), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let again = text_args("ui-coach-again", &[("key", view.keys.shown(Action::Coach).into())]);
        let face = ButtonSpec::new(&again).low().primary().enabled(view.coach.can_ask);
        if button(ui, &face, Some(place.width())).clicked() {
            out.push(UiIntent::Coach);
        }
    });
}

/// Returns the orders of a collapsed plan from the first that differs from the best plan, and whether any were left out. The best
/// plan, and a plan with which it begins, are whole.
fn differing<'a>(best: &PlanView, plan: &'a PlanView) -> (&'a [String], bool) {
    let orders = &plan.orders[..plan.played];
    let both = orders.iter().zip(&best.orders).take_while(|(own, other)| own == other).count();
    if both == orders.len() { (orders, false) } else { (&orders[both..], both > 0) }
}

/// Lays out the orders of a collapsed plan in a box of this width. Returns the left edge of the text and its layout. Orders that
/// do not fit are only counted, if there is room for that.
fn brief(ui: &Ui, advice: &AdviceView, (index, plan): (usize, &PlanView), box_width: f32) -> (f32, Arc<Galley>) {
    let (orders, cut) = differing(advice.plans.first().unwrap_or(plan), plan);
    let left = 52.0 + text_width(ui, &percent(plan.win), bold(20.0));
    let room = box_width - left - text_width(ui, &loss(index, plan).0, regular(SMALL)) - 22.0;
    let told = |count: usize, counts_rest: bool| {
        let mut words = if count == 0 { plan.thing.clone() } else { orders_line(&orders[..count]) };
        if counts_rest && count < orders.len() {
            let more = text_args("ui-coach-more", &[("count", (orders.len() - count).into())]);
            words.push_str(&format!("{}{more}", text("list-comma")));
        }
        let words = if cut { text_args("ui-coach-differs", &[("orders", words.into())]) } else { words };
        set(ui, &words, regular(SMALL), PANEL_PALETTE.dim.0, room, Align::Min)
    };
    let fits = (1..=orders.len()).rev().map(|count| told(count, true)).find(|galley| galley.rows.len() <= LINES);
    // If there is no room for the first order and the number of the others, only the thing that the plan uses first is named.
    (left, fits.unwrap_or_else(|| told(usize::from(cut), false)))
}

/// Returns a plan's loss compared with the best plan, in words, or the remark for the best plan or one equal to it. Also returns
/// the colour of the text.
fn loss(index: usize, plan: &PlanView) -> (String, Color32) {
    if plan.loss < 0.0005 {
        (text(if index == 0 { "ui-coach-best" } else { "ui-coach-equal" }), PANEL_PALETTE.brass[1].0)
    } else {
        let less = text_args("ui-coach-loss", &[("points", exact(plan.loss).into())]);
        (less, PANEL_PALETTE.dim.0)
    }
}

/// Returns the name of a plan for screen readers.
pub fn plan_label(index: usize, plan: &PlanView) -> String {
    let args = [
        ("number", (index + 1).into()),
        ("win", percent(plan.win).into()),
        ("orders", orders_line(&plan.orders).into()),
    ];
    let later = if plan.foreseen.is_empty() { String::new() } else { text("ui-coach-foreseen") };
    sentences([text_args("ui-coach-plan", &args), later].into_iter().chain(plan.foreseen.iter().cloned()))
}

fn card(
    ui: &mut Ui,
    rect: Rect,
    view: &SharedPanelData,
    (panel, advice): (&CoachPanel, &AdviceView),
    (index, plan): (usize, &PlanView),
    out: &mut Vec<UiIntent>,
) {
    let is_open = index == panel.shown;
    let response = ui.interact(rect, Id::new(("coach plan", index)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, plan_label(index, plan)));
    let moved = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
    let wanted =
        response.clicked() || (response.gained_focus() && shows_focus(&response)) || (response.hovered() && moved);
    if wanted && !is_open && !panel.playing {
        out.push(UiIntent::ShowPlan(index));
        ui.ctx().request_repaint();
    }
    let fade = if panel.stale && !panel.playing { 0.5 } else { 1.0 };
    let fill = [PANEL_PALETTE.key[1].0, PANEL_PALETTE.key[2].0]
        .map(|ink| ink.gamma_multiply(if is_open { 0.95 } else { 0.6 }));
    ui.painter().add(gradient(rect, 10.0, &fill));
    ui.painter().add(rim(rect, 10.0, if is_open { BorderStyle::Act } else { BorderStyle::Steel }));
    figures(ui, rect, view, (index, plan), is_open, fade);
    let inner = Rect::from_min_max(rect.min + vec2(12.0, 33.0), rect.max - vec2(12.0, 6.0));
    if is_open {
        let builder = UiBuilder::new().max_rect(inner).id_salt(("open plan", index));
        ui.scope_builder(builder, |ui| opened(ui, view, (panel, advice), (index, plan), inner, out));
    } else {
        let (left, orders) = brief(ui, advice, (index, plan), rect.width());
        let at = pos2(rect.left() + left, rect.center().y - orders.size().y / 2.0);
        ui.painter().galley_with_override_text_color(at, orders, PANEL_PALETTE.dim.0.gamma_multiply(fade));
    }
    focus(ui, &response);
}

fn focus(ui: &Ui, response: &Response) {
    super::widgets::focus_ring(ui, response, 10.0);
}

/// Shows the first line of a plan: its number, its win chance, and the loss compared with the best plan. For an expanded plan,
/// also shows the meaning of the figure, and a bar.
fn figures(ui: &Ui, rect: Rect, view: &SharedPanelData, (index, plan): (usize, &PlanView), is_open: bool, fade: f32) {
    let painter = ui.painter();
    let at = pos2(rect.left() + 20.0, if is_open { rect.top() + 18.0 } else { rect.center().y });
    painter.circle(at, 10.5, PANEL_PALETTE.ink.0, Stroke::new(1.4, PANEL_PALETTE.brass[1].0));
    painter.text(at, Align2::CENTER_CENTER, index + 1, bold(SMALL), PANEL_PALETTE.ivory.0);
    let ivory = PANEL_PALETTE.ivory.0.gamma_multiply(fade);
    let win = painter.text(at + vec2(20.0, 0.0), Align2::LEFT_CENTER, percent(plan.win), bold(20.0), ivory);
    if is_open {
        // New players need an explanation of the figure.
        let ink = PANEL_PALETTE.dim.0.gamma_multiply(fade);
        let win =
            painter.text(win.right_center() + vec2(6.0, 1.0), Align2::LEFT_CENTER, &plan.measure, regular(SMALL), ink);
        let bar = Rect::from_min_max(pos2(win.right() + 8.0, at.y - 4.0), pos2(rect.right() - 118.0, at.y + 4.0));
        let seat = PANEL_PALETTE.seat(view.mover);
        chance_bar(ui, bar, plan.win, seat.colour.0.gamma_multiply(fade));
    }
    let (words, ink) = loss(index, plan);
    let end = pos2(rect.right() - 12.0, at.y);
    fitted(ui, end, Align2::RIGHT_CENTER, &words, regular(SMALL), ink.gamma_multiply(fade), 102.0);
}

/// Lays out the note next to the Play button: the number of orders that Play gives first, the number of leaves compared, or a
/// remark that the next outcome has to be seen first.
fn note(ui: &Ui, advice: &AdviceView, plan: &PlanView, width: f32) -> Arc<Galley> {
    let words = if let Some(stop) = plan.stop {
        text_args("ui-coach-plays-first", &[("count", stop.into())])
    } else if plan.whole {
        let args = [("count", advice.ends.into()), ("shown", grouped(advice.ends).into())];
        text_args("ui-coach-weighed", &args)
    } else {
        text("ui-coach-then-see")
    };
    set(ui, &words, regular(SMALL), PANEL_PALETTE.dim.0, width, Align::Min)
}

fn opened(
    ui: &mut Ui,
    view: &SharedPanelData,
    (panel, advice): (&CoachPanel, &AdviceView),
    (index, plan): (usize, &PlanView),
    inner: Rect,
    out: &mut Vec<UiIntent>,
) {
    let label = text_args("ui-coach-play", &[("key", view.keys.shown(Action::Confirm).into())]);
    let wide = (text_width(ui, &label, bold(SMALL)) + 26.0).max(110.0);
    let note = note(ui, advice, plan, inner.width() - wide - 10.0);
    let foot = (note.size().y + 4.0).max(30.0);
    let at = pos2(inner.left(), inner.bottom() - 13.5 - note.size().y / 2.0)
        .min(inner.left_bottom() - vec2(0.0, note.size().y));
    ui.painter().galley(at, note, PANEL_PALETTE.dim.0);
    let words = Rect::from_min_max(inner.min, inner.max - vec2(0.0, foot));
    ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        ui.set_clip_rect(words.intersect(ui.clip_rect()));
        bevy_egui::egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let (now, later) = plan.orders[..plan.played].split_at(plan.stop.unwrap_or(plan.played));
            ui.label(orders_job(now, words.width() - 8.0));
            if !later.is_empty() {
                let told = RichText::new(text("ui-coach-stops")).font(regular(SMALL)).color(PANEL_PALETTE.warning.0);
                ui.add(Label::new(told).wrap());
                ui.label(RichText::new(orders_line(later)).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
            }
            foreseen(ui, &plan.foreseen);
            ui.add_space(3.0);
            reasons(ui, &plan.reasons);
            if let Some(outlook) = &plan.outlook {
                ui.add_space(3.0);
                let told = RichText::new(outlook).font(regular(SMALL)).color(PANEL_PALETTE.dim.0);
                ui.add(Label::new(told).wrap());
            }
        });
    });
    let place = Rect::from_min_max(inner.right_bottom() - vec2(wide, 27.0), inner.max);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let can = view.local && !panel.stale && !panel.playing;
        let face = ButtonSpec::new(&label).low().primary().enabled(can);
        if button(ui, &face, Some(place.width())).hint(text("ui-coach-play-help")).clicked() {
            out.push(UiIntent::PlayPlan(index));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a plan with these orders.
    fn plan(orders: &[&str]) -> PlanView {
        PlanView {
            orders: orders.iter().map(|&order| order.to_owned()).collect(),
            played: orders.len(),
            stop: None,
            foreseen: Vec::new(),
            thing: String::new(),
            win: 0.5,
            measure: String::new(),
            outlook: None,
            loss: 0.013,
            whole: true,
            reasons: Vec::new(),
        }
    }

    #[test]
    fn differences_of_chances_say_their_unit() {
        assert_eq!([0.03, 0.0, -0.012].map(signed_percent), ["+3.0%", "0.0%", "–1.2%"]);
        assert_eq!(loss(1, &plan(&[])).0, "1.3% less");
    }

    #[test]
    fn collapsed_plan_begins_where_it_differs_from_the_best() {
        let best = plan(&["buy", "fly", "mine"]);
        assert_eq!(differing(&best, &plan(&["buy", "fly", "market"])).0, ["market"]);
        assert_eq!(differing(&best, &plan(&["wait"])).0, ["wait"]);
        assert_eq!(differing(&best, &plan(&["buy", "fly"])).0, ["buy", "fly"], "it ends earlier");
    }

    #[test]
    fn actions_of_later_turns_are_read_out_after_the_plan() {
        let mut told = plan(&["fly"]);
        assert!(!plan_label(0, &told).contains(&text("ui-coach-foreseen")));
        told.foreseen = vec!["Next turn – sell".to_owned()];
        assert!(plan_label(0, &told).ends_with(&format!("{} Next turn – sell", text("ui-coach-foreseen"))));
    }
}
