//! Finds the reasons for a plan: the evaluation terms that change the win chance, and the fact behind each.

use super::super::net::changes::{FeatureOwner, changes};
use super::super::net::{Features, PositionEvaluator, extract, feature_kinds};
use super::fact::{CoachFact, CoachReason, EvaluationTerm};
use super::facts::{SimulatedPlan, kept};
use crate::rules::Position;

/// Maximum number of reasons given.
const MOST: usize = 3;
/// Smallest change in win chance for which a term is worth mentioning.
const LEAST: f32 = 0.003;

/// A plan to be compared: its certain part, a possible end of its turn, and its value.
pub(super) struct ComparedPlan<'a> {
    /// The certain part of the plan.
    pub outcome: SimulatedPlan<'a>,
    /// The end of the turn that is evaluated.
    pub end: &'a Position,
    /// The win chance of the plan's player.
    pub win: f32,
}

/// The role of the other plan in a comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OtherPlanRole {
    /// A worse plan: only reasons for this plan are given.
    Worse,
    /// A better plan: reasons may also be against this plan.
    Better,
    /// Doing nothing: only reasons for this plan are given.
    Nothing,
}

/// Returns the reasons why `this` is worth more or less than `other`, the most important first.
pub(super) fn reasons(
    judge: &mut PositionEvaluator,
    this: &ComparedPlan<'_>,
    other: &ComparedPlan<'_>,
    with: OtherPlanRole,
) -> Vec<CoachReason> {
    let (mine, theirs) = (facts_of(this, other, with), facts_of(other, this, with));
    if let Some(reason) = decisive_reason(this, other) {
        // If the plan ends the match without a win, the reader needs to know that there was nothing better.
        let excuse = reason.fact == CoachFact::EndsMatch && with != OtherPlanRole::Better;
        let excuse = excuse.then_some(CoachReason { term: reason.term, share: 0.0, fact: CoachFact::NothingBetter });
        return std::iter::once(reason).chain(excuse).collect();
    }
    let mut found = Vec::new();
    let shares = shares(judge, this.end, other.end, this.outcome.start.mover_seat);
    found.extend(played_out(&shares, this, other).filter(|_| with != OtherPlanRole::Nothing));
    // Small effects are mentioned only if there are no larger ones.
    for least in [LEAST, 0.0] {
        for &(term, share) in shares.iter().filter(|(_, share)| share.abs() > least) {
            if with != OtherPlanRole::Better && share < 0.0 {
                continue;
            }
            let facts = if share > 0.0 { &mine } else { &theirs };
            let known = |fact: &CoachFact| found.iter().any(|reason: &CoachReason| reason.fact == *fact);
            let fact = facts.iter().find(|fact| fact.terms().contains(&term) && !known(fact));
            found.extend(fact.map(|&fact| CoachReason { term, share, fact }));
        }
        if found.iter().any(|reason| reason.fact != CoachFact::PlaysOut) {
            break;
        }
    }
    if found.is_empty() {
        let term = shares.first().map_or(EvaluationTerm::Territory, |&(term, _)| term);
        let share = this.win - other.win;
        let share = if with == OtherPlanRole::Better { share } else { share.max(0.0) };
        // A plan with the same result as doing nothing is not better than doing nothing, even if it is the best available.
        let idle = with == OtherPlanRole::Nothing && (share < LEAST || this.end == other.end);
        let fact = if idle { CoachFact::NothingBetter } else { CoachFact::Balance };
        found.push(CoachReason { term, share, fact });
    }
    found.truncate(MOST);
    found
}

/// Returns the reason to give if playouts reverse the order of the plans by static evaluation; `None` if they do not, or if a
/// plan ends in a reveal.
fn played_out(
    shares: &[(EvaluationTerm, f32)],
    this: &ComparedPlan<'_>,
    other: &ComparedPlan<'_>,
) -> Option<CoachReason> {
    let certain = |side: &ComparedPlan<'_>| side.outcome.end == side.end;
    if !certain(this) || !certain(other) {
        return None;
    }
    let sight: f32 = shares.iter().map(|(_, share)| share).sum();
    let share = this.win - other.win - sight;
    let term = shares.first()?.0;
    let turned = (this.win - other.win) * sight < 0.0 && share.abs() > LEAST;
    turned.then_some(CoachReason { term, share, fact: CoachFact::PlaysOut })
}

