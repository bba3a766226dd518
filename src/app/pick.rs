//! Clicks and keys on the match, by way of the plan.

use bevy::prelude::*;

use super::focus::{FocusGrid, Move};
use super::game::Game;
use super::schedule::AppSystems;
use super::state::{Play, Reach};
use crate::board::TargetId;
use crate::settings::LastDevice;
use crate::table::{Give, Interaction, Plan, Step, Table};

/// What a game's clicks need.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, follow_reach::<G>.in_set(AppSystems::FollowReach));
}

/// Picks what is called `target` for the mover at this screen.
pub fn pick<G: Game>(world: &mut World, target: TargetId) {
    let Some(target) = G::target(target) else { return };
    super::academy::tried::<G>(world, target);
    let follows = |table: &Table<G>| G::follows(world.resource::<Plan<G>>(), table.view(), target);
    let follows = world.get_resource::<Table<G>>().map(follows).unwrap_or_default();
    // Only a click that makes an order has others behind it.
    if change::<G>(world, G::repeats(target), |plan, table| table.pick(plan, target)) {
        world.write_message_batch(follows.into_iter().map(Give::<G>::propose));
    }
}

/// Gives the order at this place of the list of those there are.
pub fn order<G: Game>(world: &mut World, index: usize) {
    change::<G>(world, false, |_, table| {
        let mut orders = Vec::new();
        G::legal(table.view(), &mut orders);
        orders.get(index).map_or(Step::Nothing, |&order| Step::Order(order))
    });
}

/// Changes the plan; whether that made an order, which is given again and again if it is repeated.
fn change<G: Game>(
    world: &mut World,
    repeated: bool,
    change: impl FnOnce(&mut Plan<G>, &Table<G>) -> Step<G::Order, G::Refusal>,
) -> bool {
    let Some(table) = world.get_resource::<Table<G>>() else { return false };
    if !table.local_turn() {
        return false;
    }
    let before = world.resource::<Plan<G>>().clone();
    let mut plan = before.clone();
    let step = change(&mut plan, table);
    match step {
        Step::Order(order) => {
            // Who has reached a puzzle's goals need not be told what else there would be.
            let ask = !super::puzzles::is_reached::<G>(world);
            world.write_message(Give { ask, ..Give::<G>::propose(order).repeated(repeated) });
        }
        Step::Refused(refusal) => refused::<G>(world, &refusal),
        Step::More | Step::Nothing => {}
    }
    if plan != before {
        world.resource_mut::<Play>().refused = None;
        refocus::<G>(world, &before, &plan);
        *world.resource_mut::<Plan<G>>() = plan;
    }
    matches!(step, Step::Order(_))
}

/// Shows why something was refused.
pub fn refused<G: Game>(world: &mut World, refusal: &G::Refusal) {
    let mut play = world.resource_mut::<Play>();
    let words = G::refusal_text(refusal, &play.names);
    play.refuse(words);
}

/// With the keys in use, what a new question asks for first gets the focus.
fn refocus<G: Game>(world: &mut World, before: &Plan<G>, after: &Plan<G>) {
    if !G::asks_anew(before, after) {
        return;
    }
    let first = world.get_resource::<Table<G>>().and_then(|table| after.targets(table.view()).first().copied());
    if let (true, Some(first)) = (world.resource::<LastDevice>().walks(), first) {
        world.resource_mut::<FocusGrid>().push(Move::Offer(G::id(first)));
    }
}

/// What the keys can stand on: everything that can be clicked, and what other keys of the game work on.
#[must_use]
pub fn reachable<G: Game>(plan: &Plan<G>, table: &Table<G>) -> Vec<<G as Interaction>::Target> {
    if !table.local_turn() {
        return Vec::new();
    }
    let view = table.view();
    let mut all = plan.targets(view);
    all.retain(|&target| table.shows(target));
    all.extend(G::reachable(plan, view, &all));
    all
}

/// Keeps what the keys can stand on in step with the match.
fn follow_reach<G: Game>(
    table: Option<Res<Table<G>>>,
    plan: Res<Plan<G>>,
    mut reach: ResMut<Reach>,
    mut open: Local<bool>,
) {
    let Some(table) = table else {
        if std::mem::take(&mut *open) {
            reach.set_if_neq(Reach::default());
        }
        return;
    };
    if table.is_changed() || plan.is_changed() || !*open {
        *open = true;
        reach.set_if_neq(Reach(reachable(&plan, &table).into_iter().map(G::id).collect()));
    }
}
