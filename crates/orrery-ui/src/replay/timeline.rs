//! The timeline of a replay. Each turn has a width proportional to its number of orders, and the colour and, if there is room,
//! the letter of its seat. The win chances are above the turns once the match has been reviewed.

use bevy_egui::egui::{
    Align2, CursorIcon, Pos2, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{ReplayTurn, ReplayView};
use crate::chart::{chance_line, line_of};
use crate::coach::percent;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, glass_of, gradient, hatch, mark};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::table::SharedPanelData;
use crate::widgets::fitted;
use orrery_ai::coach::Review;
use orrery_locale::{text, text_args, text_of};

/// Width of the current turn's title at the left.
const TITLE: f32 = 228.0;
/// Height of the band of turns. The ticks of the orders and the win chances are above it.
const BAND: f32 = 16.0;
/// The minimum width of a turn with a letter.
const LETTER: f32 = 11.0;
/// The minimum width of an order with a tick.
const TICK: f32 = 3.2;

/// The scale that maps the moments of a match to positions on the timeline.
struct TimelineScale {
    whole: Rect,
    orders: usize,
}

impl TimelineScale {
    fn x(&self, at: usize) -> f32 {
        self.whole.left() + self.whole.width() * at as f32 / self.orders.max(1) as f32
    }

    /// Returns the moment nearest to `x`, as the number of orders before it.
    fn at(&self, x: f32) -> usize {
        let part = ((x - self.whole.left()) / self.whole.width().max(1.0)).clamp(0.0, 1.0);
        (part * self.orders as f32).round() as usize
    }

    fn band(&self) -> Rect {
        Rect::from_min_max(pos2(self.whole.left(), self.whole.bottom() - BAND), self.whole.max)
    }
}

/// Shows the bar: the title of the current turn, and the timeline.
pub fn timeline(ui: &mut Ui, rect: Rect, view: &SharedPanelData, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    ui.painter().add(glass_of(rect, 12.0, BorderStyle::Brass, 0.97));
    ui.interact(rect, ui.id().with("whole"), Sense::CLICK);
    title(ui, rect, replay);
    let whole = Rect::from_min_max(rect.min + vec2(TITLE, 2.5), rect.max - vec2(14.0, 2.5));
    let scale = TimelineScale { whole, orders: replay.orders };
    let response = ui.interact(whole.expand2(vec2(6.0, 3.0)), ui.id().with("moments"), Sense::click_and_drag());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::Slider, true, spoken(view, replay));
        info.value = Some(replay.at as f64);
        info
    });
    for turn in replay.turns {
        segment(ui, &scale, turn, replay.at);
    }
    match replay.reviewed() {
        Some(review) => {
            let over = Rect::from_min_max(whole.min + vec2(0.0, 1.0), scale.band().right_top() - vec2(0.0, 2.0));
            chances(ui, over, replay, review, 1.7);
        }
        None => ticks(ui, &scale),
    }
    let hovered = response.hover_pos().map(|at| scale.at(at.x));
    if let Some(at) = hovered.filter(|&at| at != replay.at) {
        let faint = Stroke::new(1.4, PANEL_PALETTE.ivory.0.gamma_multiply(0.6));
        ui.painter().vline(scale.x(at), whole.y_range(), faint);
    }
    handle(ui, &scale, replay.at);
    let pointed = response.interact_pointer_pos().map(|at| scale.at(at.x));
    if let Some(at) = pointed.filter(|&at| (response.clicked() || response.dragged()) && at != replay.at) {
        out.push(UiIntent::Look(Some(at)));
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if let Some(at) = hovered {
        response.on_hover_ui_at_pointer(|ui| moment(ui, view, &ReplayView { at, ..*replay }));
    }
}

/// Returns the timeline's label for screen readers, which describes the current moment.
fn spoken(view: &SharedPanelData, replay: &ReplayView) -> String {
    let turn = replay.turn().map(|turn| turn_words(view, turn)).unwrap_or_default();
    let args = [("turn", turn.into()), ("at", replay.at.into()), ("all", replay.orders.into())];
    text_args("replay-timeline", &args)
}

