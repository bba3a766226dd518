//! A key or mouse button together with the modifiers held down.

use std::fmt;

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::mouse::MouseButton;
use serde::{Deserialize, Serialize};

use super::defaults::PAD_WORDS;
use orrery_locale::{has, text};

/// A key or mouse button together with the modifiers held down.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeyChord {
    /// True if Control (Command on a Mac) is held down.
    pub control: bool,
    /// True if Shift is held down.
    pub shift: bool,
    /// True if Alt is held down.
    pub alt: bool,
    /// A letter or digit, or a name such as `Space`, `F11` or `MouseMiddle`.
    pub key: String,
}

/// The names of keys other than letters and digits. The function keys are `F1` to `F24`.
const NAMED: &[&str] = &[
    "?",
    "Space",
    "Enter",
    "Escape",
    "Tab",
    "Backspace",
    "Insert",
    "Delete",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Left",
    "Right",
    "Up",
    "Down",
    "Plus",
    "Minus",
    "Equal",
    "Comma",
    "Period",
    "Slash",
    "Semicolon",
    "Quote",
    "Backquote",
    "Backslash",
    "BracketLeft",
    "BracketRight",
    "IntlBackslash",
    "IntlRo",
    "IntlYen",
    "ContextMenu",
    "PrintScreen",
    "ScrollLock",
    "Pause",
    "NumLock",
    "CapsLock",
    "Add",
    "Subtract",
    "Multiply",
    "Divide",
    "Decimal",
    "MouseMiddle",
    "MouseBack",
    "MouseForward",
];

impl KeyChord {
    /// Returns the chord of this key without modifiers.
    pub fn plain(key: &str) -> Self {
        KeyChord { control: false, shift: false, alt: false, key: key.to_owned() }
    }

    /// Returns the chord of a pressed key. A key that types a Latin letter is named by the letter, so that the keyboard layout is
    /// respected. Any other key is named by its position. Plus, minus and the question mark have the same name at any position,
    /// including the number pad.
    pub fn pressed(code: KeyCode, logical: &Key, control: bool, shift: bool, alt: bool) -> Self {
        let typed = match logical {
            Key::Character(text) => text.chars().next(),
            _ => None,
        };
        let (key, shift) = match typed {
            Some(letter) if letter.is_ascii_alphabetic() => (letter.to_ascii_uppercase().to_string(), shift),
            // The keyboard layout decides whether these need Shift.
            Some('+') => ("Plus".to_owned(), false),
            Some('-') => ("Minus".to_owned(), false),
            Some('?') => ("?".to_owned(), false),
            _ => (place_name(code), shift),
        };
        KeyChord { control, shift, alt, key }
    }

    /// Returns the chord of a mouse button, or `None` for the left and right buttons, whose meaning is fixed.
    pub fn clicked(button: MouseButton, control: bool, shift: bool, alt: bool) -> Option<Self> {
        let key = match button {
            MouseButton::Left | MouseButton::Right => return None,
            MouseButton::Middle => "MouseMiddle".to_owned(),
            MouseButton::Back => "MouseBack".to_owned(),
            MouseButton::Forward => "MouseForward".to_owned(),
            MouseButton::Other(number) => format!("Mouse{number}"),
        };
        Some(KeyChord { control, shift, alt, key })
    }

    /// Returns true if the key is a modifier.
    pub fn is_held_key(&self) -> bool {
        ["Shift", "Control", "Alt", "Super", "Meta", "Hyper", "Fn"].iter().any(|name| self.key.starts_with(name))
    }

    /// Returns true if `key` is the name of a key or button.
    pub fn is_known(&self) -> bool {
        let numbered = |prefix: &str, most: u16| {
            self.key.strip_prefix(prefix).and_then(|n| n.parse::<u16>().ok()).is_some_and(|n| (1..=most).contains(&n))
        };
        let one = self.key.len() == 1 && self.key.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase());
        one || NAMED.contains(&self.key.as_str()) || numbered("F", 24) || numbered("Mouse", 99)
    }

    /// Returns the name shown to the player.
    pub fn words(&self) -> String {
        let held = [(self.control, "key-Ctrl"), (self.alt, "key-Alt"), (self.shift, "key-Shift")];
        let mut parts: Vec<String> = held.into_iter().filter(|(held, _)| *held).map(|(_, key)| text(key)).collect();
        let named = format!("key-{}", self.key);
        parts.push(match self.key.strip_prefix("Mouse").filter(|number| number.parse::<u16>().is_ok()) {
            Some(number) => orrery_locale::text_args("key-Mouse", &[("number", number.into())]),
            None if has(&named) => text(&named),
            None => self.key.clone(),
        });
        parts.join("+")
    }
}

