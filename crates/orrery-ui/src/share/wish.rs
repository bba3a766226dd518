//! What is asked for about giving matches on.

/// What is asked for about giving matches on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShareWish {
    /// The code was copied.
    Copied,
    /// Write the log into a file: as RON, or as text.
    Export(bool),
    /// Begin the deal of the day.
    Daily,
    /// Begin a match for the challenge at this place of the game's list.
    Challenge(usize),
}
