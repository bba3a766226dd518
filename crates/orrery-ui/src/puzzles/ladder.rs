//! The puzzle ladder: all puzzles with their goals, and the player's progress.

use bevy_egui::egui::{
    Align, Align2, Color32, Context, Id, Rect, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::PuzzleIntent;
use crate::game_tabs::{GameTabs, game_tabs};
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, gradient, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, awaits_enter, button_row, dialogue, focus_ring, list, set};
use orrery_locale::{grouped, text, text_args};

/// A puzzle in the list of the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleRow {
    /// The title of the puzzle.
    pub title: String,
    /// The goal, in one line.
    pub goal: String,
    /// True if the player has solved the puzzle.
    pub solved: bool,
    /// True if the player looked at the solution before solving the puzzle.
    pub shown: bool,
    /// The number of leaves (ends of the turn) that reach the goal, and the number of all leaves.
    pub figures: (usize, usize),
}

/// Height of a puzzle's row.
const ROW: f32 = 46.0;
/// Width of a star.
const STAR: f32 = 19.0;
/// The maximum number of stars.
const HARDEST: usize = 5;

/// Returns the difficulty of a puzzle in stars, from 1 to 5. The smaller the share of leaves that reach its goal, the more stars.
pub fn hardness((solving, ends): (usize, usize)) -> usize {
    let one_in = ends / solving.max(1);
    1 + [4, 32, 256, 2048].iter().filter(|&&rarer| one_in >= rarer).count()
}

/// Shows the puzzles of the current game. `next` is the index of the puzzle to continue with, if there is one.
pub fn puzzle_list(ctx: &Context, games: &GameTabs, rows: &[PuzzleRow], next: Option<usize>, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "puzzles", 860.0, &text("puzzles"), |ui| {
        game_tabs(ui, games, out);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(text("puzzles-help")).color(PANEL_PALETTE.dim.0));
            let solved = rows.iter().filter(|row| row.solved).count();
            let count = text_args("puzzles-count", &[("solved", solved.into()), ("all", rows.len().into())]);
            ui.label(RichText::new(count).color(PANEL_PALETTE.brass[1].0));
            if solved == rows.len() {
                ui.label(RichText::new(text("puzzles-solved-all")).color(PANEL_PALETTE.brass[1].0));
            }
        });
        ui.add_space(6.0);
        list(ui, 300.0, |ui, _| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for (index, row) in rows.iter().enumerate() {
                puzzle(ui, index, row, next == Some(index), out);
            }
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-close")).asks(ui, UiIntent::Close, out);
        });
    });
}

fn puzzle(ui: &mut Ui, index: usize, row: &PuzzleRow, next: bool, out: &mut Vec<UiIntent>) {
    let state = text(match (row.solved, row.shown) {
        (false, _) => "puzzles-state-new",
        (true, false) => "puzzles-state-solved",
        (true, true) => "puzzles-state-shown",
    });
    let (solving, ends) = row.figures;
    let args = [("solving", grouped(solving as u32).into()), ("ends", grouped(ends as u32).into())];
    let figures = text_args("puzzles-figures", &args);
    let width = ui.available_width() - 12.0;
    let room = width - 78.0 - HARDEST as f32 * STAR;
    let goal = set(ui, &row.goal, regular(SMALL), PANEL_PALETTE.text.0, room, Align::Min);
    let title = set(ui, &row.title, bold(17.0), PANEL_PALETTE.ivory.0, room, Align::Min);
    let high = (title.size().y + goal.size().y + 4.0).max(ROW);
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let response = ui.interact(rect, Id::new(("puzzle", index)), Sense::click());
    let number = (index + 1).into();
    let label = text_args(
        "puzzles-row",
        &[("number", number), ("title", row.title.as_str().into()), ("state", state.as_str().into())],
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if next {
        awaits_enter(ui, &response);
    }
    let lit = response.hovered() || response.has_focus();
    let fill =
        [PANEL_PALETTE.key[1].0, PANEL_PALETTE.key[2].0].map(|ink| ink.gamma_multiply(if lit { 1.0 } else { 0.55 }));
    let painter = ui.painter();
    painter.add(gradient(rect, 9.0, &fill));
    painter.add(rim(rect, 9.0, if lit { BorderStyle::Act } else { BorderStyle::Steel }));
    let well = rect.left_center() + vec2(24.0, 0.0);
    if row.solved {
        icons::piece(painter, "icon-check", well, 1.0, Color32::WHITE);
    } else {
        painter.circle(well, 13.0, PANEL_PALETTE.ink.0, Stroke::new(1.4, PANEL_PALETTE.brass[1].0));
        painter.text(well, Align2::CENTER_CENTER, index + 1, bold(SMALL), PANEL_PALETTE.ivory.0);
    }
    let stars = hardness(row.figures);
    for star in 0..HARDEST {
        let at = pos2(rect.right() - 14.0 - STAR * (HARDEST - star) as f32 + STAR / 2.0, rect.center().y);
        let ink = if star < stars { Color32::WHITE } else { Color32::WHITE.gamma_multiply(0.16) };
        icons::piece(painter, "icon-vp", at, 0.7, ink);
    }
    let at = pos2(rect.left() + 48.0, rect.center().y - (title.size().y + goal.size().y) / 2.0);
    let below = at + vec2(0.0, title.size().y);
    painter.galley(at, title, PANEL_PALETTE.ivory.0);
    painter.galley(below, goal, PANEL_PALETTE.text.0);
    focus_ring(ui, &response, 9.0);
    if response.has_focus() && response.gained_focus() {
        response.scroll_to_me(None);
    }
    let hint = Rect::from_min_max(pos2(rect.right() - 18.0 - HARDEST as f32 * STAR, rect.top()), rect.max);
    let told = format!("{figures}\n{}", text("puzzles-figures-help"));
    ui.interact(hint, Id::new(("puzzle figures", index)), Sense::hover()).hint(told);
    if response.clicked() {
        out.push(UiIntent::Puzzle(PuzzleIntent::Open(index)));
    }
}

#[cfg(test)]
mod tests {
    use super::hardness;

    #[test]
    fn difficulty_stars_rise_as_fewer_endings_reach_the_goal() {
        assert_eq!(hardness((30, 64)), 1);
        assert_eq!(hardness((6, 64)), 2);
        assert_eq!(hardness((1, 64)), 3);
        assert_eq!(hardness((1, 40_000)), 5);
        assert_eq!(hardness((0, 0)), 1);
    }
}
