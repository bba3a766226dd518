//! The built-in puzzles, from the easiest to the hardest.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// The names of all puzzles and the texts of their files, from the easiest to the hardest.
        pub(super) const LADDER: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/far-space-foundry/puzzles/", $name, ".ron")))),*];
    };
}

rungs![
    "either-way-round",
    "for-the-action-alone",
    "one-for-the-road",
    "an-empty-ship",
    "the-long-way-round",
    "a-gap-is-closed",
    "off-the-pair",
    "forged-papers",
    "the-last-tokens",
    "a-kind-more",
    "the-fourth-space",
];
