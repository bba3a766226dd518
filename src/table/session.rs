//! The match that is open.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use crate::games::alien_frontiers::record::Entry;
use crate::games::alien_frontiers::record::Match;
use crate::record::Control;
use crate::record::Seat;
use crate::rules::{Colour, Order, Position, Score};

use super::components::OnTable;
use super::counsel::Coach;
use super::curb::Curb;
use super::messages::Cause;
use super::mirror;
use super::pace::Gate;
use super::pass::{Done, Pass};
use super::plan::{Mode, Plan, Step, Target};
use super::thinking::Thinking;

/// What of the things that can be clicked is offered.
pub type Shows = Arc<dyn Fn(Target) -> bool + Send + Sync>;

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
    practice: bool,
    shows: Option<Shows>,
    /// The order before which the match is looked at.
    looked: Option<usize>,
    /// Whether the match is here only to be watched.
    watched: bool,
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
    pub const fn looked_at(&self) -> Option<usize> {
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

/// The points of every player by source, in seat order; kept up to date by the rules stage.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Standings(pub Vec<(Colour, Score)>);

/// Puts `game` on the table in place of any other; it is announced at the next update.
pub fn open_match(world: &mut World, game: Match) {
    open(world, game, None);
}

/// Puts a lesson or a puzzle on the table, as [`open_match`] does a match.
pub fn open_practice(world: &mut World, game: Match) {
    open(world, game, None);
    if let Some(mut table) = world.get_resource_mut::<Table>() {
        table.practice = true;
    }
}

/// Puts `game` on the table only to be watched, as it was before the order at `entry`.
pub fn open_watched(world: &mut World, game: Match, entry: usize) {
    open(world, game, None);
    if let Some(mut table) = world.get_resource_mut::<Table>() {
        table.watched = true;
    }
    look_at(world, Some(entry));
}

/// Tells the replay seats what to order next, one order after the other when it is their turn.
pub fn prompt(world: &mut World, orders: impl IntoIterator<Item = Order>) {
    if let Some(mut table) = world.get_resource_mut::<Table>() {
        table.prompts.extend(orders);
    }
}

/// Puts `game` on the table as it began, to be played again as it was recorded. Every seat is a
/// replay seat; one that is taken over plays on from there, and the rest of the record is forgotten.
/// What is played again is not saved until somebody takes over.
pub fn open_replay(world: &mut World, game: &Match) {
    let mut from_the_start = game.from_the_start();
    for &colour in game.position().seats() {
        from_the_start.set_control(colour, Control::Replay);
    }
    open(world, from_the_start, Some(game.entries().iter().cloned().collect()));
}

fn open(world: &mut World, game: Match, script: Option<VecDeque<Entry>>) {
    close_match(world);
    let position = *game.position();
    mirror::spawn(world, &position);
    let replay = script.is_some();
    world.insert_resource(Table {
        game,
        script: script.unwrap_or_default(),
        replay,
        prompts: VecDeque::new(),
        practice: false,
        shows: None,
        looked: None,
        watched: false,
    });
    world.resource_mut::<Pass>().done.push(Done {
        cause: Cause::Opened,
        mover: position.mover(),
        events: Vec::new(),
        before: position,
        after: position,
    });
}

/// Shows the match as it was before this order (`None`: it is played again from where it is). Nothing of it changes.
/// A lesson or a puzzle is not looked back at.
pub fn look_at(world: &mut World, entry: Option<usize>) {
    let Some(mut table) = world.get_resource_mut::<Table>() else { return };
    let entry = entry.filter(|_| !table.practice).map(|entry| entry.min(table.game.entries().len()));
    let before = *table.seen();
    if std::mem::replace(&mut table.looked, entry) == entry {
        return;
    }
    let after = *table.seen();
    let done = Done { cause: Cause::Looked, mover: before.mover(), events: Vec::new(), before, after };
    show_past(world, done);
}

/// Shows the next order of the match that is looked at, as it was carried out. Whether there is one.
pub fn look_on(world: &mut World) -> bool {
    let Some(mut table) = world.get_resource_mut::<Table>() else { return false };
    let Some(at) = table.looked else { return false };
    let Some(order) = table.game.entries().get(at).map(|entry| entry.order) else { return false };
    let before = *table.game.position_before(at);
    let events = table.game.events_of(at);
    table.looked = Some(at + 1);
    let after = *table.seen();
    show_past(world, Done { cause: Cause::Seen(order), mover: before.mover(), events, before, after });
    true
}

/// Has a change of what is seen announced, which changes nothing of the match.
fn show_past(world: &mut World, done: Done) {
    mirror::sync(world, &done.after);
    world.resource_mut::<Pass>().done.push(done);
}

/// Clears the table. What was being saved is finished first.
pub fn close_match(world: &mut World) {
    super::saving::finish(world);
    world.remove_resource::<Table>();
    world.remove_resource::<mirror::Tokens>();
    world.resource_mut::<Pass>().forget();
    world.resource_mut::<Gate>().release();
    world.resource_mut::<Thinking>().forget();
    world.resource_mut::<Coach>().forget();
    world.resource_mut::<Plan>().clear();
    world.resource_mut::<Standings>().0.clear();
    *world.resource_mut::<Curb>() = Curb::default();
    let tokens: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    tokens.into_iter().for_each(|token| {
        world.despawn(token);
    });
}
