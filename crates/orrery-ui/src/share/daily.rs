//! The daily deal, and the challenges of a game for solo play.

use bevy_egui::egui::{Color32, Context, Label, RichText, Sense, Stroke, Ui, UiBuilder, vec2};

use super::ShareIntent;
use crate::intent::UiIntent;
use crate::paint::mark;
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{ButtonSpec, button, button_row, dialogue};
use orrery_core::Colour;
use orrery_learn::stats::ChallengeResult;
use orrery_locale::{text, text_args};

/// The data of the daily deal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DailyDealView {
    /// The day, the month and the year.
    pub date: (i8, i8, i16),
    /// The seats in seating order: the colour, and the opponent's name or `None` for the person.
    pub seats: Vec<(Colour, Option<String>)>,
    /// The result of the first attempt, if there was one: the player's points, the best points of the other players, and true if
    /// the player won.
    pub result: Option<(i32, i32, bool)>,
    /// The number of times that the daily deal has been played to the end.
    pub times: usize,
    /// The challenges for solo play. Empty for a game without solo play.
    pub challenges: Vec<ChallengeView>,
}

/// A challenge for solo play: a number of points to reach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChallengeView {
    /// The name of the challenge.
    pub name: String,
    /// The description of the challenge.
    pub help: String,
    /// The best results so far, or `None` if the challenge has never been tried.
    pub tried: Option<ChallengeResult>,
}

impl ChallengeView {
    /// Describes the best results in a sentence.
    pub fn result_text(&self) -> String {
        match self.tried {
            None => text("challenge-open"),
            Some(ChallengeResult { best, reached }) => {
                let key = if reached { "challenge-reached" } else { "challenge-tried" };
                text_args(key, &[("points", best.into())])
            }
        }
    }
}

impl DailyDealView {
    /// Returns the date in words.
    pub fn date_text(&self) -> String {
        let (day, month, year) = self.date;
        // The year is not a quantity, so its digits are not grouped.
        text_args("daily-date", &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
    }

    /// Describes the result of the daily deal in a sentence.
    pub fn result_text(&self) -> String {
        let Some((points, best, won)) = self.result else { return text("daily-open") };
        let key = match (self.seats.len(), won) {
            (1, true) => "daily-won-alone",
            (1, false) => "daily-lost-alone",
            (_, true) => "daily-won",
            (_, false) => "daily-lost",
        };
        text_args(key, &[("points", points.into()), ("best", best.into()), ("times", self.times.into())])
    }
}

/// Returns the key of the message that names the dialogue, with or without challenges.
pub const fn daily_title(challenges: bool) -> &'static str {
    if challenges { "daily-and-challenges" } else { "daily-title" }
}

/// Width of the dialogue: `WIDTH` without challenges, `WITH_CHALLENGES` with them. `COLUMNS` is the minimum width for two
/// columns.
const WIDTH: f32 = 560.0;
const WITH_CHALLENGES: f32 = 1040.0;
const COLUMNS: f32 = 800.0;

/// Shows the daily deal, with its date, players and result, and the challenges of the game, if there are any.
pub fn daily(ctx: &Context, view: &DailyDealView, out: &mut Vec<UiIntent>) {
    let several = !view.challenges.is_empty();
    let width = if several { WITH_CHALLENGES } else { WIDTH };
    dialogue(ctx, "daily", width, &text(daily_title(several)), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        if !several {
            deal(ui, view);
        } else if ui.available_width() > COLUMNS {
            ui.spacing_mut().item_spacing.x = 28.0;
            ui.columns(2, |columns| {
                columns.iter_mut().for_each(|column| column.spacing_mut().item_spacing = vec2(8.0, 8.0));
                deal(&mut columns[0], view);
                play(&mut columns[0], view, out);
                challenges(&mut columns[1], view, out);
            });
        } else {
            deal(ui, view);
            play(ui, view, out);
            ui.separator();
            challenges(ui, view, out);
        }
        button_row(ui, |ui| {
            if !several {
                play(ui, view, out);
            }
            ButtonSpec::new(&text("ui-back")).asks(ui, UiIntent::Close, out);
        });
    });
}

fn deal(ui: &mut Ui, view: &DailyDealView) {
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(view.date_text()).font(bold(24.0)).color(PANEL_PALETTE.brass[1].0));
    });
    ui.add(Label::new(RichText::new(text("daily-about")).color(PANEL_PALETTE.text.0)).wrap());
    for (colour, opponent) in &view.seats {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(34.0, 30.0), Sense::hover());
            mark(ui.painter(), place.center(), 12.0, *colour, true);
            let words = opponent.clone().unwrap_or_else(|| text("daily-person"));
            ui.label(RichText::new(words).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
        });
    }
    ui.add(Label::new(RichText::new(view.result_text()).color(PANEL_PALETTE.act.line.0)).wrap());
    ui.label(RichText::new(text("daily-kept")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
}

fn play(ui: &mut Ui, view: &DailyDealView, out: &mut Vec<UiIntent>) {
    ButtonSpec::new(&text(if view.result.is_some() { "daily-again" } else { "daily-play" })).primary().asks(
        ui,
        UiIntent::Share(ShareIntent::Daily),
        out,
    );
}

/// Shows the challenges: a lamp that is lit once the challenge has been met, its description, the best results, and a button to
/// try it.
fn challenges(ui: &mut Ui, view: &DailyDealView, out: &mut Vec<UiIntent>) {
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(text("challenges")).font(bold(24.0)).color(PANEL_PALETTE.brass[1].0));
    });
    ui.add(Label::new(RichText::new(text("challenges-about")).color(PANEL_PALETTE.text.0)).wrap());
    for (at, challenge) in view.challenges.iter().enumerate() {
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(34.0, 30.0), Sense::hover());
            let lit = challenge.tried.is_some_and(|tried| tried.reached);
            let fill = if lit { PANEL_PALETTE.brass[1].0 } else { Color32::TRANSPARENT };
            ui.painter().circle(place.center(), 9.0, fill, Stroke::new(2.0, PANEL_PALETTE.brass[1].0));
            let room = (ui.available_width() - KEY).max(120.0);
            let corner = ui.cursor().min;
            let words = bevy_egui::egui::Rect::from_min_size(corner, vec2(room, 0.0));
            ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.set_width(room);
                    ui.label(RichText::new(&challenge.name).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
                    let help = RichText::new(&challenge.help).font(regular(SMALL)).color(PANEL_PALETTE.text.0);
                    ui.add(Label::new(help).wrap());
                    let result =
                        RichText::new(challenge.result_text()).font(regular(SMALL)).color(PANEL_PALETTE.act.line.0);
                    ui.add(Label::new(result).wrap());
                });
            });
            let label = text("daily-play");
            let spoken = text_args("challenge-play", &[("name", challenge.name.as_str().into())]);
            let face = ButtonSpec { spoken: Some(&spoken), ..ButtonSpec::new(&label) };
            if button(ui, &face, None).clicked() {
                out.push(UiIntent::Share(ShareIntent::Challenge(at)));
            }
        });
    }
}

/// Width of the button next to a challenge's description.
const KEY: f32 = 120.0;
