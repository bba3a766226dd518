//! Reasons: the weightiest differences between two plans.

use super::fact::{Fact, Reason};
use super::weigh::Weighed;

/// The maximum number of reasons, and of reasons that favour a worse plan.
const MOST: usize = 3;
const CONCEDED: usize = 1;

/// The kind of plan compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// A worse plan: only facts that favour this one are given.
    Worse,
    /// A better plan.
    Better,
}

/// Returns the reasons why `this` is worth more or less than `other`, the weightiest first. Without `other`, returns the gains of
/// `this`.
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

/// Returns the facts of `this` that `other` lacks or has to a lesser degree.
fn only(this: &Weighed, other: &Weighed) -> Vec<Fact> {
    let others = other.course.facts();
    let mut facts = this.course.facts();
    let less = |fact: &Fact| others.iter().any(|known| one_thing(fact, known) && known.weight() >= fact.weight());
    facts.retain(|fact| !less(fact));
    facts
}

/// Reports whether two facts are about the same thing, perhaps with different numbers.
fn one_thing(one: &Fact, other: &Fact) -> bool {
    match (*one, *other) {
        (Fact::Loads { metal: one, .. }, Fact::Loads { metal: other, .. }) => one == other,
        (Fact::Exposes { token: one, .. }, Fact::Exposes { token: other, .. }) => one == other,
        (Fact::Sells { .. } | Fact::Nears { .. } | Fact::Homes { .. } | Fact::Fights { .. }, _) => {
            one.key() == other.key()
        }
        _ => one == other,
    }
}
