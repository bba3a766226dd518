//! The statistics of one match.

use bevy_egui::egui::{Align2, Color32, Context, RichText, Sense, Ui, pos2, vec2};

use super::chart::points_chart;
use super::{CELL, GameTab, StatsWish, cell, dice, facilities, figures, part_height};
use crate::games::alien_frontiers::locale::text;
use crate::games::alien_frontiers::stats::{Figures, MatchStats, SeatStats};
use crate::locale::Names;
use crate::panels::intent::{Overlay, UiIntent};
use crate::panels::paint::mark;
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::widgets::{KeyFace, button, button_row, choice, dialogue, fitted, list};

/// The statistics of a match.
pub fn game_stats(ctx: &Context, stats: &MatchStats, tab: GameTab, names: &Names, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "game statistics", 980.0, &text("stats-match"), |ui| {
        let tabs = [
            (GameTab::Points, "stats-tab-points"),
            (GameTab::Dice, "stats-tab-dice"),
            (GameTab::Facilities, "stats-tab-facilities"),
            (GameTab::Deeds, "stats-tab-resources"),
        ];
        let tabs: Vec<_> = tabs.map(|(tab, key)| (tab, text(key), String::new())).into();
        if let Some(chosen) = choice(ui, tab, &tabs) {
            out.push(UiIntent::Stats(StatsWish::Tab(chosen)));
        }
        ui.add_space(8.0);
        list(ui, 230.0, |ui, room| {
            let width = ui.available_width() - 14.0;
            let height = part_height(ui, room);
            match tab {
                GameTab::Points => {
                    let (place, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                    points_chart(ui, place, stats);
                }
                GameTab::Dice => all_dice(ui, stats, names, width),
                GameTab::Facilities => {
                    legend(ui, stats, names, width, 0.0);
                    let columns: Vec<_> =
                        stats.seats.iter().map(|seat| (ink(seat), Some(seat.colour.0), seat.own.docked)).collect();
                    facilities(ui, &columns, width);
                }
                GameTab::Deeds => deeds(ui, stats, names, width),
            }
        });
        button_row(ui, |ui| {
            let done = text("ui-done");
            if button(ui, &KeyFace::new(&done).primary(), None).clicked() {
                out.push(UiIntent::Close);
            }
            let share = text("share-title");
            if button(ui, &KeyFace::new(&share), None).clicked() {
                out.push(UiIntent::Open(Overlay::Share));
            }
        });
    });
}

fn ink(seat: &SeatStats) -> Color32 {
    INKS.seat(seat.colour.0).colour.0
}

/// Everybody's dice, two beside each other where there is room.
fn all_dice(ui: &mut Ui, stats: &MatchStats, names: &Names, width: f32) {
    let columns = if width > 640.0 { 2 } else { 1 };
    let each = (width - 28.0 * (columns as f32 - 1.0)) / columns as f32;
    for pair in stats.seats.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 28.0;
            for seat in pair {
                ui.vertical(|ui| {
                    ui.set_width(each);
                    let seen = (ink(seat), Some(seat.colour.0));
                    dice(ui, &names.of(seat.colour.0), seen, &seat.own.dice, each);
                });
            }
        });
        ui.add_space(10.0);
    }
    ui.label(RichText::new(text("stats-band")).font(regular(SMALL)).color(INKS.dim.0));
}

/// Who has which column: marks and names over the last columns, or side by side from the left.
fn legend(ui: &mut Ui, stats: &MatchStats, names: &Names, width: f32, cell: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
    let count = stats.seats.len() as f32;
    let each = if cell > 0.0 { cell } else { width / count };
    let left = if cell > 0.0 { rect.right() - cell * count } else { rect.left() };
    for (index, seat) in stats.seats.iter().enumerate() {
        let x = left + each * index as f32;
        mark(ui.painter(), pos2(x + 16.0, rect.center().y), 10.0, seat.colour.0, true);
        let at = pos2(x + 32.0, rect.center().y);
        fitted(ui, at, Align2::LEFT_CENTER, &names.of(seat.colour.0), bold(SMALL), INKS.ivory.0, each - 38.0);
    }
}

/// What each player did, a line for each count.
fn deeds(ui: &mut Ui, stats: &MatchStats, names: &Names, width: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    legend(ui, stats, names, width, CELL);
    type Count = fn(&Figures) -> u32;
    let lines: [(&str, Count); 20] = [
        ("stats-fuel-in", |s| s.flow.fuel_in),
        ("stats-ore-in", |s| s.flow.ore_in),
        ("stats-fuel-out", |s| s.flow.fuel_out),
        ("stats-ore-out", |s| s.flow.ore_out),
        ("stats-stolen", Figures::stolen),
        ("stats-lost", |s| s.flow.fuel_lost + s.flow.ore_lost),
        ("stats-shed", |s| s.flow.fuel_shed + s.flow.ore_shed),
        ("stats-raids", |s| s.raids),
        ("stats-raided", |s| s.raided),
        ("stats-evicted", |s| s.evicted),
        ("stats-claimed", |s| s.cards_claimed),
        ("stats-cards-stolen", |s| s.cards_stolen),
        ("stats-cards-lost", |s| s.cards_lost),
        ("stats-used", |s| s.used.iter().sum()),
        ("stats-discarded", |s| s.discarded.iter().sum()),
        ("stats-built", |s| s.ships_built),
        ("stats-relics", |s| s.relics),
        ("stats-constructor", |s| s.colonies[0]),
        ("stats-hub", |s| s.colonies[1]),
        ("stats-terraforming", |s| s.colonies[2]),
    ];
    for (key, count) in lines {
        let cells: Vec<_> = stats.seats.iter().map(|seat| cell(count(&seat.own))).collect();
        figures(ui, &text(key), &cells, width);
    }
}
