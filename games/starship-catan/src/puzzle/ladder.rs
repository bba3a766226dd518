//! The puzzles that come with the program, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// Every puzzle's name with its file's text.
        pub(super) const LADDER: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/starship-catan/puzzles/", $name, ".ron")))),*];
    };
}

rungs![
    "two-on-top",
    "three-medals",
    "three-flights-ago",
    "the-block",
    "friend-and-hero",
    "logistics-falls",
    "chain",
    "room-for-two",
    "past-the-pirates",
    "one-action-short",
];
