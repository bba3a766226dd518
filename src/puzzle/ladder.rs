//! The puzzles that come with the program, the easiest first.

use std::sync::LazyLock;

use super::file::Puzzle;

/// A puzzle of the ladder.
#[derive(Debug, Clone)]
pub struct Rung {
    /// Its name, which never changes: progress and words are kept by it.
    pub name: &'static str,
    /// The puzzle.
    pub puzzle: Puzzle,
}

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// Every puzzle's name with its file's text.
        const RUNGS: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../assets/alien-frontiers/puzzles/", $name, ".ron")))),*];
    };
}

rungs![
    "crater-push",
    "earn-first",
    "last-colony",
    "good-rate",
    "loaded-cannon",
    "two-landings",
    "stolen-city",
    "photo-finish",
    "full-fleet",
    "old-treasure",
    "clear-sky",
    "no-launch",
    "once-there",
    "late-ore",
    "borrowed-pod",
    "charged-plateau",
    "relic-swap",
    "cut-down",
    "shipyard-detour",
    "moved-house",
];

/// The ladder. A file that cannot be read is left out; a test sees that none is.
pub fn ladder() -> &'static [Rung] {
    static LADDER: LazyLock<Vec<Rung>> = LazyLock::new(|| {
        let rung = |&(name, own): &(&'static str, &'static str)| {
            let fits = |text: &str| Puzzle::from_text(text).map(drop).map_err(|error| error.to_string());
            let text = crate::loose::text(&format!("alien-frontiers/puzzles/{name}.ron"), own, fits);
            Some(Rung { name, puzzle: Puzzle::from_text(text).ok()? })
        };
        RUNGS.iter().filter_map(rung).collect()
    });
    &LADDER
}

/// The names of all puzzles that the ladder should have.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    RUNGS.iter().map(|(name, _)| *name)
}
