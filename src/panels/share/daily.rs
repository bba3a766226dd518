//! The deal of the day.

use bevy_egui::egui::{Context, Label, RichText, Sense, vec2};

use super::ShareWish;
use crate::core::Colour;
use crate::locale::{text, text_args};
use crate::panels::intent::UiIntent;
use crate::panels::paint::mark;
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::widgets::{KeyFace, button, button_row, dialogue};

/// What is known of the deal of the day.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DailyView {
    /// Day, month and year.
    pub date: (i8, i8, i16),
    /// Who plays, in turn order: the colour, and the opponent's name; nothing for the person.
    pub seats: Vec<(Colour, Option<String>)>,
    /// How it went the first time: the points, the best of the others, and whether it was won.
    pub result: Option<(i32, i32, bool)>,
    /// How often it was played to its end.
    pub times: usize,
}

impl DailyView {
    /// The date in words.
    #[must_use]
    pub fn date_text(&self) -> String {
        let (day, month, year) = self.date;
        // The year is no quantity: it is not grouped.
        text_args("daily-date", &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
    }

    /// How it went, in a sentence.
    #[must_use]
    pub fn result_text(&self) -> String {
        let Some((points, best, won)) = self.result else { return text("daily-open") };
        let args = [("points", points.into()), ("best", best.into()), ("times", self.times.into())];
        text_args(if won { "daily-won" } else { "daily-lost" }, &args)
    }
}

/// The deal of the day: what it is, who plays, and how it went.
pub fn daily(ctx: &Context, view: &DailyView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "daily", 560.0, &text("daily-title"), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(view.date_text()).font(bold(24.0)).color(INKS.brass[1].0));
        });
        ui.add(Label::new(RichText::new(text("daily-about")).color(INKS.text.0)).wrap());
        for (colour, opponent) in &view.seats {
            ui.horizontal(|ui| {
                let (place, _) = ui.allocate_exact_size(vec2(34.0, 30.0), Sense::hover());
                mark(ui.painter(), place.center(), 12.0, *colour, true);
                let words = opponent.clone().unwrap_or_else(|| text("daily-person"));
                ui.label(RichText::new(words).font(bold(17.0)).color(INKS.ivory.0));
            });
        }
        ui.add(Label::new(RichText::new(view.result_text()).color(INKS.act.line.0)).wrap());
        ui.label(RichText::new(text("daily-kept")).font(regular(SMALL)).color(INKS.dim.0));
        button_row(ui, |ui| {
            let play = text(if view.result.is_some() { "daily-again" } else { "daily-play" });
            if button(ui, &KeyFace::new(&play).primary(), None).clicked() {
                out.push(UiIntent::Share(ShareWish::Daily));
            }
            let back = text("ui-back");
            if button(ui, &KeyFace::new(&back), None).clicked() {
                out.push(UiIntent::Close);
            }
        });
    });
}
