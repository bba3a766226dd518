//! What the codex and its kin ask for.

use crate::games::alien_frontiers::codex::Topic;

/// What the codex and its kin ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodexAsk {
    /// The page of what is pointed at; without that the contents.
    Help,
    /// This page.
    Open(Topic),
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
    /// Remember what is pointed at in a panel, for [`CodexAsk::Help`].
    Point(Option<Topic>),
    /// Show what the player's means could do, or put it away.
    Options,
    /// Mark this thing of that panel, from 0.
    OptionAt(usize),
}
