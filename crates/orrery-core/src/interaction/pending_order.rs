//! The player's pending order and its possible clicks: one model for mouse, keys and panels.
//!
//! A pending order collects clicks until they form an order. It belongs to one position. The table clears it whenever the
//! position changes, except for the part that the game keeps.

use std::ops::{Deref, DerefMut};

use super::contract::{ClickResult, OrderInput};

/// The picks so far: the game's own draft and the state shared by all games.
#[derive(Debug, Clone)]
pub struct PendingOrder<G: OrderInput> {
    draft: G::Draft,
    /// The draft of the last order, kept until the order's tokens have moved.
    made: Option<G::Draft>,
    /// The draft of the last order, kept until the position has changed.
    given: Option<G::Draft>,
}

impl<G: OrderInput> PartialEq for PendingOrder<G> {
    fn eq(&self, other: &Self) -> bool {
        self.draft == other.draft
    }
}

impl<G: OrderInput> Default for PendingOrder<G> {
    fn default() -> Self {
        PendingOrder { draft: G::Draft::default(), made: None, given: None }
    }
}

impl<G: OrderInput> Deref for PendingOrder<G> {
    type Target = G::Draft;

    fn deref(&self) -> &G::Draft {
        &self.draft
    }
}

impl<G: OrderInput> DerefMut for PendingOrder<G> {
    fn deref_mut(&mut self) -> &mut G::Draft {
        &mut self.draft
    }
}

/// Applies `change` to a copy of the draft. Keeps the copy if the change was accepted, and clears the draft if the order is
/// complete.
pub fn attempt<D: Clone + Default, O, R>(
    draft: &mut D,
    change: impl FnOnce(&mut D) -> ClickResult<O, R>,
) -> ClickResult<O, R> {
    let mut next = draft.clone();
    let step = change(&mut next);
    match step {
        ClickResult::Order(_) => *draft = D::default(),
        ClickResult::More => *draft = next,
        ClickResult::Refused(_) | ClickResult::Nothing => {}
    }
    step
}

impl<G: OrderInput> PendingOrder<G> {
    /// Clears the current picks.
    pub fn clear(&mut self) {
        self.draft = G::Draft::default();
    }

    /// Clears the picks after a change of position, except for those that the game keeps.
    pub fn pass(&mut self, before: &G::View, after: &G::View) {
        let picked = self.given.take().unwrap_or_else(|| self.draft.clone());
        self.draft = G::kept(&picked, before, after).unwrap_or_default();
    }

    /// Handles a click on `target`: extends the draft, completes an order, or changes nothing.
    pub fn pick(&mut self, view: &G::View, target: G::Target) -> ClickResult<G::Order, G::Refusal> {
        let before = self.draft.clone();
        let step = attempt(&mut self.draft, |draft| G::step(draft, view, target));
        self.made = matches!(step, ClickResult::Order(_)).then_some(before);
        self.given.clone_from(&self.made);
        step
    }

    /// Takes the draft of the last order; later calls return `None`. The draft shows which of several identical tokens to move.
    pub fn take_made(&mut self) -> Option<G::Draft> {
        self.made.take()
    }

    /// Handles a click on `target`. If the order needs more clicks, fills in the usual choices.
    pub fn pick_with_proposal(&mut self, view: &G::View, target: G::Target) -> ClickResult<G::Order, G::Refusal> {
        let before = self.draft.clone();
        let step = self.pick(view, target);
        if matches!(step, ClickResult::More) {
            G::propose(&mut self.draft, &before, view);
        }
        step
    }

    /// Returns all targets that accept a click now.
    pub fn targets(&self, view: &G::View) -> Vec<G::Target> {
        let takes =
            |target: &G::Target| matches!(self.clone().pick(view, *target), ClickResult::Order(_) | ClickResult::More);
        G::universe(&self.draft, view).into_iter().filter(takes).collect()
    }

    /// Returns the effect of a click, except for parts that depend on chance or on further choices. Returns `None` if the click
    /// is refused or has no meaning.
    pub fn hover(&self, view: &G::View, target: G::Target) -> Option<G::Preview> {
        let mut next = self.clone();
        match next.pick(view, target) {
            ClickResult::Order(order) => G::preview(view, &order),
            ClickResult::More => G::outlook(&next.draft, view),
            ClickResult::Refused(_) | ClickResult::Nothing => None,
        }
    }

    /// Returns the effect of the pending order in its current state, or `None` if no order has been begun.
    pub fn outlook(&self, view: &G::View) -> Option<G::Preview> {
        G::outlook(&self.draft, view)
    }

    /// Returns the reason why a click would be refused, or `None` if it would not be.
    pub fn why_not(&self, view: &G::View, target: G::Target) -> Option<G::Refusal> {
        match self.clone().pick(view, target) {
            ClickResult::Refused(refusal) => Some(refusal),
            ClickResult::Order(_) | ClickResult::More | ClickResult::Nothing => None,
        }
    }
}
