//! Why a code cannot be made or opened.

/// Why a match has no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// It starts from a scenario.
    #[error("the match begins from a scenario, which no code can tell: give the scenario or the save on instead")]
    Scenario,
    /// Its start is not what its seed deals in this version.
    #[error("the match was dealt by another version of the program: give the save on instead")]
    Start,
}

/// Why a code cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShareError {
    /// There is no letter in it.
    #[error("there is no code")]
    Empty,
    /// It is longer than any code, in bytes.
    #[error("{0} letters are too many for a code")]
    TooLong(usize),
    /// A letter that no code has; letters are counted from 1, hyphens and blanks too.
    #[error("letter {at}: `{}` is in no code", letter.escape_debug())]
    Letter {
        /// Which letter of the text.
        at: usize,
        /// The letter.
        letter: char,
    },
    /// A group that has not five letters; groups are counted from 1.
    #[error("group {group}: `{text}` has {letters} letters, not 5")]
    Length {
        /// Which group.
        group: usize,
        /// The group as it was typed.
        text: String,
        /// How many letters it has.
        letters: usize,
    },
    /// A group with a wrong letter, or in the wrong place.
    #[error("group {group}: `{text}` has a wrong letter or is not in its place")]
    Group {
        /// Which group.
        group: usize,
        /// The group as it was typed.
        text: String,
    },
    /// Every group is right by itself, but they do not belong together.
    #[error("the groups do not belong together: one is missing, too many, or of another code")]
    Whole,
    /// It was made by a version that deals or plays otherwise.
    #[error(
        "the code needs Orrery {program}: it is for rules version {rules}, and this is {} with rules version {ours}",
        env!("CARGO_PKG_VERSION")
    )]
    Version {
        /// The version of the program that made it.
        program: String,
        /// The version of its rules; 0 where its form hides it.
        rules: u32,
        /// The version of the rules here; 0 where the program does not know the game.
        ours: u32,
    },
    /// It is of another game than was asked for.
    #[error("the code is for another game")]
    Game {
        /// The number of its game.
        number: u32,
    },
    /// What it says is no match.
    #[error("the code says nothing that could be played")]
    Senseless,
}

impl From<Senseless> for ShareError {
    fn from(_: Senseless) -> Self {
        ShareError::Senseless
    }
}

/// There are no more bits, or they mean nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Senseless;
