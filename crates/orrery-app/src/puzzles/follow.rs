//! Follows an attempt at a puzzle to its end, and demonstrates a solution order by order.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::OpenPuzzle;
use super::play::AttemptResult;
use crate::game::Game;
use crate::state::MenuState;
use crate::statistics;
use orrery_board::MotionActive;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_learn::puzzle::PuzzleGoal as _;
use orrery_table::{SubmitOrder, Table};
use orrery_ui::Overlay;

/// The seconds between two orders of a demonstrated solution.
const BEAT: f32 = 0.9;

/// Ends the attempt when the turn is over and its motion is done, and records a solved puzzle.
pub fn follow<G: Game>(world: &mut World) {
    let Some(play) = world.get_resource::<OpenPuzzle<G>>() else { return };
    let Some(table) = world.get_resource::<Table<G::Rules>>().filter(|table| table.is_practice()) else { return };
    let over = table.is_over() || (0..table.orders_given()).any(|entry| table.ends_turn(entry));
    let moving = world.get_resource::<MotionActive>().is_some_and(|animating| animating.0);
    if !over || moving || play.ended.is_some() {
        return;
    }
    let missed = missed(play, table);
    let ended = match (missed, table.had_luck(), play.showing.is_some() || play.shown) {
        (None, _, true) => AttemptResult::Shown,
        (None, true, _) => AttemptResult::Lucky,
        (None, false, _) => AttemptResult::Solved,
        (Some(missed), ..) => AttemptResult::Missed(missed),
    };
    let name = if ended == AttemptResult::Solved { play.name() } else { None };
    let mut play = world.resource_mut::<OpenPuzzle<G>>();
    play.ended = Some(ended);
    play.showing = None;
    let mut front = world.resource_mut::<MenuState>();
    front.overlays.clear();
    front.overlays.push(Overlay::PuzzleDone);
    if let Some(name) = name {
        statistics::change::<G>(world, |profile| profile.solve_puzzle(name));
    }
    world.write_message(RequestRedraw);
}

/// Returns the goals missed at the end of the turn, or `None` if the puzzle is solved. If all goals are met but the mover is not
/// the sole winner of a finished match, only the win counts as missed.
fn missed<G: Game>(play: &OpenPuzzle<G>, table: &Table<G::Rules>) -> Option<Vec<game_types::TurnGoal<G>>> {
    let (now, mover) = (table.view(), play.mover);
    let lost = table.is_over() && !G::Rules::standings(now).winners().eq([mover]);
    let open = play.puzzle.goal.iter().filter(|goal| !goal.met(&play.start, now, mover));
    let mut missed: Vec<game_types::TurnGoal<G>> = open.cloned().collect();
    let solved = missed.is_empty() && !lost;
    if missed.is_empty() {
        missed.extend(game_types::TurnGoal::<G>::win());
    }
    (!solved).then_some(missed)
}

/// Gives the next order of a demonstrated solution, once the previous one is done and shown.
pub fn act_out<G: Game>(world: &mut World) {
    let moving = world.get_resource::<MotionActive>().is_some_and(|animating| animating.0);
    let passed = world.resource::<Time<Real>>().delta_secs();
    let busy = moving || !world.resource::<MenuState>().overlays.is_empty();
    let Some(mut play) = world.get_resource_mut::<OpenPuzzle<G>>() else { return };
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
            world.write_message(SubmitOrder::<G::Rules>::order(order));
        });
    }
    world.write_message(RequestRedraw);
}

/// Removes the puzzle when its table is closed or a real match is opened on the table.
pub fn closed<G: Game>(play: Option<Res<OpenPuzzle<G>>>, table: Option<Res<Table<G::Rules>>>, mut commands: Commands) {
    if play.is_some() && table.is_none_or(|table| !table.is_practice()) {
        commands.remove_resource::<OpenPuzzle<G>>();
    }
}
