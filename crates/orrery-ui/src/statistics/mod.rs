//! Statistics on the screen: of one match, and of all counted matches with the achievements.

mod achievements;
mod chart;
mod contract;
mod lifetime;
mod match_stats;
mod view;

pub use contract::StatisticsTexts;
pub use lifetime::life_stats;
pub use match_stats::game_stats;
pub use view::{
    AchievementView, CountTable, LifetimeStatsContent, LifetimeStatsTotals, LifetimeStatsView, MatchStatsContent,
    MatchStatsView, StatsSeat,
};

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::icons;
use crate::paint::{gradient, mark};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt;
use crate::widgets::{fitted, set_height};
use orrery_core::Colour;
use orrery_learn::stats::{FACES, MatchGrouping, RollVerdict, band, pips};
use orrery_locale::{decimal, grouped, text, text_args};

/// A tab of a match's statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MatchStatsTab {
    /// The points by turn.
    #[default]
    Points,
    /// The distribution of the dice rolled in this match.
    Dice,
    /// Counts for each player, shown as bars, for example of the places that they visited.
    Places,
    /// The counts of the players' actions.
    Actions,
}

/// A tab of the statistics of all matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LifetimeStatsTab {
    /// The numbers of matches and victories, split by a criterion.
    #[default]
    Matches,
    /// The distribution of the dice rolled in all matches.
    Dice,
    /// Bar charts of counts in all matches.
    Places,
    /// The achievements, which all people at this screen share.
    Achievements,
}

/// A request of the statistics screens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatsIntent {
    /// Open the statistics of the open match.
    Game,
    /// Show this tab in the statistics of a match.
    Tab(MatchStatsTab),
    /// Show this tab in the statistics of all matches.
    Life(LifetimeStatsTab),
    /// Split all matches by this criterion.
    Split(MatchGrouping),
    /// Show only the matches of this person, or with `None` those of all people.
    Person(Option<String>),
    /// Export the table of all matches as CSV, for spreadsheets.
    Csv,
    /// Export all statistics as JSON.
    Json,
}

/// Width of a column of figures.
const CELL: f32 = 108.0;
/// Height of a line of figures.
const LINE: f32 = 28.0;

/// The maximum height of a tab: that of ten lines with four bars each.
const HIGHEST: f32 = 740.0;

/// Sets and returns the height of a tab, at most `room`. All tabs have the same height, so that the tab labels above stay under
/// the pointer. If `room` is infinite, only returns a fixed height.
fn part_height(ui: &mut Ui, room: f32) -> f32 {
    if room.is_infinite() {
        return 320.0;
    }
    let height = room.min(HIGHEST);
    ui.set_min_height(height);
    height
}

/// Draws the rule above a line of a table in `rect`, and the title of the line, at most `room` wide.
fn heading(ui: &Ui, rect: Rect, title: &str, room: f32) {
    let rule = Stroke::new(1.0, PANEL_PALETTE.rim[3].0.gamma_multiply(0.6));
    ui.painter().hline(rect.x_range(), rect.top(), rule);
    let at = rect.left_center() + vec2(4.0, 0.0);
    fitted(ui, at, Align2::LEFT_CENTER, title, regular(16.0), PANEL_PALETTE.text.0, room);
}

/// Shows a line of a table: its title, and a figure for each column. Screen readers read the line as a whole.
fn figures(ui: &mut Ui, title: &str, cells: &[(String, Color32)], width: f32) {
    let room = width - CELL * cells.len() as f32;
    let heads = cells.iter().map(|(words, _)| set_height(ui, words, bold(16.0), CELL - 12.0));
    let high = heads.fold(set_height(ui, title, regular(16.0), room - 12.0), f32::max);
    let (rect, response) = ui.allocate_exact_size(vec2(width, (high + 4.0).max(LINE)), Sense::hover());
    let spoken: Vec<&str> = std::iter::once(title).chain(cells.iter().map(|(words, _)| words.as_str())).collect();
    let spoken = spoken.join(&text("list-comma"));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    heading(ui, rect, title, room - 12.0);
    for (index, (words, ink)) in cells.iter().enumerate() {
        let at = pos2(rect.left() + room + CELL * (index as f32 + 1.0) - 10.0, rect.center().y);
        fitted(ui, at, Align2::RIGHT_CENTER, words, bold(16.0), *ink, CELL - 12.0);
    }
}

/// Returns a count as a cell. Zero is dimmed.
fn cell(count: u32) -> (String, Color32) {
    (grouped(count), if count == 0 { PANEL_PALETTE.dim.0 } else { PANEL_PALETTE.ivory.0 })
}

