//! The resource with the open match.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::contract::Playable;
use super::viewpoint::{Viewpoint, ViewpointInputs};
use orrery_core::interaction::PendingOrder;
use orrery_core::interaction::{ClickResult, OrderInput, PerfectInformation};
use orrery_core::{Colour, Setup};
use orrery_learn::puzzle::Puzzles;
use orrery_learn::stats::{MatchStats, Statistics};
use orrery_record::{FairPlayNotice, Match, RecordedNotice, RecordedOrder, Seat, SeatControl};

/// The open match on the table. The resource exists only while a match is open.
///
/// The position and the record are private. Only the viewer's knowledge ([`Viewpoint`]) is accessible, or everything in games
/// with [`PerfectInformation`].
#[derive(Resource)]
pub struct Table<G: Playable> {
    /// The match with its position, its history and its seats.
    pub(super) game: Match<G>,
    /// The remaining orders of replay seats.
    pub(super) script: VecDeque<RecordedOrder<G>>,
    pub(super) replay: bool,
    /// True if no order had been given when the match was opened.
    pub(super) fresh: bool,
    /// Orders that are to be given for their seats, such as the opening of a lesson. Their dice and cards are those of the match.
    pub(super) prompts: VecDeque<G::Order>,
    pub(super) practice: bool,
    pub(super) shows: Option<TargetFilter<G>>,
    /// The index of the order before which the match is shown, or `None` for the current position.
    looked: Option<usize>,
    /// True if the match can only be watched.
    pub(super) watched: bool,
    eyes: Viewpoint,
    /// The player who was the last viewer.
    last: Option<Colour>,
    covered: bool,
    /// True while the last change is still being shown; see [`Self::hold`].
    held: bool,
    /// True if the players at the screen share open hands; see [`OpenHands`](super::OpenHands).
    pub(super) open_hands: bool,
    now: G::View,
    seen: G::View,
}

impl<G: Playable> Table<G> {
    pub(super) fn new(game: Match<G>, script: Option<VecDeque<RecordedOrder<G>>>) -> Self {
        let public = Viewpoint::Nobody.view::<G>(game.position());
        let mut table = Table {
            fresh: game.entries().is_empty(),
            game,
            replay: script.is_some(),
            script: script.unwrap_or_default(),
            prompts: VecDeque::new(),
            practice: false,
            shows: None,
            looked: None,
            watched: false,
            eyes: Viewpoint::Nobody,
            last: None,
            covered: false,
            held: false,
            open_hands: false,
            now: public,
            seen: public,
        };
        table.refresh();
        table
    }

    /// Recomputes the viewer and the views after any change of the match, its seats, or the shown position.
    pub(super) fn refresh(&mut self) {
        let mut sitting = self.seat_assignment();
        if sitting.plays_open() && sitting.decider.is_some() && !self.practice {
            self.game.notice(FairPlayNotice::OpenHands);
        }
        if sitting.needs_curtain && sitting.changes_hands() {
            self.covered = true;
            sitting.covered = true;
        } else if !sitting.decider.is_some_and(|decider| sitting.people.contains(&decider)) {
            // No player needs to take the screen, because an opponent decides or the match is over.
            self.covered = false;
            sitting.covered = false;
        } else if !self.covered {
            self.last = sitting.decider;
        }
        self.eyes = sitting.viewpoint();
        self.now = self.eyes.view::<G>(self.game.position());
        self.seen = self.looked.map_or(self.now, |entry| self.view_before(entry));
    }

    fn seat_assignment(&self) -> ViewpointInputs {
        let covers = G::needs_curtain(&self.game.info().setup.options);
        ViewpointInputs {
            people: self.game.people(),
            delegated_by: self.game.delegated_by(),
            decider: self.game.to_act(),
            last: self.last,
            needs_curtain: covers,
            covered: self.covered,
            // Open hands do not apply to a match that can only be watched.
            open: self.open_hands && covers && !self.watched,
        }
    }

    /// Lifts the curtain for the deciding player.
    pub(super) fn uncover(&mut self) {
        self.covered = false;
        self.last = self.game.to_act();
        self.refresh();
    }

    /// Opens the hands or, if they are open, closes them. After the hands are closed, the deciding player must take the screen
    /// again.
    pub(super) fn toggle_open_hands(&mut self) {
        self.open_hands = !self.open_hands;
        if self.open_hands {
            return self.uncover();
        }
        self.last = None;
        self.refresh();
    }

    /// Shows the match before this order, or the current position for `None`.
    pub(super) fn show_moment(&mut self, entry: Option<usize>) {
        self.looked = entry;
        self.refresh();
    }

    /// Returns the viewer of the table.
    pub const fn viewpoint(&self) -> Viewpoint {
        self.eyes
    }

    /// Returns true if the curtain is down until another player takes the screen ([`super::MatchIntent::Uncover`]).
    pub const fn is_covered(&self) -> bool {
        self.covered
    }

