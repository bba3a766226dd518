//! The bar over an example of the codex: its name, and buttons to restart and to leave.

use bevy_egui::egui::{Align, Align2, Layout, Order, Rect, Sense, UiBuilder, pos2, vec2};

use super::CodexAsk;
use super::pages::PageName;
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{Rim, glass_of};
use crate::style::{INKS, bold};
use crate::table::MatchView;
use crate::widgets::{KeyFace, board_layer, button, fitted};
use orrery_locale::{text, text_args};

/// A running example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrillView {
    /// The page that it belongs to.
    pub page: PageName,
    /// True if a suspended match can be resumed.
    pub waiting: bool,
}

/// Shows the bar in a place where nothing is clicked.
pub fn drill_strip(ctx: &bevy_egui::egui::Context, drill: &DrillView, view: &MatchView, out: &mut Vec<UiIntent>) {
    let rect = view.place(view.places.example);
    board_layer(ctx, "drill", rect, Order::Middle, |ui| {
        ui.painter().add(glass_of(rect, 12.0, Rim::Brass, 0.97));
        ui.interact(rect, ui.id().with("whole"), Sense::CLICK);
        let row = Rect::from_min_max(rect.min + vec2(10.0, 40.0), rect.max - vec2(10.0, 6.0));
        let builder = UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)).id_salt("buttons");
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let leave = text(if drill.waiting { "codex-practice-return" } else { "codex-practice-leave" });
            if button(ui, &KeyFace::new(&leave).low().primary(), None).clicked() {
                out.push(UiIntent::Codex(CodexAsk::Return));
            }
            let again = text("codex-practice-again");
            if button(ui, &KeyFace::new(&again).low(), None).clicked() {
                out.push(UiIntent::Codex(CodexAsk::Again));
            }
        });
        let row = Rect::from_min_max(rect.min + vec2(10.0, 4.0), pos2(rect.right() - 10.0, rect.top() + 38.0));
        let picture = Rect::from_center_size(row.left_center() + vec2(14.0, 0.0), vec2(28.0, 26.0));
        icons::contain(ui.painter(), &drill.page.emblem, picture, bevy_egui::egui::Color32::WHITE);
        let words = text_args("codex-practice", &[("what", drill.page.title.as_str().into())]);
        let at = pos2(row.left() + 34.0, row.center().y);
        fitted(ui, at, Align2::LEFT_CENTER, &words, bold(17.0), INKS.ivory.0, row.right() - at.x);
    });
}
