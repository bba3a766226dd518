//! The log: a line for each order, and lines for its important consequences.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Align2, Context, CursorIcon, Id, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::buttons::explained;
use super::goal;
use super::{GamePanelData, SharedPanelData};
use crate::coach::percent;
use crate::contract::MatchPanels;
use crate::intent::{Overlay, UiIntent};
use crate::layout::BoardUnitRect;
use crate::paint::{BorderStyle, glass, glass_of, gradient, mark, mark_shape, rim};
use crate::replay::{ReplayIntent, ReplayView, chance_at, curve};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::{TooltipExt, shows_focus};
use crate::widgets::{
    ButtonSpec, button, button_row, fitted, heading, list_room, list_shown, set_height, side_dialogue,
};
use crate::{LogLine, UndoAvailability};
use orrery_locale::{changes, text, text_args};
use orrery_settings::keys::Action;
use orrery_table::CoachTaskState;

/// The presentation of the lines of a log.
#[derive(Debug, Clone, Copy)]
struct LogStyle {
    /// True if each line begins with its round.
    rounds: bool,
    /// The current moment of a watched match, or `None` in a match that is being played. In a watched match, a click on a line
    /// shows the moment after the order.
    at: Option<usize>,
}

/// Height of a single line of text.
const LINE: f32 = 23.0;
/// The part of [`LINE`] that is above and below the text of an entry.
const AIR: f32 = 4.0;
/// The space after the text.
const END: f32 = 6.0;

/// Returns the area of the log.
pub fn area(view: &SharedPanelData) -> BoardUnitRect {
    if view.replay.is_some() { view.places.hand_and_log() } else { view.places.log }
}

/// Shows the log in the column, in `rect`, with the newest line at the bottom.
pub fn log<G: MatchPanels>(ui: &mut Ui, rect: Rect, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    // While a match is watched, the log covers everything that the game may draw below the hand.
    let watched = view.replay.is_some();
    ui.painter().add(if watched {
        glass_of(rect, 13.0, BorderStyle::Steel, 1.0)
    } else {
        glass(rect, 13.0, BorderStyle::Steel)
    });
    heading(ui.painter(), rect.min + vec2(18.0, 18.0), &text("ui-log"));
    let corner = rect.right_top() + vec2(-18.0, 18.0);
    let round = text_args("ui-round", &[("round", view.round.into())]);
    ui.painter().text(corner, Align2::RIGHT_CENTER, round, regular(SMALL), PANEL_PALETTE.dim.0);
    // A click outside any line enlarges the log. With the keyboard, players use its heading for that.
    let whole = ui.interact(rect, ui.id().with("whole"), Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 32.0));
    let response = ui.interact(head, ui.id().with("large"), Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text("ui-log-large")));
    let asked = explained(response, view, Action::Log, &text("ui-log-large")).clicked();
    if asked || whole.clicked() {
        out.push(UiIntent::Open(Overlay::Log));
    }
    let mut top = rect.top() + 31.0;
    if let Some(replay) = view.replay {
        let row = Rect::from_min_size(pos2(rect.left() + 14.0, top + 2.0), vec2(rect.width() - 28.0, CHANCES));
        top = chances(ui, row, view, replay, out).map_or(top, |bottom| bottom + 4.0);
    } else {
        top = goal::goal(ui, view, rect, top);
    }
    let inner = Rect::from_min_max(pos2(rect.left() + 8.0, top), rect.max - vec2(6.0, 6.0));
    let manner = LogStyle { rounds: false, at: view.replay.map(|replay| replay.at) };
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| lines(ui, view.log, manner, out));
}

/// Shows the enlarged log in a dialogue. `at` is the current moment of a watched match. `why_not` is the key of the message that
/// explains why no turn can be explained now, or `None` if one can.
pub fn log_dialogue(
    ctx: &Context,
    log: &[LogLine],
    at: Option<usize>,
    why_not: Option<&'static str>,
    out: &mut Vec<UiIntent>,
) {
    side_dialogue(ctx, "log", 640.0, &text("ui-log"), |ui| {
        let room = list_room(ui, 160.0);
        let room = if room.is_finite() { room } else { 5.0 * LINE };
        let high = tops(ui, log, width(ui), true).last().copied().unwrap_or(0.0);
        let room = room.min(high.max(3.0 * LINE) + 4.0);
        ui.scope(|ui| {
            ui.set_height(room);
            lines(ui, log, LogStyle { rounds: true, at }, out);
        });
        list_shown(ui, room);
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
            let why = text("ui-why");
            let face = ButtonSpec::new(&why).enabled(why_not.is_none());
            if button(ui, &face, None).hint(text(why_not.unwrap_or("ui-why-about"))).clicked() {
                out.push(UiIntent::Explain(None));
            }
        });
    });
}

