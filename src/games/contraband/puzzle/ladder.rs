//! The puzzles that come with the program, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// Every puzzle's name with its file's text.
        pub(super) const LADDER: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/contraband/puzzles/", $name, ".ron")))),*];
    };
}

rungs![
    "clean-hands",
    "a-full-shelf",
    "arms-for-raiders",
    "two-prices",
    "fitting-out",
    "last-hold",
    "by-kind",
    "the-free-lane",
    "in-his-way",
    "cheap-here-dear-there",
    "the-fourth-system",
    "the-hold-decides",
];
