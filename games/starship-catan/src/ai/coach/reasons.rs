//! Reasons: the weightiest facts that distinguish one plan from another.

use super::evaluate::EvaluatedPlan;
use super::fact::{CoachFact, CoachReason, FlightResult};
use super::facts::weight;
use crate::ai::engine::{FlightResultCounts, PositionEvaluator};
use crate::rules::{Adventure, Card, CardKind, MemoryAid, Order, Seat, Ship, View, meets};

/// The maximum number of reasons given.
const MOST: usize = 3;
/// The maximum number of reasons given in favour of a worse plan.
const MAX_CONCEDED: usize = 1;
/// The minimum difference in frequency, in percentage points, at which a result is mentioned.
const OFTEN: u8 = 6;
/// The minimum difference in unseen cards between two sectors at which the larger number is mentioned.
const CURIOUS: u8 = 2;

/// The kind of plan with which a plan is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OtherPlanRole {
    /// A worse plan: only reasons in favour of the explained plan are given.
    Worse,
    /// A better plan: reasons against the explained plan are given, and at most [`MAX_CONCEDED`] in its favour.
    Better,
}

/// Returns the reasons why `this` is worth more or less than `other`, the most important first. Without another plan, returns the
/// effects of `this`.
pub(super) fn reasons(
    judge: &PositionEvaluator,
    seen: &View,
    this: &EvaluatedPlan,
    other: Option<(&EvaluatedPlan, OtherPlanRole)>,
) -> Vec<CoachReason> {
    let (p, seat) = (&seen.known, seen.known.decider);
    let mine = facts_of(judge, seen, this, other.map(|(other, _)| other));
    let (theirs, with) = match other {
        Some((other, with)) => (facts_of(judge, seen, other, Some(this)), with),
        None => (Vec::new(), OtherPlanRole::Worse),
    };
    if let Some(&fact) = [&mine, &theirs].into_iter().flatten().find(|fact| **fact == CoachFact::Wins) {
        return vec![CoachReason { fact, against: !mine.contains(&fact) }];
    }
    let mut found: Vec<(f64, CoachReason)> = Vec::new();
    let mut add =
        |fact: CoachFact, against: bool| found.push((weight(&fact, p, seat, judge), CoachReason { fact, against }));
    for &fact in &mine {
        let is_bad = speaks_against(&fact);
        if !is_bad || with == OtherPlanRole::Better {
            add(fact, is_bad);
        }
    }
    if with == OtherPlanRole::Better {
        theirs.iter().filter(|fact| !speaks_against(fact) && !is_of_both(fact)).for_each(|&fact| add(fact, true));
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut conceded = 0;
    let mut told: Vec<CoachReason> = found.into_iter().map(|(_, reason)| reason).collect();
    told.retain(|reason| {
        conceded += usize::from(with == OtherPlanRole::Better && !reason.against);
        reason.against || with == OtherPlanRole::Worse || conceded <= MAX_CONCEDED
    });
    // For a worse plan, there must be at least one reason against it.
    let fair = with == OtherPlanRole::Worse || told.iter().any(|reason| reason.against);
    if told.is_empty() || !fair {
        told.insert(0, CoachReason { fact: CoachFact::Balance, against: with == OtherPlanRole::Better });
    }
    told.truncate(MOST);
    told
}

/// Returns the facts of `this` that `other` lacks, or all facts of `this` if there is no other plan.
fn facts_of(
    judge: &PositionEvaluator,
    seen: &View,
    this: &EvaluatedPlan,
    other: Option<&EvaluatedPlan>,
) -> Vec<CoachFact> {
    let mut facts = this.outcome.facts(judge);
    facts.extend(this.odds.map(|percent| CoachFact::FightOdds { percent }));
    if let Some(other) = other {
        let others = other.outcome.facts(judge);
        facts.retain(|fact| !others.contains(fact));
        if let (Some(mine), Some(theirs)) = (this.flight_outcomes, other.flight_outcomes) {
            facts.extend(flight_facts(&mine, &theirs));
        } else {
            facts.extend(this.outcome.kept(&other.outcome).into_iter().filter(|_| this.flight_outcomes.is_none()));
        }
        facts.extend(sector_of(this).zip(sector_of(other)).into_iter().flat_map(|pair| of_sectors(seen, pair)));
    } else if let Some(mine) = this.flight_outcomes {
        facts.extend(flight_facts(&mine, &FlightResultCounts::default()));
    }
    facts
}

/// Reports whether a fact of a plan speaks against it.
const fn speaks_against(fact: &CoachFact) -> bool {
    match fact {
        CoachFact::EndsFlight { .. } | CoachFact::Risks { .. } => true,
        CoachFact::Promises { prospect, percent, other } => prospect.is_welcome() != (*percent > *other),
        _ => false,
    }
}

/// Reports whether a fact compares both plans, so that it is given only once.
const fn is_of_both(fact: &CoachFact) -> bool {
    matches!(fact, CoachFact::Promises { .. })
}

/// Returns facts about the results that occur clearly more or less often in `mine` than in `theirs`.
fn flight_facts(mine: &FlightResultCounts, theirs: &FlightResultCounts) -> Vec<CoachFact> {
    let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0) as u8;
    let of = |came: &FlightResultCounts, prospect: FlightResult| match prospect {
        FlightResult::Colony => came.colony,
        FlightResult::Post => came.post,
        FlightResult::Adventure => came.adventure,
        FlightResult::Medal => came.medal,
        FlightResult::Defeat => came.defeat,
    };
    let promise = |&prospect: &FlightResult| {
        let (percent, other) = (percent(of(mine, prospect)), percent(of(theirs, prospect)));
        (percent.abs_diff(other) >= OFTEN).then_some(CoachFact::Promises { prospect, percent, other })
    };
    FlightResult::ALL.iter().filter_map(promise).collect()
}

