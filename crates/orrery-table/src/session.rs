//! Opens, shows and closes the match on the table.

use super::current_pending_order::CurrentPendingOrder;
use bevy::prelude::*;

use super::coach_tasks::CoachTasks;
use super::contract::Playable;
use super::entities::TableEntityMarker;
use super::match_status::MatchStatus;
use super::messages::ChangeCause;
use super::mirror::MirrorFns;
use super::opponent_search::OpponentSearch;
use super::pace::{OpenHands, OrderGate};
use super::resource::{SuspendedMatch, Table};
use super::restrictions::OrderRestrictions;
use super::saving;
use super::tick::{PendingChange, TableTick};
use orrery_record::{Match, RecordedOrder, Seat, SeatControl};

impl<G: Playable> Table<G> {
    /// Returns true if several human players share this screen.
    pub fn is_shared(&self) -> bool {
        self.seats().iter().filter(|seat| seat.control == SeatControl::Human).count() > 1
    }

    /// Returns the random results of set-up, or `None` in a game with hidden information.
    pub fn open_start(&self) -> Option<&G::Start> {
        (!G::HIDDEN_INFORMATION).then(|| &self.game.info().start)
    }

    /// Returns true if no order had been given when the match was opened. An opponent may have given an order since then, before
    /// the opening is announced.
    pub const fn opened_fresh(&self) -> bool {
        self.fresh
    }

    /// Queues orders that the table gives for their seats, one after another.
    pub fn prompt(&mut self, orders: impl IntoIterator<Item = G::Order>) {
        self.prompts.extend(orders);
    }

    /// Returns the number of orders given so far.
    pub fn orders_given(&self) -> usize {
        self.game.entries().len()
    }

    /// Returns the seats as originally set up, in seating order, regardless of later changes of controller.
    pub fn seats_as_set_up(&self) -> Vec<Seat> {
        self.game.seats_as_set_up()
    }
}

/// Puts `game` on the table, replacing any other match of the same game. The next update announces the opening.
pub fn open_match<G: Playable>(world: &mut World, game: impl Into<SuspendedMatch<G>>) {
    open(world, Table::new(*game.into().0, None));
}

/// Puts a lesson or a puzzle on the table, like [`open_match`].
pub fn open_practice<G: Playable>(world: &mut World, game: Match<G>) {
    let mut table = Table::new(game, None);
    table.practice = true;
    open(world, table);
}

/// Puts `game` on the table for watching only, shown before the order at `entry`.
pub fn open_watched<G: Playable>(world: &mut World, game: Match<G>, entry: usize) {
    let mut table = Table::new(game, None);
    table.watched = true;
    open(world, table);
    seek::<G>(world, Some(entry));
}

/// Puts `game` on the table at its start, to replay the record. Every seat is a replay seat. If a player takes over a seat, the
/// match continues from there, and the rest of the record is dropped. The replay is not saved until a player takes over.
pub fn open_replay<G: Playable>(world: &mut World, game: &Match<G>) {
    let mut from_the_start = game.from_the_start();
    for &colour in G::seats(game.position()) {
        from_the_start.set_control(colour, SeatControl::Replay);
    }
    let script: Vec<RecordedOrder<G>> = game.entries().to_vec();
    open(world, Table::new(from_the_start, Some(script.into())));
}

fn open<G: Playable>(world: &mut World, mut table: Table<G>) {
    close_match::<G>(world);
    let known = table.notices().len();
    if world.get_resource::<OpenHands>().is_some_and(|open| open.0) {
        table.toggle_open_hands();
    }
    let noticed = table.notices().len() > known;
    let (view, mover, over) = (*table.view(), table.mover(), table.is_over());
    (world.resource::<MirrorFns<G>>().show)(world, &view);
    world.insert_resource(MatchStatus::of(&table));
    world.insert_resource(table);
    let done = PendingChange {
        cause: ChangeCause::Opened,
        mover,
        events: Vec::new(),
        before: view,
        after: view,
        next: mover,
        over: (over, over),
    };
    let mut pass = world.resource_mut::<TableTick<G>>();
    pass.done.push(done);
    pass.unsaved |= noticed;
}

/// Shows the match before this order. For `None`, play resumes at the current position. The match does not change. Lessons and
/// puzzles cannot show the past.
pub fn seek<G: Playable>(world: &mut World, entry: Option<usize>) {
    let Some(table) = world.get_resource::<Table<G>>() else { return };
    let entry = entry.filter(|_| !table.practice).map(|entry| entry.min(table.orders_given()));
    if table.viewed_order() != entry {
        show_past::<G>(world, entry, ChangeCause::Seeked, Vec::new());
    }
}

/// Shows the next order, as it was carried out, while an earlier position is shown. Returns false if no earlier position is shown
/// or there is no next order.
pub fn replay_next<G: Playable>(world: &mut World) -> bool {
    let Some(table) = world.get_resource::<Table<G>>() else { return false };
    let Some(at) = table.viewed_order().filter(|&at| at < table.orders_given()) else { return false };
    let (cause, events) = (ChangeCause::Replayed(table.order(at)), table.visible_events(at));
    show_past::<G>(world, Some(at + 1), cause, events);
    true
}

/// Changes the shown position to the one before the order at `entry`, and announces that. The match itself does not change.
fn show_past<G: Playable>(world: &mut World, entry: Option<usize>, cause: ChangeCause<G>, events: Vec<G::Event>) {
    let Some(mut table) = world.get_resource_mut::<Table<G>>() else { return };
    let (before, mover, was) = (*table.seen(), table.seen_mover(), table.seen_over());
    table.show_moment(entry);
    let (after, next, over) = (*table.seen(), table.seen_mover(), (was, table.seen_over()));
    (world.resource::<MirrorFns<G>>().show)(world, &after);
    let done = PendingChange { cause, mover, events, before, after, next, over };
    world.resource_mut::<TableTick<G>>().done.push(done);
    world.commands().run_system_cached(MatchStatus::renew::<G>);
    world.flush();
}

/// Finishes a running save, then clears the table.
pub fn close_match<G: Playable>(world: &mut World) {
    world.commands().run_system_cached(saving::finish::<G>);
    world.flush();
    world.remove_resource::<Table<G>>();
    (world.resource::<MirrorFns<G>>().clear)(world);
    world.remove_resource::<MatchStatus>();
    world.resource_mut::<TableTick<G>>().forget();
    world.resource_mut::<OrderGate>().release();
    world.resource_mut::<OpponentSearch<G>>().forget();
    world.resource_mut::<CoachTasks<G>>().forget();
    world.resource_mut::<CurrentPendingOrder<G>>().clear();
    *world.resource_mut::<OrderRestrictions<G>>() = OrderRestrictions::default();
    let tokens: Vec<Entity> = world.query_filtered::<Entity, With<TableEntityMarker>>().iter(world).collect();
    tokens.into_iter().for_each(|token| {
        world.despawn(token);
    });
}
