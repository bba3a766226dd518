//! The messages that the table reads and writes.

use bevy::prelude::*;

use orrery_core::interaction::OrderInput;
use orrery_core::{Colour, Rules};
use orrery_record::SeatControl;

/// A player's request about a match of any game. The board, the panels and the keys write it. The table reads it every frame,
/// before the orders of that frame.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum MatchIntent {
    /// Undo of the last order.
    Undo,
    /// Redo of the last undone order.
    Redo,
    /// Undo until this many orders are left, but not past the last order that cannot be undone. A practice match has no such
    /// limit.
    BackTo(usize),
    /// Undo of all orders that can be undone: back to the last roll, draw or revealed information, or to the start of the turn.
    ResetTurn,
    /// A change of the controller of this seat from now on.
    TakeOver(Colour, SeatControl),
    /// Permission to give the next order of an opponent or a replay. Needed for each such order while
    /// [`super::OpponentPacing::step`] is set.
    Step,
    /// The lifting of the curtain, after the deciding player has taken the screen.
    Uncover,
    /// New private notes of the viewer, which replace the previous ones.
    Note(String),
}

/// A player's order. The board, the panels and the keys write it; the table reads it every frame.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct SubmitOrder<G: Rules> {
    /// The order of the deciding seat.
    pub order: G::Order,
    /// True if the table should write [`LossConfirmationRequest`] instead of carrying out an order that loses something (see
    /// [`super::LossWarningSettings`]).
    pub ask: bool,
    /// True if the order is to be repeated for as long as the game allows ([`OrderInput::again`]).
    pub again: bool,
}

impl<G: Rules> SubmitOrder<G> {
    /// Creates a message for an order that is carried out without confirmation.
    pub const fn order(order: G::Order) -> Self {
        SubmitOrder { order, ask: false, again: false }
    }

    /// Creates a message for an order that needs confirmation if something would be lost.
    pub const fn propose(order: G::Order) -> Self {
        SubmitOrder { order, ask: true, again: false }
    }

    /// Sets whether the order is repeated for as long as the game allows.
    #[must_use]
    pub const fn repeated(self, again: bool) -> Self {
        SubmitOrder { again, ..self }
    }
}

/// The cause of a change: an order, undo, redo or reset, the opening of a match, or a change of the shown position or of the
/// viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeCause<G: Rules> {
    /// An order was carried out. `None` if the viewer may not know the order.
    Order(Option<G::Order>),
    /// An order was undone.
    Undo,
    /// An order was redone.
    Redo,
    /// The turn was reset.
    Reset,
    /// A match was put on the table.
    Opened,
    /// A past order was shown again; `None` if the viewer may not know it. The match did not change.
    Replayed(Option<G::Order>),
    /// Another position is shown, or the viewer changed. The match did not change.
    Seeked,
}

impl<G: Rules> ChangeCause<G> {
    /// Returns true if the match itself did not change.
    pub const fn is_past(&self) -> bool {
        matches!(self, ChangeCause::Replayed(_) | ChangeCause::Seeked)
    }

    /// Returns the order that was carried out or shown again, if the viewer may know it.
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
    /// The number of the announcement, which increases by one with each announcement.
    pub serial: u64,
    /// The cause of the change.
    pub cause: ChangeCause<G>,
    /// The seat that decided before the change; if the match was over, the seat on turn.
    pub mover: Colour,
    /// The events in order; empty unless an order was carried out, redone or shown again.
    pub events: Vec<G::Event>,
    /// The view before the change.
    pub before: G::View,
    /// The view after the change, which the entities show now.
    pub after: G::View,
    /// The seat that decides after the change; if the match is over, the seat on turn.
    pub next: Colour,
    /// True if the match was over before the change.
    pub over_before: bool,
    /// True if the match is over after the change.
    pub over_after: bool,
}

impl<G: Rules> TableChange<G> {
    /// Returns true if another seat decides after the change.
    pub fn turn_passed(&self) -> bool {
        self.mover != self.next
    }
}

/// The message that an order was refused and nothing changed.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct OrderRefused<G: Rules> {
    /// The refused order.
    pub order: G::Order,
    /// The reason for the refusal.
    pub refusal: G::Refusal,
}

/// The message that a proposed order would lose something. If the player confirms the order, send it as [`SubmitOrder::order`].
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct LossConfirmationRequest<G: OrderInput> {
    /// The order to confirm.
    pub order: G::Order,
    /// The loss that the order would cause.
    pub warning: G::Warning,
}

/// The message that the match could not be saved. The match continues.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct SaveFailed {
    /// The reason in plain English.
    pub reason: String,
}
