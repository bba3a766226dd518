//! Follows an attempt at a puzzle to its end, and demonstrates a solution order by order.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ActivePuzzle;
use super::play::AttemptResult;
use crate::game::Game;
use crate::state::MenuState;
use crate::statistics::ProfileWriter;
use orrery_board::MotionActive;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_learn::puzzle::PuzzleGoal as _;
use orrery_table::{SubmitOrder, Table};
use orrery_ui::Overlay;

/// The time between two orders of a demonstrated solution, in seconds.
const BEAT: f32 = 0.9;

/// Ends the attempt when the turn is over and its motion is done, and records a solved puzzle.
pub fn follow<G: Game>(
    mut play: ResMut<ActivePuzzle<G>>,
    table: Option<Res<Table<G::Rules>>>,
    motion: Res<MotionActive>,
    mut writer: ProfileWriter<G>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table else { return };
    let over = table.is_over() || (0..table.orders_given()).any(|entry| table.ends_turn(entry));
    if !over || motion.0 || play.ended.is_some() {
        return;
    }
    let ended = match (missed(&play, &table), table.had_luck(), play.showing.is_some() || play.shown) {
        (None, _, true) => AttemptResult::Shown,
        (None, true, _) => AttemptResult::Lucky,
        (None, false, _) => AttemptResult::Solved,
        (Some(missed), ..) => AttemptResult::Missed(missed),
    };
    play.ended = Some(ended);
    play.showing = None;
    writer.files.menus.overlays = vec![Overlay::PuzzleDone];
    if let Some(name) = play.name().filter(|_| play.is_solved()) {
        writer.change(|profile| profile.solve_puzzle(name));
    }
    redraw.write(RequestRedraw);
}

/// Returns the goals missed at the end of the turn, or `None` if the puzzle is solved. If all goals are met but the mover is not
/// the sole winner of a finished match, only the win counts as missed.
fn missed<G: Game>(play: &ActivePuzzle<G>, table: &Table<G::Rules>) -> Option<Vec<game_types::TurnGoal<G>>> {
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
pub fn act_out<G: Game>(
    mut play: ResMut<ActivePuzzle<G>>,
    (time, motion, menus): (Res<Time<Real>>, Res<MotionActive>, Res<MenuState>),
    mut submitted: MessageWriter<SubmitOrder<G::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((orders, wait)) = &mut play.bypass_change_detection().showing else { return };
    if orders.is_empty() {
        return;
    }
    if !motion.0 && menus.overlays.is_empty() {
        *wait -= time.delta_secs();
        if *wait <= 0.0 {
            *wait = BEAT;
            submitted.write_batch(orders.pop_front().map(SubmitOrder::order));
        }
    }
    redraw.write(RequestRedraw);
}
