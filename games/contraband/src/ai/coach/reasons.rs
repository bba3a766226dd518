//! Reasons: the weightiest differences between two plans.

use super::evaluate::EvaluatedPlan;
use super::fact::{CoachFact, CoachReason};

/// The maximum number of reasons.
pub(super) const MOST_REASONS: usize = 3;
/// The maximum number of reasons that favour a plan over a better plan.
const MAX_CONCEDED: usize = 1;

/// The role of the other plan in a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OtherPlanRole {
    /// A worse plan: only facts that favour the plan itself are given.
    Worse,
    /// A better plan: facts that favour either plan are given.
    Better,
}

/// Returns the reasons why `this` is worth more or less than `other`, the weightiest first. Without `other`, returns the gains of
/// `this`.
pub(super) fn reasons(this: &EvaluatedPlan, other: Option<(&EvaluatedPlan, OtherPlanRole)>) -> Vec<CoachReason> {
    let (mine, theirs, with) = match other {
        None => (this.outcome.facts(), Vec::new(), OtherPlanRole::Worse),
        Some((other, with)) => (only(this, other), only(other, this), with),
    };
    let mut found: Vec<CoachReason> = Vec::new();
    for fact in mine {
        let bad = fact.speaks_against();
        if !bad || with == OtherPlanRole::Better {
            found.push(CoachReason { fact, against: bad });
        }
    }
    if with == OtherPlanRole::Better {
        found.extend(
            theirs.into_iter().filter(|fact| !fact.speaks_against()).map(|fact| CoachReason { fact, against: true }),
        );
    }
    found.sort_by(|a, b| b.fact.weight().total_cmp(&a.fact.weight()));
    let mut conceded = 0;
    found.retain(|reason| {
        conceded += usize::from(with == OtherPlanRole::Better && !reason.against);
        reason.against || with == OtherPlanRole::Worse || conceded <= MAX_CONCEDED
    });
    // A worse plan must have something against it.
    let fair = with == OtherPlanRole::Worse || found.iter().any(|reason| reason.against);
    if found.is_empty() || !fair {
        let fact = if other.is_none() { CoachFact::NothingBetter } else { CoachFact::Balance };
        found.insert(0, CoachReason { fact, against: with == OtherPlanRole::Better });
    }
    found.truncate(MOST_REASONS);
    found
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
        (CoachFact::Sells { .. } | CoachFact::Nears { .. } | CoachFact::Homes { .. } | CoachFact::Fights { .. }, _) => {
            one.key() == other.key()
        }
        _ => one == other,
    }
}
