//! Tests of the entities of a table against the position.

/// Returns the number of matches a test plays: `usually`, or the value of `ORRERY_MIRROR_MATCHES` for long runs.
pub fn mirror_matches(usually: u64) -> u64 {
    match std::env::var("ORRERY_MIRROR_MATCHES") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("ORRERY_MIRROR_MATCHES: `{text}` is no number")),
        Err(_) => usually,
    }
}