/// Returns the name of the key at this position of the keyboard.
fn place_name(code: KeyCode) -> String {
    let name = format!("{code:?}");
    let short = ["Key", "Digit", "Numpad", "Arrow"].iter().find_map(|prefix| name.strip_prefix(prefix));
    match short {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => name,
    }
}

impl TryFrom<String> for KeyChord {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut chord = KeyChord::plain("");
        for part in text.split('+') {
            match part.trim() {
                "Ctrl" => chord.control = true,
                "Shift" => chord.shift = true,
                "Alt" => chord.alt = true,
                key if chord.key.is_empty() && !key.is_empty() => chord.key = key.to_owned(),
                _ => return Err(format!("`{text}` is not a key")),
            }
        }
        if chord.key.is_empty() { Err(format!("`{text}` does not name a key")) } else { Ok(chord) }
    }
}

impl From<KeyChord> for String {
    fn from(chord: KeyChord) -> Self {
        chord.to_string()
    }
}

impl fmt::Display for KeyChord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, name) in [(self.control, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if held {
                f.write_str(name)?;
            }
        }
        f.write_str(&self.key)
    }
}

/// Returns the keyword of a gamepad button, or `None` for a button that few gamepads have.
pub(super) fn pad_word(button: GamepadButton) -> Option<&'static str> {
    PAD_WORDS.iter().find(|(known, _)| *known == button).map(|(_, word)| *word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> KeyChord {
        KeyChord::try_from(text.to_owned()).expect("a chord")
    }

    #[test]
    fn chords_round_trip_as_text() {
        for text in ["Ctrl+Shift+Z", "Space", "Alt+Enter", "F11", "7", "Ctrl+Plus", "MouseBack", "Mouse7"] {
            let read = chord(text);
            assert!(read.is_known(), "{text}");
            assert_eq!(KeyChord::try_from(read.to_string()), Ok(read));
        }
        assert!(KeyChord::try_from("Ctrl+".to_owned()).is_err() && KeyChord::try_from("A+B".to_owned()).is_err());
        for wrong in ["F25", "F0", "a", "Spaec", "Mouse0", "Ä"] {
            assert!(!chord(wrong).is_known(), "{wrong}");
        }
    }

    #[test]
    fn typed_letter_takes_precedence_over_key_position() {
        let typed = |code, text: &str| KeyChord::pressed(code, &Key::Character(text.into()), false, false, false).key;
        assert_eq!(typed(KeyCode::KeyY, "z"), "Z", "the letter on a German key");
        assert_eq!(typed(KeyCode::KeyS, "ы"), "S", "the place of a Russian key");
        assert_eq!(typed(KeyCode::Digit1, "&"), "1", "the digit's place on a French keyboard");
        let arrow = KeyChord::pressed(KeyCode::ArrowLeft, &Key::ArrowLeft, false, false, false);
        assert_eq!(arrow.key, "Left");
        let enter = KeyChord::pressed(KeyCode::NumpadEnter, &Key::Enter, false, false, false);
        assert_eq!(enter.key, "Enter");
    }

    #[test]
    fn plus_and_minus_are_recognised_on_every_keyboard() {
        let held = |code, text: &str, shift| KeyChord::pressed(code, &Key::Character(text.into()), true, shift, false);
        assert_eq!(held(KeyCode::Equal, "+", true), chord("Ctrl+Plus"), "above the equals sign");
        assert_eq!(held(KeyCode::BracketRight, "+", false), chord("Ctrl+Plus"), "a key of its own");
        assert_eq!(held(KeyCode::NumpadAdd, "+", false), chord("Ctrl+Plus"));
        assert_eq!(held(KeyCode::Equal, "=", false), chord("Ctrl+Equal"));
        assert_eq!(held(KeyCode::NumpadSubtract, "-", false), chord("Ctrl+Minus"));
        assert_eq!(held(KeyCode::Slash, "?", true), chord("Ctrl+?"));
    }

    #[test]
    fn left_and_right_mouse_buttons_cannot_be_bound() {
        assert_eq!(KeyChord::clicked(MouseButton::Left, false, false, false), None);
        assert_eq!(KeyChord::clicked(MouseButton::Right, true, false, false), None);
        assert_eq!(KeyChord::clicked(MouseButton::Other(9), false, true, false), Some(chord("Shift+Mouse9")));
    }
}
