//! The pseudo-language: English made longer, with accents and in brackets. It makes visible any text that is cut off, that
//! contains characters missing from its font, or that bypasses the language files.

use std::borrow::Cow;

/// The letters that are replaced, with their replacements. Vowels are doubled, which makes words two fifths longer.
const DRESSED: &[(char, &str)] = &[
    ('a', "áâ"),
    ('e', "éê"),
    ('i', "íî"),
    ('o', "óô"),
    ('u', "úû"),
    ('y', "ýÿ"),
    ('A', "ÁÂ"),
    ('E', "ÉÊ"),
    ('I', "ÍÎ"),
    ('O', "ÓÔ"),
    ('U', "ÚÛ"),
    ('c', "ç"),
    ('d', "ď"),
    ('g', "ğ"),
    ('h', "ħ"),
    ('l', "ł"),
    ('n', "ñ"),
    ('r', "ř"),
    ('s', "š"),
    ('t', "ť"),
    ('w', "ŵ"),
    ('z', "ž"),
    ('C', "Ç"),
    ('D', "Ð"),
    ('G', "Ğ"),
    ('L', "Ł"),
    ('N', "Ñ"),
    ('R', "Ř"),
    ('S', "Š"),
    ('T', "Ť"),
];

/// Converts the text between the arguments of a message.
pub(super) fn dressed(words: &str) -> Cow<'_, str> {
    let dress = |letter: char| DRESSED.iter().find(|(plain, _)| *plain == letter).map(|(_, dressed)| *dressed);
    let mut out = String::with_capacity(words.len() * 2);
    for letter in words.chars() {
        match dress(letter) {
            Some(dressed) => out.push_str(dressed),
            None => out.push(letter),
        }
    }
    Cow::Owned(out)
}

/// Puts a message in brackets, unless it consists only of punctuation and arguments.
pub(super) fn bracketed(said: String) -> String {
    let has_words = said.chars().any(|letter| !letter.is_ascii() && letter.is_alphabetic());
    if has_words { format!("[{said}]") } else { said }
}
