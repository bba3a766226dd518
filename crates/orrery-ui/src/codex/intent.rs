//! The requests of the codex and of related panels.

/// A request of the codex or a related panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodexIntent {
    /// Close the codex if it is the topmost dialogue. Otherwise open the page about the thing under the pointer or the focus, or
    /// about the pending order, or the contents if there is no such page.
    Help,
    /// Open the page with this number in the current game.
    Open(usize),
    /// Open the contents of the codex.
    Contents,
    /// Return to the previous page.
    Back,
    /// Search the pages for this text.
    Query(String),
    /// Mark the entry at this index among the pages found.
    Cursor(usize),
    /// Open the example with this name.
    Play(&'static str),
    /// Restart the example.
    Again,
    /// Leave the example and resume the suspended match, or return to the title screen if there is none.
    Return,
    /// Remember the page about the control under the pointer or the focus, for [`CodexIntent::Help`].
    Point(Option<usize>),
    /// Show or hide the panel of the player's options.
    Options,
    /// Mark the entry at this index in the panel of options.
    OptionAt(usize),
}
