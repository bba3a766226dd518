//! The match that is open.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use crate::record::{Control, Entry, Match, Seat};
use crate::rules::{Colour, Order, Position, Score};

use super::components::OnTable;
use super::counsel::Coach;
use super::curb::Curb;
use super::messages::Cause;
use super::mirror;
use super::pace::Gate;
use super::pass::{Done, Pass};
use super::plan::{Plan, Target};
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
    /// The order before which a finished match is looked at.
    looked: Option<usize>,
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

    /// The order before which the match is looked at; `None` while it is seen as it is now.
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

    /// Whether a person may give an order now.
    #[must_use]
    pub fn local_turn(&self) -> bool {
        !self.position().is_over() && self.mover_is_human()
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

    /// Whether this is a lesson or a puzzle: it is not saved, counts in no statistics, and comes to no end of its own.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.practice
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
    });
    world.resource_mut::<Pass>().done.push(Done {
        cause: Cause::Opened,
        mover: position.mover(),
        events: Vec::new(),
        before: position,
        after: position,
    });
}

/// Shows a finished match as it was before this order (`None`: as it is now). Nothing of the match changes.
pub fn look_at(world: &mut World, entry: Option<usize>) {
    let Some(mut table) = world.get_resource_mut::<Table>() else { return };
    let entry = entry.filter(|_| table.position().is_over()).map(|entry| entry.min(table.game.entries().len()));
    table.looked = entry;
    let seen = *table.seen();
    mirror::sync(world, &seen);
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
