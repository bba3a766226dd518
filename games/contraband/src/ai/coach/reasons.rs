//! Reasons: the weightiest differences between two plans.

use super::evaluate::EvaluatedPlan;
use super::fact::{CoachFact, CoachReason};
use orrery_ai::coach::{self, OtherPlanRole};

/// Returns the reasons why `this` is worth more or less than `other`, the weightiest first. Without `other`, returns the gains of
/// `this`.
pub(super) fn reasons(this: &EvaluatedPlan, other: Option<(&EvaluatedPlan, OtherPlanRole)>) -> Vec<CoachReason> {
    let mine = other.map_or_else(|| this.outcome.facts(), |(other, _)| only(this, other));
    let theirs = other.map(|(other, with)| (only(other, this), with));
    coach::reasons(mine, theirs, |fact| fact.weight().into())
}

/// Returns the facts of `this` that `other` lacks or has to a lesser degree.
fn only(this: &EvaluatedPlan, other: &EvaluatedPlan) -> Vec<CoachFact> {
    let others = other.outcome.facts();
    let mut facts = this.outcome.facts();
    let less = |fact: &CoachFact| others.iter().any(|known| one_thing(fact, known) && known.weight() >= fact.weight());
    facts.retain(|fact| !less(fact));
    facts
}

/// Reports whether two facts are about the same thing, perhaps with different numbers.
fn one_thing(one: &CoachFact, other: &CoachFact) -> bool {
    match (*one, *other) {
        (CoachFact::Loads { metal: one, .. }, CoachFact::Loads { metal: other, .. }) => one == other,
        (CoachFact::Exposes { token: one, .. }, CoachFact::Exposes { token: other, .. }) => one == other,
        (CoachFact::Sells { .. } | CoachFact::Homes { .. } | CoachFact::Fights { .. }, _)
        | (CoachFact::Nears { .. } | CoachFact::NearsMine { .. } | CoachFact::Docks { .. }, _) => {
            one.key() == other.key()
        }
        _ => one == other,
    }
}
