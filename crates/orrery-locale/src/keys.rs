//! Keys of messages made of words of the notation.

/// The message key of a word of the notation: `OrbitalMarket` under `facility` is `facility-orbital-market`.
#[must_use]
pub fn key_of(kind: &str, word: &str, suffix: &str) -> String {
    let mut key = kind.to_owned();
    for c in word.chars() {
        if c.is_ascii_uppercase() || key.len() == kind.len() {
            key.push('-');
        }
        key.push(c.to_ascii_lowercase());
    }
    key.push_str(suffix);
    key
}

/// A word of a file as part of a key: what can stand in none is a hyphen, so `2011 literal` is `2011-literal`.
#[must_use]
pub fn in_a_key(word: &str) -> String {
    word.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}
