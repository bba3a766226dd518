//! Carries out the requests of the settings dialogue, and binds keys and buttons to actions.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};

use super::modifiers::HeldModifiers;
use crate::save_settings::SettingsStore;
use crate::state::{MenuState, UiRequest};
use orrery_locale::{text, text_args};
use orrery_settings::keys::{Action, BindingConflict, BindingSlot, KeyChord, KeyMap, KeyOrButton};
use orrery_ui::{RemapState, SettingsIntent, Toast, UiIntent, keys_page};

/// Carries out a request from the settings dialogue. Changes to the settings themselves are handled elsewhere.
pub fn act(store: &mut SettingsStore, intent: SettingsIntent) {
    let remap = match intent {
        SettingsIntent::Page(page) => return store.files.menus.options = page,
        SettingsIntent::Listen(slot) => RemapState::Listening(slot),
        SettingsIntent::Heard(press) => match heard(store, press) {
            Some(remap) => remap,
            None => return,
        },
        SettingsIntent::Unbind(slot) => {
            store.change_keys(|keys| keys.clear(slot));
            RemapState::Rest
        }
        SettingsIntent::Swap => {
            if let RemapState::Taken { slot, press, .. } = store.files.menus.remap.clone() {
                store.change_keys(|keys| keys.swap(slot, &press));
            }
            RemapState::Rest
        }
        SettingsIntent::Keep => RemapState::Rest,
        SettingsIntent::Reset(action) => return reset(store, action),
        SettingsIntent::AskResetAll => RemapState::ResetAll,
        SettingsIntent::ResetAll => {
            store.change_keys(KeyMap::reset_all);
            RemapState::Rest
        }
        SettingsIntent::WriteKeys => return write_keys(store),
    };
    store.files.menus.remap = remap;
}

/// Handles a key or button pressed for the binding slot that waits for one. Returns `None` if no slot waits.
fn heard(store: &mut SettingsStore, press: KeyOrButton) -> Option<RemapState> {
    let slot = waiting(&store.files.menus)?;
    let mut tried = store.keys.clone();
    Some(match tried.bind(slot, press.clone()) {
        Ok(()) => {
            store.change_keys(|keys| *keys = tried);
            RemapState::Rest
        }
        Err(BindingConflict::Taken(holder)) => RemapState::Taken { slot, press, holder },
        Err(BindingConflict::Reserved | BindingConflict::WrongDevice) => RemapState::Reserved(press),
    })
}

/// Resets an action to its default keys. Shows the actions that lose a key as a result.
fn reset(store: &mut SettingsStore, action: Action) {
    let mut losers = Vec::new();
    store.change_keys(|keys| losers = keys.reset(action));
    if !losers.is_empty() {
        let names: Vec<String> = losers.into_iter().map(Action::words).collect();
        let args = [("action", action.words().into()), ("losers", names.join(&text("list-comma")).into())];
        store.files.menus.toasts.push(Toast::trouble(text_args("keys-lost", &args)));
    }
}

/// Writes the list of keys to an HTML page, which a browser can show and print.
fn write_keys(store: &mut SettingsStore) {
    let Some(folder) = store.files.folders.as_ref().map(|folders| &folders.data) else { return };
    let file = folder.join("keys.html");
    let toast = match std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, keys_page(&store.keys))) {
        Ok(()) => Toast::news(text_args("keys-written", &[("file", file.display().to_string().into())])),
        Err(error) => {
            let reason = format!("{}: {error}", file.display());
            Toast::trouble(text_args("keys-not-written", &[("reason", reason.into())]))
        }
    };
    store.files.menus.toasts.push(toast);
}

/// Returns the binding slot that waits for a key or button, if there is one.
pub fn waiting(front: &MenuState) -> Option<BindingSlot> {
    match front.remap {
        RemapState::Listening(slot) => Some(slot),
        _ => None,
    }
}

/// Captures the next key, mouse button or gamepad button for the binding slot that waits.
pub fn capture(
    front: Res<MenuState>,
    held: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut keys: MessageReader<KeyboardInput>,
    mut mouse: MessageReader<MouseButtonInput>,
    mut inputs: Query<&mut EguiInput>,
    mut asked: MessageWriter<UiRequest>,
    mut beside: Local<HeldModifiers>,
) {
    let Some(slot) = waiting(&front) else {
        keys.clear();
        mouse.clear();
        return;
    };
    let mut heard = None;
    if slot.pad {
        heard = pads.iter().find_map(|pad| pad.get_just_pressed().next().copied()).map(KeyOrButton::Pad);
        keys.clear();
        mouse.clear();
    } else {
        if keys.is_empty() {
            *beside = HeldModifiers::now(&held);
        }
        for key in keys.read() {
            let down = key.state == ButtonState::Pressed;
            beside.follow(key.key_code, down);
            let chord = beside.chord(key);
            // Escape cancels, unless the slot belongs to the action of Escape itself.
            let leaves = chord == KeyChord::plain("Escape") && slot.action != Action::Cancel;
            if down && !key.repeat && !chord.is_held_key() && !leaves {
                heard = heard.or(Some(KeyOrButton::Key(chord)));
            }
        }
        for click in mouse.read().filter(|click| click.state == ButtonState::Pressed) {
            heard = heard.or(beside.clicked(click.button).map(KeyOrButton::Key));
        }
        for mut input in &mut inputs {
            input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
        }
    }
    if let Some(press) = heard {
        asked.write(UiRequest(UiIntent::Options(SettingsIntent::Heard(press))));
    }
}
