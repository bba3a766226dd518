//! The entities of a table against the position.

/// How many matches are played before the eyes of a test: `usually` so many, or as many as `ORRERY_MIRROR_MATCHES` says, for long runs.
pub fn mirror_matches(usually: u64) -> u64 {
    match std::env::var("ORRERY_MIRROR_MATCHES") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("ORRERY_MIRROR_MATCHES: `{text}` is no number")),
        Err(_) => usually,
    }
}
