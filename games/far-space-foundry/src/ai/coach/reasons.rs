//! Selection of reasons: the facts of highest weight that distinguish one plan from another.

use super::evaluate::EvaluatedPlan;
use super::fact::{CoachFact, CoachReason};

/// Maximum number of reasons given. If the other plan is better, at most `MAX_CONCEDED` of them are in favour of `this`.
const MOST: usize = 3;
const MAX_CONCEDED: usize = 1;

/// The kind of plan that `this` is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OtherPlanRole {
    /// A worse plan: only facts in favour of `this` are given.
    Worse,
    /// A better plan: mainly facts against `this` are given.
    Better,
}

/// Returns the reasons why `this` is worth more or less than `other`, those of highest weight first. Without another plan,
/// returns the effects of `this`.
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
    // At least one reason must count against a plan that is worse than the other.
    let fair = with == OtherPlanRole::Worse || found.iter().any(|reason| reason.against);
    if found.is_empty() || !fair {
        let fact = if other.is_none() { CoachFact::NothingBetter } else { CoachFact::Balance };
        found.insert(0, CoachReason { fact, against: with == OtherPlanRole::Better });
    }
    found.truncate(MOST);
    found
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
