//! The Academy: all lessons by chapter, with the learner's progress.

use bevy_egui::egui::{Align2, Color32, Context, Id, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::LessonIntent;
use crate::game_tabs::{GameTabs, game_tabs};
use crate::icons;
use crate::intent::{Overlay, UiIntent};
use crate::paint::{BorderStyle, gradient, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt as _;
use crate::widgets::{
    ButtonSpec, awaits_enter, button, button_row, check, dialogue, fitted, focus_ring, list, set_height, text_width,
};
use orrery_locale::{text, text_args};

/// A lesson in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonRow {
    /// The number of the lesson.
    pub number: usize,
    /// The name of the lesson.
    pub title: String,
    /// True if the lesson has been finished.
    pub done: bool,
    /// The index of the step at which the lesson continues, or 0 if it begins at its first step.
    pub at: usize,
}

/// A chapter of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChapterRows {
    /// The index of the chapter. It is shown counted from 1.
    pub number: u8,
    /// The name of the chapter.
    pub name: String,
    /// The lessons of the chapter.
    pub lessons: Vec<LessonRow>,
    /// The number of solved puzzles and the number of all puzzles, if this chapter is the puzzle ladder.
    pub ladder: Option<(usize, usize)>,
}

/// The data of the list of lessons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonsView {
    /// The tabs that select the game.
    pub games: GameTabs,
    /// The chapters, in the order of the course.
    pub chapters: Vec<ChapterRows>,
    /// The number and the name of the lesson to continue with, or `None` if all lessons are finished.
    pub next: Option<(usize, String)>,
    /// True if hints about new things in a match are on.
    pub hints: bool,
}

/// Height of a lesson's row.
const ROW: f32 = 33.0;

/// Shows the list of lessons, with an entry that leads to the puzzle ladder.
pub fn lesson_list(ctx: &Context, view: &LessonsView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "academy", 900.0, &text("academy-title"), |ui| {
        game_tabs(ui, &view.games, out);
        let rows = || view.chapters.iter().flat_map(|chapter| &chapter.lessons);
        let done = rows().filter(|row| row.done).count();
        let count = text_args("academy-done-count", &[("done", done.into()), ("all", rows().count().into())]);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(text("academy-help")).color(PANEL_PALETTE.dim.0));
        });
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            match &view.next {
                Some((number, title)) => {
                    let label = text_args("academy-resume", &[("lesson", title.as_str().into())]);
                    let response = button(ui, &ButtonSpec::new(&label).primary(), None);
                    awaits_enter(ui, &response);
                    if response.clicked() {
                        out.push(UiIntent::Practise(*number));
                    }
                }
                None => {
                    ui.label(RichText::new(text("academy-all-done")).color(PANEL_PALETTE.brass[1].0));
                }
            }
            ui.add_space(12.0);
            ui.label(RichText::new(count).color(PANEL_PALETTE.dim.0));
        });
        ui.add_space(8.0);
        list(ui, 300.0, |ui, _| chapters(ui, &view.chapters, out));
        let mut hints = view.hints;
        check(ui, &mut hints, &text("academy-met-hints")).hint(text("academy-met-hints-help"));
        if hints != view.hints {
            out.push(UiIntent::Lesson(LessonIntent::Hints(hints)));
        }
        button_row(ui, |ui| {
            ButtonSpec::new(&text("academy-close")).asks(ui, UiIntent::Close, out);
        });
    });
}

/// Shows the chapters in two columns, or in one if the dialogue is narrow.
fn chapters(ui: &mut Ui, chapters: &[ChapterRows], out: &mut Vec<UiIntent>) {
    let height = |chapter: &ChapterRows| 38.0 + chapter.lessons.len().max(1) as f32 * (ROW + 3.0);
    let whole: f32 = chapters.iter().map(height).sum();
    let narrow = ui.available_width() < 620.0;
    let (mut first, mut used) = (0, 0.0);
    while let Some(chapter) = chapters.get(first).filter(|_| narrow || used + 1.0 < whole / 2.0) {
        used += height(chapter);
        first += 1;
    }
    let (first, second) = chapters.split_at(first);
    let width = if narrow { ui.available_width() - 12.0 } else { (ui.available_width() - 34.0) / 2.0 };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        // An empty second column would make the content wider than a narrow dialogue.
        for column in [first, second].into_iter().filter(|column| !column.is_empty()) {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 3.0;
                for chapter in column {
                    heading(ui, chapter, width);
                    if let Some(solved) = chapter.ladder {
                        puzzles(ui, solved, width, out);
                    }
                    chapter.lessons.iter().for_each(|row| lesson(ui, row, width, out));
                }
            });
        }
    });
}

