//! The codex: a searchable index, and a page for everything in the game.

mod contract;
mod example;
mod index;
mod intent;
mod page;
mod page_data;
mod view;

pub use contract::{CodexTexts, FactRow, Paragraph, PictureStyle};
pub use example::{ExampleView, example_bar};
pub use intent::CodexIntent;
pub use page_data::{
    CodexPage, CurrentFacts, PageEntry, PageExample, PageMatchContext, codex_found, codex_page, page_names,
};
pub use view::{CodexView, newly};

use bevy_egui::egui::{Context, Key, Modifiers, Ui, UiBuilder, pos2, vec2};

use super::game_tabs::game_tabs;
use super::intent::UiIntent;
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button, button_row, dialogue, list_room, list_shown};
use orrery_locale::text;

/// Width of the index.
const INDEX: f32 = 296.0;
/// The screen width below which either the contents or the page is shown, but not both. A low screen shows only one of them too.
const TWO_PARTS: f32 = 980.0;
/// Approximate height of everything in the dialogue except the page.
const REST: f32 = 140.0;

/// Shows the codex in a dialogue: the index next to the open page or, on a small screen, only one of them.
pub fn codex(ctx: &Context, view: &CodexView, out: &mut Vec<UiIntent>) {
    let screen = ctx.content_rect().size();
    let wide = screen.x >= TWO_PARTS && screen.y >= 560.0;
    dialogue(ctx, "codex", 1240.0, &text("codex"), |ui| {
        keys(ui, view, out);
        game_tabs(ui, view.games, out);
        if wide {
            let height = list_room(ui, REST).min(760.0);
            let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), bevy_egui::egui::Sense::hover());
            let left = bevy_egui::egui::Rect::from_min_max(room.min, pos2(room.left() + INDEX, room.bottom()));
            let right = bevy_egui::egui::Rect::from_min_max(pos2(left.right() + 22.0, room.top()), room.max);
            ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("index"), |ui| {
                index::index(ui, view, height, out);
            });
            ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("page"), |ui| page::page(ui, view, height, out));
            list_shown(ui, height);
        } else {
            let room = list_room(ui, REST);
            let height = if room.is_finite() { room } else { 150.0 };
            let shown = ui.scope(|ui| {
                ui.set_max_height(height);
                if view.page.is_some() && view.query.is_empty() {
                    page::page(ui, view, height, out);
                } else {
                    index::index(ui, view, height, out);
                }
            });
            list_shown(ui, shown.response.rect.height());
        }
        foot(ui, view, wide, out);
    });
}

/// Handles the keys for the previous page, which work regardless of the focus. Backspace is one of them only while the search
/// field is empty.
fn keys(ui: &Ui, view: &CodexView, out: &mut Vec<UiIntent>) {
    let back = ui.input_mut(|input| {
        input.consume_key(Modifiers::ALT, Key::ArrowLeft)
            || input.consume_key(Modifiers::NONE, Key::BrowserBack)
            || (view.query.is_empty() && input.consume_key(Modifiers::NONE, Key::Backspace))
    });
    if back && view.can_back {
        out.push(UiIntent::Codex(CodexIntent::Back));
    }
}

fn foot(ui: &mut Ui, view: &CodexView, wide: bool, out: &mut Vec<UiIntent>) {
    button_row(ui, |ui| {
        let close = text("ui-close");
        if button(ui, &ButtonSpec::new(&close).primary(), None).clicked() {
            out.push(UiIntent::Close);
        }
        let back = text("codex-back");
        let why = if view.can_back { String::new() } else { text("why-first-page") };
        if button(ui, &ButtonSpec::new(&back).enabled(view.can_back), None).hint(why).clicked() {
            out.push(UiIntent::Codex(CodexIntent::Back));
        }
        let contents = text("codex-contents");
        if !wide && view.page.is_some() && button(ui, &ButtonSpec::new(&contents), None).clicked() {
            out.push(UiIntent::Codex(CodexIntent::Contents));
        }
    });
}