fn turn_words(view: &SharedPanelData, turn: &ReplayTurn) -> String {
    text_args("ui-review-turn", &[("round", turn.round.into()), ("name", view.names.of(turn.colour).into())])
}

/// Shows the mark of the current turn's seat, the round, and the number of orders so far and in total.
fn title(ui: &Ui, rect: Rect, replay: &ReplayView) {
    let Some(turn) = replay.turn() else { return };
    mark(ui.painter(), rect.left_center() + vec2(22.0, 0.0), 11.0, turn.colour, true);
    let words = text_args("ui-round", &[("round", turn.round.into())]);
    let count = text_args("replay-count", &[("at", replay.at.into()), ("all", replay.orders.into())]);
    let at = rect.left_center() + vec2(42.0, 0.0);
    fitted(
        ui,
        at,
        Align2::LEFT_CENTER,
        &format!("{words} · {count}"),
        regular(SMALL),
        PANEL_PALETTE.text.0,
        TITLE - 52.0,
    );
}

/// Shows a turn. Its past part is bright, and its future part is dim.
fn segment(ui: &Ui, scale: &TimelineScale, turn: &ReplayTurn, at: usize) {
    let band = scale.band();
    let (left, right) = (scale.x(turn.first), scale.x(turn.end));
    let whole = Rect::from_x_y_ranges(left + 0.6..=right - 0.6, band.y_range());
    if !whole.is_positive() {
        return;
    }
    let seat = PANEL_PALETTE.seat(turn.colour);
    let painter = ui.painter();
    painter.add(gradient(whole, 3.0, &[seat.deep.0.gamma_multiply(0.85); 2]));
    hatch(painter, whole, turn.colour);
    let past = Rect::from_x_y_ranges(whole.left()..=scale.x(at).clamp(whole.left(), whole.right()), band.y_range());
    if past.width() > 0.5 {
        painter.add(gradient(past, 3.0, &[seat.dark.0, seat.dark.0]));
    }
    if (turn.first..turn.end).contains(&at) {
        painter.rect_stroke(whole, 3.0, Stroke::new(1.6, PANEL_PALETTE.brass[1].0), StrokeKind::Inside);
    }
    if whole.width() >= LETTER {
        painter.text(whole.center(), Align2::CENTER_CENTER, seat.letter, bold(SMALL), PANEL_PALETTE.ivory.0);
    }
}

/// Draws a tick before every order and at the end, unless the ticks would be too close together.
fn ticks(ui: &Ui, scale: &TimelineScale) {
    if scale.whole.width() / (scale.orders.max(1) as f32) < TICK {
        return;
    }
    let (foot, thin) = (scale.band().top() - 1.5, Stroke::new(1.0, PANEL_PALETTE.rim[2].0));
    for at in 0..=scale.orders {
        ui.painter().vline(scale.x(at), foot - 4.0..=foot, thin);
    }
}

/// Draws each player's win chances over the turns, from the bottom of `rect` (0) to its top (1), in lines of this width.
fn chances(ui: &Ui, rect: Rect, replay: &ReplayView, review: &Review, wide: f32) {
    let scale = TimelineScale { whole: rect, orders: replay.orders };
    let entries = review.turns.iter().map(|turn| turn.entry).chain([replay.orders]);
    let xs: Vec<f32> = entries.map(|entry| scale.x(entry)).collect();
    let faint = Stroke::new(0.8, PANEL_PALETTE.rim[3].0);
    ui.painter().hline(rect.x_range(), rect.center().y, faint);
    for (seat, &colour) in review.seats.iter().enumerate() {
        let at = |(&x, chance): (&f32, f32)| pos2(x, rect.bottom() - rect.height() * chance.clamp(0.0, 1.0));
        let path: Vec<Pos2> = xs.iter().zip(line_of(review, seat)).map(at).collect();
        chance_line(ui.painter(), path, colour, wide);
    }
}

