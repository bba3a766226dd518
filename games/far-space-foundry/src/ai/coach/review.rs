//! The review of a match: the evaluation of its turns.

use super::annotate::{AnnotatedTurn, annotate};
use super::evaluate::PlanEvaluator;
use crate::rules::FarSpaceFoundry;
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn, leaving out turns that were not completed. Calls `after_each` after every turn, to show the
/// progress. The result is always the same for the same turns and search budget.
///
/// Returns `None` if there is no complete turn, or if `watch` was cancelled.
pub fn review(
    turns: &[TurnRecord<FarSpaceFoundry>],
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
    after_each: &mut dyn FnMut(&TurnReview),
) -> Option<Review> {
    let scales = PlanEvaluator::new(effort)?;
    review_turns(turns, watch, |turn| review_turn(&scales, turn, watch), after_each)
}

fn review_turn(
    scales: &PlanEvaluator,
    turn: &TurnRecord<FarSpaceFoundry>,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<TurnReview> {
    let told: AnnotatedTurn = annotate(scales, turn, watch)?;
    Some(
        TurnReview {
            seat: turn.seat(),
            colour: turn.colour(),
            round: turn.round,
            entry: turn.entry,
            before: told.before.win,
            after: told.after.win,
            plain: told.is_plain(),
            ..TurnReview::begun(turn.entry + told.costliest().at)
        }
        .with_figures(&told.figures),
    )
}
