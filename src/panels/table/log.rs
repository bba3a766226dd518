//! What happened, one line an order.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Context, CursorIcon, Id, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType,
    vec2,
};

use super::MatchView;
use crate::board::Spot;
use crate::locale::{text, text_args};
use crate::panels::intent::{Overlay, UiIntent};
use crate::panels::paint::{Rim, glass, gradient, mark_shape};
use crate::panels::places::COLUMN;
use crate::panels::style::{INKS, SMALL, regular};
use crate::panels::tips::Tipped;
use crate::panels::widgets::{
    KeyFace, button, button_row, fitted, heading, list_room, list_shown, set_height, side_dialogue,
};
use crate::rules::Colour;
use crate::settings::keys::Action;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The order it tells of, by its place in the match, from 0.
    pub entry: usize,
    /// The round, from 1.
    pub round: u32,
    /// Whose order.
    pub colour: Colour,
    /// What happened.
    pub words: String,
    /// Everything that happened, for the tooltip.
    pub all: String,
    /// Where on the board it happened.
    pub spots: Vec<Spot>,
    /// Whether it is a consequence told below its order.
    pub below: bool,
    /// Whether orders can be taken back to just before this one.
    pub can_return: bool,
}

/// Height of a line whose words need one.
const LINE: f32 = 23.0;
/// What of that is left above and below the words of a line that needs more.
const AIR: f32 = 4.0;
/// Room after the words.
const END: f32 = 6.0;

/// The log of the column: the newest line at the bottom.
pub fn log(ui: &mut Ui, view: &MatchView, out: &mut Vec<UiIntent>) {
    let rect = view.column(COLUMN.log);
    ui.painter().add(glass(rect, 13.0, Rim::Steel));
    heading(ui.painter(), rect.min + vec2(18.0, 18.0), &text("ui-log"));
    let corner = rect.right_top() + vec2(-18.0, 18.0);
    let round = text_args("ui-round", &[("round", view.round.into())]);
    ui.painter().text(corner, Align2::RIGHT_CENTER, round, regular(SMALL), INKS.dim.0);
    // Wherever no line is clicked, the log becomes large; keys have its heading for that.
    let whole = ui.interact(rect, ui.id().with("whole"), Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 32.0));
    let response = ui.interact(head, ui.id().with("large"), Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text("ui-log-large")));
    let asked = super::buttons::explained(response, view, Action::Log, &text("ui-log-large")).clicked();
    if asked || whole.clicked() {
        out.push(UiIntent::Open(Overlay::Log));
    }
    let inner = Rect::from_min_max(rect.min + vec2(8.0, 31.0), rect.max - vec2(6.0, 6.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| lines(ui, view.log, out, false));
}

/// The log, large.
pub fn log_dialogue(ctx: &Context, log: &[LogLine], can_explain: bool, out: &mut Vec<UiIntent>) {
    side_dialogue(ctx, "log", 640.0, &text("ui-log"), |ui| {
        let room = list_room(ui, 160.0);
        let room = if room.is_finite() { room } else { 5.0 * LINE };
        let high = tops(ui, log, width(ui), true).last().copied().unwrap_or(0.0);
        let room = room.min(high.max(3.0 * LINE) + 4.0);
        ui.scope(|ui| {
            ui.set_height(room);
            lines(ui, log, out, true);
        });
        list_shown(ui, room);
        button_row(ui, |ui| {
            let done = text("ui-done");
            if button(ui, &KeyFace::new(&done).primary(), None).clicked() {
                out.push(UiIntent::Close);
            }
            let why = text("ui-why");
            let face = KeyFace::new(&why).enabled(can_explain);
            if button(ui, &face, None).hint(text("ui-why-about")).clicked() {
                out.push(UiIntent::Explain(None));
            }
        });
    });
}

fn lines(ui: &mut Ui, log: &[LogLine], out: &mut Vec<UiIntent>, with_rounds: bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let width = width(ui);
    let tops = tops(ui, log, width, with_rounds);
    let high = tops.last().copied().unwrap_or(0.0);
    let mut area = ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true);
    if grown(ui, log.len()) {
        // A new line is shown at once, wherever the reader had scrolled to.
        area = area.vertical_scroll_offset((high - ui.available_height()).max(0.0));
    }
    area.show_viewport(ui, |ui, seen| {
        ui.set_height(high);
        let first = tops.partition_point(|&top| top <= seen.top()).saturating_sub(1);
        let last = tops.partition_point(|&top| top < seen.bottom()).min(log.len());
        let whole = ui.max_rect();
        for index in first..last {
            let (Some(entry), Some(next)) = (log.get(index), tops.get(index + 1)) else { continue };
            let corner = whole.left_top() + vec2(0.0, tops[index]);
            let rect = Rect::from_min_size(corner, vec2(width, next - tops[index]));
            line(ui, rect, entry, index, index + 1 == log.len(), with_rounds, out);
        }
    });
}

