//! Selection of reasons: the facts of highest weight that distinguish one plan from another.

use super::evaluate::EvaluatedPlan;
use super::fact::{CoachFact, CoachReason};
use orrery_ai::coach::{self, OtherPlanRole};

/// Returns the reasons why `this` is worth more or less than `other`, those of highest weight first. Without another plan,
/// returns the effects of `this`.
pub(super) fn reasons(this: &EvaluatedPlan, other: Option<(&EvaluatedPlan, OtherPlanRole)>) -> Vec<CoachReason> {
    let mine = other.map_or_else(|| this.outcome.facts(), |(other, _)| only(this, other));
    let theirs = other.map(|(other, with)| (only(other, this), with));
    coach::reasons(mine, theirs, |fact| fact.weight().into())
}

/// Returns the effects of `this` that `other` lacks, or has to a lesser degree.
fn only(this: &EvaluatedPlan, other: &EvaluatedPlan) -> Vec<CoachFact> {
    let others = other.outcome.facts();
    let mut facts = this.outcome.facts();
    let less = |fact: &CoachFact| others.iter().any(|known| one_thing(fact, known) && known.weight() >= fact.weight());
    facts.retain(|fact| !less(fact));
    facts.extend(this.outcome.kept(&other.outcome));
    facts
}

/// Reports whether two facts are the same effect, perhaps in a different amount.
fn one_thing(one: &CoachFact, other: &CoachFact) -> bool {
    match (*one, *other) {
        (CoachFact::Mines { good: one, .. }, CoachFact::Mines { good: other, .. }) => one == other,
        (CoachFact::Makes { product: one, .. }, CoachFact::Makes { product: other, .. }) => one == other,
        (
            CoachFact::Points { .. }
            | CoachFact::Charges { .. }
            | CoachFact::Processes { .. }
            | CoachFact::Loads { .. }
            | CoachFact::Earns { .. }
            | CoachFact::Spends { .. }
            | CoachFact::Stacks { .. }
            | CoachFact::Reaches { .. }
            | CoachFact::Wastes { .. },
            _,
        ) => one.key() == other.key(),
        _ => one == other,
    }
}