    /// Returns the viewer's view of the current position.
    pub const fn view(&self) -> &G::View {
        &self.now
    }

    /// Returns the view that board and panels show: the current view, or the view of an earlier position.
    pub const fn seen(&self) -> &G::View {
        &self.seen
    }

    /// Returns the round of the shown position, from 1.
    pub fn seen_round(&self) -> u32 {
        let entries = self.game.entries();
        self.looked.and_then(|entry| entries.get(entry)).map_or_else(|| self.game.round(), |entry| entry.round)
    }

    /// Returns the seats and their players, in seating order.
    pub fn seats(&self) -> &[Seat] {
        &self.game.info().seats
    }

    /// Returns the seating and the rule options.
    pub const fn setup(&self) -> &Setup<G> {
        &self.game.info().setup
    }

    /// Returns the seed for the coach's tasks ([`Match::study_seed`]).
    pub fn study_seed(&self) -> u64 {
        self.game.study_seed()
    }

    /// Returns the notices for all players about the conduct of the match, in order.
    pub fn notices(&self) -> &[RecordedNotice] {
        self.game.notices()
    }

    /// Returns the preset from which the options came, if there is one.
    pub const fn preset(&self) -> Option<G::Preset> {
        self.game.info().preset
    }

    /// Returns the seat that gave the order at `entry` and the round in which it was given, or `None` if there is no such order.
    pub fn given_by(&self, entry: usize) -> Option<(Colour, u32)> {
        self.game.entries().get(entry).map(|given| (given.by, given.round))
    }

    /// Returns the statistics of the match so far. While a match with hidden information is in progress, they cover public
    /// information only.
    pub fn stats(&self) -> MatchStats<G::Figures>
    where
        G: Statistics,
    {
        MatchStats::of(&self.game)
    }

    /// Returns the deciding seat, or the seat on turn if the match is over.
    pub fn mover(&self) -> Colour {
        self.game.to_act().unwrap_or_else(|| G::on_turn(self.game.position()))
    }

    /// Returns the deciding seat of the shown position, or the seat on turn if the match is over in that position.
    pub fn seen_mover(&self) -> Colour {
        let position = self.looked.map_or_else(|| self.game.position(), |entry| self.game.position_before(entry));
        G::to_act(position).unwrap_or_else(|| G::on_turn(position))
    }

    /// Returns the number of orders before the latest run of orders by the deciding seat of the shown position.
    pub(super) fn seen_turn(&self) -> usize {
        let entries = self.game.entries();
        let past = &entries[..self.looked.unwrap_or(entries.len()).min(entries.len())];
        let mover = self.seen_mover();
        past.iter().rposition(|entry| entry.by != mover).map_or(0, |at| at + 1)
    }

    /// Returns true if the shown position is the end of the match.
    pub fn seen_over(&self) -> bool {
        self.looked.map_or_else(|| self.is_over(), |entry| G::to_act(self.game.position_before(entry)).is_none())
    }

    /// Returns true if the match is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Reports whether a turn ended with the order at `entry`.
    pub fn ends_turn(&self, entry: usize) -> bool {
        self.game.entries().get(entry).is_some_and(|given| given.ends_turn)
    }

    /// Reports whether any order so far involved luck, so that the match must not count as a puzzle solution.
    pub fn had_luck(&self) -> bool
    where
        G: Puzzles,
    {
        let at = |index: usize| self.game.position_before(index);
        let mut entries = self.game.entries().iter().enumerate();
        entries.any(|(index, entry)| G::is_luck(at(index), &entry.order, at(index + 1)))
    }

    /// Returns the index of the order before which the match is shown, from 0 to the number of orders, or `None` for the current
    /// position. No orders are accepted while an earlier position is shown.
    pub const fn viewed_order(&self) -> Option<usize> {
        self.looked
    }

    /// Returns the controller of `colour`, or `None` if it does not play.
    pub fn control(&self, colour: Colour) -> Option<SeatControl> {
        self.seat(colour).map(|seat| seat.control)
    }

    /// Reports whether a human player at this screen plays `colour`.
    pub fn is_person(&self, colour: Colour) -> bool {
        self.control(colour) == Some(SeatControl::Human)
    }

