//! The puzzles that come with the program, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// Every puzzle's name with its file's text.
        pub(super) const LADDER: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/starship-catan/puzzles/", $name, ".ron")))),*];
    };
}

rungs![
    "the-block",
    "logistics-falls",
    "three-flights-ago",
    "two-on-top",
    "past-the-pirates",
    "one-action-short",
    "room-for-two",
    "chain",
    "three-medals",
    "friend-and-hero",
];
