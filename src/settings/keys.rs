//! Which keys do what: the only place that knows.

use std::collections::BTreeMap;
use std::fmt;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use crate::rules::Facility;

/// Everything a key can do in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Roll, finish what moves, let the next opponent's order come, close a banner.
    Advance,
    /// Pick the ship in this place of the tray, from 1.
    Ship(u8),
    /// Dock at this facility.
    Dock(Facility),
    /// Choose a place on the planet.
    Planet,
    /// The next place that can be chosen.
    Next,
    /// The place before.
    Previous,
    /// Choose what is marked.
    Confirm,
    /// Discard the marked card for its discard power.
    Discard,
    /// Close the topmost thing, drop what is picked, or open the menu.
    Cancel,
    /// Take the last order back.
    Undo,
    /// Do it again.
    Redo,
    /// Take everything back to the last roll or draw.
    ResetTurn,
    /// End the turn.
    EndTurn,
    /// Trade at the Orbital Market.
    Trade,
    /// Launch the finished colony.
    Launch,
    /// New cards at the Alien Artifact.
    Cycle,
    /// Give up what is over the limit.
    Shed,
    /// The log, large.
    Log,
    /// The points in detail.
    Scores,
    /// Ask the coach.
    Coach,
    /// Explain the last opponent's turn.
    Why,
    /// Who plays which seat.
    Players,
    /// In a lesson: go on.
    LessonNext,
    /// In a lesson: back to the step before.
    LessonBack,
    /// In a lesson: see how it is done.
    ShowMe,
    /// Save under a name.
    Save,
    /// The saved matches.
    Load,
    /// A new match.
    NewMatch,
    /// Save at once.
    QuickSave,
    /// Load the last quick save.
    QuickLoad,
    /// The codex, at the page of what is pointed at.
    Codex,
    /// What the dice in hand could do.
    DiceOptions,
    /// Fill the screen, or not.
    Fullscreen,
    /// No sound, or sound again.
    Mute,
}

/// A key with the keys held down beside it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Chord {
    /// Whether Control (Command on a Mac) is held.
    pub control: bool,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// A letter or digit, or a name such as `Space` or `F11`.
    pub key: String,
}

impl Chord {
    /// This key, nothing held beside it.
    #[must_use]
    pub fn plain(key: &str) -> Self {
        Chord { control: false, shift: false, alt: false, key: key.to_owned() }
    }

    /// What was pressed: the letter on the key where it has one, so that other keyboard layouts work; the place of the
    /// key where its letter is not Latin.
    #[must_use]
    pub fn pressed(code: KeyCode, logical: &Key, control: bool, shift: bool, alt: bool) -> Self {
        let letter = match logical {
            // Where it is, and whether with Shift, differs from keyboard to keyboard.
            Key::Character(text) if text == "?" => return Chord { control, shift: false, alt, key: "?".to_owned() },
            Key::Character(text) => text.chars().next().filter(char::is_ascii_alphabetic),
            _ => None,
        };
        let key = match letter {
            Some(letter) => letter.to_ascii_uppercase().to_string(),
            None => place_name(code),
        };
        Chord { control, shift, alt, key }
    }
}

/// The name of a key by its place.
fn place_name(code: KeyCode) -> String {
    let name = format!("{code:?}");
    let short = ["Key", "Digit", "Numpad", "Arrow"].iter().find_map(|prefix| name.strip_prefix(prefix));
    match short {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => name,
    }
}

impl TryFrom<String> for Chord {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut chord = Chord::plain("");
        for part in text.split('+') {
            match part.trim() {
                "Ctrl" => chord.control = true,
                "Shift" => chord.shift = true,
                "Alt" => chord.alt = true,
                key if chord.key.is_empty() && !key.is_empty() => chord.key = key.to_owned(),
                _ => return Err(format!("{text} is no key")),
            }
        }
        if chord.key.is_empty() { Err(format!("{text} names no key")) } else { Ok(chord) }
    }
}

impl From<Chord> for String {
    fn from(chord: Chord) -> Self {
        chord.to_string()
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, name) in [(self.control, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if held {
                f.write_str(name)?;
            }
        }
        f.write_str(&self.key)
    }
}

/// Which keys do what. The first chord of an action is the one shown.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyMap(BTreeMap<Action, Vec<Chord>>);

/// The key that opens the review at the end of a match, where no facility needs its letter any more.
pub const REVIEW: &str = "R";

/// The letter of each facility, as the board shows it.
#[must_use]
pub const fn facility_letter(facility: Facility) -> &'static str {
    match facility {
        Facility::SolarConverter => "S",
        Facility::LunarMine => "M",
        Facility::OrbitalMarket => "O",
        Facility::Shipyard => "Y",
        Facility::ColonyConstructor => "C",
        Facility::ColonistHub => "H",
        Facility::AlienArtifact => "A",
        Facility::TerraformingStation => "T",
        Facility::RaidersOutpost => "R",
        Facility::MaintenanceBay => "B",
    }
}

