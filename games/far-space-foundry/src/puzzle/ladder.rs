//! The built-in puzzles, the easiest first.

macro_rules! rungs {
    ($($name:literal),* $(,)?) => {
        /// The names of all puzzles with the texts of their files.
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
