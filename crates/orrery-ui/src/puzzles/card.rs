//! The cards of a puzzle: one next to the board, with the goals and buttons for help, and one after an attempt. The puzzle's menu
//! is here too.

use bevy_egui::egui::{
    Align, Align2, Color32, Context, FontId, Layout, Order, Rect, RichText, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::PuzzleIntent;
use super::ladder::hardness;
use crate::icons;
use crate::intent::{Overlay, UiIntent};
use crate::paint::{BorderStyle, glass_of};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::table::SharedPanelData;
use crate::widgets::{ButtonSpec, board_layer, button, dialogue, fitted, fitting};
use orrery_locale::{grouped, text, text_args};

/// The data of the puzzle in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleView {
    /// The number of the puzzle, from 1, and the number of puzzles. `None` for a player's own puzzle.
    pub number: Option<(usize, usize)>,
    /// The title of the puzzle.
    pub title: String,
    /// The goals. The flag is true if the current position meets the goal.
    pub goals: Vec<(String, bool)>,
    /// The hint, once it has been requested.
    pub hint: Option<String>,
    /// True while a solution is being shown.
    pub showing: bool,
    /// True while the learner can still play the turn.
    pub playing: bool,
}

/// The result of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PuzzleResult {
    /// The learner has reached the goal.
    Solved,
    /// The learner has not reached these goals, which are listed in one line.
    Missed(String),
    /// The learner has reached the goal, but by luck.
    Lucky,
    /// The goal has been reached by a demonstration of the solution, or after one.
    Shown,
}

/// Width of the card, in board units. `MARGIN` is its padding.
const WIDTH: f32 = 330.0;
const MARGIN: f32 = 13.0;
/// The space between title and number, and below the title.
const AIR: (f32, f32) = (10.0, 6.0);
/// Height of the two rows of buttons.
const FOOT: f32 = 64.0;
/// Width of the space for the check box in front of a goal.
const BOX: f32 = 28.0;

fn goal_font() -> FontId {
    bold(16.0)
}

/// Returns the font of the title, reduced if the title would be too wide, as [`fitted`] does.
fn title_font(ctx: &Context, title: &str, room: f32) -> FontId {
    let usual = bold(19.0);
    let wide = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(title.to_owned(), usual.clone(), Color32::WHITE).size().x);
    FontId { size: fitting(usual.size, wide, room), ..usual }
}

/// Shows the puzzle's card next to the board.
pub fn puzzle_card(ctx: &Context, puzzle: &PuzzleView, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    let inner = WIDTH - 2.0 * MARGIN;
    let laid = |words: &str, font: FontId, width: f32| {
        ctx.fonts_mut(|fonts| fonts.layout(words.to_owned(), font, Color32::WHITE, width).size().y)
    };
    let number = number(puzzle);
    let wide = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(number.clone(), regular(SMALL), Color32::WHITE).size().x);
    let room = inner - wide - AIR.0;
    let font = title_font(ctx, &puzzle.title, room);
    let above = laid(&puzzle.title, font.clone(), room) + AIR.1;
    let first = laid("X", font.clone(), room);
    let goals: Vec<f32> = puzzle.goals.iter().map(|(words, _)| laid(words, goal_font(), inner - BOX) + 6.0).collect();
    let note = note(puzzle);
    let told = note.as_ref().map_or(0.0, |(words, _)| laid(words, regular(SMALL), inner) + 8.0);
    let height = 2.0 * MARGIN + above + goals.iter().sum::<f32>() + told + FOOT;
    let rect = view.corner(view.places.puzzle, WIDTH, height);
    board_layer(ctx, "puzzle", rect, Order::Middle, |ui| {
        ui.painter().add(glass_of(rect, 13.0, BorderStyle::Brass, 0.97));
        let body = rect.shrink(MARGIN);
        // The number is at the right of the first line, even if a long title has several.
        fitted(
            ui,
            body.right_top() + vec2(0.0, first / 2.0),
            Align2::RIGHT_CENTER,
            &number,
            regular(SMALL),
            PANEL_PALETTE.dim.0,
            wide + 1.0,
        );
        fitted(ui, body.min, Align2::LEFT_TOP, &puzzle.title, font, PANEL_PALETTE.ivory.0, room);
        let mut top = body.top() + above;
        for ((words, met), height) in puzzle.goals.iter().zip(&goals) {
            goal(ui, Rect::from_min_size(pos2(body.left(), top), vec2(inner, *height)), words, *met);
            top += height;
        }
        if let Some((words, ink)) = note {
            let galley = ui.painter().layout(words, regular(SMALL), ink, inner);
            ui.painter().galley(pos2(body.left(), top + 2.0), galley, ink);
        }
        let foot = Rect::from_min_max(pos2(body.left(), body.bottom() - FOOT + 8.0), body.max);
        buttons(ui, foot, puzzle, out);
    });
}

