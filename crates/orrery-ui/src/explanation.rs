//! The evaluation of a turn: the win chance before and after it, the player's luck, the loss through their choices, and a better
//! plan if there was one.

use bevy_egui::egui::{Context, RichText, Sense, Ui, vec2};

use super::coach::{
    AnalysisState, ExplanationView, PlanView, chance_bar, exact, foreseen, orders_job, points, reasons,
};
use super::intent::UiIntent;
use super::paint::mark;
use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button, button_row, dialogue, list, orbit, text_width};
use orrery_core::{Colour, GameKey};
use orrery_locale::{PlayerNames, text, text_args, text_of};

/// A turn with its evaluation, for the dialogue that explains it.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnExplanationView {
    /// The game, which has its own words for the phases of a turn.
    pub game: GameKey,
    /// The seat of the player whose turn it was.
    pub colour: Colour,
    /// The round, from 1.
    pub round: u32,
    /// The evaluation, or the progress of its computation.
    pub told: AnalysisState<ExplanationView>,
    /// The index of an order in the previous turn, used to request that turn's explanation. `None` if there is no such turn.
    pub earlier: Option<usize>,
    /// The index of an order in the next turn, used to request that turn's explanation. `None` if there is no such turn.
    pub later: Option<usize>,
}

/// Shows the dialogue that explains a turn.
pub fn why_dialogue(ctx: &Context, view: &TurnExplanationView, names: &PlayerNames, out: &mut Vec<UiIntent>) {
    let title = text_args("ui-why-title", &[("name", names.of(view.colour).into()), ("round", view.round.into())]);
    dialogue(ctx, "why", 680.0, &title, |ui| {
        list(ui, 260.0, |ui, _| match &view.told {
            AnalysisState::Pondering(words) => {
                ui.vertical_centered(|ui| {
                    ui.add_space(20.0);
                    orbit(ui, 17.0);
                    ui.label(words);
                    ui.add_space(20.0);
                });
            }
            AnalysisState::Nothing => {
                ui.label(text("ui-why-nothing"));
            }
            AnalysisState::Ready(explanation) => explained(ui, explanation, view.game, names),
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
            for (key, turn) in [("ui-why-later", view.later), ("ui-why-earlier", view.earlier)] {
                let label = text(key);
                let why = if turn.is_some() { String::new() } else { text("why-no-turn") };
                if button(ui, &ButtonSpec::new(&label).enabled(turn.is_some()), None).hint(why).clicked() {
                    out.push(UiIntent::Explain(turn));
                }
            }
        });
    });
}

fn explained(ui: &mut Ui, told: &ExplanationView, game: GameKey, names: &PlayerNames) {
    let words = [text_of(game, "ui-why-before"), text_of(game, "ui-why-rolled"), text("ui-why-after")];
    let figures = &told.figures;
    let told_of = [figures.before, figures.rolled, figures.after];
    chances(ui, told.colour, words.into_iter().zip(told_of).collect(), names);
    ui.add_space(4.0);
    // Luck counts from the chance that a deeper search found, not from the first bar.
    let settled = (figures.settled().abs() >= 0.0005)
        .then(|| text_args("ui-why-settled", &[("win", exact(figures.expected).into())]));
    let luck = text_args("ui-why-luck", &[("points", points(figures.luck()).into())]);
    for words in settled.into_iter().chain([luck]) {
        ui.label(RichText::new(words).color(PANEL_PALETTE.text.0));
    }
    let cost = match told.played.loss {
        loss if loss < 0.0005 => text_of(game, "ui-why-no-error"),
        loss => text_args("ui-why-error", &[("points", points(-loss).into())]),
    };
    ui.label(RichText::new(cost).color(PANEL_PALETTE.text.0));
    ui.add_space(8.0);
    part(ui, &text("ui-why-played"), &told.played);
    if let Some(better) = &told.better {
        ui.add_space(8.0);
        let title = match told.departs {
            0 => text_args(
                "ui-why-better",
                &[("win", exact(better.win).into()), ("played", exact(figures.played).into())],
            ),
            count => {
                let args = [
                    ("win", exact(better.win).into()),
                    ("played", exact(figures.played).into()),
                    ("count", count.into()),
                ];
                text_args("ui-why-better-from", &args)
            }
        };
        part(ui, &title, better);
    } else if told.played.loss >= 0.0005 {
        ui.label(RichText::new(text("ui-why-no-better")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    }
}

/// Shows three bars: the win chance before the roll, after it, and after the turn.
fn chances(ui: &mut Ui, colour: Colour, chances: Vec<(String, f32)>, names: &PlayerNames) {
    let widest = chances.iter().map(|(words, _)| text_width(ui, words, regular(SMALL))).fold(0.0, f32::max);
    let figure = (32.0 + widest + 14.0).max(168.0);
    for (words, chance) in chances {
        let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
        response.widget_info(|| {
            let told = format!("{}, {words}: {}", names.of(colour), exact(chance));
            bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, told)
        });
        let painter = ui.painter();
        mark(painter, row.left_center() + vec2(12.0, 0.0), 11.0, colour, true);
        let left = bevy_egui::egui::Align2::LEFT_CENTER;
        painter.text(row.left_center() + vec2(32.0, 0.0), left, words, regular(SMALL), PANEL_PALETTE.dim.0);
        painter.text(row.left_center() + vec2(figure, 0.0), left, exact(chance), bold(20.0), PANEL_PALETTE.ivory.0);
        let bar = bevy_egui::egui::Rect::from_min_max(
            row.left_center() + vec2(figure + 78.0, -5.0),
            row.right_center() + vec2(-8.0, 5.0),
        );
        chance_bar(ui, bar, chance, PANEL_PALETTE.seat(colour).colour.0);
    }
}

fn part(ui: &mut Ui, title: &str, plan: &PlanView) {
    ui.label(RichText::new(title).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
    let width = ui.available_width() - 12.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label(orders_job(&plan.orders, width));
    foreseen(ui, &plan.foreseen);
    reasons(ui, &plan.reasons);
}
