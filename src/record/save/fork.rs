//! A save that is opened again although its match went on.

use std::path::Path;

use super::file::load_file;
use super::names::autosave_of;
use crate::record::contract::Scenarios;
use crate::record::fresh_id;
use crate::record::matches::Match;

/// What became of a match that was loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fork {
    /// It goes on as the match it is.
    Same,
    /// Its match is kept further on than this. It goes on as a match of its own, and the other one stays.
    Own,
    /// The same, and what came to light in the other one is known: it is practice.
    Practice,
}

/// The autosave in this folder of the same match, if it has orders that `played` has not, and the first one of them.
pub(super) fn went_on<G: Scenarios>(folder: &Path, played: &Match<G>) -> Option<(Match<G>, usize)> {
    let (kept, _) = load_file::<G>(&autosave_of(folder, played.id())).ok()?;
    let alike = played.entries().iter().zip(kept.entries()).take_while(|(one, other)| one == other).count();
    (alike < kept.entries().len()).then_some((kept, alike))
}

/// A match that was loaded, as it goes on beside its autosave in this folder.
pub(super) fn forked<G: Scenarios>(folder: &Path, mut loaded: Match<G>) -> (Match<G>, Fork) {
    let Some((kept, alike)) = went_on(folder, &loaded) else { return (loaded, Fork::Same) };
    loaded.set_id(fresh_id());
    if !kept.would_be_practice(alike) || loaded.is_practice() {
        return (loaded, Fork::Own);
    }
    loaded.mark_practice();
    (loaded, Fork::Practice)
}