fn lines(ui: &mut Ui, log: &[LogLine], manner: LogStyle, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let width = width(ui);
    let tops = tops(ui, log, width, manner.rounds);
    let high = tops.last().copied().unwrap_or(0.0);
    let shown = manner.at.map_or(log.len(), |at| log.partition_point(|line| line.entry < at));
    let below = if manner.at.is_some() { ui.available_height() * 0.3 } else { 0.0 };
    let (offset, room) = whole_lines(&tops, tops.get(shown).copied().unwrap_or(high) + below, ui.available_height());
    let mut area = ScrollArea::vertical().auto_shrink(false).stick_to_bottom(manner.at.is_none()).max_height(room);
    // By default the area is at least 64 points high, and would show part of a line if the whole lines need less.
    area = area.min_scrolled_height(0.0);
    // A change of language changes the heights of lines.
    let opening = opening(ui);
    if changed(ui, (log.len(), shown, changes())) || opening {
        // A new line, or the line of another moment, is scrolled into view at once, whatever the scroll position.
        area = area.vertical_scroll_offset(offset);
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
            line(ui, rect, entry, (index, index + 1 == shown), (manner, opening), out);
        }
    });
}

/// Returns the scroll offset of lines with these `tops` at which the line that ends at `end` is visible in `room`, and the part
/// of the room to use so that neither the first nor the last line is cut off.
fn whole_lines(tops: &[f32], end: f32, room: f32) -> (f32, f32) {
    let all = tops.last().copied().unwrap_or(0.0);
    if all <= room {
        return (0.0, room);
    }
    let first = tops.partition_point(|&top| top < end.min(all) - room);
    let offset = tops.get(first).copied().unwrap_or(all);
    let last = tops.partition_point(|&top| top <= offset + room).saturating_sub(1);
    let used = tops.get(last).copied().unwrap_or(all) - offset;
    // A line that is higher than the room is cut off.
    (offset, if used > 0.0 { used } else { room })
}

/// Returns the width of the lines, without the scroll bar.
fn width(ui: &Ui) -> f32 {
    ui.available_width() - ui.spacing().scroll.allocated_width()
}

/// Returns the position of each line relative to the first, and the end of the last. The result is cached until the lines, their
/// width or the text size change.
fn tops(ui: &Ui, log: &[LogLine], width: f32, with_rounds: bool) -> Arc<Vec<f32>> {
    let id = Id::new(("tops of log lines", with_rounds));
    let words: Vec<(&str, bool)> = log.iter().map(|line| (line.words.as_str(), line.below)).collect();
    let letters = [regular(SMALL).size, ui.ctx().pixels_per_point(), width].map(f32::to_bits);
    let key = bevy_egui::egui::util::hash((&words, letters));
    if let Some((known, tops)) = ui.data(|data| data.get_temp::<(u64, Arc<Vec<f32>>)>(id))
        && known == key
    {
        return tops;
    }
    let mut tops = vec![0.0];
    let mut top = 0.0;
    for entry in log {
        // Because of rounding, text that just fits here might not fit where it is drawn, and would need another line there.
        let room = width - begin(entry, with_rounds) - END - 1.0;
        top += set_height(ui, &entry.words, regular(SMALL), room).max(LINE - AIR) + AIR;
        tops.push(top);
    }
    let tops = Arc::new(tops);
    ui.data_mut(|data| data.insert_temp(id, (key, tops.clone())));
    tops
}

/// Returns the left edge of a line's text.
fn begin(entry: &LogLine, with_round: bool) -> f32 {
    30.0 + if with_round { 40.0 } else { 0.0 } + if entry.below { 12.0 } else { 0.0 }
}

/// Reports whether the log's lines, its current moment or its language have changed since the log was last drawn here.
fn changed(ui: &Ui, now: (usize, usize, u64)) -> bool {
    let id = ui.id().with("lines drawn");
    ui.data_mut(|data| {
        let drawn = data.get_temp_mut_or_default::<(usize, usize, u64)>(id);
        std::mem::replace(drawn, now) != now
    })
}

/// The number of passes until the size and focus of a newly opened log are final.
const OPENING: u64 = 4;

