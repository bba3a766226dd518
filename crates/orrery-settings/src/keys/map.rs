//! Which key does what, and how that is changed without two things on one key.

use std::collections::BTreeMap;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::Resource;

use super::defaults::{GameRows, Row, TABLE};
use super::{Action, Chord, Group, Place};
use orrery_core::GameKey;
use orrery_locale::text;

/// How many keys, and how many buttons of the gamepad, an action may have.
pub const SLOTS: usize = 2;

/// What was pressed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Press {
    /// A key, or a button of the mouse.
    Key(Chord),
    /// A button of the gamepad.
    Pad(GamepadButton),
}

impl Press {
    /// How the player reads it.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Press::Key(chord) => chord.words(),
            Press::Pad(button) => pad_words(*button),
        }
    }
}

/// Where a key or button of an action stands in the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The action.
    pub action: Action,
    /// Whether it is for a button of the gamepad.
    pub pad: bool,
    /// Which one, from 0, below [`SLOTS`].
    pub index: usize,
}

/// Why a key was not given to an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clash {
    /// This action has it.
    Taken(Action),
    /// It always leads back, so that nobody is ever caught.
    Reserved,
    /// A key for the gamepad's place, or the other way round.
    WrongDevice,
}

/// Which keys and buttons do what. The first of an action is the one shown.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct KeyMap {
    /// What the games have of their own.
    own: GameRows,
    keys: BTreeMap<Action, Vec<Chord>>,
    pad: BTreeMap<Action, Vec<GamepadButton>>,
    /// Whether [`KeyMap::shown`] tells of the gamepad first.
    pad_first: bool,
    /// Entries of the file that this version does not know: name and value as written.
    pub(super) unknown: Vec<(String, String)>,
}

/// A chord of the table of defaults; the tests read every one of them.
fn written(key: &str) -> Chord {
    Chord::try_from(key.to_owned()).unwrap_or_else(|_| Chord::plain(key))
}

/// The key that always leads back.
fn escape() -> Chord {
    Chord::plain("Escape")
}

/// How the player reads a button of the gamepad.
#[must_use]
pub fn pad_words(button: GamepadButton) -> String {
    match super::chord::pad_word(button) {
        Some(word) => text(&format!("pad-{word}")),
        None => format!("{button:?}"),
    }
}

/// Those of the house alone.
impl Default for KeyMap {
    fn default() -> Self {
        KeyMap::usual(&[])
    }
}

/// Every action of the house and of these games.
fn rows(own: GameRows) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().chain(own.iter().copied().flatten())
}

impl KeyMap {
    /// The keys and buttons that every action of the house and of these games has at first.
    #[must_use]
    pub fn usual(own: GameRows) -> Self {
        let mut map = KeyMap::empty(own);
        for row in rows(own) {
            map.keys.insert(row.action, row.keys.iter().map(|key| written(key)).collect());
            map.pad.insert(row.action, row.pad.to_vec());
        }
        map
    }

