//! The statistics of one match.

use bevy_egui::egui::{Align2, Color32, Context, RichText, Sense, Ui, pos2, vec2};

use super::chart::points_chart;
use super::{CELL, MatchStatsContent, MatchStatsView, StatsIntent, StatsSeat, bars, cell, dice, figures, part_height};
use crate::intent::{Overlay, UiIntent};
use crate::paint::mark;
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{ButtonSpec, button_row, choice, dialogue, fitted, list};
use orrery_learn::stats::FACES;
use orrery_locale::text;

/// Shows the statistics of a match, one tab at a time.
pub fn game_stats(ctx: &Context, view: &MatchStatsView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "game statistics", 980.0, &text("stats-match"), |ui| {
        let tabs: Vec<_> = view.tabs.iter().map(|(tab, title)| (*tab, title.clone(), String::new())).collect();
        if let Some(chosen) = choice(ui, view.tab, &tabs) {
            out.push(UiIntent::Stats(StatsIntent::Tab(chosen)));
        }
        ui.add_space(8.0);
        list(ui, 230.0, |ui, room| {
            let width = ui.available_width() - 14.0;
            let height = part_height(ui, room);
            match &view.part {
                MatchStatsContent::Points(curve) => {
                    let (place, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                    points_chart(ui, place, &view.seats, curve);
                }
                MatchStatsContent::Dice(counts) => all_dice(ui, &view.seats, counts, width),
                MatchStatsContent::Places(places) => {
                    legend(ui, &view.seats, width, 0.0);
                    let columns: Vec<_> = view.seats.iter().map(|seat| (ink(seat), Some(seat.colour))).collect();
                    bars(ui, &columns, &places.lines, width);
                }
                MatchStatsContent::Actions(deeds) => {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    legend(ui, &view.seats, width, CELL);
                    for (title, counts) in &deeds.lines {
                        let cells: Vec<_> = counts.iter().map(|&count| cell(count)).collect();
                        figures(ui, title, &cells, width);
                    }
                }
            }
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
            ButtonSpec::new(&text("share-title")).asks(ui, UiIntent::Open(Overlay::Share), out);
        });
    });
}

fn ink(seat: &StatsSeat) -> Color32 {
    PANEL_PALETTE.seat(seat.colour).colour.0
}

/// Shows the dice of each player, two players side by side if there is room.
fn all_dice(ui: &mut Ui, seats: &[StatsSeat], counts: &[[u32; FACES]], width: f32) {
    let columns = if width > 640.0 { 2 } else { 1 };
    let each = (width - 28.0 * (columns as f32 - 1.0)) / columns as f32;
    for (pair, counts) in seats.chunks(columns).zip(counts.chunks(columns)) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 28.0;
            for (seat, counts) in pair.iter().zip(counts) {
                ui.vertical(|ui| {
                    ui.set_width(each);
                    dice(ui, &seat.name, (ink(seat), Some(seat.colour)), counts, each);
                });
            }
        });
        ui.add_space(10.0);
    }
    ui.label(RichText::new(text("stats-band")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
}

/// Shows the players' marks and names as a legend: above the last columns of width `cell`, or over the whole width if `cell` is
/// 0.
fn legend(ui: &mut Ui, seats: &[StatsSeat], width: f32, cell: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
    let count = seats.len() as f32;
    let each = if cell > 0.0 { cell } else { width / count };
    let left = if cell > 0.0 { rect.right() - cell * count } else { rect.left() };
    for (index, seat) in seats.iter().enumerate() {
        let x = left + each * index as f32;
        mark(ui.painter(), pos2(x + 16.0, rect.center().y), 10.0, seat.colour, true);
        let at = pos2(x + 32.0, rect.center().y);
        fitted(ui, at, Align2::LEFT_CENTER, &seat.name, bold(SMALL), PANEL_PALETTE.ivory.0, each - 38.0);
    }
}
