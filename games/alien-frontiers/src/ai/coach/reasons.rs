//! Reasons: the side of the position that changes the chance to win, and the fact behind it.

use super::super::net::changes::{Whose, changes};
use super::super::net::{Features, Judge, extract, terms};
use super::fact::{Fact, Reason, Term};
use super::facts::{Course, kept};
use crate::rules::Position;

/// Maximum number of reasons given.
const MOST: usize = 3;
/// A side with a smaller effect is not worth mentioning.
const LEAST: f32 = 0.003;

/// A plan to be compared: its certain part, an end it leads to, and its value.
pub(super) struct Side<'a> {
    /// The certain part of the plan.
    pub course: Course<'a>,
    /// The end of the turn that is evaluated.
    pub end: &'a Position,
    /// The player's chance to win.
    pub win: f32,
}

/// The kind of plan that a plan is compared with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// A worse plan: only reasons for this plan are given.
    Worse,
    /// A better plan.
    Better,
    /// Doing nothing: also here only reasons for the plan are given.
    Nothing,
}

/// The reasons why `this` is worth more or less than `other`, the most important first.
pub(super) fn reasons(judge: &mut Judge, this: &Side<'_>, other: &Side<'_>, with: With) -> Vec<Reason> {
    let (mine, theirs) = (facts_of(this, other, with), facts_of(other, this, with));
    if let Some(reason) = decided(this, other) {
        // If the plan ends the match without a win, the reader needs to know why: there was nothing better.
        let excuse = reason.fact == Fact::EndsMatch && with != With::Better;
        let excuse = excuse.then_some(Reason { term: reason.term, share: 0.0, fact: Fact::NothingBetter });
        return std::iter::once(reason).chain(excuse).collect();
    }
    let mut found = Vec::new();
    let shares = shares(judge, this.end, other.end, this.course.start.mover_seat);
    found.extend(played_out(&shares, this, other).filter(|_| with != With::Nothing));
    // Small effects are named only if there is nothing else to name.
    for least in [LEAST, 0.0] {
        for &(term, share) in shares.iter().filter(|(_, share)| share.abs() > least) {
            if with != With::Better && share < 0.0 {
                continue;
            }
            let facts = if share > 0.0 { &mine } else { &theirs };
            let known = |fact: &Fact| found.iter().any(|reason: &Reason| reason.fact == *fact);
            let fact = facts.iter().find(|fact| fact.terms().contains(&term) && !known(fact));
            found.extend(fact.map(|&fact| Reason { term, share, fact }));
        }
        if found.iter().any(|reason| reason.fact != Fact::PlaysOut) {
            break;
        }
    }
    if found.is_empty() {
        let term = shares.first().map_or(Term::Territory, |&(term, _)| term);
        let share = this.win - other.win;
        let share = if with == With::Better { share } else { share.max(0.0) };
        // A plan with the same result as doing nothing is the best available, but not better than anything.
        let idle = with == With::Nothing && (share < LEAST || this.end == other.end);
        let fact = if idle { Fact::NothingBetter } else { Fact::Balance };
        found.push(Reason { term, share, fact });
    }
    found.truncate(MOST);
    found
}

/// The reason if playouts reverse the order that the plans have by static evaluation.
fn played_out(shares: &[(Term, f32)], this: &Side<'_>, other: &Side<'_>) -> Option<Reason> {
    let certain = |side: &Side<'_>| side.course.end == side.end;
    if !certain(this) || !certain(other) {
        return None;
    }
    let sight: f32 = shares.iter().map(|(_, share)| share).sum();
    let share = this.win - other.win - sight;
    let term = shares.first()?.0;
    let turned = (this.win - other.win) * sight < 0.0 && share.abs() > LEAST;
    turned.then_some(Reason { term, share, fact: Fact::PlaysOut })
}

/// The facts that `this` has and `other` has not.
fn facts_of(this: &Side<'_>, other: &Side<'_>, with: With) -> Vec<Fact> {
    let others = other.course.facts();
    let plain = |fact: &Fact| !(with != With::Nothing && matches!(fact, Fact::Earns { .. }));
    let own = this.course.facts().into_iter().filter(|fact| !others.contains(fact) && plain(fact));
    // Compared with doing nothing, additional goods were earned; between plans they were saved.
    let more = kept(&this.course, &other.course).into_iter().filter(|_| with != With::Nothing);
    own.chain(more).collect()
}

/// The reason if either plan ends the match: next to it nothing else matters.
fn decided(this: &Side<'_>, other: &Side<'_>) -> Option<Reason> {
    let share = this.win - other.win;
    let over = |side: &Side<'_>| {
        let end = side.course.end;
        end.is_over().then(|| end.winners[side.course.player().index()])
    };
    let fact = match (over(this), over(other)) {
        (Some(true), _) => Fact::Wins,
        (None | Some(false), Some(true)) if share < 0.0 => Fact::Wins,
        (Some(false), _) => Fact::EndsMatch,
        (None, Some(false)) => Fact::MatchGoesOn,
        _ => return None,
    };
    Some(Reason { term: Term::Territory, share, fact })
}

/// The change of `seat`'s chance to win from `other` to `this` by side of the position, the largest first.
fn shares(judge: &mut Judge, this: &Position, other: &Position, seat: u8) -> Vec<(Term, f32)> {
    if this.is_over() || other.is_over() || this.mover_seat != other.mover_seat {
        return Vec::new();
    }
    let (mut one, mut two) = (Features::default(), Features::default());
    extract(this, &mut one);
    extract(other, &mut two);
    let relative = (seat + this.player_count() - this.mover_seat) % this.player_count();
    let mut shares = Term::ALL.iter().map(|&term| (term, 0.0)).collect::<Vec<_>>();
    for change in changes(judge, &one, &two, usize::from(relative)) {
        let term = term_of(change.term, change.whose);
        shares[term as usize].1 += change.win;
    }
    shares.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    shares
}

/// The side of the position that a group of the net's inputs belongs to.
const fn term_of(term: terms::Term, whose: Whose) -> Term {
    match (term, whose) {
        (terms::Term::Colonies | terms::Term::Points | terms::Term::Control | terms::Term::Tempo, _) => Term::Territory,
        (terms::Term::Fields, _) => Term::Fields,
        (terms::Term::Docks, _) => Term::Docks,
        (terms::Term::Display, _) => Term::Cards,
        (_, Whose::Others) => Term::Others,
        (terms::Term::Fleet, _) => Term::Fleet,
        (terms::Term::Fuel | terms::Term::Ore, _) => Term::Resources,
        (terms::Term::HubTrack, _) => Term::Hub,
        (terms::Term::Cards, _) => Term::Cards,
    }
}
