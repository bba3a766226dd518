//! Reasons: the weightiest facts that distinguish one plan from another.

use std::fmt::Debug;

/// The maximum number of reasons given.
pub const MOST_REASONS: usize = 3;
/// The maximum number of reasons that favour a plan over a better one.
const MAX_CONCEDED: usize = 1;

/// A fact about the effects of a plan, from which a game's coach makes its reasons.
pub trait PlanFact: Copy + PartialEq + Debug + Send + Sync {
    /// The fact that nothing stands out: one plan is slightly better overall.
    const BALANCE: Self;
    /// The fact that a plan gains little, although no other is clearly better.
    const NOTHING_BETTER: Self = Self::BALANCE;

    /// Reports whether the fact always counts against the plan that has it.
    fn speaks_against(&self) -> bool;
}

/// A reason why a plan is worth more or less than the plan with which it is compared.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoachReason<F> {
    /// The fact. If `against` is false, it is a fact of this plan. If `against` is true, it is a fact of the other plan that this
    /// plan lacks, unless it always counts against the plan that has it ([`PlanFact::speaks_against`]).
    pub fact: F,
    /// True if the reason counts against the plan.
    pub against: bool,
}

impl<F: PlanFact> CoachReason<F> {
    /// Reports whether the fact is one of this plan rather than of the other plan.
    pub fn is_of_this(&self) -> bool {
        !self.against || self.fact.speaks_against()
    }
}

/// The role of the other plan in a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherPlanRole {
    /// A worse plan: only reasons that favour the plan itself are given.
    Worse,
    /// A better plan: reasons against the plan are given, and at most one that favours it.
    Better,
}

/// Returns the reasons why a plan is worth more or less than another, the weightiest first. `mine` are the facts that the other
/// plan lacks, `other` those that the plan itself lacks. Without another plan, returns the plan's own effects.
pub fn reasons<F: PlanFact>(
    mine: Vec<F>,
    other: Option<(Vec<F>, OtherPlanRole)>,
    weight: impl Fn(&F) -> f64,
) -> Vec<CoachReason<F>> {
    let alone = other.is_none();
    let (theirs, with) = other.unwrap_or((Vec::new(), OtherPlanRole::Worse));
    let better = with == OtherPlanRole::Better;
    let own = mine.into_iter().map(|fact| CoachReason { fact, against: fact.speaks_against() });
    let mut found: Vec<CoachReason<F>> = own.filter(|reason| better || !reason.against).collect();
    if better {
        let lacking = theirs.into_iter().filter(|fact| !fact.speaks_against());
        found.extend(lacking.map(|fact| CoachReason { fact, against: true }));
    }
    found.sort_by(|a, b| weight(&b.fact).total_cmp(&weight(&a.fact)));
    let mut conceded = 0;
    found.retain(|reason| {
        conceded += usize::from(better && !reason.against);
        reason.against || !better || conceded <= MAX_CONCEDED
    });
    // A worse plan must have something against it.
    let fair = !better || found.iter().any(|reason| reason.against);
    if found.is_empty() || !fair {
        let fact = if alone { F::NOTHING_BETTER } else { F::BALANCE };
        found.insert(0, CoachReason { fact, against: better });
    }
    found.truncate(MOST_REASONS);
    found
}

/// Returns the reasons for the plan at index `place` of advice. The best plan is compared with the second; if there is none, or if
/// nothing stands out, its own effects are given. Every other plan is compared with the best.
pub fn reasons_at<P, F: PlanFact>(
    plans: &[P],
    place: usize,
    reasons: impl Fn(&P, Option<(&P, OtherPlanRole)>) -> Vec<CoachReason<F>>,
) -> Vec<CoachReason<F>> {
    if place > 0 {
        return reasons(&plans[place], Some((&plans[0], OtherPlanRole::Better)));
    }
    let compared = plans.get(1).map(|second| reasons(&plans[0], Some((second, OtherPlanRole::Worse))));
    let telling = compared.filter(|found| !matches!(found[..], [CoachReason { fact, .. }] if fact == F::BALANCE));
    telling.unwrap_or_else(|| reasons(&plans[0], None))
}
