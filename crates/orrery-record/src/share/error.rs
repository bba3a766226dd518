//! Errors of creating and opening share codes.

/// The reason why a match has no share code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoShareCodeReason {
    /// The match starts from a scenario.
    #[error("the match starts from a scenario, which a code cannot contain: share the scenario or the save instead")]
    Scenario,
    /// In this version, the seed of the match deals another start.
    #[error("the match was dealt by another version of the program: share the save instead")]
    Start,
}

/// The reason why a share code cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShareCodeError {
    /// The text contains no letters.
    #[error("the code is empty")]
    Empty,
    /// The text is longer than any code. The value is its length in bytes.
    #[error("{0} letters are too many for a code")]
    TooLong(usize),
    /// The text contains a letter that never appears in codes.
    #[error("letter {at}: `{}` is not used in codes", letter.escape_debug())]
    Letter {
        /// The position in the text, from 1, counting hyphens and spaces.
        at: usize,
        /// The letter that codes never contain.
        letter: char,
    },
    /// A group has more or fewer than five letters.
    #[error("group {group}: `{text}` has {letters} letters, not 5")]
    Length {
        /// The number of the group, from 1.
        group: usize,
        /// The group as typed.
        text: String,
        /// The number of letters in the group.
        letters: usize,
    },
    /// A group has a wrong letter or is in the wrong place.
    #[error("group {group}: `{text}` has a wrong letter or is in the wrong place")]
    Group {
        /// The number of the group, from 1.
        group: usize,
        /// The group as typed.
        text: String,
    },
    /// Every group is valid, but the groups do not belong together.
    #[error("the groups do not belong together: one is missing, extra or from another code")]
    Whole,
    /// The code comes from a version with different deals or rules.
    #[error(
        "the code needs Orrery {program}: it is for rules version {rules}, and this is {} with rules version {ours}",
        env!("CARGO_PKG_VERSION")
    )]
    Version {
        /// The version of the program that created the code.
        program: String,
        /// The rules version of the code; 0 if the form of the code is unknown.
        rules: u32,
        /// The rules version of this program; 0 if the program does not know the game.
        ours: u32,
    },
    /// The code is for a game other than the requested one.
    #[error("the code is for another game")]
    Game {
        /// The number of the code's game.
        number: u32,
    },
    /// The code does not describe a playable match.
    #[error("the code does not describe a playable match")]
    InvalidContent,
}

impl From<InvalidBitsError> for ShareCodeError {
    fn from(_: InvalidBitsError) -> Self {
        ShareCodeError::InvalidContent
    }
}

/// The error for bits that are missing or invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvalidBitsError;
