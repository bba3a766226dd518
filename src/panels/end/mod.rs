//! The end of the match: who won, and where the points came from.

mod contract;
mod scores;

use std::f32::consts::TAU;

use bevy_egui::egui::{Align2, Color32, Context, RichText, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::icons;
use super::intent::{Goto, Overlay, UiIntent};
use super::paint::mark;
use super::replay::ReplayWish;
use super::statistics::StatsWish;
use super::style::{INKS, SMALL, bold, regular};
use super::tips::Tipped;
use super::widgets::{KeyFace, button, dialogue, text_width};
use crate::core::Colour;
use crate::locale::{Names, text, text_args};

pub use contract::ScoreWords;
pub use scores::{ScoreRow, Scores};

/// A row of the table for who hears it read out: the name, every part by its title, all points last.
fn row_text(sources: &[String], row: &ScoreRow, names: &Names) -> String {
    let parts = sources.iter().zip(&row.parts).map(|(source, part)| format!("{source} {part}"));
    let all = format!("{} {}", text("ui-score-total"), row.total());
    let told: Vec<String> = std::iter::once(names.of(row.colour)).chain(parts).chain([all]).collect();
    told.join(&text("list-comma"))
}

/// The table of points.
pub fn score_table(ui: &mut Ui, scores: &Scores, names: &Names) {
    let room = ui.available_width();
    let name = (room * 0.25).min(190.0);
    let sources = scores.sources.len() as f32;
    let (cell, height) = (((room - name) / (sources + 1.0)).clamp(60.0, 92.0), 44.0);
    let width = name + cell * (sources + 1.0);
    let titles: Vec<String> = scores.sources.iter().cloned().chain([text("ui-score-total")]).collect();
    // Long titles stand in two rows by turns, each with twice the room.
    let crowded = titles.iter().any(|title| text_width(ui, title, regular(SMALL)) > cell - 8.0);
    let (head, _) = ui.allocate_exact_size(vec2(width, if crowded { 48.0 } else { 30.0 }), Sense::hover());
    for (index, title) in titles.into_iter().enumerate() {
        let raised = if !crowded {
            0.0
        } else if index % 2 == 0 {
            -10.0
        } else {
            10.0
        };
        let at = head.left_center() + vec2(name + cell * (index as f32 + 0.5), raised);
        ui.painter().text(at, Align2::CENTER_CENTER, title, regular(SMALL), INKS.dim.0);
    }
    for row in &scores.rows {
        let (line, told) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        told.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, row_text(&scores.sources, row, names)));
        let painter = ui.painter();
        painter.hline(line.x_range(), line.top(), Stroke::new(1.0, INKS.rim[3].0));
        mark(painter, line.left_center() + vec2(20.0, 0.0), 14.0, row.colour, true);
        let ink = if row.winner { INKS.brass[1].0 } else { INKS.ivory.0 };
        let at = line.left_center() + vec2(46.0, 0.0);
        super::widgets::fitted(ui, at, Align2::LEFT_CENTER, &names.of(row.colour), bold(18.0), ink, name - 50.0);
        for (index, part) in row.parts.iter().enumerate() {
            let at = line.left_center() + vec2(name + cell * (index as f32 + 0.5), 0.0);
            let ink = if *part == 0 { INKS.dim.0 } else { INKS.text.0 };
            ui.painter().text(at, Align2::CENTER_CENTER, part, regular(18.0), ink);
        }
        let at = line.left_center() + vec2(name + cell * (sources + 0.5), 0.0);
        icons::piece(ui.painter(), "icon-vp", at - vec2(26.0, 0.0), 0.9, Color32::WHITE);
        ui.painter().text(at + vec2(4.0, 0.0), Align2::CENTER_CENTER, row.total(), bold(24.0), ink);
    }
}

/// Height of the winners' emblem.
const EMBLEM: f32 = 122.0;

/// The winners' marks under a sun of brass; left out where the screen is small.
fn emblem(ui: &mut Ui, rows: &[ScoreRow]) {
    let winners: Vec<Colour> = rows.iter().filter(|row| row.winner).map(|row| row.colour).collect();
    if ui.ctx().content_rect().height() < 640.0 || winners.is_empty() {
        return;
    }
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), EMBLEM), Sense::hover());
    let painter = ui.painter();
    for (nth, &colour) in winners.iter().enumerate() {
        let aside = (nth as f32 - (winners.len() as f32 - 1.0) / 2.0) * 150.0;
        let middle = area.center() + vec2(aside, 0.0);
        for ray in 0..36 {
            let along = Vec2::angled(ray as f32 * TAU / 36.0);
            let (reach, ink) = if ray % 3 == 0 { (59.0, INKS.brass[1].0) } else { (51.0, INKS.brass[0].0) };
            painter.line_segment([middle + along * 44.0, middle + along * reach], Stroke::new(1.4, ink));
        }
        painter.circle(middle, 40.0, INKS.seat(colour).deep.0, Stroke::new(2.0, INKS.brass[1].0));
        mark(painter, middle, 24.0, colour, true);
    }
}

/// The end of the match; `review_key` is the key that opens the review.
pub fn end(ctx: &Context, scores: &Scores, names: &Names, rounds: u32, review_key: &str, out: &mut Vec<UiIntent>) {
    let winners: Vec<String> = scores.rows.iter().filter(|row| row.winner).map(|row| names.of(row.colour)).collect();
    let won = || {
        let args = [("count", winners.len().into()), ("names", winners.join(&text("list-comma")).into())];
        text_args("ui-end-title", &args)
    };
    let title = scores.verdict.clone().unwrap_or_else(won);
    dialogue(ctx, "end", 820.0, &title, |ui| {
        emblem(ui, &scores.rows);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(text_args("ui-end-rounds", &[("rounds", rounds.into())])).color(INKS.dim.0));
        });
        ui.add_space(8.0);
        score_table(ui, scores, names);
        if let Some(tie) = &scores.tie {
            ui.add_space(4.0);
            ui.label(RichText::new(tie).color(INKS.brass[1].0));
        }
        ui.add_space(14.0);
        ui.horizontal_wrapped(|ui| {
            let entries = [
                ("ui-review-open", UiIntent::Review, false),
                ("replay-watch", UiIntent::Replay(ReplayWish::Watch), false),
                ("stats-match", UiIntent::Stats(StatsWish::Game), false),
                ("ui-rematch", UiIntent::Rematch, true),
                ("ui-same-deal", UiIntent::SameDeal, false),
                ("share-title", UiIntent::Open(Overlay::Share), false),
                ("ui-look", UiIntent::Go(Goto::Board), false),
                ("ui-to-title", UiIntent::Go(Goto::Title), false),
            ];
            for (key, intent, primary) in entries {
                let label = text(key);
                let face = KeyFace::new(&label);
                let response = button(ui, &if primary { face.primary() } else { face }, None);
                let response = match intent {
                    UiIntent::Review => response.hint(text_args("ui-review-help", &[("key", review_key.into())])),
                    _ => response,
                };
                if response.clicked() {
                    out.push(intent);
                }
            }
        });
    });
}

/// The points while the match goes on.
pub fn scores(ctx: &Context, scores: &Scores, names: &Names, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "scores", 820.0, &text("ui-scores"), |ui| {
        score_table(ui, scores, names);
        super::widgets::button_row(ui, |ui| {
            let done = text("ui-done");
            if button(ui, &KeyFace::new(&done).primary(), None).clicked() {
                out.push(UiIntent::Close);
            }
        });
    });
}