/// Reports whether the log has only just opened here. It then shows its newest line, regardless of the previous scroll position.
fn opening(ui: &Ui) -> bool {
    let id = ui.id().with("log opened");
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| {
        let (first, last) = data.get_temp_mut_or_default::<(u64, u64)>(id);
        if *first == 0 || *last + 1 < pass {
            *first = pass;
        }
        *last = pass;
        pass < *first + OPENING
    })
}

/// Returns the request that results from a click on a line, if any.
fn leads_to(entry: &LogLine, manner: LogStyle) -> Option<UiIntent> {
    match manner.at {
        Some(_) => Some(UiIntent::Look(Some(entry.entry + 1))),
        None => match entry.back {
            UndoAvailability::Yes | UndoAvailability::Past => Some(UiIntent::UndoTo(entry.entry)),
            // In the column, a click on such a line opens the enlarged log instead.
            UndoAvailability::Barred if !manner.rounds => Some(UiIntent::Open(Overlay::Log)),
            UndoAvailability::Barred | UndoAvailability::No => None,
        },
    }
}

/// Shows the line with this index. The flag is true for the last line that is not after the current moment.
fn line(
    ui: &mut Ui,
    rect: Rect,
    entry: &LogLine,
    (index, last): (usize, bool),
    (manner, opening): (LogStyle, bool),
    out: &mut Vec<UiIntent>,
) {
    let leads = leads_to(entry, manner);
    // In the enlarged log the focus moves over all lines, so that they can be read. In the column it moves only over the lines of
    // the current turn.
    let of_the_turn = manner.at.is_none() && matches!(entry.back, UndoAvailability::Yes | UndoAvailability::Barred);
    let sense = match leads {
        _ if manner.rounds || of_the_turn => Sense::click(),
        Some(_) => Sense::CLICK,
        None => Sense::hover(),
    };
    let response = ui.interact(rect, Id::new(("log line", index, manner.rounds)), sense);
    response.widget_info(|| {
        let kind = if leads.is_some() { WidgetType::Button } else { WidgetType::Label };
        WidgetInfo::labeled(kind, true, &entry.words)
    });
    // The initial focus of a dialogue must not scroll.
    if response.gained_focus() && !opening {
        ui.scroll_to_rect(rect.expand2(vec2(0.0, 2.0 * LINE)), None);
    }
    if (response.hovered() || shows_focus(&response)) && !entry.spots.is_empty() {
        out.push(UiIntent::Spot(entry.spots.clone()));
    }
    if last || response.hovered() {
        let fill = PANEL_PALETTE.key[1].0.gamma_multiply(0.75);
        ui.painter().add(gradient(rect.shrink2(vec2(2.0, 0.5)), 9.0, &[fill, fill]));
    }
    if last && manner.at.is_some() {
        ui.painter().add(rim(rect.shrink2(vec2(2.0, 0.5)), 9.0, BorderStyle::Brass));
    }
    written(ui, rect, entry, manner);
    let clicked = response.clicked();
    // A line with its full text needs no tip that repeats it.
    if entry.all != entry.words || manner.at.is_some() || !matches!(entry.back, UndoAvailability::No) {
        response.tip_of(|ui| {
            ui.label(&entry.all);
            about_line(ui, entry, manner);
        });
    }
    if clicked {
        out.extend(leads);
    }
}

/// Draws the text of a line, after the round in the enlarged log, and after the player's mark if it is the line of an order. The
/// line is dim if its order is after the current moment.
fn written(ui: &Ui, rect: Rect, entry: &LogLine, manner: LogStyle) {
    let fade = if manner.at.is_some_and(|at| entry.entry >= at) { 0.62 } else { 1.0 };
    let mut left = rect.left_center() + vec2(16.0, 0.0);
    if manner.rounds {
        ui.painter().text(left, Align2::LEFT_CENTER, entry.round, regular(SMALL), PANEL_PALETTE.dim.0);
        left.x += 40.0;
    }
    let ink = if entry.below { PANEL_PALETTE.dim.0 } else { PANEL_PALETTE.text.0 }.gamma_multiply(fade);
    if !entry.below {
        let seat = PANEL_PALETTE.seat(entry.colour);
        let stroke = Stroke::new(0.9, PANEL_PALETTE.mark_rim.0.gamma_multiply(fade));
        ui.painter().add(mark_shape(left, 6.4, entry.colour, seat.colour.0.gamma_multiply(fade), stroke));
    }
    let at = rect.left_center() + vec2(begin(entry, manner.rounds), 0.0);
    fitted(ui, at, Align2::LEFT_CENTER, &entry.words, regular(SMALL), ink, rect.right() - at.x - END);
}