/// Returns the index of the sector that a plan chooses with its first order, or `None` if that order chooses no sector.
fn sector_of(plan: &EvaluatedPlan) -> Option<usize> {
    match plan.orders.first() {
        Some(Order::Fly(sector)) => Some(usize::from(sector - 1)),
        _ => None,
    }
}

/// Returns the facts that distinguish the sectors of two plans. Cards are named only if the options show the cards that the
/// player has seen (SC-HID-5).
fn of_sectors(seen: &View, (this, other): (usize, usize)) -> Vec<CoachFact> {
    let p = &seen.known;
    let unseen = |at: usize| p.sectors[at].size.saturating_sub(seen.knows(at).len());
    let mut facts = Vec::new();
    if unseen(this) >= unseen(other) + CURIOUS {
        facts.push(CoachFact::Unseen { cards: unseen(this) });
    }
    if p.options.memory_of(p.decider) == MemoryAid::Open {
        facts.extend(
            seen.knows(this).kinds().find(|&card| serves(seen, p.decider, card)).map(|card| CoachFact::Knows { card }),
        );
        let strong =
            |card: &Card| card.pirates().is_some_and(|(_, strength)| strength > p.player(p.decider).firepower() + 1);
        facts.extend(seen.knows(other).kinds().find(strong).map(|card| CoachFact::Avoids { card }));
    }
    facts
}

/// Reports whether a seat has a use for a card now.
fn serves(seen: &View, seat: Seat, card: Card) -> bool {
    let player = seen.known.player(seat);
    match card.kind() {
        CardKind::Colony { .. } => player.ships(Ship::ColonyShip) > 0,
        CardKind::Adventures => {
            let mut quests = seen.known.adventures.face_up().map(Adventure::spec);
            quests.any(|quest| quest.planet == card && meets(player, quest).is_ok())
        }
        _ => card.has_post() && player.ships(Ship::TradeShip) > 0,
    }
}
