//! The puzzles that come with the program, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// The names and texts of the puzzle files.
        pub(super) const LADDER: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/contraband/puzzles/", $name, ".ron")))),*];
    };
}

rungs![
    "clean-hands",
    "last-hold",
    "arms-for-raiders",
    "in-his-way",
    "a-full-shelf",
    "the-free-lane",
    "fitting-out",
    "the-fourth-system",
    "the-hold-decides",
    "by-kind",
    "two-prices",
    "cheap-here-dear-there",
];