    /// Returns the seat of the only human player at this screen; `None` if there are several, or none.
    pub fn only_person(&self) -> Option<Colour> {
        let mut people = self.seats().iter().map(|seat| seat.colour).filter(|&seat| self.is_person(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns true if a human player at this screen is to decide or, if the match is over, was last on turn.
    pub fn mover_is_human(&self) -> bool {
        self.is_person(self.mover())
    }

    /// Returns true if orders are accepted: the match is not over, and no earlier position is shown.
    pub fn goes_on(&self) -> bool {
        self.looked.is_none() && !self.game.is_over()
    }

    /// Returns true if a human player at this screen may give an order now.
    pub fn local_turn(&self) -> bool {
        self.goes_on() && self.mover_is_human() && !self.covered && !self.held && self.prompts.is_empty()
    }

    /// Makes players wait until the last change has been shown, or lets them give orders again. No order is accepted while they
    /// wait.
    pub const fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// Returns true if players must wait until the last change has been shown.
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Returns true if players may undo now: when a human player is to decide or, in a practice match, at any time. Returns false
    /// while an earlier position is shown.
    pub fn takes_back(&self) -> bool {
        let person = || self.game.info().seats.iter().any(|seat| seat.control == SeatControl::Human);
        self.looked.is_none() && (self.mover_is_human() || (self.game.is_practice() && person()))
    }

    /// Returns true if the last order can be undone now.
    pub fn can_undo(&self) -> bool {
        let past = self.game.is_practice() && !self.game.entries().is_empty();
        self.takes_back() && (past || self.game.can_undo())
    }

    /// Returns the number of orders, from the start of the match, that cannot be undone; 0 if the match counts as practice.
    pub fn barrier(&self) -> usize {
        if self.game.is_practice() { 0 } else { self.game.undo_barrier() }
    }

    /// Returns the number of orders, from the start of the match, that cannot be undone without making the match practice.
    pub fn known_barrier(&self) -> usize {
        self.game.undo_barrier()
    }

    /// Returns true if the match counts as practice, so that orders can be undone even after something was revealed.
    pub fn can_go_back_past(&self) -> bool {
        self.game.is_practice()
    }

    /// Returns true if an undone order can be redone now.
    pub fn can_redo(&self) -> bool {
        self.looked.is_none() && self.mover_is_human() && self.game.can_redo()
    }

    /// Returns the number of orders before the first order of the current turn.
    pub fn turn_began(&self) -> usize {
        self.game.entries().iter().rposition(|entry| entry.ends_turn).map_or(0, |end| end + 1)
    }

    /// Returns the number of turns begun so far.
    pub fn turns_begun(&self) -> usize {
        self.game.entries().iter().filter(|entry| entry.ends_turn).count() + 1
    }

    /// Returns the seats played by human players at this screen.
    pub fn people(&self) -> Vec<Colour> {
        self.seats().iter().filter(|seat| seat.control == SeatControl::Human).map(|seat| seat.colour).collect()
    }

    /// Returns the seat of `colour`, if it plays.
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.game.seat(colour)
    }

    /// Returns true if a recorded match is replayed and no player has taken over.
    pub const fn is_replay(&self) -> bool {
        self.replay
    }

    /// Returns the number of recorded and prompted orders that are still to be given.
    pub fn replay_left(&self) -> usize {
        self.script.len() + self.prompts.len()
    }

    /// Reports whether `target` is offered for clicking. All targets are, unless [`Self::show_only`] restricts them.
    pub fn shows(&self, target: G::Target) -> bool {
        self.shows.as_ref().is_none_or(|shows| shows(target))
    }

    /// Restricts the offered targets to those that `shows` accepts, or offers all targets if `shows` is `None`.
    pub fn show_only(&mut self, shows: Option<TargetFilter<G>>) {
        self.shows = shows;
    }

    /// Handles a click of the deciding player, and fills in the usual choices of the draft. In a lesson or a puzzle, nothing is
    /// filled in, because the learner makes these choices.
    pub fn pick(&self, plan: &mut PendingOrder<G>, target: G::Target) -> ClickResult<G::Order, G::Refusal> {
        if self.practice { plan.pick(&self.now, target) } else { plan.pick_with_proposal(&self.now, target) }
    }

    /// Returns true for a lesson or a puzzle, which is not saved, is excluded from statistics, and never shows the end screen.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Returns true if the match can only be watched. It is not saved and cannot be continued.
    pub const fn is_watched(&self) -> bool {
        self.watched
    }
}

impl<G: Playable> Table<G> {
    /// Renames the player of a seat.
    pub fn set_name(&mut self, seat: Colour, name: String) {
        self.game.set_name(seat, name);
    }
}

impl<G: Playable + PerfectInformation> Table<G> {
    /// Returns the record of the match. Only games without hidden information give access to it.
    pub const fn record(&self) -> &Match<G> {
        &self.game
    }

    /// Returns the record of the match, to change its names and controllers. Only games without hidden information give access to
    /// it. Orders must go through [`super::SubmitOrder`].
    pub const fn record_mut(&mut self) -> &mut Match<G> {
        &mut self.game
    }
}

/// A suspended match, whose contents cannot be read.
#[derive(Clone)]
pub struct SuspendedMatch<G: Playable>(pub(super) Box<Match<G>>);

impl<G: Playable> From<Match<G>> for SuspendedMatch<G> {
    fn from(game: Match<G>) -> Self {
        SuspendedMatch(Box::new(game))
    }
}

/// A filter for the targets that are offered for clicking.
pub type TargetFilter<G> = Arc<dyn Fn(<G as OrderInput>::Target) -> bool + Send + Sync>;