/// Shows the win chances as a larger chart, with the current moment. A click or a drag shows the moment at the pointer.
pub fn curve(ui: &mut Ui, rect: Rect, replay: &ReplayView, review: &Review, out: &mut Vec<UiIntent>) {
    let plot = rect.shrink2(vec2(6.0, 5.0));
    let painter = ui.painter();
    painter.add(gradient(rect, 8.0, &[PANEL_PALETTE.space[0].0.gamma_multiply(0.7); 2]));
    for edge in [plot.top(), plot.bottom()] {
        painter.hline(plot.x_range(), edge, Stroke::new(0.8, PANEL_PALETTE.rim[3].0.gamma_multiply(0.6)));
    }
    chances(ui, plot, replay, review, 2.2);
    let scale = TimelineScale { whole: plot, orders: replay.orders };
    ui.painter().vline(scale.x(replay.at), rect.y_range(), Stroke::new(2.0, PANEL_PALETTE.brass[1].0));
    // For the mouse only. With the keyboard, players use the timeline.
    let response = ui.interact(rect, ui.id().with("curve"), Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text("ui-review-chart")));
    let pointed = response.interact_pointer_pos().map(|at| scale.at(at.x)).filter(|&at| at != replay.at);
    if let Some(at) = pointed.filter(|_| response.clicked() || response.dragged()) {
        out.push(UiIntent::Look(Some(at)));
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

/// Draws the mark of the current moment.
fn handle(ui: &Ui, scale: &TimelineScale, at: usize) {
    let x = scale.x(at);
    let (top, painter) = (scale.whole.top() - 2.0, ui.painter());
    painter.vline(x, top..=scale.whole.bottom() + 1.0, Stroke::new(4.6, PANEL_PALETTE.space[0].0.gamma_multiply(0.8)));
    painter.vline(x, top..=scale.whole.bottom() + 1.0, Stroke::new(2.4, PANEL_PALETTE.brass[1].0));
    let points = vec![pos2(x - 6.0, top), pos2(x + 6.0, top), pos2(x, top + 8.0)];
    painter.add(Shape::convex_polygon(points, PANEL_PALETTE.brass[1].0, Stroke::new(1.0, PANEL_PALETTE.space[0].0)));
}

/// Shows the content of a tip about the moment in `replay`: the turn, the latest order and, after a review, the win chances.
fn moment(ui: &mut Ui, view: &SharedPanelData, replay: &ReplayView) {
    ui.spacing_mut().item_spacing.y = 3.0;
    if let Some(turn) = replay.turn() {
        ui.label(RichText::new(turn_words(view, turn)).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
    }
    let told = view.log.iter().rfind(|line| line.entry + 1 == replay.at && !line.below);
    ui.label(told.map_or_else(|| text_of(replay.game, "ui-look-before"), |line| line.words.clone()));
    let Some(review) = replay.reviewed() else { return };
    for (seat, &colour) in review.seats.iter().enumerate() {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            mark(ui.painter(), place.center(), 7.0, colour, false);
            ui.label(percent(chance_at(review, seat, replay.at, replay.orders)));
        });
    }
}

/// Returns the win chance, from 0 to 1, of the seat at index `seat` at the moment before order `at` of `orders`. It is the chance
/// after the last turn that was complete at that moment, or before the first turn if none was.
pub fn chance_at(review: &Review, seat: usize, at: usize, orders: usize) -> f32 {
    let ends = review.turns.iter().skip(1).map(|turn| turn.entry).chain([orders]);
    let done = review.turns.iter().zip(ends).filter(|(_, end)| *end <= at).last();
    match done {
        Some((turn, _)) => turn.after[seat],
        None => review.turns.first().map_or(0.0, |turn| turn.before[seat]),
    }
}