/// How wide lines are, beside the bar.
fn width(ui: &Ui) -> f32 {
    ui.available_width() - ui.spacing().scroll.allocated_width()
}

/// Where each line begins below the first, and where the last one ends. Kept until the lines are others.
fn tops(ui: &Ui, log: &[LogLine], width: f32, with_rounds: bool) -> Arc<Vec<f32>> {
    let id = Id::new(("tops of log lines", with_rounds));
    let words: Vec<(&str, bool)> = log.iter().map(|line| (line.words.as_str(), line.below)).collect();
    let key = bevy_egui::egui::util::hash((&words, width.to_bits()));
    if let Some((known, tops)) = ui.data(|data| data.get_temp::<(u64, Arc<Vec<f32>>)>(id))
        && known == key
    {
        return tops;
    }
    let mut tops = vec![0.0];
    let mut top = 0.0;
    for entry in log {
        let room = width - begin(entry, with_rounds) - END;
        top += set_height(ui, &entry.words, regular(SMALL), room).max(LINE - AIR) + AIR;
        tops.push(top);
    }
    let tops = Arc::new(tops);
    ui.data_mut(|data| data.insert_temp(id, (key, tops.clone())));
    tops
}

/// Where the words of a line begin.
fn begin(entry: &LogLine, with_round: bool) -> f32 {
    30.0 + if with_round { 40.0 } else { 0.0 } + if entry.below { 12.0 } else { 0.0 }
}

/// Whether the log has other lines than when it was last drawn here.
fn grown(ui: &Ui, lines: usize) -> bool {
    let id = ui.id().with("lines drawn");
    ui.data_mut(|data| {
        let drawn = data.get_temp_mut_or_default::<usize>(id);
        std::mem::replace(drawn, lines) != lines
    })
}

fn line(ui: &mut Ui, rect: Rect, entry: &LogLine, index: usize, last: bool, with_round: bool, out: &mut Vec<UiIntent>) {
    // In the large log keys go along all lines, to read them.
    let sense = if entry.can_return || with_round { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::new(("log line", index, with_round)), sense);
    response.widget_info(|| {
        let kind = if entry.can_return { WidgetType::Button } else { WidgetType::Label };
        WidgetInfo::labeled(kind, true, &entry.words)
    });
    if response.gained_focus() && with_round {
        ui.scroll_to_rect(rect.expand2(vec2(0.0, 2.0 * LINE)), None);
    }
    if (response.hovered() || response.has_focus()) && !entry.spots.is_empty() {
        out.push(UiIntent::Spot(entry.spots.clone()));
    }
    if last || response.hovered() {
        let fill = INKS.key[1].0.gamma_multiply(0.75);
        ui.painter().add(gradient(rect.shrink2(vec2(2.0, 0.5)), 9.0, &[fill, fill]));
    }
    let mut left = rect.left_center() + vec2(16.0, 0.0);
    if with_round {
        ui.painter().text(left, Align2::LEFT_CENTER, entry.round, regular(SMALL), INKS.dim.0);
        left.x += 40.0;
    }
    let ink = if entry.below { INKS.dim.0 } else { INKS.text.0 };
    if !entry.below {
        let seat = INKS.seat(entry.colour);
        let stroke = Stroke::new(0.9, INKS.mark_rim.0);
        ui.painter().add(mark_shape(left, 6.4, entry.colour, seat.colour.0, stroke));
    }
    let at = rect.left_center() + vec2(begin(entry, with_round), 0.0);
    fitted(ui, at, Align2::LEFT_CENTER, &entry.words, regular(SMALL), ink, rect.right() - at.x - END);
    let response = response.tip_of(|ui| {
        ui.label(&entry.all);
        if entry.can_return {
            ui.label(RichText::new(text("ui-log-return")).color(INKS.act.line.0));
        }
    });
    if response.clicked() && entry.can_return {
        out.push(UiIntent::UndoTo(entry.entry));
    }
}
