//! The state of one tick of the table, in which at most one order passes from a seat through the rules to its announcement.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::messages::{ChangeCause, MatchIntent, SubmitOrder};
use orrery_core::{ChanceOutcome, Colour, Rules};

/// A queued request of a player.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum PlayerRequest<G: Rules> {
    Intent(MatchIntent),
    Order(SubmitOrder<G>),
}

/// The action that a seat offers in a tick.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum SeatAction<G: Rules> {
    /// An order of a human player. If `ask` is set, it is carried out only if nothing would be lost.
    Person {
        order: G::Order,
        ask: bool,
    },
    Opponent(G::Order),
    /// A recorded order with its chance outcomes.
    Recorded(G::Order, Vec<ChanceOutcome<G>>),
    Undo,
    /// Undo until this many orders are left.
    BackTo(usize),
    Redo,
    Reset,
}

impl<G: Rules> SeatAction<G> {
    pub(super) const fn order(&self) -> Option<G::Order> {
        match self {
            SeatAction::Person { order, .. } | SeatAction::Opponent(order) | SeatAction::Recorded(order, _) => {
                Some(*order)
            }
            SeatAction::Undo | SeatAction::BackTo(_) | SeatAction::Redo | SeatAction::Reset => None,
        }
    }
}

/// An order that is repeated for as long as the game allows.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RepeatingOrder<G: Rules> {
    /// The seat that repeats the order.
    pub(super) by: Colour,
    pub(super) order: G::Order,
    /// The view when the order was last given.
    pub(super) before: G::View,
}

/// A change that must still be mirrored and announced, as visible to the viewer.
#[derive(Debug, Clone)]
pub(super) struct PendingChange<G: Rules> {
    pub(super) cause: ChangeCause<G>,
    pub(super) mover: Colour,
    pub(super) events: Vec<G::Event>,
    pub(super) before: G::View,
    pub(super) after: G::View,
    /// The seat that decides after the change; if the match is over, the seat on turn.
    pub(super) next: Colour,
    /// Two flags: true if the match was over before the change, and true if it is over after the change.
    pub(super) over: (bool, bool),
}

/// The state shared by the systems of a tick.
#[derive(Resource, Debug)]
pub(super) struct TableTick<G: Rules> {
    /// Requests of players that are not handled yet.
    pub(super) requests: VecDeque<PlayerRequest<G>>,
    /// The action offered in this tick, if any.
    pub(super) offer: Option<SeatAction<G>>,
    /// The repeated orders, at most one per seat.
    pub(super) again: Vec<RepeatingOrder<G>>,
    /// Changes that are not announced yet.
    pub(super) done: Vec<PendingChange<G>>,
    /// The number of announcements so far.
    pub(super) serial: u64,
    /// The serial of the last announcement that changed the match.
    pub(super) changed: u64,
    /// The number of seconds since the last change.
    pub(super) quiet: f32,
    /// True if [`MatchIntent::Step`] has allowed the next order of an opponent or a replay.
    pub(super) stepped: bool,
    /// True if seats, notes or notices changed since the last queued save.
    pub(super) unsaved: bool,
}

impl<G: Rules> Default for TableTick<G> {
    fn default() -> Self {
        TableTick {
            requests: VecDeque::new(),
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

impl<G: Rules> TableTick<G> {
    /// Clears everything except the serial numbers, after a match is closed.
    pub(super) fn forget(&mut self) {
        *self = TableTick { serial: self.serial, changed: self.changed, ..TableTick::default() };
    }
}
