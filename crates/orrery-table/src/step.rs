//! One pass of the table: at most one order goes from a seat through the rules to what is announced.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::messages::{Cause, Give, Intent};
use orrery_core::{Colour, Outcome, Rules};

/// What somebody at the screen wants.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Wish<G: Rules> {
    /// Something of the match.
    Intent(Intent),
    /// An order.
    Give(Give<G>),
}

/// What a seat offers.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Offer<G: Rules> {
    /// An order of a person; with `ask`, only if nothing would be lost.
    Person { order: G::Order, ask: bool },
    /// An order of an opponent.
    Opponent(G::Order),
    /// A recorded order, with what chance answered.
    Recorded(G::Order, Vec<Outcome<G>>),
    /// The last order is taken back.
    Undo,
    /// Orders are taken back until this many are left.
    BackTo(usize),
    /// What was taken back is done again.
    Redo,
    /// The turn is reset.
    Reset,
}

impl<G: Rules> Offer<G> {
    pub(super) const fn order(&self) -> Option<G::Order> {
        match self {
            Offer::Person { order, .. } | Offer::Opponent(order) | Offer::Recorded(order, _) => Some(*order),
            Offer::Undo | Offer::BackTo(_) | Offer::Redo | Offer::Reset => None,
        }
    }
}

/// An order that is given again for as long as the game says.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Again<G: Rules> {
    /// Whose.
    pub(super) by: Colour,
    /// Which.
    pub(super) order: G::Order,
    /// How things lay when it was given last.
    pub(super) before: G::View,
}

/// A change that was made and is still to be mirrored and announced, as whoever looks knows it.
#[derive(Debug, Clone)]
pub(super) struct Done<G: Rules> {
    pub(super) cause: Cause<G>,
    pub(super) mover: Colour,
    pub(super) events: Vec<G::Event>,
    pub(super) before: G::View,
    pub(super) after: G::View,
    /// Who decides after; of a match that is over, whose turn it was.
    pub(super) next: Colour,
    /// Whether the match was over before, and whether it is after.
    pub(super) over: (bool, bool),
}

/// What the systems of one pass hand on to each other.
#[derive(Resource, Debug)]
pub(super) struct Pass<G: Rules> {
    /// What people want and was not dealt with yet.
    pub(super) wishes: VecDeque<Wish<G>>,
    /// What this pass's seat offers.
    pub(super) offer: Option<Offer<G>>,
    /// What is given again, by whoever wished so.
    pub(super) again: Vec<Again<G>>,
    /// What was changed and not announced yet.
    pub(super) done: Vec<Done<G>>,
    /// Counts announcements.
    pub(super) serial: u64,
    /// The last announcement with which the match changed.
    pub(super) changed: u64,
    /// Seconds since the last change.
    pub(super) quiet: f32,
    /// Whether [`Intent::Step`] let the next opponent's order through.
    pub(super) stepped: bool,
    /// Whether somebody else plays a seat since the match was saved last.
    pub(super) unsaved: bool,
}

impl<G: Rules> Default for Pass<G> {
    fn default() -> Self {
        Pass {
            wishes: VecDeque::new(),
            offer: None,
            again: Vec::new(),
            done: Vec::new(),
            serial: 0,
            changed: 0,
            quiet: 0.0,
            stepped: false,
            unsaved: false,
        }
    }
}

impl<G: Rules> Pass<G> {
    /// Forgets everything of a match that is closed.
    pub(super) fn forget(&mut self) {
        *self = Pass { serial: self.serial, changed: self.changed, ..Pass::default() };
    }
}
