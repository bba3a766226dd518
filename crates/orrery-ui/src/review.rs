//! The review of a finished match: win chances over time, players, turns, and turning points.

use bevy_egui::egui::{
    Align, Align2, Context, Id, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::chart::{ReviewChartData, chance_line, chart, ink_of, numbered};
use super::coach::{exact, points, signed_percent};
use super::intent::UiIntent;
use super::paint::{BorderStyle, ButtonVisualState, gradient, mark, rim};
use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button, button_row, dialogue, fitted, focus_ring, heading, press_area, text_width};
use orrery_ai::coach::{Review, TurnReview, TurningPointCause};
use orrery_core::{Colour, GameKey};
use orrery_locale::{PlayerNames, text, text_args, text_args_of, why_text};
use orrery_table::{CoachTaskProgress, CoachTaskState};

/// Width of the dialogue inside its rim, in units.
const WIDTH: f32 = 1388.0;
/// Width of the right part, in units.
const SIDE: f32 = 430.0;

/// Shows the review of a finished match. Among the turning points, those of `people`, who play at this screen, come first.
pub fn review(
    ctx: &Context,
    game: GameKey,
    told: CoachTaskState<'_, Review>,
    (names, people): (&PlayerNames, &[Colour]),
    out: &mut Vec<UiIntent>,
) {
    dialogue(ctx, "review", WIDTH + 52.0, &text("ui-review"), |ui| {
        match told {
            CoachTaskState::Pondering(progress) => pondering(ui, &progress),
            CoachTaskState::Nothing => {
                ui.label(text("ui-review-nothing"));
            }
            CoachTaskState::Ready(review) => {
                let review = &review.for_people(people);
                reviewed(ui, ReviewChartData { game, review, names, people }, out);
            }
        }
        button_row(ui, |ui| {
            ButtonSpec::new(&text(if matches!(told, CoachTaskState::Pondering(_)) { "ui-cancel" } else { "ui-done" }))
                .primary()
                .asks(ui, UiIntent::Close, out);
        });
    });
}

fn pondering(ui: &mut Ui, progress: &CoachTaskProgress) {
    ui.vertical_centered(|ui| {
        ui.add_space(40.0);
        let words = text_args("ui-review-progress", &[("done", progress.done.into()), ("all", progress.all.into())]);
        ui.label(RichText::new(words).color(PANEL_PALETTE.text.0));
        let part = progress.done as f32 / progress.all.max(1) as f32;
        ui.add(bevy_egui::egui::ProgressBar::new(part).desired_width(520.0).fill(PANEL_PALETTE.brass[0].0));
        ui.add_space(40.0);
    });
}

fn reviewed(ui: &mut Ui, told: ReviewChartData, out: &mut Vec<UiIntent>) {
    let ReviewChartData { review, names, .. } = told;
    let under = 30.0 + (moment_height(ui) + 8.0) * review.decisive.len() as f32;
    let table = 62.0 + 30.0 * review.players.len() as f32;
    let room = ui.available_width();
    if room < WIDTH - 60.0 {
        return below_each_other(ui, told, (under, table), out);
    }
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(360.0, 640.0);
    let (whole, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    let split = whole.right() - SIDE;
    let lower = whole.bottom() - under;
    chart(ui, Rect::from_min_max(whole.min, pos2(split - 16.0, lower - 10.0)), told, out);
    let under = Rect::from_min_max(pos2(whole.left(), lower), pos2(split - 16.0, whole.bottom()));
    part(ui, under, decisive_title(told), |ui| moments(ui, told, out));
    let right = Rect::from_min_max(pos2(split, whole.top()), whole.max);
    let (upper, rest) = right.split_top_bottom_at_y(right.top() + table);
    part(ui, upper, "ui-review-players", |ui| players(ui, review, names));
    part(ui, rest, "ui-review-turns", |ui| turns(ui, review, names, out));
}

/// Shows the parts of the review one below the other. On a small screen the dialogue scrolls. `under` and `table` are the heights
/// of the turning points and of the players.
fn below_each_other(ui: &mut Ui, told: ReviewChartData, (under, table): (f32, f32), out: &mut Vec<UiIntent>) {
    let ReviewChartData { review, names, .. } = told;
    let width = ui.available_width();
    let next = |ui: &mut Ui, height: f32| ui.allocate_exact_size(vec2(width, height), Sense::hover()).0;
    let place = next(ui, (ui.ctx().content_rect().height() * 0.6).max(200.0));
    chart(ui, place, told, out);
    let place = next(ui, under);
    part(ui, place, decisive_title(told), |ui| moments(ui, told, out));
    let place = next(ui, table);
    part(ui, place, "ui-review-players", |ui| players(ui, review, names));
    let place = next(ui, 240.0);
    part(ui, place, "ui-review-turns", |ui| turns(ui, review, names, out));
}

/// Returns the key of the title above the turning points. The title says that those of the people at this screen come first, if
/// others follow.
fn decisive_title(ReviewChartData { review, people, .. }: ReviewChartData) -> &'static str {
    let mut own = review.decisive.iter().map(|moment| people.contains(&review.turns[moment.turn].colour));
    let first = own.next();
    if first == Some(true) && own.any(|own| !own) { "ui-review-decisive-own" } else { "ui-review-decisive" }
}

