//! What the players are called.

use super::words::colour_name;
use crate::rules::Colour;

/// The players' names by colour; a colour without one is called by its colour.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names([Option<String>; Colour::COUNT]);

impl Names {
    /// These names. Empty ones count as none.
    #[must_use]
    pub fn new<'a>(names: impl IntoIterator<Item = (Colour, &'a str)>) -> Self {
        let mut all = Self::default();
        for (colour, name) in names {
            all.0[colour.index()] = (!name.trim().is_empty()).then(|| name.trim().to_owned());
        }
        all
    }

    /// What the player of `colour` is called.
    #[must_use]
    pub fn of(&self, colour: Colour) -> String {
        self.0[colour.index()].clone().unwrap_or_else(|| colour_name(colour))
    }
}
