//! The conditions that complete a step or recognise a wrong answer.

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use super::contract::{GameLessons, PositionCondition as _, PreOrderPick as _};
use super::learner_actions::LearnerActions;
use super::lesson_action::LookTarget;
use super::pattern::OrderPattern;

/// A condition that completes a step or recognises a wrong answer. All fields that are present must hold.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, bound = "")]
pub struct StepCondition<G: GameLessons> {
    /// The condition that the position must meet, in the notation of scenarios.
    pub expect: Option<G::Expect>,
    /// The orders that the learner must have given since the step began: at least one for each pattern.
    pub given: Vec<OrderPattern<G>>,
    /// The orders that the learner must not have given since the step began.
    pub not_given: Vec<OrderPattern<G>>,
    /// The orders that the learner must have tried and the rules refused: at least one for each pattern.
    pub refused: Vec<OrderPattern<G>>,
    /// The selection that the learner must have made.
    #[serde(deserialize_with = "picked::<G, _>")]
    pub picked: Option<G::Pick>,
    /// The minimum number of times that the learner must have undone an order.
    pub undone: u8,
    /// The minimum number of times that the learner must have redone an order.
    pub redone: u8,
    /// The things that the learner must have looked at.
    #[serde(deserialize_with = "sights")]
    pub looked: Vec<LookTarget>,
    /// Alternative conditions, at least one of which must hold unless the list is empty.
    pub any: Vec<StepCondition<G>>,
}

fn sights<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<LookTarget>, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    words.iter().map(|word| LookTarget::from_text(word).map_err(D::Error::custom)).collect()
}

fn picked<'de, G: GameLessons, D: Deserializer<'de>>(deserializer: D) -> Result<Option<G::Pick>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    let read =
        |text: String| G::Pick::from_text(&text).map_err(|error| D::Error::custom(format_args!("`{text}`: {error}")));
    text.map(read).transpose()
}

impl<G: GameLessons> Default for StepCondition<G> {
    fn default() -> Self {
        StepCondition {
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

impl<G: GameLessons> StepCondition<G> {
    /// Returns true if the condition holds. `given` lists the learner's orders since the step began, without undone ones.
    pub fn holds(&self, view: &G::View, given: &[G::Order], deeds: &LearnerActions<G>) -> bool {
        let among = |orders: &[G::Order], pattern: &OrderPattern<G>| orders.iter().any(|order| pattern.fits(order));
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
