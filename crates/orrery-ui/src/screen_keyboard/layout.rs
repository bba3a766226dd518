//! The keys of the on-screen keyboard and their places.

use orrery_locale::text;

/// A key of the on-screen keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScreenKey {
    /// Types this letter, digit or sign.
    Type(char),
    /// Makes the next letter a capital; pressed twice, all letters until it is pressed again.
    Capitals,
    /// Shows the next page of letters or signs.
    Page,
    /// Moves the cursor of the field one letter back.
    Back,
    /// Types a space.
    Space,
    /// Moves the cursor of the field one letter on.
    On,
    /// Erases the letter before the cursor.
    Erase,
    /// Confirms the field, like Enter on a keyboard, and closes the on-screen keyboard.
    Done,
    /// Closes the on-screen keyboard. It has a button of the gamepad, but no place on the screen.
    Close,
}

/// A key with its place, measured in widths of a letter's key.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KeyPlace {
    /// The key.
    pub key: ScreenKey,
    /// The distance of its left edge from the left edge of the keyboard.
    pub left: f32,
    /// Its width.
    pub width: f32,
}

impl KeyPlace {
    /// Returns the position of the key's centre across the keyboard.
    pub fn centre(&self) -> f32 {
        self.left + self.width / 2.0
    }
}

/// The top row of every page.
const DIGITS: &str = "1234567890";

/// The rows of signs below the digits.
const SIGNS: &str = ".,:;!?'\"()&@ -_+=*/#%~^$€ []{}<>|\\°«»";

/// The keys of the bottom row, with their widths. The space is longer where a language has longer rows.
const BOTTOM: [(ScreenKey, f32); 7] = [
    (ScreenKey::Capitals, 2.0),
    (ScreenKey::Page, 2.0),
    (ScreenKey::Back, 1.0),
    (ScreenKey::Space, 2.0),
    (ScreenKey::On, 1.0),
    (ScreenKey::Erase, 2.0),
    (ScreenKey::Done, 2.0),
];

/// The least width of the keyboard, in widths of a letter's key: that of the bottom row.
const COLUMNS: usize = 12;

/// Returns the rows of each page: the letters of the language in use, the Latin letters if those are others, and signs.
pub fn pages() -> Vec<Vec<String>> {
    let (own, latin) = (text("keyboard-letters"), text("keyboard-latin"));
    let is_latin = latin.chars().all(|letter| own.contains(letter));
    let mut pages = vec![own];
    pages.extend((!is_latin).then_some(latin));
    pages.push(SIGNS.to_owned());
    pages.iter().map(|page| page.split_whitespace().map(str::to_owned).collect()).collect()
}

/// Returns the rows of a page, from top to bottom. `page` counts on from the first page after the last.
pub fn rows(page: usize, capitals: bool) -> Vec<Vec<KeyPlace>> {
    let pages = pages();
    let letters = pages[page % pages.len()].iter().map(String::as_str);
    let columns = letters.clone().map(|row| row.chars().count()).max().unwrap_or_default().max(COLUMNS);
    let mut rows: Vec<Vec<KeyPlace>> =
        std::iter::once(DIGITS).chain(letters).map(|row| row_of(row, columns, capitals)).collect();
    let mut left = 0.0;
    let place = |(key, width)| {
        let width = if key == ScreenKey::Space { width + (columns - COLUMNS) as f32 } else { width };
        left += width;
        KeyPlace { key, left: left - width, width }
    };
    rows.push(BOTTOM.into_iter().map(place).collect());
    rows
}

/// Returns a row of letters in the middle of a keyboard that is `columns` letters wide.
fn row_of(letters: &str, columns: usize, capitals: bool) -> Vec<KeyPlace> {
    let begin = (columns - letters.chars().count()) as f32 / 2.0;
    let capital = |letter: char| if capitals { letter.to_uppercase().next().unwrap_or(letter) } else { letter };
    let place =
        |(index, letter)| KeyPlace { key: ScreenKey::Type(capital(letter)), left: begin + index as f32, width: 1.0 };
    letters.chars().enumerate().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keyboard_offers_every_letter_of_a_language_and_latin_ones() {
        let alphabets = [
            ("en", "abcdefghijklmnopqrstuvwxyz"),
            ("it", "abcdefghijklmnopqrstuvwxyzàèéìòù"),
            ("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz"),
        ];
        for (language, alphabet) in alphabets {
            orrery_locale::speaking(language, || {
                let offered: Vec<ScreenKey> =
                    (0..pages().len()).flat_map(|page| rows(page, false)).flatten().map(|place| place.key).collect();
                for letter in alphabet.chars().chain("0123456789-_.'@".chars()) {
                    assert!(offered.contains(&ScreenKey::Type(letter)), "{language}: {letter}");
                }
            });
        }
    }

    #[test]
    fn pages_of_every_language_have_the_same_size() {
        for language in orrery_locale::codes() {
            orrery_locale::speaking(&language, || {
                for page in 0..pages().len() {
                    let rows = rows(page, true);
                    assert_eq!(rows.len(), 5, "{language}: page {page}");
                    for place in rows.into_iter().flatten() {
                        assert!(place.left >= 0.0 && place.left + place.width <= 12.0, "{language}: {place:?}");
                    }
                }
            });
        }
    }
}
