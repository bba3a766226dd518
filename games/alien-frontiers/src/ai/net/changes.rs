//! Attributes the difference in value between two positions to kinds of features.

use super::evaluator::PositionEvaluator;
use super::feature_kinds::{FeatureGroup, FeatureKind};
use super::features::Features;

/// The owner of the features that a [`FeatureContribution`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeatureOwner {
    /// The player for whom the change is explained.
    Own,
    /// The other players.
    Others,
    /// No particular player.
    NoPlayer,
}

/// The part of the difference in value between two positions that is due to one group of features.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FeatureContribution {
    /// The kind of the features that differ.
    pub kind: FeatureKind,
    /// The owner of the features that differ.
    pub owner: FeatureOwner,
    /// The win chance that the difference adds: the mean of the gain from adding it to the worse position and of the loss from
    /// removing it from the better position.
    pub win: f32,
}

/// Explains why `better` is better than `worse` for the player `seat` seats after the next player to roll. Returns the
/// contributions of the features, the largest first. In both positions the same player must be the next to roll.
#[must_use]
pub fn changes(
    judge: &mut PositionEvaluator,
    better: &Features,
    worse: &Features,
    seat: usize,
) -> Vec<FeatureContribution> {
    let layout = judge.layout();
    let whole = (judge.win_of(better, seat), judge.win_of(worse, seat));
    let mut found = Vec::new();
    for &term in FeatureKind::ALL {
        for whose in [FeatureOwner::Own, FeatureOwner::Others, FeatureOwner::NoPlayer] {
            let belongs = |row: usize| {
                let group = layout.group_of(row);
                group.kind == term && owner_of(group, seat) == whose
            };
            if !differs(better, worse, &belongs) {
                continue;
            }
            let put_in = judge.win_of(&exchanged(worse, better, &belongs), seat) - whole.1;
            let taken_out = whole.0 - judge.win_of(&exchanged(better, worse, &belongs), seat);
            found.push(FeatureContribution { kind: term, owner: whose, win: 0.5 * (put_in + taken_out) });
        }
    }
    found.sort_by(|a, b| b.win.total_cmp(&a.win));
    found
}

fn owner_of(group: FeatureGroup, seat: usize) -> FeatureOwner {
    match group.owner {
        Some(owner) if owner == seat => FeatureOwner::Own,
        Some(_) => FeatureOwner::Others,
        None => FeatureOwner::NoPlayer,
    }
}

fn differs(a: &Features, b: &Features, belongs: &impl Fn(usize) -> bool) -> bool {
    let of = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).filter(|&r| belongs(r)).collect::<Vec<_>>();
    of(a) != of(b)
}

/// Returns `base` with the rows of a group taken from `other`.
fn exchanged(base: &Features, other: &Features, belongs: &impl Fn(usize) -> bool) -> Features {
    let mut mixed = Features::default();
    let rows = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).collect::<Vec<_>>();
    rows(base).into_iter().filter(|&r| !belongs(r)).for_each(|r| mixed.push(r));
    rows(other).into_iter().filter(|&r| belongs(r)).for_each(|r| mixed.push(r));
    mixed
}
