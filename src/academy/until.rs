//! When a step is done.

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use super::deeds::Deeds;
use super::line::Sight;
use super::pattern::Pattern;
use crate::games::alien_frontiers::record::ShipsText;
use crate::games::alien_frontiers::record::scenario::Expect;
use crate::rules::{Order, Position};

/// What must be so; all that is named must be.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Until {
    /// How the position must be, in the words of scenarios.
    pub expect: Option<Expect>,
    /// The learner has given an order like each of these since the step began.
    pub given: Vec<Pattern>,
    /// The learner has given none like these.
    pub not_given: Vec<Pattern>,
    /// An order like each of these was tried and refused.
    pub refused: Vec<Pattern>,
    /// These dice are picked.
    pub picked: Option<ShipsText>,
    /// How often an order was taken back.
    pub undone: u8,
    /// How often one was done again.
    pub redone: u8,
    /// What was looked at.
    #[serde(deserialize_with = "sights")]
    pub looked: Vec<Sight>,
    /// One of these is so.
    pub any: Vec<Until>,
}

fn sights<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Sight>, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    words.iter().map(|word| Sight::from_text(word).map_err(D::Error::custom)).collect()
}

impl Until {
    /// Whether it is so: `given` are the learner's orders since the step began, those taken back left out.
    #[must_use]
    pub fn holds(&self, position: &Position, given: &[Order], deeds: &Deeds) -> bool {
        let among = |orders: &[Order], pattern: &Pattern| orders.iter().any(|order| pattern.fits(order));
        self.expect.as_ref().is_none_or(|expect| expect.is_met(position))
            && self.given.iter().all(|pattern| among(given, pattern))
            && !self.not_given.iter().any(|pattern| among(given, pattern))
            && self.refused.iter().all(|pattern| among(&deeds.refused, pattern))
            && self.picked.is_none_or(|ships| deeds.picked == ships.0)
            && deeds.undone >= self.undone
            && deeds.redone >= self.redone
            && self.looked.iter().all(|sight| deeds.looked.contains(sight))
            && (self.any.is_empty() || self.any.iter().any(|one| one.holds(position, given, deeds)))
    }
}