/// Shows a part of the dialogue with a title.
fn part(ui: &mut Ui, rect: Rect, title: &str, content: impl FnOnce(&mut Ui)) {
    heading(ui.painter(), rect.min + vec2(0.0, 10.0), &text(title));
    let inner = Rect::from_min_max(rect.min + vec2(0.0, 26.0), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(inner).id_salt(title), content);
}

/// Draws texts in a row, each with its right end at the given distance from the left end of the row.
fn columns(ui: &Ui, row: Rect, cells: &[(f32, String, bevy_egui::egui::Color32)]) {
    for (right, words, ink) in cells {
        let at = pos2(row.left() + right, row.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, words, regular(SMALL), *ink);
    }
}

/// Right edges of the columns of figures.
const FIGURES: [f32; 4] = [198.0, 268.0, 340.0, 424.0];

fn players(ui: &mut Ui, review: &Review, names: &PlayerNames) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let (head, _) = ui.allocate_exact_size(vec2(SIDE, 24.0), Sense::hover());
    let titles = ["ui-review-count", "ui-review-luck", "ui-review-error", "ui-review-rate"];
    let cells: Vec<_> = FIGURES.iter().zip(titles).map(|(&x, title)| (x, text(title), PANEL_PALETTE.dim.0)).collect();
    columns(ui, head, &cells);
    for player in &review.players {
        let (luck, error, rate) = (player.luck, player.error, player.error_rate);
        let (row, response) = ui.allocate_exact_size(vec2(SIDE, 30.0), Sense::hover());
        let args = [
            ("name", names.of(player.colour).into()),
            ("turns", player.turns.into()),
            ("luck", signed_percent(luck).into()),
            ("error", signed_percent(-error).into()),
            ("rate", signed_percent(-rate).into()),
        ];
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text_args("ui-review-player", &args)));
        response.hint(text("ui-review-player-help"));
        sample(ui, row.left_center(), player.colour);
        let at = row.left_center() + vec2(54.0, 0.0);
        fitted(ui, at, Align2::LEFT_CENTER, &names.of(player.colour), bold(SMALL), PANEL_PALETTE.ivory.0, 120.0);
        columns(
            ui,
            row,
            &[
                (FIGURES[0], player.turns.to_string(), PANEL_PALETTE.text.0),
                (FIGURES[1], signed_percent(luck), ink_of(luck)),
                (FIGURES[2], signed_percent(-error), PANEL_PALETTE.text.0),
                (FIGURES[3], signed_percent(-rate), PANEL_PALETTE.text.0),
            ],
        );
    }
}

/// Draws a sample of a player's line in the chart, as its legend.
fn sample(ui: &Ui, at: bevy_egui::egui::Pos2, colour: Colour) {
    chance_line(ui.painter(), vec![at, at + vec2(46.0, 0.0)], colour, 2.4);
    mark(ui.painter(), at + vec2(23.0, 0.0), 10.5, colour, true);
}

fn turn_text(turn: &TurnReview, names: &PlayerNames) -> String {
    text_args("ui-review-turn", &[("round", turn.round.into()), ("name", names.of(turn.colour).into())])
}

/// Shows the list of turns. Clicking a turn shows it on the board.
fn turns(ui: &mut Ui, review: &Review, names: &PlayerNames, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().auto_shrink(false).show_rows(ui, 26.0, review.turns.len(), |ui, shown| {
        for index in shown {
            let Some(turn) = review.turns.get(index) else { continue };
            let (row, _) = ui.allocate_exact_size(vec2(SIDE - 14.0, 26.0), Sense::hover());
            turn_row(ui, row, index, turn, names, out);
        }
    });
}

fn turn_row(ui: &mut Ui, row: Rect, index: usize, turn: &TurnReview, names: &PlayerNames, out: &mut Vec<UiIntent>) {
    let figures = turn.figures().shown();
    let args = [
        ("turn", turn_text(turn, names).into()),
        ("luck", signed_percent(figures.luck()).into()),
        ("error", signed_percent(-figures.error()).into()),
        ("win", exact(figures.after).into()),
    ];
    let label = text_args("ui-review-turn-row", &args);
    let (response, state) = press_area(ui, row, Id::new(("reviewed turn", index)), true, &label);
    if state != ButtonVisualState::Rest {
        ui.painter().add(gradient(row.shrink(1.0), 8.0, &[PANEL_PALETTE.key[0].0; 2]));
    }
    ui.painter().text(
        row.left_center() + vec2(24.0, 0.0),
        Align2::RIGHT_CENTER,
        turn.round,
        regular(SMALL),
        PANEL_PALETTE.dim.0,
    );
    mark(ui.painter(), row.left_center() + vec2(42.0, 0.0), 7.0, turn.colour, false);
    let at = row.left_center() + vec2(58.0, 0.0);
    fitted(ui, at, Align2::LEFT_CENTER, &names.of(turn.colour), regular(SMALL), PANEL_PALETTE.text.0, 110.0);
    columns(
        ui,
        row,
        &[
            (FIGURES[1] - 10.0, signed_percent(figures.luck()), ink_of(figures.luck())),
            (FIGURES[2] - 4.0, signed_percent(-figures.error()), ink_of(-figures.error())),
            (FIGURES[3] - 14.0, exact(figures.after), PANEL_PALETTE.text.0),
        ],
    );
    focus_ring(ui, &response, 8.0);
    if response.hint(text("ui-review-show-help")).clicked() {
        out.push(UiIntent::Look(Some(turn.entry)));
    }
}

