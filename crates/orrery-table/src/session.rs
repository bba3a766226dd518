//! The match that is open.

use super::current_plan::CurrentPlan;
use bevy::prelude::*;

use super::coach_tasks::Coach;
use super::contract::Playable;
use super::match_now::MatchNow;
use super::messages::Cause;
use super::mirror::{Mirror, OnTable};
use super::pace::{Gate, OpenHands};
use super::resource::{Aside, Table};
use super::restrictions::Curb;
use super::saving;
use super::step::{Done, Pass};
use super::thinking::Thinking;
use orrery_record::{Control, Entry, Match, Seat};

impl<G: Playable> Table<G> {
    /// Whether several people sit at this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.seats().iter().filter(|seat| seat.control == Control::Human).count() > 1
    }

    /// What was dealt at the start; nothing in a game that hides something.
    #[must_use]
    pub fn open_start(&self) -> Option<&G::Start> {
        (!G::HIDES).then(|| &self.game.info().start)
    }

    /// Whether no order had been given when the match was opened. An opponent's first one may have been since, before anybody is told
    /// of the opening.
    #[must_use]
    pub const fn opened_fresh(&self) -> bool {
        self.fresh
    }

    /// How many orders were given.
    #[must_use]
    pub fn orders_given(&self) -> usize {
        self.game.entries().len()
    }

    /// Who was to play when the match was set up, in seating order, whoever plays for them now.
    #[must_use]
    pub fn seats_as_set_up(&self) -> Vec<Seat> {
        self.game.seats_as_set_up()
    }
}

/// Puts `game` on the table in place of any other of its kind; it is announced at the next update.
pub fn open_match<G: Playable>(world: &mut World, game: Match<G>) {
    open(world, Table::new(game, None));
}

/// Puts a match that waited back on the table.
pub fn open_aside<G: Playable>(world: &mut World, aside: Aside<G>) {
    open_match(world, *aside.0);
}

/// Puts a lesson or a puzzle on the table, as [`open_match`] does a match.
pub fn open_practice<G: Playable>(world: &mut World, game: Match<G>) {
    let mut table = Table::new(game, None);
    table.practice = true;
    open(world, table);
}

/// Puts `game` on the table only to be watched, as it was before the order at `entry`.
pub fn open_watched<G: Playable>(world: &mut World, game: Match<G>, entry: usize) {
    let mut table = Table::new(game, None);
    table.watched = true;
    open(world, table);
    look_at::<G>(world, Some(entry));
}

/// Tells the replay seats what to order next, one order after the other when it is their turn.
pub fn prompt<G: Playable>(world: &mut World, orders: impl IntoIterator<Item = G::Order>) {
    if let Some(mut table) = world.get_resource_mut::<Table<G>>() {
        table.prompts.extend(orders);
    }
}

/// Puts `game` on the table as it began, to be played again as it was recorded. Every seat is a
/// replay seat; one that is taken over plays on from there, and the rest of the record is forgotten.
/// What is played again is not saved until somebody takes over.
pub fn open_replay<G: Playable>(world: &mut World, game: &Match<G>) {
    let mut from_the_start = game.from_the_start();
    for &colour in G::seats(game.position()) {
        from_the_start.set_control(colour, Control::Replay);
    }
    let script: Vec<Entry<G>> = game.entries().to_vec();
    open(world, Table::new(from_the_start, Some(script.into())));
}

fn open<G: Playable>(world: &mut World, mut table: Table<G>) {
    close_match::<G>(world);
    let known = table.notices().len();
    if world.get_resource::<OpenHands>().is_some_and(|open| open.0) {
        table.turn_hands();
    }
    let noticed = table.notices().len() > known;
    let (view, mover, over) = (*table.view(), table.mover(), table.is_over());
    Mirror::<G>::spawn(world, &view);
    world.insert_resource(MatchNow::of(&table));
    world.insert_resource(table);
    let done = Done {
        cause: Cause::Opened,
        mover,
        events: Vec::new(),
        before: view,
        after: view,
        next: mover,
        over: (over, over),
    };
    let mut pass = world.resource_mut::<Pass<G>>();
    pass.done.push(done);
    pass.unsaved |= noticed;
}

/// Shows the match as it was before this order (`None`: it is played again from where it is). Nothing of it changes.
/// A lesson or a puzzle is not looked back at.
pub fn look_at<G: Playable>(world: &mut World, entry: Option<usize>) {
    let Some(mut table) = world.get_resource_mut::<Table<G>>() else { return };
    let entry = entry.filter(|_| !table.practice).map(|entry| entry.min(table.orders_given()));
    if table.viewed_order() == entry {
        return;
    }
    let (before, mover, was) = (*table.seen(), table.seen_mover(), table.seen_over());
    table.show_moment(entry);
    let (after, next, over) = (*table.seen(), table.seen_mover(), (was, table.seen_over()));
    show_past(world, Done::<G> { cause: Cause::Looked, mover, events: Vec::new(), before, after, next, over });
}

/// Shows the next order of the match that is looked at, as it was carried out. Whether there is one.
pub fn look_on<G: Playable>(world: &mut World) -> bool {
    let Some(mut table) = world.get_resource_mut::<Table<G>>() else { return false };
    let Some(at) = table.viewed_order() else { return false };
    if at >= table.orders_given() {
        return false;
    }
    let (before, mover, was) = (*table.seen(), table.seen_mover(), table.seen_over());
    let (order, events) = (table.order(at), table.told(at));
    table.show_moment(Some(at + 1));
    let (after, next, over) = (*table.seen(), table.seen_mover(), (was, table.seen_over()));
    show_past(world, Done::<G> { cause: Cause::Seen(order), mover, events, before, after, next, over });
    true
}

/// Has a change of what is seen announced, which changes nothing of the match.
fn show_past<G: Playable>(world: &mut World, done: Done<G>) {
    Mirror::<G>::sync(world, &done.after);
    world.resource_mut::<Pass<G>>().done.push(done);
    MatchNow::renew::<G>(world);
}

/// Clears the table. What was being saved is finished first.
pub fn close_match<G: Playable>(world: &mut World) {
    saving::finish::<G>(world);
    world.remove_resource::<Table<G>>();
    Mirror::<G>::clear(world);
    world.remove_resource::<MatchNow>();
    world.resource_mut::<Pass<G>>().forget();
    world.resource_mut::<Gate>().release();
    world.resource_mut::<Thinking<G>>().forget();
    world.resource_mut::<Coach<G>>().forget();
    world.resource_mut::<CurrentPlan<G>>().clear();
    *world.resource_mut::<Curb<G>>() = Curb::default();
    let tokens: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    tokens.into_iter().for_each(|token| {
        world.despawn(token);
    });
}
