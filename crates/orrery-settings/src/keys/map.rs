//! The bindings of keys and buttons, and changes to them without conflicts.

use std::collections::BTreeMap;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::Resource;

use super::defaults::{DefaultBindings, GameDefaultBindings, TABLE};
use super::{Action, ActionGroup, ActionScope, KeyChord};
use orrery_core::GameKey;
use orrery_locale::{text, text_args};

/// The maximum number of keys, and of gamepad buttons, for an action.
pub const SLOTS: usize = 2;

/// A key, mouse button or gamepad button that was pressed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyOrButton {
    /// A key or a mouse button.
    Key(KeyChord),
    /// A gamepad button.
    Pad(GamepadButton),
}

impl KeyOrButton {
    /// Returns the name shown to the player.
    pub fn words(&self) -> String {
        match self {
            KeyOrButton::Key(chord) => chord.words(),
            KeyOrButton::Pad(button) => pad_words(*button),
        }
    }
}

/// The position of a binding in the lists of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BindingSlot {
    /// The action of the binding.
    pub action: Action,
    /// True for a gamepad button, false for a key or a mouse button.
    pub pad: bool,
    /// The index among the action's bindings, less than [`SLOTS`].
    pub index: usize,
}

/// The reason why a key or button was not bound to an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BindingConflict {
    /// The key or button is already bound to this action.
    Taken(Action),
    /// The key always cancels, so that the player can leave any screen.
    Reserved,
    /// A key was pressed for the slot of a gamepad button, or the reverse.
    WrongDevice,
}

/// The bindings of keys and buttons to actions. The first binding of an action is the one shown to the player.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct KeyMap {
    /// The rows of the games' own actions.
    own: GameDefaultBindings,
    keys: BTreeMap<Action, Vec<KeyChord>>,
    pad: BTreeMap<Action, Vec<GamepadButton>>,
    /// True if [`KeyMap::shown`] prefers gamepad buttons.
    pad_first: bool,
    /// Entries of the file that this version does not know: name and value, verbatim.
    pub(super) unknown: Vec<(String, String)>,
}

/// Parses a chord from the table of defaults. Tests check that all chords of the table can be parsed.
fn written(key: &str) -> KeyChord {
    KeyChord::try_from(key.to_owned()).unwrap_or_else(|_| KeyChord::plain(key))
}

/// Returns the key that always cancels.
fn escape() -> KeyChord {
    KeyChord::plain("Escape")
}

/// Returns the name of a gamepad button, as shown to the player.
pub fn pad_words(button: GamepadButton) -> String {
    match super::chord::pad_word(button) {
        Some(word) => text(&format!("pad-{word}")),
        None => format!("{button:?}"),
    }
}

/// The default bindings without any game's own actions.
impl Default for KeyMap {
    fn default() -> Self {
        KeyMap::usual(&[])
    }
}

/// Returns the rows of all shared actions, followed by those of the games' own actions.
fn rows(own: GameDefaultBindings) -> impl Iterator<Item = &'static DefaultBindings> {
    TABLE.iter().chain(own.iter().copied().flatten())
}

impl KeyMap {
    /// Returns the default bindings of all shared actions and of the actions in `own`.
    pub fn usual(own: GameDefaultBindings) -> Self {
        let mut map = KeyMap::empty(own);
        for row in rows(own) {
            map.keys.insert(row.action, row.keys.iter().map(|key| written(key)).collect());
            map.pad.insert(row.action, row.pad.to_vec());
        }
        map
    }

