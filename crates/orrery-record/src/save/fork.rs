//! A save that is opened again although its match went on.

use std::path::Path;

use super::file::load_file;
use super::names::autosave_of;
use crate::contract::Scenarios;
use crate::matches::Match;

/// What became of a match that was loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fork {
    /// It goes on as the match it is.
    Same,
    /// Its match is kept further on than this. It goes on as a branch, which is practice, and the other one stays.
    Branch,
}

/// The autosave in this folder of the same match, if it has orders that `played` has not, and the first one of them.
pub(super) fn went_on<G: Scenarios>(folder: &Path, played: &Match<G>) -> Option<(Match<G>, usize)> {
    let (kept, _) = load_file::<G>(&autosave_of(folder, played.id())).ok()?;
    let alike = played.entries().iter().zip(kept.entries()).take_while(|(one, other)| one == other).count();
    (alike < kept.entries().len()).then_some((kept, alike))
}

/// A match that was loaded, as it goes on beside its autosave in this folder.
pub(super) fn forked<G: Scenarios>(folder: &Path, loaded: Match<G>) -> (Match<G>, Fork) {
    if went_on(folder, &loaded).is_none() {
        return (loaded, Fork::Same);
    }
    let mut branch = loaded.branch_at(loaded.entries().len());
    branch.mark_practice();
    (branch, Fork::Branch)
}
