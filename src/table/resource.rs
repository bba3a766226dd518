//! The match on the table.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::plan::{Mode, Plan, Step, Target};
use crate::games::alien_frontiers::record::{Entry, Match};
use crate::record::{Control, Seat};
use crate::rules::{Colour, Order, Position};

/// The match that is open. Exists only while there is one.
#[derive(Resource)]
pub struct Table {
    /// The match: its position, its history, its seats.
    pub game: Match,
    /// What replay seats still have to play.
    pub(super) script: VecDeque<Entry>,
    pub(super) replay: bool,
    /// What replay seats are told to order, their dice and cards those of the match.
    pub(super) prompts: VecDeque<Order>,
    pub(super) practice: bool,
    pub(super) shows: Option<Shows>,
    /// The order before which the match is looked at.
    pub(super) looked: Option<usize>,
    /// Whether the match is here only to be watched.
    pub(super) watched: bool,
}

impl Table {
    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The position that board and panels show: that of now, unless an earlier one is looked at.
    #[must_use]
    pub fn seen(&self) -> &Position {
        self.looked.map_or_else(|| self.position(), |entry| self.game.position_before(entry))
    }

    /// The round of what is seen, from 1.
    #[must_use]
    pub fn seen_round(&self) -> u32 {
        let entries = self.game.entries();
        self.looked.and_then(|entry| entries.get(entry)).map_or_else(|| self.game.round(), |entry| entry.round)
    }

    /// How many ships the turn that is seen began with: those rolled, or those in hand where the match begins within a turn.
    #[must_use]
    pub fn rolled(&self) -> u8 {
        let entries = self.game.entries();
        let past = self.looked.map_or(entries, |upto| entries.get(..upto).unwrap_or(entries));
        let begins = |entry: &Entry| matches!(entry.order, Order::Roll | Order::End);
        let begin = past.iter().rposition(begins).map_or(0, |index| index + 1);
        self.game.position_before(begin).hand().len()
    }

    /// The order before which the match is looked at, from 0 to the number of orders; `None` while it is played. Nobody's
    /// order is taken while it is looked at.
    #[must_use]
    pub const fn viewed_order(&self) -> Option<usize> {
        self.looked
    }

    /// Who plays `colour`; `None` if it does not play.
    #[must_use]
    pub fn control(&self, colour: Colour) -> Option<Control> {
        self.seat(colour).map(|seat| seat.control)
    }

    /// Whether a person at this screen plays `colour`.
    #[must_use]
    pub fn is_person(&self, colour: Colour) -> bool {
        self.control(colour) == Some(Control::Human)
    }

    /// Whether a person at this screen plays the mover.
    #[must_use]
    pub fn mover_is_human(&self) -> bool {
        self.is_person(self.position().mover())
    }

    /// Whether orders are taken: the match is not over, and it is played, not looked at.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.looked.is_none() && !self.position().is_over()
    }

    /// Whether a person may give an order now.
    #[must_use]
    pub fn local_turn(&self) -> bool {
        self.goes_on() && self.mover_is_human()
    }

    /// Whether a person may take orders back now: a person who is to move, and in a practice match anybody at any time.
    #[must_use]
    pub fn takes_back(&self) -> bool {
        let person = || self.game.info().seats.iter().any(|seat| seat.control == Control::Human);
        self.looked.is_none() && (self.mover_is_human() || (self.game.is_practice() && person()))
    }

    /// Whether the last order can be taken back now.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let past = self.game.is_practice() && !self.game.entries().is_empty();
        self.takes_back() && (past || self.game.can_undo())
    }

    /// How many of the first orders stay, whatever is taken back.
    #[must_use]
    pub fn barrier(&self) -> usize {
        if self.game.is_practice() { 0 } else { self.game.undo_barrier() }
    }

    /// The seat of `colour`, if it plays.
    #[must_use]
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.game.seat(colour)
    }

    /// Whether a recorded match is played again, and nobody has taken over yet.
    #[must_use]
    pub const fn is_replay(&self) -> bool {
        self.replay
    }

    /// How many orders the replay seats still have to play.
    #[must_use]
    pub fn replay_left(&self) -> usize {
        self.script.len() + self.prompts.len()
    }

    /// Whether `target` is offered where it can be clicked: a lesson offers what it teaches.
    #[must_use]
    pub fn shows(&self, target: Target) -> bool {
        self.shows.as_ref().is_none_or(|shows| shows(target))
    }

    /// Offers only some of what can be clicked; everything without `shows`.
    pub fn show_only(&mut self, shows: Option<Shows>) {
        self.shows = shows;
    }

    /// Takes a click of the person to move. A raid begins with a proposal; in a lesson or a puzzle what to take is left to
    /// whoever learns.
    pub fn pick(&self, plan: &mut Plan, target: Target) -> Step {
        let raids = |plan: &Plan| matches!(plan.mode(), Mode::Loot(_));
        let before = raids(plan);
        let step = plan.pick(self.position(), target);
        if raids(plan) && !before && !self.practice {
            plan.propose(self.position());
        }
        step
    }

    /// Whether this is a lesson or a puzzle: it is not saved, counts in no statistics, and comes to no end of its own.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Whether the match is here only to be watched: it is not saved, and nobody plays it on.
    #[must_use]
    pub const fn is_watched(&self) -> bool {
        self.watched
    }
}

/// What of the things that can be clicked is offered.
pub type Shows = Arc<dyn Fn(Target) -> bool + Send + Sync>;
