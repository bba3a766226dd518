//! What the codex and its kin ask for.

/// What the codex and its kin ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodexAsk {
    /// The page of what is pointed at; without that the contents.
    Help,
    /// The page of this number of the game at hand.
    Open(usize),
    /// The contents.
    Contents,
    /// The page before.
    Back,
    /// What is searched for.
    Query(String),
    /// Mark this place of the pages found, from 0.
    Cursor(usize),
    /// Play the scene of this name.
    Play(&'static str),
    /// Play the scene once more.
    Again,
    /// Leave the scene for the match it was opened over.
    Return,
    /// Remember the page of what is pointed at in a panel, for [`CodexAsk::Help`].
    Point(Option<usize>),
    /// Show what the player's means could do, or put it away.
    Options,
    /// Mark this thing of that panel, from 0.
    OptionAt(usize),
}
