//! Selection of reasons: the weightiest facts that distinguish one plan from another.

use super::fact::{Fact, Reason};
use super::weigh::Weighed;

/// Maximum number of reasons given, and the maximum among those for a worse plan that speak in its favour.
const MOST: usize = 3;
const CONCEDED: usize = 1;

/// The kind of plan that a plan is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// A worse plan: only facts in favour of this one are shown.
    Worse,
    /// A better plan.
    Better,
}

/// Returns the reasons why `this` is worth more or less than `other`, the weightiest first. Without another plan,
/// returns the effects of `this`.
pub(super) fn reasons(this: &Weighed, other: Option<(&Weighed, With)>) -> Vec<Reason> {
    let (mine, theirs, with) = match other {
        None => (this.course.facts(), Vec::new(), With::Worse),
        Some((other, with)) => (only(this, other), only(other, this), with),
    };
    let mut found: Vec<Reason> = Vec::new();
    for fact in mine {
        let bad = fact.speaks_against();
        if !bad || with == With::Better {
            found.push(Reason { fact, against: bad });
        }
    }
    if with == With::Better {
        found.extend(
            theirs.into_iter().filter(|fact| !fact.speaks_against()).map(|fact| Reason { fact, against: true }),
        );
    }
    found.sort_by(|a, b| b.fact.weight().total_cmp(&a.fact.weight()));
    let mut conceded = 0;
    found.retain(|reason| {
        conceded += usize::from(with == With::Better && !reason.against);
        reason.against || with == With::Worse || conceded <= CONCEDED
    });
    // A worse plan must have something against it.
    let fair = with == With::Worse || found.iter().any(|reason| reason.against);
    if found.is_empty() || !fair {
        let fact = if other.is_none() { Fact::NothingBetter } else { Fact::Balance };
        found.insert(0, Reason { fact, against: with == With::Better });
    }
    found.truncate(MOST);
    found
}

/// Returns the effects of `this` that `other` lacks, or has less of.
fn only(this: &Weighed, other: &Weighed) -> Vec<Fact> {
    let others = other.course.facts();
    let mut facts = this.course.facts();
    let less = |fact: &Fact| others.iter().any(|known| one_thing(fact, known) && known.weight() >= fact.weight());
    facts.retain(|fact| !less(fact));
    facts.extend(this.course.kept(&other.course));
    facts
}

/// Reports whether two facts are about the same thing, perhaps with different numbers.
fn one_thing(one: &Fact, other: &Fact) -> bool {
    match (*one, *other) {
        (Fact::Mines { good: one, .. }, Fact::Mines { good: other, .. }) => one == other,
        (Fact::Makes { product: one, .. }, Fact::Makes { product: other, .. }) => one == other,
        (
            Fact::Points { .. }
            | Fact::Charges { .. }
            | Fact::Processes { .. }
            | Fact::Loads { .. }
            | Fact::Earns { .. }
            | Fact::Spends { .. }
            | Fact::Stacks { .. }
            | Fact::Reaches { .. }
            | Fact::Wastes { .. },
            _,
        ) => one.key() == other.key(),
        _ => one == other,
    }
}