/// Returns the line below the goals, if there is one, and its colour.
fn note(puzzle: &PuzzleView) -> Option<(String, Color32)> {
    if puzzle.showing {
        return Some((text("puzzles-showing"), PANEL_PALETTE.act.line.0));
    }
    if puzzle.playing && puzzle.goals.iter().all(|(_, met)| *met) {
        return Some((text("puzzles-end-it"), PANEL_PALETTE.act.line.0));
    }
    puzzle.hint.clone().map(|hint| (hint, PANEL_PALETTE.brass[1].0))
}

/// Returns the number of the puzzle and the number of puzzles as text, or the text for a player's own puzzle.
fn number(puzzle: &PuzzleView) -> String {
    match puzzle.number {
        Some((number, all)) => text_args("puzzles-number", &[("number", number.into()), ("all", all.into())]),
        None => text("puzzles-own"),
    }
}

fn goal(ui: &mut Ui, rect: Rect, words: &str, met: bool) {
    let key = if met { "puzzles-met" } else { "puzzles-open" };
    let spoken = text_args(key, &[("goal", words.into())]);
    let response = ui.interact(rect, ui.id().with(("goal", words)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    let well = Rect::from_center_size(pos2(rect.left() + 10.0, rect.top() + 12.0), vec2(19.0, 19.0));
    let painter = ui.painter();
    painter.rect(
        well,
        5.0,
        PANEL_PALETTE.space[0].0,
        Stroke::new(1.4, if met { PANEL_PALETTE.act.line.0 } else { PANEL_PALETTE.brass[1].0 }),
        bevy_egui::egui::StrokeKind::Inside,
    );
    if met {
        icons::piece(painter, "icon-check", well.center(), 0.75, Color32::WHITE);
    }
    let galley = painter.layout(words.to_owned(), goal_font(), PANEL_PALETTE.text.0, rect.width() - BOX);
    painter.galley(rect.min + vec2(BOX, 2.0), galley, PANEL_PALETTE.text.0);
}

fn buttons(ui: &mut Ui, foot: Rect, puzzle: &PuzzleView, out: &mut Vec<UiIntent>) {
    let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.scope_builder(UiBuilder::new().max_rect(foot).layout(layout), |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        let all = [
            ("puzzles-hint", UiIntent::Puzzle(PuzzleIntent::Hint), puzzle.playing && puzzle.hint.is_none()),
            ("puzzles-solution", UiIntent::Puzzle(PuzzleIntent::Solution), !puzzle.showing),
            ("puzzles-reset", UiIntent::Puzzle(PuzzleIntent::Reset), true),
            ("puzzles-ladder", UiIntent::Open(Overlay::Puzzles), true),
        ];
        for (key, intent, enabled) in all {
            ButtonSpec::new(&text(key)).low().enabled(enabled).asks(ui, intent, out);
        }
    });
}

/// Shows the card at the end of an attempt. `figures` are the number of leaves that reach the goal, and the number of all leaves.
/// `waits` is true if a suspended match can be resumed.
pub fn puzzle_done(ctx: &Context, end: &PuzzleResult, figures: (usize, usize), waits: bool, out: &mut Vec<UiIntent>) {
    let (title, words) = match end {
        PuzzleResult::Solved => ("puzzles-solved", counted("puzzles-solved-words", figures)),
        PuzzleResult::Missed(goals) => {
            ("puzzles-missed", text_args("puzzles-missed-words", &[("goals", goals.as_str().into())]))
        }
        PuzzleResult::Lucky => ("puzzles-lucky", text("puzzles-lucky-words")),
        PuzzleResult::Shown => ("puzzles-shown", counted("puzzles-shown-words", figures)),
    };
    dialogue(ctx, "puzzle done", 640.0, &text(title), |ui| {
        ui.vertical_centered(|ui| {
            if *end == PuzzleResult::Solved {
                let (place, _) = ui.allocate_exact_size(vec2(64.0, 56.0), Sense::hover());
                icons::piece(ui.painter(), "icon-check", place.center(), 2.4, Color32::WHITE);
            }
            if *end == PuzzleResult::Solved {
                ui.label(RichText::new(text(praise(figures))).font(bold(20.0)).color(PANEL_PALETTE.brass[1].0));
                ui.add_space(4.0);
            }
            ui.label(RichText::new(words).color(PANEL_PALETTE.text.0));
        });
        let solved = *end == PuzzleResult::Solved;
        let leave = if waits { "puzzles-back" } else { "puzzles-leave" };
        let entries = [
            (
                if solved { "puzzles-next" } else { "puzzles-again" },
                if solved { PuzzleIntent::Next } else { PuzzleIntent::Reset },
            ),
            ("puzzles-solution", PuzzleIntent::Solution),
            ("puzzles-ladder", PuzzleIntent::ToLadder),
            (leave, PuzzleIntent::Leave),
        ];
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            for (index, (key, wish)) in entries.into_iter().enumerate() {
                let label = text(key);
                let face = ButtonSpec::new(&label);
                let response = button(ui, &if index == 0 { face.primary() } else { face }, None);
                if index == 0 && ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
                if response.clicked() {
                    out.push(UiIntent::Puzzle(wish));
                }
            }
        });
    });
}