    /// Every action with what it has at first, in the order of the lists.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> {
        rows(self.own)
    }

    /// The groups of the lists, in their order.
    #[must_use]
    pub fn groups(&self) -> Vec<Group> {
        let mut groups = Group::FIRST.to_vec();
        for row in self.own.iter().copied().flatten() {
            if matches!(row.group, Group::Own(_)) && !groups.contains(&row.group) {
                groups.push(row.group);
            }
        }
        groups.extend(Group::LAST);
        groups
    }

    /// A map in which nothing does anything.
    pub(super) fn empty(own: GameRows) -> Self {
        KeyMap { own, keys: BTreeMap::new(), pad: BTreeMap::new(), pad_first: false, unknown: Vec::new() }
    }

    /// What `chord` does where a match of this game is open, or none.
    #[must_use]
    pub fn action(&self, chord: &Chord, game: Option<GameKey>) -> Option<Action> {
        self.action_in(chord, Place::of(game))
    }

    /// What `chord` does at this place.
    #[must_use]
    pub fn action_in(&self, chord: &Chord, place: Place) -> Option<Action> {
        let mut found = self.keys.iter().filter(|(_, chords)| chords.contains(chord)).map(|(action, _)| *action);
        let found = found.find(|action| action.place().meets(place));
        found.or_else(|| (*chord == escape()).then_some(Action::Cancel))
    }

    /// What a button of the gamepad does where a match of this game is open, or none.
    #[must_use]
    pub fn pad_action(&self, button: GamepadButton, game: Option<GameKey>) -> Option<Action> {
        self.pad_action_in(button, Place::of(game))
    }

    /// What a button of the gamepad does at this place.
    #[must_use]
    pub fn pad_action_in(&self, button: GamepadButton, place: Place) -> Option<Action> {
        let mut found = self.pad.iter().filter(|(_, buttons)| buttons.contains(&button)).map(|(action, _)| *action);
        found.find(|action| action.place().meets(place))
    }

    /// What `chord` does while a match is watched: the viewer's keys, and those that go from thing to thing and choose.
    #[must_use]
    pub fn action_watching(&self, chord: &Chord) -> Option<Action> {
        let own = self.action_in(chord, Place::Replay);
        own.or_else(|| self.action(chord, None).filter(|action| action.serves_watching()))
    }

    /// The same for a button of the gamepad.
    #[must_use]
    pub fn pad_action_watching(&self, button: GamepadButton) -> Option<Action> {
        let own = self.pad_action_in(button, Place::Replay);
        own.or_else(|| self.pad_action(button, None).filter(|action| action.serves_watching()))
    }

    /// The keys of an action.
    #[must_use]
    pub fn keys(&self, action: Action) -> &[Chord] {
        self.keys.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The buttons of the gamepad of an action.
    #[must_use]
    pub fn pad(&self, action: Action) -> &[GamepadButton] {
        self.pad.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The key to show for `action`; empty where it has none. For whoever holds a gamepad the button, where there is one.
    #[must_use]
    pub fn shown(&self, action: Action) -> String {
        // Enter and the button that chooses are two actions.
        let chosen = if action == Action::Confirm { Action::Choose } else { action };
        let button = if self.pad_first { self.pad_shown(chosen) } else { String::new() };
        let key = || self.keys(action).first().map(Chord::words).unwrap_or_default();
        if button.is_empty() { key() } else { button }
    }

    /// The same map as it is shown to whoever holds a gamepad, or does not.
    #[must_use]
    pub fn faced(&self, pad: bool) -> Self {
        KeyMap { pad_first: pad, ..self.clone() }
    }

    /// The button of the gamepad to show for `action`; empty where it has none.
    #[must_use]
    pub fn pad_shown(&self, action: Action) -> String {
        self.pad(action).first().map(|&button| pad_words(button)).unwrap_or_default()
    }

    /// What stands in a slot.
    #[must_use]
    pub fn at(&self, slot: Slot) -> Option<Press> {
        if slot.pad {
            self.pad(slot.action).get(slot.index).map(|&button| Press::Pad(button))
        } else {
            self.keys(slot.action).get(slot.index).cloned().map(Press::Key)
        }
    }

    /// Who has `press` already where `action` is asked for too, `action` itself apart.
    #[must_use]
    pub fn holder(&self, press: &Press, action: Action) -> Option<Action> {
        let rival = |other: Action| other != action && other.place().meets(action.place());
        match press {
            Press::Key(chord) => {
                let holders = self.keys.iter().filter(|(_, chords)| chords.contains(chord));
                holders.map(|(other, _)| *other).find(|&other| rival(other))
            }
            Press::Pad(button) => {
                let holders = self.pad.iter().filter(|(_, buttons)| buttons.contains(button));
                holders.map(|(other, _)| *other).find(|&other| rival(other))
            }
        }
    }

    /// Puts `press` into a slot.
    ///
    /// # Errors
    /// When another action has it, or it cannot be had; nothing is changed then.
    pub fn bind(&mut self, slot: Slot, press: Press) -> Result<(), Clash> {
        if slot.pad != matches!(press, Press::Pad(_)) {
            return Err(Clash::WrongDevice);
        }
        if press == Press::Key(escape()) && slot.action != Action::Cancel {
            return Err(Clash::Reserved);
        }
        match self.holder(&press, slot.action) {
            Some(other) => Err(Clash::Taken(other)),
            None => {
                self.put(slot, Some(press));
                Ok(())
            }
        }
    }

    /// Puts `press` into a slot, and what stood there to whoever had it.
    pub fn swap(&mut self, slot: Slot, press: &Press) {
        let before = self.at(slot);
        while let Some(other) = self.holder(press, slot.action) {
            let Some(index) =
                (0..SLOTS).find(|&index| self.at(Slot { action: other, index, ..slot }) == Some(press.clone()))
            else {
                return;
            };
            let place = Slot { action: other, index, ..slot };
            self.put(place, None);
            // What another action cannot have is given up.
            if let Some(before) = before.clone().filter(|before| *before != Press::Key(escape()))
                && self.holder(&before, other) == Some(slot.action)
            {
                self.put(Slot { index: SLOTS, ..place }, Some(before));
            }
        }
        self.put(slot, Some(press.clone()));
    }

    /// Empties a slot, or fills it whoever else has the key; one past the last adds.
    fn put(&mut self, slot: Slot, press: Option<Press>) {
        match press {
            Some(Press::Key(chord)) => place(self.keys.entry(slot.action).or_default(), slot.index, Some(chord)),
            Some(Press::Pad(button)) => place(self.pad.entry(slot.action).or_default(), slot.index, Some(button)),
            None if slot.pad => place(self.pad.entry(slot.action).or_default(), slot.index, None),
            None => place(self.keys.entry(slot.action).or_default(), slot.index, None),
        }
    }

    /// Empties a slot.
    pub fn clear(&mut self, slot: Slot) {
        self.put(slot, None);
    }

    /// Gives an action the keys and buttons it had at first. Who had taken one of them loses it; they are named.
    pub fn reset(&mut self, action: Action) -> Vec<Action> {
        let usual = KeyMap::usual(self.own);
        let mut losers = Vec::new();
        let keys = usual.keys(action).iter().cloned().map(Press::Key);
        let wanted: Vec<Press> = keys.chain(usual.pad(action).iter().map(|&button| Press::Pad(button))).collect();
        for press in wanted {
            while let Some(other) = self.holder(&press, action) {
                match &press {
                    Press::Key(chord) => self.keys.entry(other).or_default().retain(|has| has != chord),
                    Press::Pad(button) => self.pad.entry(other).or_default().retain(|has| has != button),
                }
                losers.push(other);
            }
        }
        self.keys.insert(action, usual.keys(action).to_vec());
        self.pad.insert(action, usual.pad(action).to_vec());
        losers
    }

    /// Gives every action the keys and buttons it had at first; what the file held beside them stays.
    pub fn reset_all(&mut self) {
        *self = KeyMap { unknown: std::mem::take(&mut self.unknown), ..KeyMap::usual(self.own) };
    }

    /// Whether an action has the keys and buttons it had at first.
    #[must_use]
    pub fn is_usual(&self, action: Action) -> bool {
        let usual = KeyMap::usual(self.own);
        self.keys(action) == usual.keys(action) && self.pad(action) == usual.pad(action)
    }

    /// Gives `action` these keys as a file has them; those another action has are left out and given back.
    pub(super) fn take_keys(&mut self, action: Action, chords: Vec<Chord>) -> Vec<Chord> {
        let free = |map: &KeyMap, chord: &Chord| {
            let reserved = *chord == escape() && action != Action::Cancel;
            !reserved && map.holder(&Press::Key(chord.clone()), action).is_none()
        };
        let (mut taken, left): (Vec<Chord>, Vec<Chord>) = chords.into_iter().partition(|chord| free(self, chord));
        taken.dedup();
        taken.truncate(SLOTS);
        self.keys.insert(action, taken);
        left
    }

    /// The same for the buttons of the gamepad.
    pub(super) fn take_pad(&mut self, action: Action, buttons: Vec<GamepadButton>) -> Vec<GamepadButton> {
        let free = |map: &KeyMap, button: GamepadButton| map.holder(&Press::Pad(button), action).is_none();
        let (mut taken, left): (Vec<_>, Vec<_>) = buttons.into_iter().partition(|&button| free(self, button));
        taken.dedup();
        taken.truncate(SLOTS);
        self.pad.insert(action, taken);
        left
    }
}

/// Puts something into a place of a list of at most [`SLOTS`], or takes it out.
fn place<T: PartialEq>(list: &mut Vec<T>, index: usize, value: Option<T>) {
    match value {
        None if index < list.len() => {
            list.remove(index);
        }
        None => {}
        Some(value) => {
            // The same key twice is once.
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
