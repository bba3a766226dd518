//! Positions of a game's scenarios that can be played from a page.

use orrery_record::Scenarios;

/// A scenario that can be played.
#[derive(Debug, Clone, Copy)]
pub struct Example<T> {
    /// Its name: that of its file.
    pub name: &'static str,
    /// The page it belongs to.
    pub topic: T,
    /// The text of its file.
    pub text: &'static str,
}

impl<T> Example<T> {
    /// The scenario; none only for a file that cannot be read, which a test rules out.
    #[must_use]
    pub fn scenario<G: Scenarios>(&self) -> Option<G::Scenario> {
        orrery_core::ron::read(self.text).ok()
    }
}
