//! The embedded puzzles in the order of the ladder, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// The name and the file contents of every puzzle.
        pub(super) const LADDER: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/alien-frontiers/puzzles/", $name, ".ron")))),*];
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
