//! Reasons: the weightiest facts that distinguish one plan from another.

use super::evaluate::EvaluatedPlan;
use super::fact::{CoachFact, CoachReason, FlightResult};
use super::facts::weight;
use crate::ai::engine::{FlightResultCounts, PositionEvaluator};
use crate::rules::{Adventure, Card, CardKind, Commodity, MemoryAid, Order, Seat, Ship, View, meets};
use orrery_ai::coach::{self, OtherPlanRole};

/// The minimum difference in frequency, in percentage points, at which a result is mentioned.
const OFTEN: u8 = 6;
/// The minimum difference in unseen cards between two sectors at which the larger number is mentioned.
const CURIOUS: u8 = 2;

/// Returns the reasons why `this` is worth more or less than `other`, the most important first. Without another plan, returns the
/// effects of `this`.
pub(super) fn reasons(
    judge: &PositionEvaluator,
    seen: &View,
    this: &EvaluatedPlan,
    other: Option<(&EvaluatedPlan, OtherPlanRole)>,
) -> Vec<CoachReason> {
    let mine = facts_of(judge, seen, this, other.map(|(other, _)| other));
    let theirs = other.map(|(other, with)| (facts_of(judge, seen, other, Some(this)), with));
    let both = [Some(&mine), theirs.as_ref().map(|(facts, _)| facts)];
    if let Some(&fact) = both.into_iter().flatten().flatten().find(|fact| **fact == CoachFact::Wins) {
        return vec![CoachReason { fact, against: !mine.contains(&fact) }];
    }
    // A promise compares both plans, so it is given only once.
    let is_of_both = |fact: &CoachFact| matches!(fact, CoachFact::Promises { .. });
    let theirs = theirs.map(|(facts, with)| (facts.into_iter().filter(|fact| !is_of_both(fact)).collect(), with));
    coach::reasons(mine, theirs, |fact| weight(fact, &seen.known, seen.known.decider, judge))
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
            facts.extend(open_flight_facts(this, &facts, (&mine, &theirs)));
        } else if this.flight_outcomes.is_none() {
            let mut kept = this.outcome.kept(&other.outcome);
            kept.retain(|kept| !facts.iter().any(|fact| brings_kept(fact, kept)));
            facts.extend(kept);
        }
        facts.extend(sector_of(this).zip(sector_of(other)).into_iter().flat_map(|pair| of_sectors(seen, pair)));
    } else if let Some(mine) = this.flight_outcomes {
        facts.extend(open_flight_facts(this, &facts, (&mine, &FlightResultCounts::default())));
    }
    facts
}

/// Reports whether a fact already tells why a plan leaves the player with more of the commodity that it keeps.
fn brings_kept(fact: &CoachFact, kept: &CoachFact) -> bool {
    let CoachFact::Keeps { thing: kept, .. } = *kept else { return false };
    match *fact {
        CoachFact::Gains { thing, .. } | CoachFact::Buys { thing, .. } => thing == kept,
        CoachFact::TakesFromOther { resource } => Commodity::from(resource) == kept,
        CoachFact::Sells { .. } => kept == Commodity::Astro,
        _ => false,
    }
}

/// Returns the facts of [`flight_facts`] without the results that `own`, the other facts of the plan, already settle: what the
/// plan does on the visited card is no matter of frequency, and a fight has its own odds.
fn open_flight_facts(
    this: &EvaluatedPlan,
    own: &[CoachFact],
    (mine, theirs): (&FlightResultCounts, &FlightResultCounts),
) -> Vec<CoachFact> {
    let has = |does: fn(&CoachFact) -> bool| own.iter().any(does);
    let settled = |fact: &CoachFact| match fact {
        CoachFact::Promises { prospect: FlightResult::Colony, .. } => {
            has(|fact| matches!(fact, CoachFact::FoundsColony { .. }))
        }
        CoachFact::Promises { prospect: FlightResult::Post, .. } => {
            has(|fact| matches!(fact, CoachFact::FoundsPost { .. }))
        }
        CoachFact::Promises { prospect: FlightResult::Adventure, .. } => {
            has(|fact| matches!(fact, CoachFact::DoesAdventure { .. }))
        }
        CoachFact::Promises { prospect: FlightResult::Medal, .. } => this.odds.is_some(),
        CoachFact::Promises { prospect: FlightResult::Defeat, .. } => {
            this.odds.is_some() || has(|fact| *fact == CoachFact::RisksNothing)
        }
        _ => false,
    };
    flight_facts(mine, theirs).into_iter().filter(|fact| !settled(fact)).collect()
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
