//! When a step is done.

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use super::contract::{Expected as _, Lessons, Pick as _};
use super::deeds::Deeds;
use super::line::Sight;
use super::pattern::Pattern;

/// What must be so; all that is named must be.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, bound = "")]
pub struct Until<G: Lessons> {
    /// How the position must be, in the words of scenarios.
    pub expect: Option<G::Expect>,
    /// The learner has given an order like each of these since the step began.
    pub given: Vec<Pattern<G>>,
    /// The learner has given none like these.
    pub not_given: Vec<Pattern<G>>,
    /// An order like each of these was tried and refused.
    pub refused: Vec<Pattern<G>>,
    /// This is picked.
    #[serde(deserialize_with = "picked::<G, _>")]
    pub picked: Option<G::Pick>,
    /// How often an order was taken back.
    pub undone: u8,
    /// How often one was done again.
    pub redone: u8,
    /// What was looked at.
    #[serde(deserialize_with = "sights")]
    pub looked: Vec<Sight>,
    /// One of these is so.
    pub any: Vec<Until<G>>,
}

fn sights<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Sight>, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    words.iter().map(|word| Sight::from_text(word).map_err(D::Error::custom)).collect()
}

fn picked<'de, G: Lessons, D: Deserializer<'de>>(deserializer: D) -> Result<Option<G::Pick>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    let read =
        |text: String| G::Pick::from_text(&text).map_err(|error| D::Error::custom(format_args!("`{text}`: {error}")));
    text.map(read).transpose()
}

impl<G: Lessons> Default for Until<G> {
    fn default() -> Self {
        Until {
            expect: None,
            given: Vec::new(),
            not_given: Vec::new(),
            refused: Vec::new(),
            picked: None,
            undone: 0,
            redone: 0,
            looked: Vec::new(),
            any: Vec::new(),
        }
    }
}

impl<G: Lessons> Until<G> {
    /// Whether it is so: `given` are the learner's orders since the step began, those taken back left out.
    #[must_use]
    pub fn holds(&self, view: &G::View, given: &[G::Order], deeds: &Deeds<G>) -> bool {
        let among = |orders: &[G::Order], pattern: &Pattern<G>| orders.iter().any(|order| pattern.fits(order));
        self.expect.as_ref().is_none_or(|expect| expect.is_met(view))
            && self.given.iter().all(|pattern| among(given, pattern))
            && !self.not_given.iter().any(|pattern| among(given, pattern))
            && self.refused.iter().all(|pattern| among(&deeds.refused, pattern))
            && self.picked.is_none_or(|pick| deeds.picked == pick)
            && deeds.undone >= self.undone
            && deeds.redone >= self.redone
            && self.looked.iter().all(|sight| deeds.looked.contains(sight))
            && (self.any.is_empty() || self.any.iter().any(|one| one.holds(view, given, deeds)))
    }
}