/// Returns the key of the message that praises a solution. The rarer the solution, the higher the praise.
fn praise(figures: (usize, usize)) -> &'static str {
    match hardness(figures) {
        0..=2 => "puzzles-praise-easy",
        3 => "puzzles-praise-fine",
        _ => "puzzles-praise-rare",
    }
}

fn counted(key: &str, (solving, ends): (usize, usize)) -> String {
    text_args(key, &[("solving", solving.into()), ("ends", grouped(ends as u32).into())])
}

/// Shows the menu of a puzzle. `waits` is true if a suspended match can be resumed.
pub fn puzzle_menu(ctx: &Context, waits: bool, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "puzzle menu", 420.0, &text("puzzles-own"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        let width = Some(ui.available_width());
        let leave = if waits { "puzzles-back" } else { "puzzles-leave" };
        let entries = [
            ("puzzles-resume", vec![UiIntent::Close]),
            ("puzzles-hint", vec![UiIntent::Close, UiIntent::Puzzle(PuzzleIntent::Hint)]),
            ("puzzles-solution", vec![UiIntent::Close, UiIntent::Puzzle(PuzzleIntent::Solution)]),
            ("puzzles-reset", vec![UiIntent::Close, UiIntent::Puzzle(PuzzleIntent::Reset)]),
            ("puzzles-ladder", vec![UiIntent::Close, UiIntent::Open(Overlay::Puzzles)]),
            ("ui-options", vec![UiIntent::Open(Overlay::Options)]),
            (leave, vec![UiIntent::Close, UiIntent::Puzzle(PuzzleIntent::Leave)]),
        ];
        for (index, (key, intents)) in entries.into_iter().enumerate() {
            let label = text(key);
            let face = ButtonSpec::new(&label);
            if button(ui, &if index == 0 { face.primary() } else { face }, width).clicked() {
                out.extend(intents);
            }
        }
    });
}
