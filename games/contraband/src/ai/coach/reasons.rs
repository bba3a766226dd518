//! Reasons: the weightiest of what a plan does and another does not.

use super::fact::{Fact, Reason};
use super::weigh::Weighed;

/// Reasons given at most, and how many of those for a worse plan speak for it.
const MOST: usize = 3;
const CONCEDED: usize = 1;

/// What a plan is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// A worse plan: only what speaks for this one is said.
    Worse,
    /// A better plan.
    Better,
}

/// Why `this` is worth more or less than `other`, the weightiest first; where there is no other, what `this` brings.
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
    // A plan that is worse must have something against it.
    let fair = with == With::Worse || found.iter().any(|reason| reason.against);
    if found.is_empty() || !fair {
        let fact = if other.is_none() { Fact::NothingBetter } else { Fact::Balance };
        found.insert(0, Reason { fact, against: with == With::Better });
    }
    found.truncate(MOST);
    found
}

/// What `this` does and `other` does not, or less of.
fn only(this: &Weighed, other: &Weighed) -> Vec<Fact> {
    let others = other.course.facts();
    let mut facts = this.course.facts();
    let less = |fact: &Fact| others.iter().any(|known| one_thing(fact, known) && known.weight() >= fact.weight());
    facts.retain(|fact| !less(fact));
    facts
}

/// Whether two facts tell of the same thing, perhaps in other numbers.
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
