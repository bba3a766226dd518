//! Positions from a game's scenarios that can be played from a page.

use orrery_record::Scenarios;

/// A scenario that can be played from a page of the codex.
#[derive(Debug, Clone, Copy)]
pub struct CodexExample<T> {
    /// The name of the example, which is that of its file.
    pub name: &'static str,
    /// The page that offers the example.
    pub topic: T,
    /// The text of the scenario file.
    pub text: &'static str,
}

impl<T> CodexExample<T> {
    /// Reads the scenario. Returns `None` if the file is invalid; a test ensures that none is.
    pub fn scenario<G: Scenarios>(&self) -> Option<G::Scenario> {
        orrery_core::ron::read(self.text).ok()
    }
}
