//! Explanations of things that a player meets for the first time in a match and has not learned in the Academy. Each is shown
//! once, next to the thing.

use super::progress::{AcademyState, ProgressStore};
use crate::game::Game;
use orrery_learn::academy::LessonId;
use orrery_table::Table;
use orrery_ui::FirstEncounter;

/// Returns the explanation to show now. Returns `None` if there is nothing new to explain, if the player has turned hints off, or
/// outside the player's own turn of a match. Lessons, puzzles, examples and replays do not count as matches.
pub fn now<G: Game>(learner: &AcademyState, table: &Table<G::Rules>) -> Option<FirstEncounter<G>> {
    let plays = table.local_turn() && !table.is_practice() && !table.is_watched() && !table.is_replay();
    if !plays || !learner.0.hints() {
        return None;
    }
    let learned = |word: &str| LessonId::<G::Rules>::from_word(word).is_some_and(|id| learner.0.of(id).done);
    let mut all = G::first_met(table.view()).into_iter();
    all.find(|met| !learner.0.has_met::<G::Rules>(met.key) && !learned(met.lesson))
}

/// Marks the current explanation as read.
pub fn read<G: Game>(table: &Table<G::Rules>, store: &mut ProgressStore) {
    if let Some(met) = now::<G>(&store.progress, table) {
        store.change(|progress| progress.meet::<G::Rules>(met.key));
    }
}
