//! The match that is open.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::coach_tasks::Coach;
use super::components::OnTable;
use super::messages::Cause;
use super::mirror;
use super::pace::Gate;
use super::plan::Plan;
use super::resource::Table;
use super::restrictions::Curb;
use super::step::{Done, Pass};
use super::thinking::Thinking;
use crate::games::alien_frontiers::record::{Entry, Match};
use crate::record::Control;
use crate::rules::{Colour, Order, Score};

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
