//! The titles and hints of puzzles, and their goals in one line.

use super::contract::MatchTexts;
use super::text;

/// Returns the title of a puzzle of the ladder.
pub fn puzzle_title<G: MatchTexts>(name: &str) -> String {
    G::text(&format!("puzzle-{name}"))
}

/// Returns the hint for a puzzle on the ladder, or `None` if the puzzle has no hint.
pub fn puzzle_hint<G: MatchTexts>(name: &str) -> Option<String> {
    let key = format!("puzzle-{name}-hint");
    G::has(&key).then(|| G::text(&key))
}

/// Adapts a phrase for use within a sentence, by making its first letter lower case.
pub fn in_a_sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

/// Joins several goals in one line. Only the first begins with a capital letter.
pub fn goals_line(goals: &[String]) -> String {
    let rest = goals.iter().skip(1).map(|goal| in_a_sentence(goal));
    let all: Vec<String> = goals.first().cloned().into_iter().chain(rest).collect();
    all.join(&text("list-then"))
}
