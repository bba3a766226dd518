//! The settings page of keys and buttons, and the questions that are asked while one is assigned.

use bevy_egui::egui::{Align2, Context, Id, Key, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::rows::line;
use super::{RemapState, SettingsIntent};
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, key};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, button, button_row, dialogue, fitted, focus_ring, press_area};
use orrery_locale::{text, text_args};
use orrery_settings::keys::{Action, ActionGroup, BindingSlot, KeyMap, KeyOrButton, SLOTS};

/// The columns of an action's row, in units.
struct BindingColumns {
    /// Width of the action's name, or 0 if the name has a line of its own.
    name: f32,
    slot: f32,
    gap: f32,
    reset: f32,
}

/// Height of a slot, in units.
const HIGH: f32 = 34.0;

impl BindingColumns {
    fn of(width: f32) -> Self {
        let (gap, reset) = (6.0, 38.0);
        let slots = 2.0 * SLOTS as f32;
        let name = if width < 760.0 { 0.0 } else { (width * 0.32).min(300.0) };
        let slot = (width - name - reset - 24.0 - gap * slots) / slots;
        BindingColumns { name, slot: slot.min(150.0), gap, reset }
    }
}

/// Shows the keys and buttons of every action.
pub fn controls(ui: &mut Ui, keys: &KeyMap, out: &mut Vec<UiIntent>) {
    ui.label(RichText::new(text("keys-help")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    let columns = BindingColumns::of(ui.available_width());
    for group in keys.groups() {
        ui.add_space(6.0);
        heading(ui, group, &columns);
        for row in keys.rows().filter(|row| row.group == group) {
            action(ui, row.action, keys, &columns, out);
        }
        line(ui);
    }
}

/// Shows the name of a group, and the headings of the slots.
fn heading(ui: &mut Ui, group: ActionGroup, columns: &BindingColumns) {
    // If the names have lines of their own, the headings of the slots have one too.
    let lines = if columns.name > 0.0 { 1.0 } else { 2.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0 * lines), Sense::hover());
    let words = group.words();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let painter = ui.painter();
    let first = pos2(rect.left(), rect.top() + 12.0);
    painter.text(first, Align2::LEFT_CENTER, words, bold(17.0), PANEL_PALETTE.brass[1].0);
    for (index, key) in ["keys-key", "keys-pad"].into_iter().enumerate() {
        let x = rect.left() + columns.name + index as f32 * SLOTS as f32 * (columns.slot + columns.gap);
        let at = pos2(x, rect.bottom() - 12.0);
        painter.text(at, Align2::LEFT_CENTER, text(key), regular(SMALL), PANEL_PALETTE.dim.0);
    }
}

/// Shows the slots of an action, next to or below its name.
fn action(ui: &mut Ui, action: Action, keys: &KeyMap, columns: &BindingColumns, out: &mut Vec<UiIntent>) {
    let name = action.words();
    if columns.name == 0.0 {
        ui.label(&name);
    }
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::hover());
    if columns.name > 0.0 {
        let ink = PANEL_PALETTE.text.0;
        fitted(ui, rect.left_center(), Align2::LEFT_CENTER, &name, regular(17.0), ink, columns.name - 10.0);
    }
    for number in 0..2 * SLOTS {
        let slot = BindingSlot { action, pad: number >= SLOTS, index: number % SLOTS };
        let left = rect.left() + columns.name + number as f32 * (columns.slot + columns.gap);
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(columns.slot, HIGH));
        slot_button(ui, place, slot, &name, keys, out);
    }
    if !keys.is_usual(action) {
        let left = rect.left() + columns.name + 2.0 * SLOTS as f32 * (columns.slot + columns.gap);
        reset_button(ui, Rect::from_min_size(pos2(left, rect.top()), vec2(columns.reset, HIGH)), action, &name, out);
    }
}