    /// Returns all actions with their defaults, in the order of the lists.
    pub fn rows(&self) -> impl Iterator<Item = &'static DefaultBindings> {
        rows(self.own)
    }

    /// Returns the groups of the lists, in their order.
    pub fn groups(&self) -> Vec<ActionGroup> {
        let mut groups = ActionGroup::FIRST.to_vec();
        for row in self.own.iter().copied().flatten() {
            if matches!(row.group, ActionGroup::Own(_)) && !groups.contains(&row.group) {
                groups.push(row.group);
            }
        }
        groups.extend(ActionGroup::LAST);
        groups
    }

    /// Returns a map without bindings.
    pub(super) fn empty(own: GameDefaultBindings) -> Self {
        KeyMap { own, keys: BTreeMap::new(), pad: BTreeMap::new(), pad_first: false, unknown: Vec::new() }
    }

    /// Returns the action bound to `chord` in a match of this game or, if `game` is `None`, outside matches.
    pub fn action(&self, chord: &KeyChord, game: Option<GameKey>) -> Option<Action> {
        self.action_in(chord, ActionScope::of(game))
    }

    /// Returns the action bound to `chord` in this part of the program, if there is one. Escape cancels if it is bound to no
    /// other action.
    pub fn action_in(&self, chord: &KeyChord, place: ActionScope) -> Option<Action> {
        let mut found = self.keys.iter().filter(|(_, chords)| chords.contains(chord)).map(|(action, _)| *action);
        let found = found.find(|action| action.place().meets(place));
        found.or_else(|| (*chord == escape()).then_some(Action::Cancel))
    }

    /// Returns the action bound to a gamepad button in a match of this game or, if `game` is `None`, outside matches.
    pub fn pad_action(&self, button: GamepadButton, game: Option<GameKey>) -> Option<Action> {
        self.pad_action_in(button, ActionScope::of(game))
    }

    /// Returns the action bound to a gamepad button in this part of the program, if there is one.
    pub fn pad_action_in(&self, button: GamepadButton, place: ActionScope) -> Option<Action> {
        let mut found = self.pad.iter().filter(|(_, buttons)| buttons.contains(&button)).map(|(action, _)| *action);
        found.find(|action| action.place().meets(place))
    }

    /// Returns the action bound to `chord` in the replay viewer, if there is one: an action of the viewer, or one that moves the
    /// focus, chooses or shows information.
    pub fn action_watching(&self, chord: &KeyChord) -> Option<Action> {
        let own = self.action_in(chord, ActionScope::Replay);
        own.or_else(|| self.action(chord, None).filter(|action| action.serves_watching()))
    }

    /// Returns the action bound to a gamepad button in the replay viewer, if there is one, like [`KeyMap::action_watching`].
    pub fn pad_action_watching(&self, button: GamepadButton) -> Option<Action> {
        let own = self.pad_action_in(button, ActionScope::Replay);
        own.or_else(|| self.pad_action(button, None).filter(|action| action.serves_watching()))
    }

    /// Returns the keys of an action.
    pub fn keys(&self, action: Action) -> &[KeyChord] {
        self.keys.get(&action).map_or(&[], Vec::as_slice)
    }

    /// Returns the gamepad buttons of an action.
    pub fn pad(&self, action: Action) -> &[GamepadButton] {
        self.pad.get(&action).map_or(&[], Vec::as_slice)
    }

    /// Returns the name of the key for `action`, for a text, or an empty string if it has none. For a player with a gamepad,
    /// returns the name of the button instead; for an action without a button, says that the control has to be chosen.
    pub fn shown(&self, action: Action) -> String {
        let mark = self.mark(action);
        if !self.pad_first || !mark.is_empty() {
            return mark;
        }
        text_args("pad-on-its-control", &[("button", self.pad_shown(Action::Choose).into())])
    }

    /// Returns the name of the key for `action`, for a mark on the board or a line of a tip, or an empty string if it has none.
    /// For a player with a gamepad, returns the name of the button instead, and never that of a key.
    pub fn mark(&self, action: Action) -> String {
        if !self.pad_first {
            return self.keys(action).first().map(KeyChord::words).unwrap_or_default();
        }
        // The gamepad has one button for what Enter and Space do, and moves the focus onwards with the D-pad.
        self.pad_shown(match action {
            Action::Confirm | Action::Advance => Action::Choose,
            Action::Next => Action::Right,
            Action::Previous => Action::Left,
            action => action,
        })
    }

    /// Returns a copy in which [`KeyMap::shown`] prefers gamepad buttons if `pad` is true, and shows only keys otherwise.
    pub fn faced(&self, pad: bool) -> Self {
        KeyMap { pad_first: pad, ..self.clone() }
    }

    /// Reports whether [`KeyMap::shown`] returns gamepad buttons.
    pub const fn is_for_pad(&self) -> bool {
        self.pad_first
    }

    /// Returns the name of the gamepad button to show for `action`, or an empty string if it has none.
    pub fn pad_shown(&self, action: Action) -> String {
        self.pad(action).first().map(|&button| pad_words(button)).unwrap_or_default()
    }

    /// Returns the binding in a slot, if there is one.
    pub fn at(&self, slot: BindingSlot) -> Option<KeyOrButton> {
        if slot.pad {
            self.pad(slot.action).get(slot.index).map(|&button| KeyOrButton::Pad(button))
        } else {
            self.keys(slot.action).get(slot.index).cloned().map(KeyOrButton::Key)
        }
    }

    /// Returns another action to which `press` is bound in a part of the program where `action` is also available, or `None` if
    /// there is none.
    pub fn holder(&self, press: &KeyOrButton, action: Action) -> Option<Action> {
        let rival = |other: Action| other != action && other.place().meets(action.place());
        match press {
            KeyOrButton::Key(chord) => {
                let holders = self.keys.iter().filter(|(_, chords)| chords.contains(chord));
                holders.map(|(other, _)| *other).find(|&other| rival(other))
            }
            KeyOrButton::Pad(button) => {
                let holders = self.pad.iter().filter(|(_, buttons)| buttons.contains(button));
                holders.map(|(other, _)| *other).find(|&other| rival(other))
            }
        }
    }

    /// Binds `press` to a slot.
    ///
    /// # Errors
    /// Returns an error and changes nothing if `press` is bound to another action, or cannot be bound to this slot.
    pub fn bind(&mut self, slot: BindingSlot, press: KeyOrButton) -> Result<(), BindingConflict> {
        if slot.pad != matches!(press, KeyOrButton::Pad(_)) {
            return Err(BindingConflict::WrongDevice);
        }
        if press == KeyOrButton::Key(escape()) && slot.action != Action::Cancel {
            return Err(BindingConflict::Reserved);
        }
        match self.holder(&press, slot.action) {
            Some(other) => Err(BindingConflict::Taken(other)),
            None => {
                self.put(slot, Some(press));
                Ok(())
            }
        }
    }

    /// Binds `press` to a slot, and gives the slot's previous binding to the action to which `press` was bound.
    pub fn swap(&mut self, slot: BindingSlot, press: &KeyOrButton) {
        let before = self.at(slot);
        while let Some(other) = self.holder(press, slot.action) {
            let Some(index) =
                (0..SLOTS).find(|&index| self.at(BindingSlot { action: other, index, ..slot }) == Some(press.clone()))
            else {
                return;
            };
            let place = BindingSlot { action: other, index, ..slot };
            self.put(place, None);
            // A binding that the other action cannot have is dropped.
            if let Some(before) = before.clone().filter(|before| *before != KeyOrButton::Key(escape()))
                && self.holder(&before, other) == Some(slot.action)
            {
                self.put(BindingSlot { index: SLOTS, ..place }, Some(before));
            }
        }
        self.put(slot, Some(press.clone()));
    }

    /// Sets a slot without a check for conflicts, or clears it. A slot after the last adds a binding.
    fn put(&mut self, slot: BindingSlot, press: Option<KeyOrButton>) {
        match press {
            Some(KeyOrButton::Key(chord)) => place(self.keys.entry(slot.action).or_default(), slot.index, Some(chord)),
            Some(KeyOrButton::Pad(button)) => place(self.pad.entry(slot.action).or_default(), slot.index, Some(button)),
            None if slot.pad => place(self.pad.entry(slot.action).or_default(), slot.index, None),
            None => place(self.keys.entry(slot.action).or_default(), slot.index, None),
        }
    }

    /// Clears a slot.
    pub fn clear(&mut self, slot: BindingSlot) {
        self.put(slot, None);
    }

    /// Restores the default bindings of an action. Returns the actions that lose a binding because of this.
    pub fn reset(&mut self, action: Action) -> Vec<Action> {
        let usual = KeyMap::usual(self.own);
        let mut losers = Vec::new();
        let keys = usual.keys(action).iter().cloned().map(KeyOrButton::Key);
        let wanted: Vec<KeyOrButton> =
            keys.chain(usual.pad(action).iter().map(|&button| KeyOrButton::Pad(button))).collect();
        for press in wanted {
            while let Some(other) = self.holder(&press, action) {
                match &press {
                    KeyOrButton::Key(chord) => self.keys.entry(other).or_default().retain(|has| has != chord),
                    KeyOrButton::Pad(button) => self.pad.entry(other).or_default().retain(|has| has != button),
                }
                losers.push(other);
            }
        }
        self.keys.insert(action, usual.keys(action).to_vec());
        self.pad.insert(action, usual.pad(action).to_vec());
        losers
    }

    /// Restores the default bindings of all actions. Unknown entries of the file are kept.
    pub fn reset_all(&mut self) {
        *self = KeyMap { unknown: std::mem::take(&mut self.unknown), ..KeyMap::usual(self.own) };
    }

    /// Returns true if an action has its default bindings.
    pub fn is_usual(&self, action: Action) -> bool {
        let usual = KeyMap::usual(self.own);
        self.keys(action) == usual.keys(action) && self.pad(action) == usual.pad(action)
    }

    /// Binds keys from a file to `action`. Returns the keys that cannot be bound.
    pub(super) fn take_keys(&mut self, action: Action, chords: Vec<KeyChord>) -> RejectedBindings<KeyChord> {
        let free = |map: &KeyMap, chord: &KeyChord| {
            let reserved = *chord == escape() && action != Action::Cancel;
            !reserved && map.holder(&KeyOrButton::Key(chord.clone()), action).is_none()
        };
        let (taken, occupied): (Vec<KeyChord>, Vec<KeyChord>) = chords.into_iter().partition(|chord| free(self, chord));
        let (bound, surplus) = within_slots(taken);
        self.keys.insert(action, bound);
        RejectedBindings { occupied, surplus }
    }

    /// Binds gamepad buttons from a file to `action`. Returns the buttons that cannot be bound.
    pub(super) fn take_pad(&mut self, action: Action, buttons: Vec<GamepadButton>) -> RejectedBindings<GamepadButton> {
        let free = |map: &KeyMap, button: GamepadButton| map.holder(&KeyOrButton::Pad(button), action).is_none();
        let (taken, occupied): (Vec<_>, Vec<_>) = buttons.into_iter().partition(|&button| free(self, button));
        let (bound, surplus) = within_slots(taken);
        self.pad.insert(action, bound);
        RejectedBindings { occupied, surplus }
    }
}

