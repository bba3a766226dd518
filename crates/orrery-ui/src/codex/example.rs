//! The bar over an example of the codex: its name, and buttons to restart it and to leave it.

use bevy_egui::egui::{Align, Align2, Layout, Order, Rect, Sense, UiBuilder, pos2, vec2};

use super::CodexIntent;
use super::page_data::PageEntry;
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, glass_of};
use crate::style::{PANEL_PALETTE, bold};
use crate::table::SharedPanelData;
use crate::widgets::{ButtonSpec, board_layer, button, fitted};
use orrery_locale::{text, text_args};

/// The data of the bar over a running example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExampleView {
    /// The page that the example belongs to.
    pub page: PageEntry,
    /// True if a suspended match can be resumed.
    pub waiting: bool,
}

/// Shows the bar over the board, in a place without click targets.
pub fn example_bar(
    ctx: &bevy_egui::egui::Context,
    drill: &ExampleView,
    view: &SharedPanelData,
    out: &mut Vec<UiIntent>,
) {
    let rect = view.place(view.places.example);
    board_layer(ctx, "drill", rect, Order::Middle, |ui| {
        ui.painter().add(glass_of(rect, 12.0, BorderStyle::Brass, 0.97));
        ui.interact(rect, ui.id().with("whole"), Sense::CLICK);
        let row = Rect::from_min_max(rect.min + vec2(10.0, 40.0), rect.max - vec2(10.0, 6.0));
        let builder = UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)).id_salt("buttons");
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let leave = text(if drill.waiting { "codex-practice-return" } else { "codex-practice-leave" });
            if button(ui, &ButtonSpec::new(&leave).low().primary(), None).clicked() {
                out.push(UiIntent::Codex(CodexIntent::Return));
            }
            let again = text("codex-practice-again");
            if button(ui, &ButtonSpec::new(&again).low(), None).clicked() {
                out.push(UiIntent::Codex(CodexIntent::Again));
            }
        });
        let row = Rect::from_min_max(rect.min + vec2(10.0, 4.0), pos2(rect.right() - 10.0, rect.top() + 38.0));
        let picture = Rect::from_center_size(row.left_center() + vec2(14.0, 0.0), vec2(28.0, 26.0));
        icons::contain(ui.painter(), &drill.page.emblem, picture, bevy_egui::egui::Color32::WHITE);
        let words = text_args("codex-practice", &[("what", drill.page.title.as_str().into())]);
        let at = pos2(row.left() + 34.0, row.center().y);
        fitted(ui, at, Align2::LEFT_CENTER, &words, bold(17.0), PANEL_PALETTE.ivory.0, row.right() - at.x);
    });
}
