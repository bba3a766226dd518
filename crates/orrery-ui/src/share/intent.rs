//! The requests about sharing matches.

/// A request about sharing matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShareIntent {
    /// Report that the code was copied.
    Copied,
    /// Save the log as a file: as RON if true, otherwise as text.
    Export(bool),
    /// Begin the daily deal.
    Daily,
    /// Begin a match for the challenge at this index of the game's list.
    Challenge(usize),
}
