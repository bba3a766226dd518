//! The figures of a seat as named columns, for the screens and for other programs.

use orrery_core::words::Keyword;

/// A figure that is shown on the screens.
#[derive(Debug)]
pub struct StatColumn<F> {
    /// The title of the column in an exported table.
    pub word: &'static str,
    /// The function that reads the figure.
    pub count: fn(&F) -> u32,
    /// True if the figure is also shown for all matches together.
    pub is_total: bool,
}

impl<F> StatColumn<F> {
    /// Returns the key of the label: the word with the prefix `stats-`, and with hyphens instead of underscores.
    pub fn key(&self) -> String {
        format!("stats-{}", self.word.replace('_', "-"))
    }
}

/// Creates a figure that is shown for a match.
pub const fn per_match<F>(word: &'static str, count: fn(&F) -> u32) -> StatColumn<F> {
    StatColumn { word, count, is_total: false }
}

/// Creates a figure that is shown for a match, and for all matches together.
pub const fn in_total<F>(word: &'static str, count: fn(&F) -> u32) -> StatColumn<F> {
    StatColumn { word, count, is_total: true }
}

/// Returns the counts with the titles `WORD_1`, `WORD_2` and so on.
pub fn numbered(word: &str, counts: &[u32]) -> impl Iterator<Item = (String, u32)> {
    (1..).zip(counts).map(move |(number, &count)| (format!("{word}_{number}"), count))
}

/// Returns the counts, one for each value of `T`, with the titles `WORD_KEYWORD`.
pub fn by_keyword<T: Keyword>(word: &str, counts: &[u32]) -> impl Iterator<Item = (String, u32)> {
    T::all().iter().zip(counts).map(move |(value, &count)| (format!("{word}_{}", value.word()), count))
}
