//! Widths of text, computed from the glyph widths of the two fonts.
//!
//! Bars and labels need their width before anything is drawn. Every line of text starts on a whole pixel, so that letters are
//! sharp.

use std::sync::LazyLock;

use orrery_locale::{charmap::glyphs, charmap::table, charmap::u16_at};

/// The ascent of Noto Sans, relative to the font size.
const ASCENT: f32 = 1.069;
/// The descent of Noto Sans, relative to the font size.
const DESCENT: f32 = 0.293;

/// Returns the distance from the top of a line to its baseline, for a font of `size`, all in physical pixels. The engine rounds
/// ascent and descent to whole pixels.
pub fn above_baseline(size: f32) -> f32 {
    (ASCENT * size).round()
}

/// Returns the height of a line for a font of `size`, in physical pixels. It is not less than the sum of the rounded ascent and
/// descent: otherwise the engine would raise the letters by a whole pixel.
pub fn line_height(size: f32) -> f32 {
    above_baseline(size) + (DESCENT * size).round() + 0.25
}

/// The advance widths of a font's glyphs.
pub struct GlyphWidths {
    /// The code point of each character in the font with its advance width, sorted by code point.
    letters: Vec<(u32, f32)>,
    fallback: f32,
}

impl GlyphWidths {
    /// Reads the glyph widths of a TrueType font. Returns `None` if the data is not a font with a basic character map.
    pub fn read(data: &[u8]) -> Option<Self> {
        let per_em = f32::from(u16_at(data, table(data, b"head")? + 18)?);
        let long = usize::from(u16_at(data, table(data, b"hhea")? + 34)?);
        let advances = table(data, b"hmtx")?;
        let width = |glyph: u16| {
            let index = usize::from(glyph).min(long.saturating_sub(1));
            u16_at(data, advances + index * 4).map(|w| f32::from(w) / per_em)
        };
        let letters = glyphs(data)?.into_iter().filter_map(|(code, glyph)| Some((code, width(glyph)?))).collect();
        Some(Self { letters, fallback: width(0)? })
    }

    /// Returns the width of a line of text at font size 1, without letter spacing.
    pub fn of(&self, words: &str) -> f32 {
        words
            .chars()
            .map(|letter| match self.letters.binary_search_by_key(&u32::from(letter), |l| l.0) {
                Ok(index) => self.letters[index].1,
                Err(_) => self.fallback,
            })
            .sum()
    }
}

static REGULAR: LazyLock<Option<GlyphWidths>> = LazyLock::new(|| GlyphWidths::read(notosans::REGULAR_TTF));
static BOLD: LazyLock<Option<GlyphWidths>> = LazyLock::new(|| GlyphWidths::read(notosans::BOLD_TTF));

/// Returns the width of a line of text in units, with `spacing` between the letters.
pub fn width(words: &str, size: f32, bold: bool, spacing: f32) -> f32 {
    let widths = if bold { &*BOLD } else { &*REGULAR };
    let letters = words.chars().count() as f32;
    widths.as_ref().map_or(letters * 0.6, |w| w.of(words)) * size + spacing * (letters - 1.0).max(0.0)
}

/// Wraps text between words into lines no wider than `limit` units. A wider word has a line of its own.
pub fn wrapped(words: &str, size: f32, bold: bool, limit: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size, bold, 0.0) <= limit => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Reports whether a letter is a vowel, with or without accents.
fn is_vowel(letter: char) -> bool {
    "aeiouyáâéêíîóôúûýÿàèìòùаеёиоуыэюя".contains(letter.to_lowercase().next().unwrap_or(letter))
}

/// Returns the positions at which a word may be hyphenated: between syllables, with at least two letters on either side.
fn breaks(word: &[char]) -> Vec<usize> {
    let syllable = |at: &usize| {
        let (before, after) = word.split_at(*at);
        let begins = !is_vowel(after[0]) && !"ьъйЬЪЙ".contains(after[0]) && is_vowel(after[1]);
        begins && before.iter().any(|&letter| is_vowel(letter)) && after.iter().any(|&letter| is_vowel(letter))
    };
    (2..word.len().saturating_sub(1)).filter(syllable).collect()
}