/// Shows the dice of one player or of all matches: six bars, each with the range expected of fair dice, and a sentence about
/// luck.
fn dice(ui: &mut Ui, title: &str, (ink, seat): (Color32, Option<Colour>), counts: &[u32; FACES], width: f32) {
    let all: u32 = counts.iter().sum();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 136.0), Sense::hover());
    let painter = ui.painter();
    let head = rect.left_top() + vec2(0.0, 12.0);
    let dice = text_args("stats-dice-count", &[("dice", all.into())]);
    let counted =
        painter.text(pos2(rect.right(), head.y), Align2::RIGHT_CENTER, dice, regular(SMALL), PANEL_PALETTE.dim.0);
    let head = match seat {
        Some(colour) => {
            mark(painter, head + vec2(8.0, 0.0), 8.0, colour, false);
            head + vec2(22.0, 0.0)
        }
        None => head,
    };
    fitted(ui, head, Align2::LEFT_CENTER, title, bold(17.0), PANEL_PALETTE.ivory.0, counted.left() - head.x - 12.0);
    let (low, high) = band(all, 1.0 / FACES as f64);
    let most = counts.iter().copied().max().unwrap_or(0).max(high).max(1);
    let step = width / FACES as f32;
    let floor = rect.bottom() - 22.0;
    let room = floor - rect.top() - 46.0;
    for (index, &count) in counts.iter().enumerate() {
        let left = rect.left() + step * index as f32;
        let height = |count: u32| room * count as f32 / most as f32;
        let place = |low: f32, high: f32, inset: f32| {
            Rect::from_min_max(pos2(left + inset, floor - high), pos2(left + step - inset, floor - low))
        };
        let fair = place(height(low), height(high).max(height(low) + 2.0), 5.0);
        painter.rect_filled(fair, 3.0, PANEL_PALETTE.ivory.0.gamma_multiply(0.26));
        let bar = place(0.0, height(count).max(1.0), step * 0.3);
        painter.add(gradient(bar, 3.0, &[ink, ink.gamma_multiply(0.72)]));
        let at = pos2(left + step / 2.0, floor - height(count) - 3.0);
        painter.text(at, Align2::CENTER_BOTTOM, count, bold(SMALL), PANEL_PALETTE.ivory.0);
        icons::piece(
            painter,
            &format!("icon-value-{}", index + 1),
            pos2(left + step / 2.0, floor + 12.0),
            0.72,
            Color32::WHITE,
        );
        let args = [("face", (index + 1).into()), ("count", count.into()), ("low", low.into()), ("high", high.into())];
        let spoken = text_args("stats-face", &args);
        let area = Rect::from_min_max(pos2(left, rect.top() + 24.0), pos2(left + step, rect.bottom()));
        let response = ui.interact(area, ui.id().with((title, index)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
        response.hint(spoken);
    }
    luck(ui, counts, width);
}

/// Shows a sentence about the luck of these dice.
fn luck(ui: &mut Ui, counts: &[u32; FACES], width: f32) {
    let luck = pips(counts);
    let key = match luck.fall {
        RollVerdict::None => "stats-luck-none",
        RollVerdict::Usual => "stats-luck-usual",
        RollVerdict::Low => "stats-luck-low",
        RollVerdict::High => "stats-luck-high",
    };
    let number = |value: f64| decimal(value, 2);
    let args =
        [("mean", number(luck.mean).into()), ("low", number(luck.band.0).into()), ("high", number(luck.band.1).into())];
    let words = text_args(key, &args);
    ui.allocate_ui(vec2(width, 10.0), |ui| {
        ui.set_max_width(width);
        ui.label(bevy_egui::egui::RichText::new(words).font(regular(SMALL)).color(PANEL_PALETTE.text.0));
    });
}

/// Shows counts as bars side by side: a line for each count, and a bar for each column with the mark of its player, if it has
/// one.
fn bars(ui: &mut Ui, columns: &[(Color32, Option<Colour>)], lines: &[(String, Vec<u32>)], width: f32) {
    let most = lines.iter().flat_map(|(_, counts)| counts).copied().max().unwrap_or(0).max(1);
    for (name, counts) in lines {
        let high = 10.0 + 15.0 * columns.len() as f32;
        let title = (width * 0.34).min(250.0);
        let high = high.max(set_height(ui, name, regular(16.0), title - 26.0) + 4.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, high.max(LINE)), Sense::hover());
        let told: Vec<String> = counts.iter().map(u32::to_string).collect();
        let spoken = format!("{name}: {}", told.join(&text("list-comma")));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
        heading(ui, rect, name, title - 26.0);
        let room = width - title - 56.0;
        let top = rect.center().y - 7.5 * columns.len() as f32;
        for (row, ((ink, colour), &count)) in columns.iter().zip(counts).enumerate() {
            let middle = top + 15.0 * (row as f32 + 0.5);
            let length = room * count as f32 / most as f32;
            let bar = Rect::from_min_size(pos2(rect.left() + title, middle - 5.0), vec2(length.max(1.5), 10.0));
            ui.painter().rect_filled(bar, 3.0, *ink);
            if let Some(colour) = colour {
                mark(ui.painter(), pos2(bar.left() - 10.0, middle), 5.6, *colour, false);
            }
            let at = pos2(bar.right() + 8.0, middle);
            let ink = if count == 0 { PANEL_PALETTE.dim.0 } else { PANEL_PALETTE.ivory.0 };
            ui.painter().text(at, Align2::LEFT_CENTER, grouped(count), regular(SMALL), ink);
        }
    }
}
