//! The state of the on-screen keyboard: its field, its page, the marked key, and what it has typed.

use bevy_egui::egui::{Event, Id, Key, Modifiers, Rect};

use super::layout::{KeyPlace, ScreenKey, rows};

/// The letters that are capitals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Capitals {
    /// No letter.
    #[default]
    Off,
    /// The next letter.
    Next,
    /// All letters.
    All,
}

/// A direction on the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyboardMove {
    /// To the key at the left.
    Left,
    /// To the key at the right.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

/// The on-screen keyboard, which types into a text field. The field keeps the focus of egui; the keyboard marks a key of its own.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ScreenKeyboard {
    /// The field into which the keyboard types, and its area on the screen. `None` while the keyboard is closed.
    pub field: Option<(Id, Rect)>,
    /// The page of letters or signs, counted from 0.
    pub page: usize,
    /// The letters that are capitals.
    pub capitals: Capitals,
    /// The row of the marked key, and the position across the keyboard to which the mark moves within a row.
    at: (usize, f32),
    /// The input for the field that is to be given to egui.
    typed: Vec<Event>,
}

impl ScreenKeyboard {
    /// Opens the keyboard for a field in `area`, with the first letter marked.
    pub fn open(&mut self, field: Id, area: Rect) {
        *self = ScreenKeyboard { field: Some((field, area)), at: (1, 0.0), ..ScreenKeyboard::default() };
    }

    /// Closes the keyboard. The field keeps what was typed.
    pub fn close(&mut self) {
        self.field = None;
    }

    /// Reports whether the keyboard is open.
    pub const fn is_open(&self) -> bool {
        self.field.is_some()
    }

    /// Returns the rows of keys that are shown.
    pub fn rows(&self) -> Vec<Vec<KeyPlace>> {
        rows(self.page, self.capitals != Capitals::Off)
    }

    /// Returns the row and the index of the marked key.
    pub fn marked(&self) -> (usize, usize) {
        let rows = self.rows();
        let row = self.at.0.min(rows.len() - 1);
        (row, nearest(&rows[row], self.at.1))
    }

    /// Moves the mark. Past an edge it continues at the opposite edge.
    pub fn step(&mut self, side: KeyboardMove) {
        let rows = self.rows();
        let (row, index) = self.marked();
        let count = rows[row].len();
        let along = |index: usize| (row, rows[row][index].centre());
        self.at = match side {
            KeyboardMove::Left => along((index + count - 1) % count),
            KeyboardMove::Right => along((index + 1) % count),
            KeyboardMove::Up => ((row + rows.len() - 1) % rows.len(), self.at.1),
            KeyboardMove::Down => ((row + 1) % rows.len(), self.at.1),
        };
    }

    /// Presses the marked key.
    pub fn press_marked(&mut self) {
        let (row, index) = self.marked();
        self.press(self.rows()[row][index].key);
    }

    /// Presses a key.
    pub fn press(&mut self, key: ScreenKey) {
        match key {
            ScreenKey::Type(letter) => {
                self.typed.push(Event::Text(letter.to_string()));
                if self.capitals == Capitals::Next {
                    self.capitals = Capitals::Off;
                }
            }
            ScreenKey::Space => self.typed.push(Event::Text(" ".to_owned())),
            ScreenKey::Capitals => {
                self.capitals = match self.capitals {
                    Capitals::Off => Capitals::Next,
                    Capitals::Next => Capitals::All,
                    Capitals::All => Capitals::Off,
                };
            }
            ScreenKey::Page => self.page = (self.page + 1) % super::layout::pages().len(),
            ScreenKey::Back => self.send(Key::ArrowLeft),
            ScreenKey::On => self.send(Key::ArrowRight),
            ScreenKey::Erase => self.send(Key::Backspace),
            ScreenKey::Done => {
                self.send(Key::Enter);
                self.close();
            }
            ScreenKey::Close => self.close(),
        }
    }

    fn send(&mut self, key: Key) {
        let press =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        self.typed.extend([true, false].map(press));
    }

    /// Takes the input for the field.
    pub fn take_typed(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.typed)
    }
}

/// Returns the index of the key whose centre is nearest to `across`.
fn nearest(row: &[KeyPlace], across: f32) -> usize {
    let far = |index: &usize| (row[*index].centre() - across).abs();
    (0..row.len()).min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened() -> ScreenKeyboard {
        let mut keyboard = ScreenKeyboard::default();
        keyboard.open(Id::new("field"), Rect::ZERO);
        keyboard
    }

    fn key_at(keyboard: &ScreenKeyboard) -> ScreenKey {
        let (row, index) = keyboard.marked();
        keyboard.rows()[row][index].key
    }

    fn text_of(keyboard: &mut ScreenKeyboard) -> String {
        let typed = keyboard.take_typed();
        typed
            .iter()
            .filter_map(|event| if let Event::Text(text) = event { Some(text.as_str()) } else { None })
            .collect()
    }

    #[test]
    fn mark_reaches_every_key_and_wraps_at_the_edges() {
        for page in 0..2 {
            let mut keyboard = ScreenKeyboard { page, ..opened() };
            let mut seen = Vec::new();
            for _ in 0..5 {
                for _ in 0..12 {
                    seen.push(key_at(&keyboard));
                    keyboard.step(KeyboardMove::Right);
                }
                keyboard.step(KeyboardMove::Down);
            }
            for place in keyboard.rows().into_iter().flatten() {
                assert!(seen.contains(&place.key), "{:?} on page {page}", place.key);
            }
        }
        let mut keyboard = opened();
        let first = key_at(&keyboard);
        for side in [KeyboardMove::Up, KeyboardMove::Down, KeyboardMove::Left, KeyboardMove::Right] {
            keyboard.step(side);
        }
        assert_eq!(key_at(&keyboard), first);
    }

    #[test]
    fn capitals_hold_for_one_letter_or_until_taken_off() {
        let mut keyboard = opened();
        keyboard.press(ScreenKey::Capitals);
        keyboard.press_marked();
        keyboard.press_marked();
        assert_eq!(text_of(&mut keyboard), "Qq");
        keyboard.press(ScreenKey::Capitals);
        keyboard.press(ScreenKey::Capitals);
        keyboard.press_marked();
        keyboard.press_marked();
        keyboard.press(ScreenKey::Capitals);
        keyboard.press_marked();
        assert_eq!(text_of(&mut keyboard), "QQq");
    }

    #[test]
    fn done_confirms_the_field_and_close_does_not() {
        let enters = |key| {
            let mut keyboard = opened();
            keyboard.press(key);
            assert!(!keyboard.is_open());
            keyboard.take_typed().iter().any(|event| matches!(event, Event::Key { key: Key::Enter, .. }))
        };
        assert!(enters(ScreenKey::Done) && !enters(ScreenKey::Close));
    }
}
