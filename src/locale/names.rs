//! What the players are called.

use std::sync::LazyLock;

use super::keys::key_of;
use super::language::in_every;
use super::text;
use crate::core::Colour;

/// What a colour is called.
#[must_use]
pub fn colour_name(colour: Colour) -> String {
    text(&key_of("colour", colour.word(), ""))
}

/// By colour: what it is called in every language, in small letters.
static COLOURS: LazyLock<[Vec<String>; Colour::COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let names = in_every(&key_of("colour", Colour::ALL[index].word(), ""));
        names.into_iter().map(|name| name.to_lowercase()).collect()
    })
});

/// The players' names by colour; a colour without one is called by its colour.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names([Option<String>; Colour::COUNT]);

impl Names {
    /// These names. Empty ones count as none, and so does the colour's own name in any language: matches are kept
    /// with the names they had, and who is called by the colour is so in the language in use.
    #[must_use]
    pub fn new<'a>(names: impl IntoIterator<Item = (Colour, &'a str)>) -> Self {
        let mut all = Self::default();
        for (colour, name) in names {
            let name = name.trim();
            let own = !name.is_empty() && !COLOURS[colour.index()].contains(&name.to_lowercase());
            all.0[colour.index()] = own.then(|| name.to_owned());
        }
        all
    }

    /// What the player of `colour` is called.
    #[must_use]
    pub fn of(&self, colour: Colour) -> String {
        self.0[colour.index()].clone().unwrap_or_else(|| colour_name(colour))
    }
}
