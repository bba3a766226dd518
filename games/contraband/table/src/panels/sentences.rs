//! Joins sentences of descriptions.

/// Joins sentences with spaces, leaving out empty ones.
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