/// Shows the end of a line's tip: the effect of a click, or the reason why orders cannot be undone back to the line. Shows
/// nothing if there is neither.
fn about_line(ui: &mut Ui, entry: &LogLine, manner: LogStyle) {
    let (key, ink) = match (manner.at, entry.back) {
        (Some(_), _) => ("replay-log-go", PANEL_PALETTE.act.line.0),
        (None, UndoAvailability::Yes) => ("ui-log-return", PANEL_PALETTE.act.line.0),
        (None, UndoAvailability::Past) => ("replay-log-past", PANEL_PALETTE.act.line.0),
        (None, UndoAvailability::Barred) => ("replay-log-barred", PANEL_PALETTE.warning.0),
        (None, UndoAvailability::No) => return,
    };
    ui.label(RichText::new(text(key)).color(ink));
}

/// Height of the win chances above the log of the replay viewer.
const CHANCES: f32 = 26.0;

/// Height of the chart of win chances.
const CURVE: f32 = 92.0;

/// Shows each player's win chance at the current moment with the chart, the progress of the review, or the button that requests
/// it. Returns the lower edge, or `None` if there is nothing to show.
fn chances(
    ui: &mut Ui,
    row: Rect,
    view: &SharedPanelData,
    replay: &ReplayView,
    out: &mut Vec<UiIntent>,
) -> Option<f32> {
    let place = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center)).id_salt("chances");
    match replay.review {
        Some(CoachTaskState::Ready(review)) => {
            let wide = row.width() / review.seats.len().max(1) as f32;
            for (seat, &colour) in review.seats.iter().enumerate() {
                let cell = Rect::from_min_size(row.min + vec2(seat as f32 * wide, 0.0), vec2(wide, row.height()));
                let chance = percent(chance_at(review, seat, replay.at, replay.orders));
                let response = ui.interact(cell, ui.id().with(("chance", colour)), Sense::hover());
                let args = [("name", view.names.of(colour).into()), ("chance", chance.as_str().into())];
                let words = text_args("replay-chance", &args);
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
                response.hint(words.clone());
                mark(ui.painter(), cell.left_center() + vec2(10.0, 0.0), 8.0, colour, false);
                let at = cell.left_center() + vec2(23.0, 0.0);
                ui.painter().text(at, Align2::LEFT_CENTER, chance, bold(SMALL), PANEL_PALETTE.seat(colour).light.0);
            }
            let place = Rect::from_min_size(row.left_bottom() + vec2(0.0, 2.0), vec2(row.width(), CURVE));
            curve(ui, place, replay, review, out);
            Some(place.bottom())
        }
        Some(CoachTaskState::Pondering(progress)) => {
            let args = [("done", progress.done.into()), ("all", progress.all.into())];
            let words = text_args("ui-review-progress", &args);
            fitted(
                ui,
                row.left_center(),
                Align2::LEFT_CENTER,
                &words,
                regular(SMALL),
                PANEL_PALETTE.dim.0,
                row.width(),
            );
            Some(row.bottom())
        }
        _ if replay.can_review => {
            let label = text("replay-chances");
            let pressed = ui.scope_builder(place, |ui| button(ui, &ButtonSpec::new(&label).low(), None)).inner;
            if pressed.hint(text("replay-chances-help")).clicked() {
                out.push(UiIntent::Replay(ReplayIntent::Chances));
            }
            Some(row.bottom())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::whole_lines;

    #[test]
    fn log_shows_only_whole_lines() {
        let tops = [0.0, 20.0, 40.0, 75.0, 95.0, 115.0];
        assert_eq!(whole_lines(&tops, 115.0, 200.0), (0.0, 200.0), "all of them");
        assert_eq!(whole_lines(&tops, 115.0, 50.0), (75.0, 40.0), "the last two");
        assert_eq!(whole_lines(&tops, 75.0, 60.0), (20.0, 55.0), "a moment in the middle");
        assert_eq!(whole_lines(&tops, 10.0, 50.0), (0.0, 40.0), "the beginning");
        assert_eq!(whole_lines(&tops, 75.0, 30.0).1, 20.0);
        assert_eq!(whole_lines(&[0.0, 90.0], 90.0, 40.0).1, 40.0, "higher than the room");
        assert_eq!(whole_lines(&[0.0], 0.0, 40.0), (0.0, 40.0));
    }
}