/// Shows the turning points, each with a description and two buttons.
fn moments(ui: &mut Ui, ReviewChartData { game, review, names, .. }: ReviewChartData, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.y = 8.0;
    for (number, moment) in review.decisive.iter().enumerate() {
        let Some(turn) = review.turns.get(moment.turn) else { continue };
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), moment_height(ui)), Sense::hover());
        ui.painter().add(gradient(row, 11.0, &PANEL_PALETTE.key.map(|ink| ink.0.gamma_multiply(0.8))));
        ui.painter().add(rim(row, 11.0, BorderStyle::Steel));
        numbered(ui.painter(), row.left_center() + vec2(26.0, 0.0), number + 1, 1.15);
        mark(ui.painter(), row.left_center() + vec2(60.0, 0.0), 13.0, turn.colour, true);
        let title = format!("{} · {}", turn_text(turn, names), why_text(moment.why));
        let at = row.min + vec2(84.0, 18.0);
        let buttons = moment_buttons_width(ui, number);
        let room = row.width() - 100.0 - buttons;
        fitted(ui, at, Align2::LEFT_CENTER, &title, bold(17.0), PANEL_PALETTE.ivory.0, room);
        let words = moment_text(game, turn, moment.why);
        let words = ui.painter().layout(words, regular(SMALL), PANEL_PALETTE.text.0, room);
        ui.painter().galley(row.min + vec2(84.0, 30.0), words, PANEL_PALETTE.text.0);
        let place = Rect::from_min_max(pos2(row.right() - buttons - 12.0, row.top()), row.max - vec2(12.0, 0.0));
        let layout = Layout::right_to_left(Align::Center);
        let builder = UiBuilder::new().max_rect(place).layout(layout).id_salt(("moment", number));
        ui.scope_builder(builder, |ui| moment_buttons(ui, turn, moment.why, number, out));
    }
}

/// Returns the total width of the two buttons of a turning point.
fn moment_buttons_width(ui: &Ui, number: usize) -> f32 {
    let args = [("number", (number + 1).into())];
    let wide = |key: &str| text_width(ui, &text_args(key, &args), regular(SMALL)) + SMALL * 1.36 * 1.8;
    wide("ui-review-show") + wide("ui-review-why") + 2.0 * ui.spacing().item_spacing.x
}

/// Returns the height of a turning point's box, which is greater if the text may need a second line.
fn moment_height(ui: &Ui) -> f32 {
    if moment_buttons_width(ui, 0) > 190.0 || ui.available_width() < 700.0 { 84.0 } else { 58.0 }
}

fn moment_buttons(ui: &mut Ui, turn: &TurnReview, why: TurningPointCause, number: usize, out: &mut Vec<UiIntent>) {
    let args = [("number", (number + 1).into())];
    let (show, explain) = (text_args("ui-review-show", &args), text_args("ui-review-why", &args));
    if button(ui, &ButtonSpec::new(&show).low(), None).hint(text("ui-review-show-help")).clicked() {
        let entry = if why == TurningPointCause::Error { turn.costliest.entry } else { turn.entry + 1 };
        out.push(UiIntent::Look(Some(entry)));
    }
    ButtonSpec::new(&explain).low().asks(ui, UiIntent::Explain(Some(turn.entry)), out);
}

/// Describes in a sentence why a turn was a turning point, with the same figures as the explanation of the turn.
fn moment_text(game: GameKey, turn: &TurnReview, why: TurningPointCause) -> String {
    let figures = turn.figures().shown();
    let swing = if why == TurningPointCause::Error { figures.error() } else { figures.luck().abs() };
    let key = match (why, turn.plain) {
        (TurningPointCause::Error, true) => "ui-review-moment-error",
        (TurningPointCause::Error, false) => "ui-review-moment-errors",
        (TurningPointCause::GoodLuck, true) => "ui-review-moment-good",
        (TurningPointCause::GoodLuck, false) => "ui-review-moment-good-cards",
        (TurningPointCause::BadLuck, true) => "ui-review-moment-bad",
        (TurningPointCause::BadLuck, false) => "ui-review-moment-bad-cards",
    };
    let args = [
        ("points", points(swing).trim_start_matches('+').into()),
        ("rolled", exact(figures.rolled).into()),
        ("after", exact(figures.after).into()),
        ("best", exact(figures.best).into()),
        ("played", exact(figures.played).into()),
        ("chosen", if exact(figures.after) == exact(figures.rolled) { "best" } else { "worse" }.into()),
    ];
    text_args_of(game, key, &args)
}
