//! Positions from a game's scenarios that can be played from a page.

use orrery_record::Scenarios;

/// A scenario that can be played.
#[derive(Debug, Clone, Copy)]
pub struct CodexExample<T> {
    /// The name, which is that of its file.
    pub name: &'static str,
    /// The page on which it is offered.
    pub topic: T,
    /// The text of its file.
    pub text: &'static str,
}

impl<T> CodexExample<T> {
    /// Reads the scenario. Returns `None` only for an unreadable file, which a test rules out.
    #[must_use]
    pub fn scenario<G: Scenarios>(&self) -> Option<G::Scenario> {
        orrery_core::ron::read(self.text).ok()
    }
}