fn slot_button(ui: &mut Ui, rect: Rect, slot: BindingSlot, name: &str, keys: &KeyMap, out: &mut Vec<UiIntent>) {
    let press = keys.at(slot);
    let words = press.as_ref().map_or_else(|| text("keys-none"), KeyOrButton::words);
    let which = match (slot.pad, slot.index) {
        (false, 0) => "keys-slot-key",
        (false, _) => "keys-slot-second-key",
        (true, 0) => "keys-slot-pad",
        (true, _) => "keys-slot-second-pad",
    };
    let spoken = text_args(which, &[("action", name.into()), ("key", words.as_str().into())]);
    let (response, state) = press_area(ui, rect, Id::new(("slot", slot)), true, &spoken);
    ui.painter().add(key(rect, 9.0, BorderStyle::Steel, state));
    let ink = if press.is_some() { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.dim.0 };
    fitted(ui, rect.center(), Align2::CENTER_CENTER, &words, regular(SMALL), ink, rect.width() - 10.0);
    focus_ring(ui, &response, 9.0);
    let emptied = response.has_focus()
        && press.is_some()
        && ui.input(|input| input.key_pressed(Key::Delete) || input.key_pressed(Key::Backspace));
    if response.clicked() {
        out.push(UiIntent::Options(SettingsIntent::Listen(slot)));
    } else if emptied {
        out.push(UiIntent::Options(SettingsIntent::Unbind(slot)));
    }
}

fn reset_button(ui: &mut Ui, rect: Rect, action: Action, name: &str, out: &mut Vec<UiIntent>) {
    let spoken = text_args("keys-reset", &[("action", name.into())]);
    let (response, state) = press_area(ui, rect, Id::new(("reset", action)), true, &spoken);
    ui.painter().add(key(rect, 9.0, BorderStyle::Brass, state));
    crate::icons::piece(ui.painter(), "icon-undo", rect.center(), 0.8, bevy_egui::egui::Color32::WHITE);
    focus_ring(ui, &response, 9.0);
    if response.hint(&spoken).clicked() {
        out.push(UiIntent::Options(SettingsIntent::Reset(action)));
    }
}

/// Shows the state of a key assignment in a dialogue over the settings: a prompt for a key, a question, or a refusal. Shows
/// nothing in [`RemapState::Rest`].
pub fn question(ctx: &Context, remap: &RemapState, out: &mut Vec<UiIntent>) {
    match remap {
        RemapState::Rest => {}
        RemapState::Listening(slot) => listening(ctx, *slot, out),
        RemapState::Taken { slot, press, holder } => {
            let args = [
                ("key", press.words().into()),
                ("holder", holder.words().into()),
                ("action", slot.action.words().into()),
            ];
            let swap = (text("keys-swap"), SettingsIntent::Swap);
            ask(ctx, &slot.action.words(), &text_args("keys-taken", &args), Some(swap), out);
        }
        RemapState::Reserved(press) => {
            let words = text_args("keys-reserved", &[("key", press.words().into())]);
            ask(ctx, &press.words(), &words, None, out);
        }
        RemapState::ResetAll => {
            let reset = (text("keys-reset-all"), SettingsIntent::ResetAll);
            ask(ctx, &text("keys-reset-all"), &text("keys-reset-all-sure"), Some(reset), out);
        }
    }
}

fn listening(ctx: &Context, slot: BindingSlot, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "remap", 520.0, &slot.action.words(), |ui| {
        ui.vertical_centered(|ui| {
            let asked = text(if slot.pad { "keys-press-button" } else { "keys-press-key" });
            ui.label(RichText::new(asked).font(bold(20.0)).color(PANEL_PALETTE.act.line.0));
            let help = text(if slot.pad { "keys-press-button-help" } else { "keys-press-key-help" });
            ui.label(RichText::new(help).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Options(SettingsIntent::Keep), out);
            ButtonSpec::new(&text("keys-empty")).asks(ui, UiIntent::Options(SettingsIntent::Unbind(slot)), out);
        });
    });
}

/// Shows a question with a confirming button, or a refusal without one, and a button that cancels.
fn ask(ctx: &Context, title: &str, words: &str, yes: Option<(String, SettingsIntent)>, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "remap", 520.0, title, |ui| {
        ui.label(words);
        button_row(ui, |ui| {
            let back = text(if yes.is_some() { "ui-cancel" } else { "ui-back" });
            if let Some((label, intent)) = yes
                && button(ui, &ButtonSpec::new(&label).primary(), None).clicked()
            {
                out.push(UiIntent::Options(intent));
            }
            ButtonSpec::new(&back).asks(ui, UiIntent::Options(SettingsIntent::Keep), out);
        });
    });
}
