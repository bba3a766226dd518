//! Errors of creating and opening share codes.

/// The reason why a match has no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoShareCode {
    /// It starts from a scenario.
    #[error("the match starts from a scenario, which a code cannot contain: share the scenario or the save instead")]
    Scenario,
    /// Its start is not the deal of its seed in this version.
    #[error("the match was dealt by another version of the program: share the save instead")]
    Start,
}

/// The reason why a code cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShareCodeError {
    /// It contains no letters.
    #[error("the code is empty")]
    Empty,
    /// It is longer than any code. Holds the length in bytes.
    #[error("{0} letters are too many for a code")]
    TooLong(usize),
    /// A letter that no code contains.
    #[error("letter {at}: `{}` is not used in codes", letter.escape_debug())]
    Letter {
        /// The position in the text, from 1, counting hyphens and spaces.
        at: usize,
        /// The letter.
        letter: char,
    },
    /// A group that does not have five letters.
    #[error("group {group}: `{text}` has {letters} letters, not 5")]
    Length {
        /// The number of the group, from 1.
        group: usize,
        /// The group as typed.
        text: String,
        /// The number of its letters.
        letters: usize,
    },
    /// A group with a wrong letter, or in the wrong place.
    #[error("group {group}: `{text}` has a wrong letter or is in the wrong place")]
    Group {
        /// The number of the group, from 1.
        group: usize,
        /// The group as typed.
        text: String,
    },
    /// Every group is valid, but they do not belong together.
    #[error("the groups do not belong together: one is missing, extra or from another code")]
    Whole,
    /// It was made by a version with different deals or rules.
    #[error(
        "the code needs Orrery {program}: it is for rules version {rules}, and this is {} with rules version {ours}",
        env!("CARGO_PKG_VERSION")
    )]
    Version {
        /// The version of the program that made it.
        program: String,
        /// The rules version of the code; 0 if its form is unknown.
        rules: u32,
        /// The rules version of this program; 0 if the program does not know the game.
        ours: u32,
    },
    /// It is for another game than the requested one.
    #[error("the code is for another game")]
    Game {
        /// The number of its game.
        number: u32,
    },
    /// It does not describe a match.
    #[error("the code does not describe a playable match")]
    InvalidContent,
}

impl From<InvalidBits> for ShareCodeError {
    fn from(_: InvalidBits) -> Self {
        ShareCodeError::InvalidContent
    }
}

/// There are no more bits, or they are invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvalidBits;