/// Returns the facts of `this` that `other` lacks.
fn facts_of(this: &ComparedPlan<'_>, other: &ComparedPlan<'_>, with: OtherPlanRole) -> Vec<CoachFact> {
    let others = other.outcome.facts();
    let plain = |fact: &CoachFact| !(with != OtherPlanRole::Nothing && matches!(fact, CoachFact::Earns { .. }));
    let own = this.outcome.facts().into_iter().filter(|fact| !others.contains(fact) && plain(fact));
    // Compared with doing nothing, additional goods were earned; compared with another plan, they were saved.
    let more = kept(&this.outcome, &other.outcome).into_iter().filter(|_| with != OtherPlanRole::Nothing);
    own.chain(more).collect()
}

/// Returns the reason to give if either plan ends the match, since nothing else matters then. Returns `None` if neither does, or
/// if only the other plan does and wins without being worth more.
fn decisive_reason(this: &ComparedPlan<'_>, other: &ComparedPlan<'_>) -> Option<CoachReason> {
    let share = this.win - other.win;
    let over = |side: &ComparedPlan<'_>| {
        let end = side.outcome.end;
        end.is_over().then(|| end.winners[side.outcome.player().index()])
    };
    let fact = match (over(this), over(other)) {
        (Some(true), _) => CoachFact::Wins,
        (None | Some(false), Some(true)) if share < 0.0 => CoachFact::Wins,
        (Some(false), _) => CoachFact::EndsMatch,
        (None, Some(false)) => CoachFact::MatchGoesOn,
        _ => return None,
    };
    Some(CoachReason { term: EvaluationTerm::Territory, share, fact })
}

/// Returns the change of `seat`'s win chance from `other` to `this` for each evaluation term, the largest in absolute value
/// first. Returns an empty list if the match is over in either position or if the movers differ.
fn shares(judge: &mut PositionEvaluator, this: &Position, other: &Position, seat: u8) -> Vec<(EvaluationTerm, f32)> {
    if this.is_over() || other.is_over() || this.mover_seat != other.mover_seat {
        return Vec::new();
    }
    let (mut one, mut two) = (Features::default(), Features::default());
    extract(this, &mut one);
    extract(other, &mut two);
    let relative = (seat + this.player_count() - this.mover_seat) % this.player_count();
    let mut shares = EvaluationTerm::ALL.iter().map(|&term| (term, 0.0)).collect::<Vec<_>>();
    for change in changes(judge, &one, &two, usize::from(relative)) {
        let term = term_of(change.kind, change.owner);
        shares[term as usize].1 += change.win;
    }
    shares.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    shares
}

/// Returns the evaluation term to which a group of the net's inputs belongs.
const fn term_of(term: feature_kinds::FeatureKind, whose: FeatureOwner) -> EvaluationTerm {
    match (term, whose) {
        (
            feature_kinds::FeatureKind::Colonies
            | feature_kinds::FeatureKind::Points
            | feature_kinds::FeatureKind::Control
            | feature_kinds::FeatureKind::Tempo,
            _,
        ) => EvaluationTerm::Territory,
        (feature_kinds::FeatureKind::Fields, _) => EvaluationTerm::Fields,
        (feature_kinds::FeatureKind::Docks, _) => EvaluationTerm::Docks,
        (feature_kinds::FeatureKind::Display, _) => EvaluationTerm::Cards,
        (_, FeatureOwner::Others) => EvaluationTerm::Others,
        (feature_kinds::FeatureKind::Fleet, _) => EvaluationTerm::Fleet,
        (feature_kinds::FeatureKind::Fuel | feature_kinds::FeatureKind::Ore, _) => EvaluationTerm::Resources,
        (feature_kinds::FeatureKind::HubTrack, _) => EvaluationTerm::Hub,
        (feature_kinds::FeatureKind::Cards, _) => EvaluationTerm::Cards,
    }
}
