//! Clicks and keys on the match, by way of the plan.

use bevy::prelude::*;

use super::focus::{FocusGrid, Move};
use super::game::Game;
use super::state::Play;
use crate::board::TargetId;
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::codex::Use;
use crate::games::alien_frontiers::table::Table;
use crate::games::alien_frontiers::table::plan::{CardUse, Mode, Plan, Target};
use crate::panels::Hint;
use crate::rules::{Card, Facility, Ships};
use crate::settings::LastDevice;
use crate::table::{self, Step};

/// How long a refusal is shown, in seconds.
const SHOWN: f32 = 7.0;

/// Picks what is called `target` for the mover at this screen.
pub fn pick<G: Game>(world: &mut World, target: TargetId) {
    let Some(target) = G::target(target) else { return };
    super::academy::tried::<G>(world, target);
    change::<G>(world, |plan, table| table.pick(plan, target));
}

/// Begins to use a card of the mover at this screen.
pub fn card(world: &mut World, card: Card, usage: CardUse) {
    change::<AlienFrontiers>(world, |plan, table| plan.begin_card(table.view(), card, usage));
}

/// Picks these ships of the mover at this screen and docks them.
pub fn dock(world: &mut World, facility: Facility, ships: Ships) {
    change::<AlienFrontiers>(world, |plan, table| match Use::plan(table.view(), ships) {
        Some(picked) => {
            *plan = picked;
            table.pick(plan, Target::Facility(facility))
        }
        None => Step::Nothing,
    });
}

fn change<G: Game>(
    world: &mut World,
    change: impl FnOnce(&mut table::Plan<G>, &table::Table<G>) -> table::Step<G::Order, G::Refusal>,
) {
    let Some(table) = world.get_resource::<table::Table<G>>() else { return };
    if !table.local_turn() {
        return;
    }
    let known = world.resource::<Plan>().clone();
    let before = world.resource::<table::Plan<G>>().clone();
    let mut plan = before.clone();
    match change(&mut plan, table) {
        Step::Order(order) => {
            world.write_message(table::Give::<G>::propose(order));
        }
        Step::Refused(refusal) => refused::<G>(world, &refusal),
        Step::More | Step::Nothing => {}
    }
    if plan != before {
        world.resource_mut::<Play>().refused = None;
        *world.resource_mut::<table::Plan<G>>() = plan;
        let now = world.resource::<Plan>().clone();
        refocus(world, &known, &now);
    }
}

/// Shows why something was refused.
pub fn refused<G: Game>(world: &mut World, refusal: &G::Refusal) {
    let mut play = world.resource_mut::<Play>();
    let words = G::refusal_text(refusal, &play.names);
    play.refused = Some((Hint { words, refused: true }, SHOWN));
}

/// With the keys in use, what a new question asks for first gets the focus.
fn refocus(world: &mut World, before: &Plan, after: &Plan) {
    let same = std::mem::discriminant(before.mode()) == std::mem::discriminant(after.mode());
    let progressed = |mode: &Mode| match mode {
        Mode::Card { picks, .. } => picks.len(),
        _ => 0,
    };
    let docking = after.mode() == &Mode::Docking;
    if docking || (same && progressed(before.mode()) == progressed(after.mode())) {
        return;
    }
    let first = world.get_resource::<Table>().and_then(|table| after.targets(table.view()).first().copied());
    if let (true, Some(first)) = (world.resource::<LastDevice>().walks(), first) {
        world.resource_mut::<FocusGrid>().push(Move::Offer(first));
    }
}

/// What the keys can stand on: everything that can be clicked, and cards that can only be discarded.
#[must_use]
pub fn reachable(plan: &Plan, table: &Table) -> Vec<Target> {
    if !table.local_turn() {
        return Vec::new();
    }
    let position = table.view();
    let mut all = plan.targets(position);
    all.retain(|&target| table.shows(target));
    if plan.mode() == &Mode::Docking {
        let colour = position.mover();
        for card in position.me().cards.iter() {
            let target = Target::HeldCard { colour, card };
            let discards = || {
                let step = plan.clone().begin_card(position, card, CardUse::Discard);
                matches!(step, Step::More | Step::Order(_))
            };
            if !all.contains(&target) && discards() {
                all.push(target);
            }
        }
    }
    all
}
