//! What goes in and what comes out of the table.

use bevy::prelude::*;

use orrery_core::interaction::Interaction;
use orrery_core::{Colour, Rules};
use orrery_record::Control;

/// What people want of any match. Written by board, panels and keys, read by the table every frame, before the orders of
/// that frame.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Intent {
    /// Take the last order back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Take orders back until this many are left: as far as nothing new came to light, in a practice match any.
    BackTo(usize),
    /// Back to the last roll or draw, or the start of the turn.
    ResetTurn,
    /// Somebody else plays this colour from now on.
    TakeOver(Colour, Control),
    /// With [`super::Pace::step`]: let the next opponent's order come.
    Step,
    /// The screen has changed hands: whoever decides now may look.
    Uncover,
    /// Whoever looks writes this down for himself, in place of what stood there.
    Note(String),
}

/// A person's order. Written by board, panels and keys, read by the table every frame.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Give<G: Rules> {
    /// The order of the decider.
    pub order: G::Order,
    /// Whether [`Confirm`] is written instead if something would be lost (see [`super::Caution`]).
    pub ask: bool,
    /// Whether it is given again for as long as the game says ([`Interaction::again`]).
    pub again: bool,
}

impl<G: Rules> Give<G> {
    /// Carry out this order; no question is asked.
    pub const fn order(order: G::Order) -> Self {
        Give { order, ask: false, again: false }
    }

    /// Carry out this order, but ask if something would be lost.
    pub const fn propose(order: G::Order) -> Self {
        Give { order, ask: true, again: false }
    }

    /// The same, and again for as long as the game says if `again`.
    #[must_use]
    pub const fn repeated(self, again: bool) -> Self {
        Give { again, ..self }
    }
}

/// Why something was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause<G: Rules> {
    /// An order was carried out: this one, unless whoever looks is not told which.
    Order(Option<G::Order>),
    /// An order was taken back.
    Undo,
    /// An order was done again.
    Redo,
    /// The turn was reset.
    Reset,
    /// A match was opened.
    Opened,
    /// An order of the past was shown again: nothing of the match changed.
    Seen(Option<G::Order>),
    /// Another moment of the match is shown, or other eyes look: nothing of it changed.
    Looked,
}

impl<G: Rules> Cause<G> {
    /// Whether only another moment is shown, and nothing of the match changed.
    #[must_use]
    pub const fn is_past(&self) -> bool {
        matches!(self, Cause::Seen(_) | Cause::Looked)
    }

    /// The order that was carried out, or is shown again, if whoever looks is told it.
    #[must_use]
    pub const fn order(&self) -> Option<G::Order> {
        match self {
            Cause::Order(order) | Cause::Seen(order) => *order,
            Cause::Undo | Cause::Redo | Cause::Reset | Cause::Opened | Cause::Looked => None,
        }
    }
}

/// The table changed: what happened, and how things lay before and lie after, as whoever looks at the table knows it.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Announced<G: Rules> {
    /// Counts up by one with every announcement.
    pub serial: u64,
    /// Why.
    pub cause: Cause<G>,
    /// Who decided before; of a match that is over, whose turn it was.
    pub mover: Colour,
    /// What happened, in order; empty for undo, reset, opening and another moment.
    pub events: Vec<G::Event>,
    /// How things lay before.
    pub before: G::View,
    /// How they lie after: what the entities show now.
    pub after: G::View,
    /// Who decides after; of a match that is over, whose turn it was.
    pub next: Colour,
    /// Whether the match was over before.
    pub over_before: bool,
    /// Whether it is over after.
    pub over_after: bool,
}

impl<G: Rules> Announced<G> {
    /// Whether somebody else decides after.
    #[must_use]
    pub fn turn_passed(&self) -> bool {
        self.mover != self.next
    }
}

/// An order was refused; nothing changed.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Refused<G: Rules> {
    /// The order.
    pub order: G::Order,
    /// Why.
    pub refusal: G::Refusal,
}

/// A proposed order would lose something: ask, then send it as [`Give::order`].
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Confirm<G: Interaction> {
    /// The order.
    pub order: G::Order,
    /// What would be lost.
    pub warning: G::Warning,
}

/// The match could not be saved; it goes on.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct SaveTrouble {
    /// What went wrong, in plain English.
    pub reason: String,
}
