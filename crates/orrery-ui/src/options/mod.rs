//! The settings, in pages, and the list of all keys.

mod controls;
mod intent;
mod keys;
mod pages;
mod rows;

use bevy_egui::egui::{Context, Key, ScrollArea, Ui};

use super::intent::UiIntent;
use super::widgets::{ButtonSpec, button, button_row, dialogue, list_room, list_shown};
use orrery_locale::{text, text_args};
use orrery_settings::keys::{Action, KeyMap};
use orrery_settings::{ConfirmationId, Settings};

pub use intent::{RemapState, SettingsIntent, SettingsPage};
pub use keys::{keys_list, keys_page};

/// The data of the settings dialogue.
#[derive(Debug, Clone, Copy)]
pub struct SettingsView<'a> {
    /// The current settings.
    pub settings: &'a Settings,
    /// The current key bindings.
    pub keys: &'a KeyMap,
    /// The page of the settings that is open.
    pub page: SettingsPage,
    /// The state of a key assignment.
    pub remap: &'a RemapState,
    /// The names of the available monitors.
    pub monitors: &'a [String],
    /// The questions of the current game, each with a description of the situation in which it is asked.
    pub questions: &'a [(ConfirmationId, String)],
}

/// The usual height of everything above and below a page, in units.
const REST: f32 = 180.0;
/// The maximum height of a page, in units.
const HIGHEST: f32 = 610.0;

/// Shows the settings dialogue with the open page, and over it the open question about a key assignment, if there is one.
pub fn options(ctx: &Context, view: &SettingsView, out: &mut Vec<UiIntent>) {
    let mut changed = view.settings.clone();
    dialogue(ctx, "options", 980.0, &text("ui-options"), |ui| {
        tabs(ui, view.page, out);
        // The tabs and the foot stay visible, in the same place for every page.
        let room = list_room(ui, REST);
        let room = if room.is_finite() { room.min(HIGHEST) } else { room };
        let page = ScrollArea::vertical().id_salt(("options", view.page as u8)).max_height(room);
        let shown = page.auto_shrink([false, room.is_infinite()]).show(ui, |ui| {
            // Rims and the focus ring extend a little beyond their widgets.
            ui.add_space(4.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            match view.page {
                SettingsPage::Game => pages::game(ui, &mut changed, view.questions),
                SettingsPage::Display => pages::display(ui, &mut changed, view.monitors),
                SettingsPage::Sound => pages::sound(ui, &mut changed, &view.keys.shown(Action::Mute)),
                SettingsPage::Controls => controls::controls(ui, view.keys, out),
                SettingsPage::Access => pages::access(ui, &mut changed),
            }
        });
        list_shown(ui, shown.inner_rect.height());
        foot(ui, view, &mut changed, out);
    });
    if changed != *view.settings {
        out.push(UiIntent::Settings(Box::new(changed)));
    }
    controls::question(ctx, view.remap, out);
}

/// Shows the tabs of the pages. Page Up and Page Down move between them.
fn tabs(ui: &mut Ui, now: SettingsPage, out: &mut Vec<UiIntent>) {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let steps = match (pressed(Key::PageDown), pressed(Key::PageUp)) {
        (true, _) => 1,
        (_, true) => SettingsPage::ALL.len() - 1,
        _ => 0,
    };
    if steps > 0 {
        out.push(UiIntent::Options(SettingsIntent::Page(now.further(steps))));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = bevy_egui::egui::vec2(8.0, 6.0);
        for page in SettingsPage::ALL {
            let label = page.words();
            if rows::tab(ui, &label, page == now).clicked() {
                out.push(UiIntent::Options(SettingsIntent::Page(page)));
            }
        }
    });
    ui.add_space(6.0);
}

/// Shows the buttons below every page.
fn foot(ui: &mut Ui, view: &SettingsView, changed: &mut Settings, out: &mut Vec<UiIntent>) {
    button_row(ui, |ui| {
        ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
        let usual = text_args("options-defaults", &[("page", view.page.words().into())]);
        let face = ButtonSpec::new(&usual);
        if view.page == SettingsPage::Controls {
            if button(ui, &face, None).clicked() {
                out.push(UiIntent::Options(SettingsIntent::AskResetAll));
            }
            ButtonSpec::new(&text("keys-list")).asks(ui, UiIntent::Open(super::Overlay::Keys), out);
        } else {
            let wanted = pages::usual(view.page, view.settings, view.questions);
            if button(ui, &face.enabled(wanted != *view.settings), None).clicked() {
                *changed = wanted;
            }
        }
    });
}
