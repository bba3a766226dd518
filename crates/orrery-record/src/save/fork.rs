//! Loading a save of a match that was continued after it was saved.

use std::path::Path;

use super::file::load_file;
use super::names::autosave_of;
use crate::contract::Scenarios;
use crate::matches::Match;

/// The result of continuing a loaded match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResumeResult {
    /// The loaded match continues as the same match.
    Same,
    /// The autosave of the match has orders that the loaded match lacks. The loaded match continues as a branch, which counts as
    /// practice, and the autosave is kept.
    Branch,
}

/// Returns the autosave of the same match in this folder and the index of its first additional order. Returns `None` if there is
/// no autosave that can be loaded and has orders that `played` lacks.
pub(super) fn went_on<G: Scenarios>(folder: &Path, played: &Match<G>) -> Option<(Match<G>, usize)> {
    let (kept, _) = load_file::<G>(&autosave_of(folder, played.id())).ok()?;
    let alike = played.entries().iter().zip(kept.entries()).take_while(|(one, other)| one == other).count();
    (alike < kept.entries().len()).then_some((kept, alike))
}

/// Returns the match to continue with after loading, depending on the autosave of the match in this folder.
pub(super) fn forked<G: Scenarios>(folder: &Path, loaded: Match<G>) -> (Match<G>, ResumeResult) {
    if went_on(folder, &loaded).is_none() {
        return (loaded, ResumeResult::Same);
    }
    let mut branch = loaded.branch_at(loaded.entries().len());
    branch.mark_practice();
    (branch, ResumeResult::Branch)
}
