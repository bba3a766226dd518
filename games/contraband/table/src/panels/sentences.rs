//! How what is told is put together.

/// Sentences one after the other, empty ones left out.
#[must_use]
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
