//! An attempt is followed to its end, and a solution is shown order by order.

use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::table::Give;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::PuzzlePlay;
use crate::app::state::Front;
use crate::app::statistics;
use crate::board::Animating;
use crate::games::alien_frontiers::puzzle::{Goal, ladder, lucky};
use crate::games::alien_frontiers::table::Table;
use crate::panels::{Overlay, PuzzleEnd};
use crate::puzzle::PuzzleGoal as _;

/// Seconds between two orders of a solution that is shown.
const BEAT: f32 = 0.9;

/// Notices that the turn is over, and how.
pub fn follow(world: &mut World) {
    let Some(play) = world.get_resource::<PuzzlePlay>() else { return };
    let Some(table) = world.get_resource::<Table>().filter(|table| table.is_practice()) else { return };
    let position = table.view();
    let over = position.is_over() || position.mover() != play.start.mover();
    let moving = world.get_resource::<Animating>().is_some_and(|animating| animating.0);
    if !over || moving || play.ended.is_some() {
        return;
    }
    let chance = table.record().entries().iter().any(|entry| lucky(&entry.order));
    let met = play.puzzle.met(&play.start, position);
    let ended = match (met, chance, play.showing.is_some() || play.shown) {
        (true, _, true) => PuzzleEnd::Shown,
        (true, true, _) => PuzzleEnd::Lucky,
        (true, false, _) => PuzzleEnd::Solved,
        (false, ..) => {
            let mover = play.start.mover();
            let open = play.puzzle.goal.iter().filter(|goal| !goal.met(&play.start, position, mover));
            let mut missed: Vec<Goal> = open.cloned().collect();
            if missed.is_empty() {
                missed.push(Goal::Win);
            }
            PuzzleEnd::Missed(missed)
        }
    };
    let solved = (ended == PuzzleEnd::Solved).then_some(play.rung).flatten().and_then(|index| ladder().get(index));
    let name = solved.map(|rung| rung.name);
    let mut play = world.resource_mut::<PuzzlePlay>();
    play.ended = Some(ended);
    play.showing = None;
    let mut front = world.resource_mut::<Front>();
    front.overlays.clear();
    front.overlays.push(Overlay::PuzzleDone);
    if let Some(name) = name {
        statistics::change::<AlienFrontiers>(world, |profile| profile.solve_puzzle(name));
    }
    world.write_message(RequestRedraw);
}

/// Gives the next order of a solution that is shown, once the one before is done and seen.
pub fn act_out(world: &mut World) {
    let moving = world.get_resource::<Animating>().is_some_and(|animating| animating.0);
    let passed = world.resource::<Time<Real>>().delta_secs();
    let busy = moving || !world.resource::<Front>().overlays.is_empty();
    let Some(mut play) = world.get_resource_mut::<PuzzlePlay>() else { return };
    let Some((orders, wait)) = &mut play.bypass_change_detection().showing else { return };
    if orders.is_empty() {
        return;
    }
    if !busy {
        *wait -= passed;
    }
    if *wait <= 0.0 && !busy {
        *wait = BEAT;
        let order = orders.pop_front();
        order.into_iter().for_each(|order| {
            world.write_message(Give::order(order));
        });
    }
    world.write_message(RequestRedraw);
}

/// A puzzle is gone when its table is.
pub fn closed(play: Option<Res<PuzzlePlay>>, table: Option<Res<Table>>, mut commands: Commands) {
    if play.is_some() && table.is_none_or(|table| !table.is_practice()) {
        commands.remove_resource::<PuzzlePlay>();
    }
}
