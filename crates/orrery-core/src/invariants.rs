//! What is true of every position of a game: one small function for each invariant.

/// An invariant that does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub &'static str);

/// What is wrong where it does not hold, and whether it holds.
pub type Invariant<P> = (&'static str, fn(&P) -> bool);

/// The first invariant that does not hold, if any.
#[must_use]
pub fn broken<P>(invariants: &[Invariant<P>], position: &P) -> Option<Broken> {
    invariants.iter().find(|(_, holds)| !holds(position)).map(|&(name, _)| Broken(name))
}

/// The first invariant that holds `before` and not `after`, if any: what an order broke.
///
/// A position set up by hand may break one from the start; orders must not break another.
#[must_use]
pub fn newly_broken<P>(invariants: &[Invariant<P>], before: &P, after: &P) -> Option<Broken> {
    invariants.iter().find(|(_, holds)| !holds(after) && holds(before)).map(|&(name, _)| Broken(name))
}
