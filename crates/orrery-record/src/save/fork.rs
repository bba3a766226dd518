//! Loading a save whose match was played further.

use std::path::Path;

use super::file::load_file;
use super::names::autosave_of;
use crate::contract::Scenarios;
use crate::matches::Match;

/// The result of continuing a loaded match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForkResult {
    /// It continues as the same match.
    Same,
    /// Its autosave has further orders. The loaded match continues as a branch, which is practice, and the other one is kept.
    Branch,
}

/// Returns the autosave of the same match in this folder and the index of its first additional order, if it has orders that
/// `played` lacks.
pub(super) fn went_on<G: Scenarios>(folder: &Path, played: &Match<G>) -> Option<(Match<G>, usize)> {
    let (kept, _) = load_file::<G>(&autosave_of(folder, played.id())).ok()?;
    let alike = played.entries().iter().zip(kept.entries()).take_while(|(one, other)| one == other).count();
    (alike < kept.entries().len()).then_some((kept, alike))
}

/// Returns the match to continue after loading, given its autosave in this folder.
pub(super) fn forked<G: Scenarios>(folder: &Path, loaded: Match<G>) -> (Match<G>, ForkResult) {
    if went_on(folder, &loaded).is_none() {
        return (loaded, ForkResult::Same);
    }
    let mut branch = loaded.branch_at(loaded.entries().len());
    branch.mark_practice();
    (branch, ForkResult::Branch)
}
