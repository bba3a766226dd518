//! The review of a match: the evaluation of its turns.

use super::annotate::annotate;
use super::evaluate::PlanEvaluator;
use crate::ai::types::SearchHandle;
use crate::record::TurnRecord;
use orrery_ai::SearchBudget;
use orrery_ai::coach::{Review, TurnReview, review_turns};

/// Maximum number of positions visited in each search after a roll. The explanation of a turn uses the same number, so that it
/// agrees with the review.
pub(super) const NODES: u32 = 30_000;

/// Reviews a match turn by turn; unfinished turns are left out. Calls `after_each` with every reviewed turn to report progress.
/// The review is always the same for the same turns and effort.
///
/// Returns `None` if there is no complete turn, if there is no net for this number of players, or if `watch` was stopped.
pub fn review(
    turns: &[TurnRecord],
    effort: SearchBudget,
    watch: &SearchHandle,
    after_each: &mut dyn FnMut(&TurnReview),
) -> Option<Review> {
    let players = turns.first()?.before.player_count();
    review_by(&mut PlanEvaluator::new(players, effort)?, turns, watch, after_each)
}

pub(super) fn review_by(
    scales: &mut PlanEvaluator,
    turns: &[TurnRecord],
    watch: &SearchHandle,
    after_each: &mut dyn FnMut(&TurnReview),
) -> Option<Review> {
    review_turns(turns, watch, |turn| review_turn(scales, turn, watch), after_each)
}

fn review_turn(scales: &mut PlanEvaluator, turn: &TurnRecord, watch: &SearchHandle) -> Option<TurnReview> {
    let told = annotate(scales, turn, NODES, watch)?;
    Some(
        TurnReview {
            seat: turn.seat(),
            colour: turn.colour(),
            round: turn.round,
            entry: turn.entry,
            before: told.before.win,
            after: told.after.win,
            plain: told.is_plain(),
            ..TurnReview::begun(turn.entry + told.costliest().from)
        }
        .with_figures(&told.figures),
    )
}
