//! What changed between two positions, laid to terms.

use super::features::Features;
use super::judge::Judge;
use super::terms::{Group, Term};

/// Whose things a [`Change`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// The player's it is explained to.
    Own,
    /// Another player's.
    Others,
    /// Nobody's in particular.
    Nobodys,
}

/// How much of the difference between two positions comes from one group of things.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    /// What differs.
    pub term: Term,
    /// Whose.
    pub whose: Whose,
    /// Chance to win that it brings, on average of putting it into the worse position and of taking it out of the better.
    pub win: f32,
}

/// What makes `better` better than `worse` for the player of relative seat `seat`, the largest change first. Both are
/// positions with the same player to roll.
#[must_use]
pub fn changes(judge: &mut Judge, better: &Features, worse: &Features, seat: usize) -> Vec<Change> {
    let layout = judge.layout();
    let whole = (judge.win_of(better, seat), judge.win_of(worse, seat));
    let mut found = Vec::new();
    for &term in Term::ALL {
        for whose in [Whose::Own, Whose::Others, Whose::Nobodys] {
            let belongs = |row: usize| {
                let group = layout.group_of(row);
                group.term == term && whose_of(group, seat) == whose
            };
            if !differs(better, worse, &belongs) {
                continue;
            }
            let put_in = judge.win_of(&exchanged(worse, better, &belongs), seat) - whole.1;
            let taken_out = whole.0 - judge.win_of(&exchanged(better, worse, &belongs), seat);
            found.push(Change { term, whose, win: 0.5 * (put_in + taken_out) });
        }
    }
    found.sort_by(|a, b| b.win.total_cmp(&a.win));
    found
}

fn whose_of(group: Group, seat: usize) -> Whose {
    match group.owner {
        Some(owner) if owner == seat => Whose::Own,
        Some(_) => Whose::Others,
        None => Whose::Nobodys,
    }
}

fn differs(a: &Features, b: &Features, belongs: &impl Fn(usize) -> bool) -> bool {
    let of = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).filter(|&r| belongs(r)).collect::<Vec<_>>();
    of(a) != of(b)
}

/// `base` with the rows that belong to a group as in `other`.
fn exchanged(base: &Features, other: &Features, belongs: &impl Fn(usize) -> bool) -> Features {
    let mut mixed = Features::default();
    let rows = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).collect::<Vec<_>>();
    rows(base).into_iter().filter(|&r| !belongs(r)).for_each(|r| mixed.push(r));
    rows(other).into_iter().filter(|&r| belongs(r)).for_each(|r| mixed.push(r));
    mixed
}
