//! Reasons: the weightiest facts that distinguish one plan from another.

use super::fact::{Fact, Prospect, Reason};
use super::facts::weight;
use super::weigh::Weighed;
use crate::ai::engine::{FlightOutcomes, Judge};
use crate::rules::{Adventure, Card, Kind, Memory, Order, Seat, Ship, View, meets};

/// The maximum number of reasons given.
const MOST: usize = 3;
/// The maximum number of reasons given in favour of a worse plan.
const CONCEDED: usize = 1;
/// The difference in frequency, in flights per hundred, from which a result is mentioned.
const OFTEN: u8 = 6;
/// The difference in unseen cards from which it is mentioned.
const CURIOUS: u8 = 2;

/// The kind of plan that a plan is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// A worse plan: only the reasons for this one are given.
    Worse,
    /// A better plan.
    Better,
}

/// The reasons why `this` is worth more or less than `other`, the weightiest first. Without another plan, the effects
/// of `this`.
pub(super) fn reasons(judge: &Judge, seen: &View, this: &Weighed, other: Option<(&Weighed, With)>) -> Vec<Reason> {
    let (p, seat) = (&seen.known, seen.known.decider);
    let mine = facts_of(judge, seen, this, other.map(|(other, _)| other));
    let (theirs, with) = match other {
        Some((other, with)) => (facts_of(judge, seen, other, Some(this)), with),
        None => (Vec::new(), With::Worse),
    };
    if let Some(&fact) = [&mine, &theirs].into_iter().flatten().find(|fact| **fact == Fact::Wins) {
        return vec![Reason { fact, against: !mine.contains(&fact) }];
    }
    let mut found: Vec<(f64, Reason)> = Vec::new();
    let mut add = |fact: Fact, against: bool| found.push((weight(&fact, p, seat, judge), Reason { fact, against }));
    for &fact in &mine {
        let is_bad = speaks_against(&fact);
        if !is_bad || with == With::Better {
            add(fact, is_bad);
        }
    }
    if with == With::Better {
        theirs.iter().filter(|fact| !speaks_against(fact) && !is_of_both(fact)).for_each(|&fact| add(fact, true));
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut conceded = 0;
    let mut told: Vec<Reason> = found.into_iter().map(|(_, reason)| reason).collect();
    told.retain(|reason| {
        conceded += usize::from(with == With::Better && !reason.against);
        reason.against || with == With::Worse || conceded <= CONCEDED
    });
    // A worse plan must have something against it.
    let fair = with == With::Worse || told.iter().any(|reason| reason.against);
    if told.is_empty() || !fair {
        told.insert(0, Reason { fact: Fact::Balance, against: with == With::Better });
    }
    told.truncate(MOST);
    told
}

/// The facts of `this` that `other` lacks.
fn facts_of(judge: &Judge, seen: &View, this: &Weighed, other: Option<&Weighed>) -> Vec<Fact> {
    let mut facts = this.course.facts(judge);
    facts.extend(this.odds.map(|percent| Fact::FightOdds { percent }));
    if let Some(other) = other {
        let others = other.course.facts(judge);
        facts.retain(|fact| !others.contains(fact));
        if let (Some(mine), Some(theirs)) = (this.came, other.came) {
            facts.extend(promises(&mine, &theirs));
        } else {
            facts.extend(this.course.kept(&other.course).into_iter().filter(|_| this.came.is_none()));
        }
        facts.extend(sector_of(this).zip(sector_of(other)).into_iter().flat_map(|pair| of_sectors(seen, pair)));
    } else if let Some(mine) = this.came {
        facts.extend(promises(&mine, &FlightOutcomes::default()));
    }
    facts
}

/// Reports whether a fact of a plan speaks against it.
const fn speaks_against(fact: &Fact) -> bool {
    match fact {
        Fact::EndsFlight { .. } | Fact::Risks { .. } | Fact::ExchangeHelpsOther => true,
        Fact::Promises { prospect, percent, other } => prospect.is_welcome() != (*percent > *other),
        _ => false,
    }
}

/// Reports whether a fact is about both plans, so that it is given only once.
const fn is_of_both(fact: &Fact) -> bool {
    matches!(fact, Fact::Promises { .. })
}

/// The results that occur more or less often in these flights than in the others.
fn promises(mine: &FlightOutcomes, theirs: &FlightOutcomes) -> Vec<Fact> {
    let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0) as u8;
    let of = |came: &FlightOutcomes, prospect: Prospect| match prospect {
        Prospect::Colony => came.colony,
        Prospect::Post => came.post,
        Prospect::Adventure => came.adventure,
        Prospect::Medal => came.medal,
        Prospect::Defeat => came.defeat,
    };
    let promise = |&prospect: &Prospect| {
        let (percent, other) = (percent(of(mine, prospect)), percent(of(theirs, prospect)));
        (percent.abs_diff(other) >= OFTEN).then_some(Fact::Promises { prospect, percent, other })
    };
    Prospect::ALL.iter().filter_map(promise).collect()
}

/// The sector to which a plan flies, from 0.
fn sector_of(plan: &Weighed) -> Option<usize> {
    match plan.orders.first() {
        Some(Order::Fly(sector)) => Some(usize::from(sector - 1)),
        _ => None,
    }
}

/// Facts about two sectors. Cards are named only if the options show what was seen (SC-HID-5).
fn of_sectors(seen: &View, (this, other): (usize, usize)) -> Vec<Fact> {
    let p = &seen.known;
    let unseen = |at: usize| p.sectors[at].size.saturating_sub(seen.knows(at).len());
    let mut facts = Vec::new();
    if unseen(this) >= unseen(other) + CURIOUS {
        facts.push(Fact::Unseen { cards: unseen(this) });
    }
    if p.options.memory_of(p.decider) == Memory::Open {
        facts.extend(
            seen.knows(this).kinds().find(|&card| serves(seen, p.decider, card)).map(|card| Fact::Knows { card }),
        );
        let strong =
            |card: &Card| card.pirates().is_some_and(|(_, strength)| strength > p.player(p.decider).firepower() + 1);
        facts.extend(seen.knows(other).kinds().find(strong).map(|card| Fact::Avoids { card }));
    }
    facts
}

/// Reports whether a seat has a use for a card now.
fn serves(seen: &View, seat: Seat, card: Card) -> bool {
    let player = seen.known.player(seat);
    match card.kind() {
        Kind::Colony { .. } => player.ships(Ship::ColonyShip) > 0,
        Kind::Adventures => {
            let mut quests = seen.known.adventures.face_up().map(Adventure::quest);
            quests.any(|quest| quest.planet == card && meets(player, quest).is_ok())
        }
        _ => card.has_post() && player.ships(Ship::TradeShip) > 0,
    }
}
