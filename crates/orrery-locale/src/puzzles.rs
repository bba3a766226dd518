//! What puzzles are called, and their goals in one line.

use super::contract::Wording;
use super::text;

/// What a puzzle of the ladder is called.
#[must_use]
pub fn puzzle_title<G: Wording>(name: &str) -> String {
    G::text(&format!("puzzle-{name}"))
}

/// The hint of a puzzle of the ladder, if it has one.
#[must_use]
pub fn puzzle_hint<G: Wording>(name: &str) -> Option<String> {
    let key = format!("puzzle-{name}-hint");
    G::has(&key).then(|| G::text(&key))
}

/// Words that could stand alone, as they stand inside a sentence: they begin with a small letter.
#[must_use]
pub fn in_a_sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

/// Several goals as one line: only the first begins with a capital.
#[must_use]
pub fn goals_line(goals: &[String]) -> String {
    let rest = goals.iter().skip(1).map(|goal| in_a_sentence(goal));
    let all: Vec<String> = goals.first().cloned().into_iter().chain(rest).collect();
    all.join(&text("list-then"))
}
