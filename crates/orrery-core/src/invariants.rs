//! Invariants: conditions that hold in every position of a game, each checked by a small function.

/// A violated invariant, with its message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvariantViolation(pub &'static str);

/// The message for a violation, and the check, which returns true if the invariant holds.
pub type Invariant<P> = (&'static str, fn(&P) -> bool);

/// Returns the first violated invariant, if any.
pub fn first_violation<P>(invariants: &[Invariant<P>], position: &P) -> Option<InvariantViolation> {
    invariants.iter().find(|(_, holds)| !holds(position)).map(|&(name, _)| InvariantViolation(name))
}

/// Returns the first invariant that an order broke: one that holds in `before` but not in `after`. Returns `None` if there is
/// none.
pub fn first_new_violation<P>(invariants: &[Invariant<P>], before: &P, after: &P) -> Option<InvariantViolation> {
    invariants.iter().find(|(_, holds)| !holds(after) && holds(before)).map(|&(name, _)| InvariantViolation(name))
}