fn heading(ui: &mut Ui, chapter: &ChapterRows, width: f32) {
    ui.add_space(6.0);
    let high = set_height(ui, &chapter.name, bold(17.0), width - 34.0).max(26.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let mark = rect.left_center() + vec2(12.0, 0.0);
    ui.painter().circle(mark, 11.0, PANEL_PALETTE.ink.0, bevy_egui::egui::Stroke::new(1.4, PANEL_PALETTE.brass[1].0));
    ui.painter().text(mark, Align2::CENTER_CENTER, u32::from(chapter.number) + 1, bold(SMALL), PANEL_PALETTE.ivory.0);
    let at = rect.left_center() + vec2(32.0, 0.0);
    fitted(ui, at, Align2::LEFT_CENTER, &chapter.name, bold(17.0), PANEL_PALETTE.ivory.0, width - 34.0);
}

fn lesson(ui: &mut Ui, row: &LessonRow, width: f32, out: &mut Vec<UiIntent>) {
    let state = match (row.at, row.done) {
        (0, true) => text("academy-state-done"),
        (0, false) => text("academy-state-new"),
        _ => text("academy-state-begun"),
    };
    let what = match (row.at, row.done) {
        (0, true) => text("academy-again"),
        (0, false) => text("academy-begin"),
        (at, _) => text_args("academy-go-on", &[("step", (at + 1).into())]),
    };
    if entry(ui, Id::new(("lesson", row.number)), row.done, [&row.title, &state, &what], width) {
        out.push(UiIntent::Practise(row.number));
    }
}

/// Shows the entry that leads to the puzzle ladder.
fn puzzles(ui: &mut Ui, (solved, all): (usize, usize), width: f32, out: &mut Vec<UiIntent>) {
    let count = text_args("puzzles-count", &[("solved", solved.into()), ("all", all.into())]);
    if entry(ui, Id::new("ladder of puzzles"), solved == all, [&text("puzzles"), &count, &count], width) {
        out.push(UiIntent::Open(Overlay::Puzzles));
    }
}

/// Shows a row of the list: the title and `what`, the effect of a click. Screen readers read out `state` instead of `what`.
/// Returns true if the row was clicked.
fn entry(ui: &mut Ui, id: Id, done: bool, [title, state, what]: [&str; 3], width: f32) -> bool {
    let room = width - 64.0 - text_width(ui, what, regular(SMALL));
    let high = (set_height(ui, title, regular(17.0), room) + 4.0).max(ROW);
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    let label = text_args("academy-lesson", &[("lesson", title.into()), ("state", state.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let lit = response.hovered() || response.has_focus();
    let fill =
        [PANEL_PALETTE.key[1].0, PANEL_PALETTE.key[2].0].map(|ink| ink.gamma_multiply(if lit { 1.0 } else { 0.55 }));
    ui.painter().add(gradient(rect, 9.0, &fill));
    ui.painter().add(rim(rect, 9.0, if lit { BorderStyle::Act } else { BorderStyle::Steel }));
    let well = Rect::from_center_size(rect.left_center() + vec2(20.0, 0.0), vec2(20.0, 20.0));
    if done {
        icons::piece(ui.painter(), "icon-check", well.center(), 0.9, Color32::WHITE);
    } else {
        ui.painter().circle_stroke(well.center(), 6.0, bevy_egui::egui::Stroke::new(1.4, PANEL_PALETTE.dim.0));
    }
    let ink = if lit { PANEL_PALETTE.act.line.0 } else { PANEL_PALETTE.dim.0 };
    let end = pos2(rect.right() - 14.0, rect.center().y);
    ui.painter().text(end, Align2::RIGHT_CENTER, what, regular(SMALL), ink);
    fitted(
        ui,
        rect.left_center() + vec2(40.0, 0.0),
        Align2::LEFT_CENTER,
        title,
        regular(17.0),
        PANEL_PALETTE.ivory.0,
        room,
    );
    focus_ring(ui, &response, 9.0);
    if response.has_focus() && response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.clicked()
}
