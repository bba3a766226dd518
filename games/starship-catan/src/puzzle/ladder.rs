//! The puzzles that come with the program, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// The name of every puzzle, with the text of its file.
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
