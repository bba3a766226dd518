//! Attributes the difference between two positions to terms.

use super::features::Features;
use super::judge::Judge;
use super::terms::{Group, Term};

/// The owner of the things that a [`Change`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// The player to whom the change is explained.
    Own,
    /// Another player.
    Others,
    /// No particular player.
    Nobodys,
}

/// The part of the difference between two positions that comes from one group of things.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    /// The subject of the difference.
    pub term: Term,
    /// The owner of the things that differ.
    pub whose: Whose,
    /// Chance to win that it adds: the average of putting it into the worse position and of taking it out of the better.
    pub win: f32,
}

/// Explains why `better` is better than `worse` for the player of relative seat `seat`, the largest change first. In both positions
/// the same player must be the next to roll.
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

/// Returns `base` with the rows that belong to a group taken from `other`.
fn exchanged(base: &Features, other: &Features, belongs: &impl Fn(usize) -> bool) -> Features {
    let mut mixed = Features::default();
    let rows = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).collect::<Vec<_>>();
    rows(base).into_iter().filter(|&r| !belongs(r)).for_each(|r| mixed.push(r));
    rows(other).into_iter().filter(|&r| belongs(r)).for_each(|r| mixed.push(r));
    mixed
}
