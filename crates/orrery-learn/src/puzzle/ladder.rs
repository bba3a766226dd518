//! The ladder: the puzzles that come with the program, easiest first.

use super::contract::Puzzles;
use super::file::Puzzle;
use orrery_core::static_cache;

/// A puzzle of the ladder, with its name.
#[derive(Debug, Clone)]
pub struct BuiltInPuzzle<G: Puzzles> {
    /// The name of the puzzle, which never changes, because progress and texts refer to it.
    pub name: &'static str,
    /// The puzzle itself.
    pub puzzle: Puzzle<G>,
}

/// Returns the ladder of a game. Invalid files are left out; a test ensures that there are none.
pub fn ladder<G: Puzzles>() -> &'static [BuiltInPuzzle<G>] {
    static_cache::<Vec<BuiltInPuzzle<G>>>(|| {
        let rung = |&(name, own): &(&'static str, &'static str)| {
            let fits = |text: &str| Puzzle::<G>::from_text(text).map(drop).map_err(|error| error.to_string());
            let text = orrery_core::asset_overrides::text(&format!("{}/puzzles/{name}.ron", G::KEY), own, fits);
            Some(BuiltInPuzzle { name, puzzle: Puzzle::from_text(text).ok()? })
        };
        G::LADDER.iter().filter_map(rung).collect()
    })
}
