//! One pass of the table: at most one order goes from a seat through the rules to what is announced.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::messages::{Cause, Intent};
use crate::rules::{Colour, Event, Order, Outcome, Position};

/// What a seat offers.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Offer {
    /// An order of a person; with `ask`, only if nothing would be lost.
    Person { order: Order, ask: bool },
    /// An order of an opponent.
    Opponent(Order),
    /// A recorded order, with what chance answered.
    Recorded(Order, Vec<Outcome>),
    /// The last order is taken back.
    Undo,
    /// Orders are taken back until this many are left.
    BackTo(usize),
    /// What was taken back is done again.
    Redo,
    /// The turn is reset.
    Reset,
}

impl Offer {
    pub(super) const fn order(&self) -> Option<Order> {
        match self {
            Offer::Person { order, .. } | Offer::Opponent(order) | Offer::Recorded(order, _) => Some(*order),
            Offer::Undo | Offer::BackTo(_) | Offer::Redo | Offer::Reset => None,
        }
    }
}

/// A change that was made and is still to be mirrored and announced.
#[derive(Debug, Clone)]
pub(super) struct Done {
    pub(super) cause: Cause,
    pub(super) mover: Colour,
    pub(super) events: Vec<Event>,
    pub(super) before: Position,
    pub(super) after: Position,
}

/// What the systems of one pass hand on to each other.
#[derive(Resource, Debug, Default)]
pub(super) struct Pass {
    /// What people want and was not dealt with yet.
    pub(super) wishes: VecDeque<Intent>,
    /// What this pass's seat offers.
    pub(super) offer: Option<Offer>,
    /// What was changed and not announced yet.
    pub(super) done: Vec<Done>,
    /// Counts announcements.
    pub(super) serial: u64,
    /// The last announcement with which the match changed.
    pub(super) changed: u64,
    /// Seconds since the last change.
    pub(super) quiet: f32,
    /// Whether [`Intent::Step`] let the next opponent's order through.
    pub(super) stepped: bool,
    /// Whether somebody else plays a seat since the match was saved last.
    pub(super) reseated: bool,
}

impl Pass {
    /// Forgets everything of a match that is closed.
    pub(super) fn forget(&mut self) {
        *self = Pass { serial: self.serial, changed: self.changed, ..Pass::default() };
    }
}
