//! The keys of messages about words of the notation.

/// Returns the message key for a word of the notation: `OrbitalMarket` with kind `facility` is `facility-orbital-market`.
#[must_use]
pub fn message_key(kind: &str, word: &str, suffix: &str) -> String {
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

/// Returns a word of a file as part of a key. Characters not allowed there become hyphens, so `2011 literal` is `2011-literal`.
#[must_use]
pub fn in_a_key(word: &str) -> String {
    word.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}
