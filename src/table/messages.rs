//! What goes in and what comes out of the table.

use bevy::prelude::*;

use crate::record;
use crate::rules::{Colour, Event, Order, Position, Refusal};

use super::plan::Warning;

/// What people want. Written by board, panels and keys, read by the table every frame.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Intent {
    /// Carry out this order of the mover; no question is asked.
    Order(Order),
    /// As [`Intent::Order`], but if something would be lost, [`Confirm`] is written instead (see [`super::Caution`]).
    Propose(Order),
    /// Take the last order back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Take orders back until this many are left: as far as nothing new came to light, in a practice match any.
    BackTo(usize),
    /// Back to the last roll or draw, or the start of the turn.
    ResetTurn,
    /// Somebody else plays this colour from now on.
    TakeOver(Colour, record::Control),
    /// With [`super::Pace::step`]: let the next opponent's order come.
    Step,
}

/// Why something was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// An order was carried out.
    Order(Order),
    /// An order was taken back.
    Undo,
    /// An order was done again.
    Redo,
    /// The turn was reset.
    Reset,
    /// A match was opened.
    Opened,
    /// An order of the past was shown again: nothing of the match changed.
    Seen(Order),
    /// Another moment of the match is shown: nothing of it changed.
    Looked,
}

impl Cause {
    /// Whether only another moment is shown, and nothing of the match changed.
    #[must_use]
    pub const fn is_past(&self) -> bool {
        matches!(self, Cause::Seen(_) | Cause::Looked)
    }

    /// The order that was carried out, or is shown again.
    #[must_use]
    pub const fn order(&self) -> Option<Order> {
        match self {
            Cause::Order(order) | Cause::Seen(order) => Some(*order),
            Cause::Undo | Cause::Redo | Cause::Reset | Cause::Opened | Cause::Looked => None,
        }
    }
}

/// The table changed: what happened, and how things lay before and lie after.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Announced {
    /// Counts up by one with every announcement of the program.
    pub serial: u64,
    /// Why.
    pub cause: Cause,
    /// Whose turn it was before.
    pub mover: Colour,
    /// What happened, in order; empty for undo, reset, opening and another moment.
    pub events: Vec<Event>,
    /// The position before.
    pub before: Position,
    /// The position after: what the entities show now.
    pub after: Position,
}

/// An order was refused; nothing changed.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Refused {
    /// The order.
    pub order: Order,
    /// Why.
    pub refusal: Refusal,
}

/// A proposed order would lose something: ask, then send it as [`Intent::Order`].
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Confirm {
    /// The order.
    pub order: Order,
    /// What would be lost.
    pub warning: Warning,
}

/// The match could not be saved; it goes on.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct SaveTrouble {
    /// What went wrong, in plain English.
    pub reason: String,
}