/// Keys or buttons from a file that could not be bound to an action.
pub(super) struct RejectedBindings<T> {
    /// Those that another action has, or that are reserved.
    pub(super) occupied: Vec<T>,
    /// Those beyond [`SLOTS`].
    pub(super) surplus: Vec<T>,
}

/// Splits a list into its first [`SLOTS`] different items and the remaining different items.
fn within_slots<T: PartialEq>(list: Vec<T>) -> (Vec<T>, Vec<T>) {
    let mut bound: Vec<T> = Vec::new();
    for item in list {
        if !bound.contains(&item) {
            bound.push(item);
        }
    }
    let surplus = bound.split_off(bound.len().min(SLOTS));
    (bound, surplus)
}

/// Sets the item at `index` of a list of at most [`SLOTS`] items, or removes it if `value` is `None`.
fn place<T: PartialEq>(list: &mut Vec<T>, index: usize, value: Option<T>) {
    match value {
        None if index < list.len() => {
            list.remove(index);
        }
        None => {}
        Some(value) => {
            // A list contains each binding at most once.
            let index = match list.iter().position(|has| *has == value) {
                Some(at) => {
                    list.remove(at);
                    index.min(list.len())
                }
                None => index,
            };
            if index < list.len() {
                list[index] = value;
            } else {
                list.push(value);
                list.truncate(SLOTS);
            }
        }
    }
}
