//! The messages that the table reads and writes.

use bevy::prelude::*;

use orrery_core::interaction::Interaction;
use orrery_core::{Colour, Rules};
use orrery_record::SeatControl;

/// A player's request in a match of any game. Board, panels and keys write it; the table reads it every frame, before the orders of
/// that frame.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Intent {
    /// Undo the last order.
    Undo,
    /// Redo an undone order.
    Redo,
    /// Undo orders until this many are left: as far as nothing new was revealed, or without limit in a practice match.
    BackTo(usize),
    /// Undo to the last roll or draw, or to the start of the turn.
    ResetTurn,
    /// Change the control of this colour from now on.
    TakeOver(Colour, SeatControl),
    /// With [`super::OpponentPacing::step`]: allow the next order of an opponent.
    Step,
    /// Lift the curtain: the deciding player has the screen.
    Uncover,
    /// Replace the viewer's private notes.
    Note(String),
}

/// A player's order. Board, panels and keys write it; the table reads it every frame.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct SubmitOrder<G: Rules> {
    /// The order of the decider.
    pub order: G::Order,
    /// True to write [`ConfirmLoss`] instead if something would be lost (see [`super::WarningSettings`]).
    pub ask: bool,
    /// True to repeat the order for as long as the game allows ([`Interaction::again`]).
    pub again: bool,
}

impl<G: Rules> SubmitOrder<G> {
    /// Submits an order without confirmation.
    pub const fn order(order: G::Order) -> Self {
        SubmitOrder { order, ask: false, again: false }
    }

    /// Submits an order with confirmation if something would be lost.
    pub const fn propose(order: G::Order) -> Self {
        SubmitOrder { order, ask: true, again: false }
    }

    /// Sets whether the order is repeated for as long as the game allows.
    #[must_use]
    pub const fn repeated(self, again: bool) -> Self {
        SubmitOrder { again, ..self }
    }
}

/// The cause of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeCause<G: Rules> {
    /// An order was carried out. It is `None` if the viewer may not know it.
    Order(Option<G::Order>),
    /// An order was undone.
    Undo,
    /// An order was redone.
    Redo,
    /// The turn was reset.
    Reset,
    /// A match was opened.
    Opened,
    /// A past order was shown again. The match did not change.
    Replayed(Option<G::Order>),
    /// Another moment is shown or the viewer changed. The match did not change.
    Seeked,
}

impl<G: Rules> ChangeCause<G> {
    /// True if only another moment is shown and the match did not change.
    #[must_use]
    pub const fn is_past(&self) -> bool {
        matches!(self, ChangeCause::Replayed(_) | ChangeCause::Seeked)
    }

    /// Returns the order that was carried out or shown again, if the viewer may know it.
    #[must_use]
    pub const fn order(&self) -> Option<G::Order> {
        match self {
            ChangeCause::Order(order) | ChangeCause::Replayed(order) => *order,
            ChangeCause::Undo | ChangeCause::Redo | ChangeCause::Reset | ChangeCause::Opened | ChangeCause::Seeked => {
                None
            }
        }
    }
}

/// A change of the table: its events and the positions before and after, as visible to the viewer.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct TableChange<G: Rules> {
    /// The number of the announcement. It increases by one each time.
    pub serial: u64,
    /// The cause.
    pub cause: ChangeCause<G>,
    /// The decider before; after the match, the seat that was on turn.
    pub mover: Colour,
    /// The events in order. Empty for undo, reset, opening and another moment.
    pub events: Vec<G::Event>,
    /// The view before the change.
    pub before: G::View,
    /// The view after the change, which the entities show now.
    pub after: G::View,
    /// The decider after; after the match, the seat that was on turn.
    pub next: Colour,
    /// True if the match was over before.
    pub over_before: bool,
    /// True if it is over after.
    pub over_after: bool,
}

impl<G: Rules> TableChange<G> {
    /// True if another seat decides afterwards.
    #[must_use]
    pub fn turn_passed(&self) -> bool {
        self.mover != self.next
    }
}

/// An order was refused and nothing changed.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct OrderRefused<G: Rules> {
    /// The order.
    pub order: G::Order,
    /// The reason.
    pub refusal: G::Refusal,
}

/// A proposed order would lose something. After confirmation by the player, send it as [`SubmitOrder::order`].
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct ConfirmLoss<G: Interaction> {
    /// The order.
    pub order: G::Order,
    /// The loss.
    pub warning: G::Warning,
}

/// The match could not be saved. It continues.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct SaveFailed {
    /// The error in plain English.
    pub reason: String,
}
