//! The requests of the codex and of related panels.

/// A request of the codex or a related panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodexIntent {
    /// Open the page about the pointed target or, without one, the contents.
    Help,
    /// Open the page with this number in the current game.
    Open(usize),
    /// Open the contents.
    Contents,
    /// Return to the previous page.
    Back,
    /// Search for this text.
    Query(String),
    /// Mark this entry of the results, from 0.
    Cursor(usize),
    /// Play the example with this name.
    Play(&'static str),
    /// Play the example again.
    Again,
    /// Leave the example for the match that it was opened over.
    Return,
    /// Remember the page about the thing pointed at in a panel, for [`CodexIntent::Help`].
    Point(Option<usize>),
    /// Show or hide the panel of the player's options.
    Options,
    /// Mark this entry of that panel, from 0.
    OptionAt(usize),
}
