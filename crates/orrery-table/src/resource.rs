//! The match on the table.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::contract::Playable;
use super::eyes::{Eyes, Sitting};
use orrery_core::interaction::Plan;
use orrery_core::interaction::{Interaction, OpenInformation, Step};
use orrery_core::{Colour, Fnv, Setup};
use orrery_learn::puzzle::Puzzles;
use orrery_learn::stats::{MatchStats, Statistics};
use orrery_record::{Control, Entry, Match, Notice, Noticed, Seat};

/// The match that is open. Exists only while there is one.
///
/// The position and the record stay inside: what leaves is what whoever looks knows ([`Eyes`]), and of a game of
/// [`OpenInformation`] everything.
#[derive(Resource)]
pub struct Table<G: Playable> {
    /// The match: its position, its history, its seats.
    pub(super) game: Match<G>,
    /// What replay seats still have to play.
    pub(super) script: VecDeque<Entry<G>>,
    pub(super) replay: bool,
    /// Whether no order had been given when the match was opened.
    pub(super) fresh: bool,
    /// What replay seats are told to order, their dice and cards those of the match.
    pub(super) prompts: VecDeque<G::Order>,
    pub(super) practice: bool,
    pub(super) shows: Option<Shows<G>>,
    /// The order before which the match is looked at.
    looked: Option<usize>,
    /// Whether the match is here only to be watched.
    pub(super) watched: bool,
    eyes: Eyes,
    /// The person who looked last.
    last: Option<Colour>,
    covered: bool,
    /// Whether what was done last is still being shown, see [`Self::hold`].
    held: bool,
    /// Whether people at the screen play with open hands, see [`OpenHands`](super::OpenHands).
    pub(super) open_hands: bool,
    now: G::View,
    seen: G::View,
}

impl<G: Playable> Table<G> {
    pub(super) fn new(game: Match<G>, script: Option<VecDeque<Entry<G>>>) -> Self {
        let public = Eyes::Nobody.view::<G>(game.position());
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
            eyes: Eyes::Nobody,
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

    /// Looks anew, after any change of the match, its seats, or the moment that is shown.
    pub(super) fn refresh(&mut self) {
        let mut sitting = self.sitting();
        if sitting.plays_open() && sitting.decider.is_some() && !self.practice {
            self.game.notice(Notice::OpenHands);
        }
        if sitting.covers && sitting.changes_hands() {
            self.covered = true;
            sitting.covered = true;
        } else if !sitting.decider.is_some_and(|decider| sitting.people.contains(&decider)) {
            // Nobody is to take the screen any more: an opponent plays on in that seat, or the match is over.
            self.covered = false;
            sitting.covered = false;
        } else if !self.covered {
            self.last = sitting.decider;
        }
        self.eyes = sitting.eyes();
        self.now = self.eyes.view::<G>(self.game.position());
        self.seen = self.looked.map_or(self.now, |entry| self.view_before(entry));
    }

    fn sitting(&self) -> Sitting {
        let covers = G::covers(&self.game.info().setup.options);
        Sitting {
            people: self.game.people(),
            lenders: self.game.lenders(),
            decider: self.game.to_act(),
            last: self.last,
            covers,
            covered: self.covered,
            // What is watched from a file goes on elsewhere.
            open: self.open_hands && covers && !self.watched,
        }
    }

    /// The screen has changed hands: whoever decides may look.
    pub(super) fn uncover(&mut self) {
        self.covered = false;
        self.last = self.game.to_act();
        self.refresh();
    }

    /// Turns hands up; or down again, and whoever decides takes the screen anew.
    pub(super) fn turn_hands(&mut self) {
        self.open_hands = !self.open_hands;
        if self.open_hands {
            return self.uncover();
        }
        self.last = None;
        self.refresh();
    }

    /// Shows the match as it was before this order; `None`: as it is.
    pub(super) fn show_moment(&mut self, entry: Option<usize>) {
        self.looked = entry;
        self.refresh();
    }

    /// Whose eyes look at the table.
    #[must_use]
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Whether the screen waits for another person to take it ([`super::Intent::Uncover`]).
    #[must_use]
    pub const fn is_covered(&self) -> bool {
        self.covered
    }

    /// What whoever looks knows of the position now.
    #[must_use]
    pub const fn view(&self) -> &G::View {
        &self.now
    }

    /// What board and panels show: the position now, unless an earlier one is looked at.
    #[must_use]
    pub const fn seen(&self) -> &G::View {
        &self.seen
    }

    /// The round of what is seen, from 1.
    #[must_use]
    pub fn seen_round(&self) -> u32 {
        let entries = self.game.entries();
        self.looked.and_then(|entry| entries.get(entry)).map_or_else(|| self.game.round(), |entry| entry.round)
    }

    /// Who plays, in seating order.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.game.info().seats
    }

    /// Who sits where and by which options they play.
    #[must_use]
    pub const fn setup(&self) -> &Setup<G> {
        &self.game.info().setup
    }

    /// What a study of this match starts from, so that the same match gets the same advice. Where something is hidden it is not
    /// the seed that the match is dealt from.
    #[must_use]
    pub fn study_seed(&self) -> u64 {
        let seed = self.game.info().seed;
        if !G::HIDES {
            return seed;
        }
        let mut hash = Fnv::default();
        hash.bytes(seed.to_le_bytes());
        hash.finish()
    }

    /// What everybody should know of how the match was played, in the order in which it came about.
    #[must_use]
    pub fn notices(&self) -> &[Noticed] {
        self.game.notices()
    }