/// Wraps text into lines no wider than `limit` units. A word that is too wide for a line is hyphenated between syllables.
pub fn hyphenated(words: &str, size: f32, bold: bool, limit: f32) -> Vec<String> {
    let fits = |line: &str| width(line, size, bold, 0.0) <= limit;
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let on = lines.last().map(|line| format!("{line} {word}")).filter(|line| fits(line));
        if let Some(line) = on {
            lines.pop();
            lines.push(line);
            continue;
        }
        if fits(word) {
            lines.push(word.to_owned());
            continue;
        }
        let letters: Vec<char> = word.chars().collect();
        let mut from = 0;
        while from < letters.len() {
            let rest: String = letters[from..].iter().collect();
            let begun =
                if from == 0 { lines.last().map(|line| format!("{line} ")).unwrap_or_default() } else { String::new() };
            let part = |&at: &usize| letters[from..from + at].iter().collect::<String>();
            let ends = breaks(&letters[from..]);
            let longest = |begun: &str| ends.iter().rev().map(part).find(|part| fits(&format!("{begun}{part}-")));
            let (begun, part) = match longest(&begun) {
                _ if fits(&rest) => (String::new(), None),
                Some(part) => (begun, Some(part)),
                None => (String::new(), longest("")),
            };
            if !begun.is_empty() {
                lines.pop();
            }
            match part {
                Some(part) => {
                    from += part.chars().count();
                    lines.push(format!("{begun}{part}-"));
                }
                None => {
                    lines.push(rest);
                    from = letters.len();
                }
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_widths_match_the_fonts() {
        assert!((width("0", 1.0, false, 0.0) - 0.572).abs() < 0.001);
        assert!((width("0", 1.0, true, 0.0) - 0.572).abs() < 0.001);
        assert!(width("W", 1.0, true, 0.0) > width("i", 1.0, true, 0.0) * 2.0);
        assert!((width("ab", 10.0, false, 2.0) - width("ab", 10.0, false, 0.0) - 2.0).abs() < 1e-4);
    }

    #[test]
    fn cyrillic_and_accented_letters_have_individual_widths() {
        for (narrow, wide) in [("г", "Щ"), ("ì", "À")] {
            assert!(width(narrow, 1.0, false, 0.0) < width(wide, 1.0, false, 0.0));
        }
    }

    #[test]
    fn long_text_wraps_between_words() {
        let lines = wrapped("The mine already holds a five: your three is too low", 15.0, false, 160.0);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| width(line, 15.0, false, 0.0) <= 160.0));
    }

    #[test]
    fn words_wider_than_the_line_are_hyphenated_between_syllables() {
        let broken = |words: &str| hyphenated(words, 15.0, true, 98.0);
        assert_eq!(broken("Plasma Cannon"), ["Plasma", "Cannon"]);
        assert_eq!(broken("Поляризирующее устройство"), ["Поляризи-", "рующее", "устройство"]);
        assert_eq!(broken("Орбитальный телепортатор"), ["Орбиталь-", "ный теле-", "портатор"]);
        assert_eq!(broken("Манипулятор гравитации"), ["Манипуля-", "тор", "гравитации"]);
        for words in ["Темпоральный искривитель", "Голографический мираж"] {
            let lines = broken(words);
            assert!(lines.len() <= 3 && lines.iter().all(|line| width(line, 15.0, true, 0.0) <= 98.0), "{lines:?}");
            assert_eq!(lines.concat().replace(['-', ' '], ""), words.replace(' ', ""));
        }
    }

    #[test]
    fn invalid_font_bytes_are_rejected() {
        assert!(GlyphWidths::read(b"not a font at all").is_none());
    }
}
