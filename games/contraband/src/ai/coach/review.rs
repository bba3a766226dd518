//! The review of a match, turn by turn.

use super::annotate::{annotate, mover};
use super::evaluate::PlanEvaluator;
use crate::rules::Contraband;
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn, leaving out turns that did not reach their end. `after_each` is called after every turn, to
/// report progress. The result depends only on the turns and the effort.
///
/// Returns `None` if there is no whole turn or if `watch` cancels the search.
pub fn review(
    turns: &[TurnRecord<Contraband>],
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
    after_each: &mut dyn FnMut(&TurnReview),
) -> Option<Review> {
    let scales = PlanEvaluator::new(effort)?;
    review_turns(turns, watch, |turn| review_turn(&scales, turn, watch), after_each)
}

fn review_turn(
    scales: &PlanEvaluator,
    turn: &TurnRecord<Contraband>,
    watch: &SearchHandle<Contraband>,
) -> Option<TurnReview> {
    let told = annotate(scales, turn, watch)?;
    Some(
        TurnReview {
            seat: told.seat,
            colour: mover(turn)?,
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