    /// The preset that the options came from, if from one.
    #[must_use]
    pub const fn preset(&self) -> Option<G::Preset> {
        self.game.info().preset
    }

    /// Which seat gave the order at `entry`, and in which round; nothing where there is none.
    #[must_use]
    pub fn given_by(&self, entry: usize) -> Option<(Colour, u32)> {
        self.game.entries().get(entry).map(|given| (given.by, given.round))
    }

    /// What the match came to so far; of one that goes on, in which seats know different things, what everybody knows.
    #[must_use]
    pub fn stats(&self) -> MatchStats<G::Figures>
    where
        G: Statistics,
    {
        MatchStats::of(&self.game)
    }

    /// Who decides; of a match that is over, whose turn it was.
    #[must_use]
    pub fn mover(&self) -> Colour {
        self.game.to_act().unwrap_or_else(|| G::on_turn(self.game.position()))
    }

    /// Who decided in what is seen; of a match that is over, whose turn it was.
    #[must_use]
    pub fn seen_mover(&self) -> Colour {
        let position = self.looked.map_or_else(|| self.game.position(), |entry| self.game.position_before(entry));
        G::to_act(position).unwrap_or_else(|| G::on_turn(position))
    }

    /// How many orders were given before those of whoever decides in what is seen.
    pub(super) fn seen_turn(&self) -> usize {
        let entries = self.game.entries();
        let past = &entries[..self.looked.unwrap_or(entries.len()).min(entries.len())];
        let mover = self.seen_mover();
        past.iter().rposition(|entry| entry.by != mover).map_or(0, |at| at + 1)
    }

    /// Whether what is seen is the end of the match.
    #[must_use]
    pub fn seen_over(&self) -> bool {
        self.looked.map_or_else(|| self.is_over(), |entry| G::to_act(self.game.position_before(entry)).is_none())
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Whether a turn ended with the order at `entry`.
    #[must_use]
    pub fn ends_turn(&self, entry: usize) -> bool {
        self.game.entries().get(entry).is_some_and(|given| given.ends_turn)
    }

    /// Whether an order was given that a puzzle must not be won by.
    #[must_use]
    pub fn had_luck(&self) -> bool
    where
        G: Puzzles,
    {
        let at = |index: usize| self.game.position_before(index);
        let mut entries = self.game.entries().iter().enumerate();
        entries.any(|(index, entry)| G::is_luck(at(index), &entry.order, at(index + 1)))
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
        self.is_person(self.mover())
    }

    /// Whether orders are taken: the match is not over, and it is played, not looked at.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.looked.is_none() && !self.game.is_over()
    }

    /// Whether a person may give an order now.
    #[must_use]
    pub fn local_turn(&self) -> bool {
        self.goes_on() && self.mover_is_human() && !self.covered && !self.held && self.prompts.is_empty()
    }

    /// Lets people wait with their orders while what was done last is still being shown, or no longer.
    pub const fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// Whether people wait until what was done last has been shown.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held
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

    /// How many of the first orders stay in a match that is no practice match: something has come to light since.
    #[must_use]
    pub fn known_barrier(&self) -> usize {
        self.game.undo_barrier()
    }

    /// Whether this is a practice match, in which orders are taken back whatever has come to light since.
    #[must_use]
    pub fn can_go_back_past(&self) -> bool {
        self.game.is_practice()
    }

    /// Whether what was taken back can be done again now.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.looked.is_none() && self.mover_is_human() && self.game.can_redo()
    }

    /// How many orders were given before the turn that goes on.
    #[must_use]
    pub fn turn_began(&self) -> usize {
        self.game.entries().iter().rposition(|entry| entry.ends_turn).map_or(0, |end| end + 1)
    }

    /// How many turns have begun.
    #[must_use]
    pub fn turns_begun(&self) -> usize {
        self.game.entries().iter().filter(|entry| entry.ends_turn).count() + 1
    }

    /// Who plays at this screen.
    #[must_use]
    pub fn people(&self) -> Vec<Colour> {
        self.seats().iter().filter(|seat| seat.control == Control::Human).map(|seat| seat.colour).collect()
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
    pub fn shows(&self, target: G::Target) -> bool {
        self.shows.as_ref().is_none_or(|shows| shows(target))
    }

    /// Offers only some of what can be clicked; everything without `shows`.
    pub fn show_only(&mut self, shows: Option<Shows<G>>) {
        self.shows = shows;
    }

    /// Takes a click of the person to move, and fills in what it began with what is usually taken; in a lesson or a puzzle that
    /// is left to whoever learns.
    pub fn pick(&self, plan: &mut Plan<G>, target: G::Target) -> Step<G::Order, G::Refusal> {
        if self.practice { plan.pick(&self.now, target) } else { plan.pick_with_proposal(&self.now, target) }
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

impl<G: Playable> Table<G> {
    /// Calls a seat by another name.
    pub fn set_name(&mut self, seat: Colour, name: String) {
        self.game.set_name(seat, name);
    }
}

impl<G: Playable + OpenInformation> Table<G> {
    /// The match, of which nothing is hidden.
    #[must_use]
    pub const fn record(&self) -> &Match<G> {
        &self.game
    }

    /// The match, to be named or told whose it is; its orders are given by [`super::Give`].
    pub const fn record_mut(&mut self) -> &mut Match<G> {
        &mut self.game
    }
}

/// A match that waits behind another. Nothing of it can be read.
#[derive(Clone)]
pub struct Aside<G: Playable>(pub(super) Box<Match<G>>);

/// What of the things that can be clicked is offered.
pub type Shows<G> = Arc<dyn Fn(<G as Interaction>::Target) -> bool + Send + Sync>;