impl Default for KeyMap {
    fn default() -> Self {
        let mut map = KeyMap(BTreeMap::new());
        for &facility in Facility::ALL {
            map.bind(Action::Dock(facility), &[facility_letter(facility)]);
        }
        for place in 1..=8 {
            map.bind(Action::Ship(place), &[&place.to_string()]);
        }
        let plain: &[(Action, &[&str])] = &[
            (Action::Advance, &["Space"]),
            (Action::Planet, &["P"]),
            (Action::Next, &["Tab", "Right", "Down"]),
            (Action::Previous, &["Shift+Tab", "Left", "Up"]),
            (Action::Confirm, &["Enter"]),
            (Action::Discard, &["Shift+Enter"]),
            (Action::Cancel, &["Escape"]),
            (Action::Undo, &["Ctrl+Z"]),
            (Action::Redo, &["Ctrl+Y", "Ctrl+Shift+Z"]),
            (Action::ResetTurn, &["Home"]),
            (Action::EndTurn, &["E"]),
            (Action::Trade, &["G"]),
            (Action::Launch, &["K"]),
            (Action::Cycle, &["D"]),
            (Action::Shed, &["X"]),
            (Action::Log, &["L"]),
            (Action::Scores, &["V"]),
            (Action::Coach, &["Q"]),
            (Action::Why, &["I"]),
            (Action::Players, &["W"]),
            (Action::LessonNext, &["PageDown"]),
            (Action::LessonBack, &["PageUp"]),
            (Action::ShowMe, &["F2"]),
            (Action::Save, &["Ctrl+S"]),
            (Action::Load, &["Ctrl+L"]),
            (Action::NewMatch, &["Ctrl+N"]),
            (Action::QuickSave, &["F5"]),
            (Action::QuickLoad, &["F9"]),
            (Action::Codex, &["F1"]),
            (Action::DiceOptions, &["?"]),
            (Action::Fullscreen, &["F11", "Alt+Enter"]),
            (Action::Mute, &["Ctrl+M"]),
        ];
        for (action, chords) in plain {
            map.bind(*action, chords);
        }
        map
    }
}

impl KeyMap {
    /// Gives `action` these chords in place of those it had.
    fn bind(&mut self, action: Action, chords: &[&str]) {
        let chords = chords.iter().filter_map(|chord| Chord::try_from((*chord).to_owned()).ok()).collect();
        self.0.insert(action, chords);
    }

    /// What `chord` does.
    #[must_use]
    pub fn action(&self, chord: &Chord) -> Option<Action> {
        self.0.iter().find(|(_, chords)| chords.contains(chord)).map(|(action, _)| *action)
    }

    /// The key to show for `action`; empty where it has none.
    #[must_use]
    pub fn shown(&self, action: Action) -> String {
        self.0.get(&action).and_then(|chords| chords.first()).map(ToString::to_string).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> Chord {
        Chord::try_from(text.to_owned()).expect("a chord")
    }

    #[test]
    fn chords_read_as_they_are_written() {
        for text in ["Ctrl+Shift+Z", "Space", "Alt+Enter", "F11", "7"] {
            let read = chord(text);
            assert_eq!(Chord::try_from(read.to_string()), Ok(read));
        }
        assert!(Chord::try_from("Ctrl+".to_owned()).is_err() && Chord::try_from("A+B".to_owned()).is_err());
    }

    #[test]
    fn no_key_does_two_things() {
        let map = KeyMap::default();
        let mut all: Vec<&Chord> = map.0.values().flatten().collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(count >= 40, "only {count} chords");
    }

    #[test]
    fn every_facility_and_the_undo_keys_are_found() {
        let map = KeyMap::default();
        for &facility in Facility::ALL {
            assert_eq!(map.action(&chord(facility_letter(facility))), Some(Action::Dock(facility)));
        }
        assert_eq!(map.action(&chord("Ctrl+Shift+Z")), Some(Action::Redo));
        assert_eq!(map.action(&chord("Ctrl+Y")), Some(Action::Redo));
        assert_eq!(map.action(&chord("Shift+E")), None);
        assert_eq!(map.shown(Action::EndTurn), "E");
    }

    #[test]
    fn letters_count_before_places() {
        let typed = |code, text: &str| Chord::pressed(code, &Key::Character(text.into()), false, false, false).key;
        assert_eq!(typed(KeyCode::KeyY, "z"), "Z", "the letter on a German key");
        assert_eq!(typed(KeyCode::KeyS, "ы"), "S", "the place of a Russian key");
        assert_eq!(typed(KeyCode::Digit1, "&"), "1", "the digit's place on a French keyboard");
        let arrow = Chord::pressed(KeyCode::ArrowLeft, &Key::ArrowLeft, false, false, false);
        assert_eq!(arrow.key, "Left");
        let asked = Chord::pressed(KeyCode::Slash, &Key::Character("?".into()), false, true, false);
        assert_eq!(KeyMap::default().action(&asked), Some(Action::DiceOptions));
        let enter = Chord::pressed(KeyCode::NumpadEnter, &Key::Enter, false, false, false);
        assert_eq!(enter.key, "Enter");
    }

    #[test]
    fn keys_survive_their_file() {
        let map = KeyMap::default();
        let text = ron::to_string(&map).expect("a map of words");
        assert_eq!(ron::from_str::<KeyMap>(&text).expect("reads"), map);
    }
}
