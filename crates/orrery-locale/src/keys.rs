//! The message keys for words of the notation.

/// Returns the message key for a word of the notation, with `suffix` at its end. For example, `OrbitalMarket` of the kind
/// `facility` has the key `facility-orbital-market`.
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

/// Converts a word from a file to a part of a message key. Characters not allowed in a key become hyphens, so `2011 literal`
/// becomes `2011-literal`.
pub fn in_a_key(word: &str) -> String {
    word.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}
