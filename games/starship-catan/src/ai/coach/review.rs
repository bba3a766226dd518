//! The review of a match: the evaluation of its turns.

use super::annotate::{AnnotatedTurn, annotate};
use super::evaluate::PlanEvaluator;
use crate::rules::{Order, StarshipCatan};
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn, skipping turns that were not completed. `after_each` is called after every turn, to report
/// progress. The result is always the same for the same turns and effort.
///
/// Returns `None` if there is no complete turn, or if `watch` was cancelled.
pub fn review(
    turns: &[TurnRecord<StarshipCatan>],
    effort: SearchBudget,
    watch: &SearchHandle<StarshipCatan>,
    after_each: &mut dyn FnMut(&TurnReview),
) -> Option<Review> {
    let scales = PlanEvaluator::new(effort);
    review_turns(turns, watch, |turn| review_turn(&scales, turn, watch), after_each)
}

fn review_turn(
    scales: &PlanEvaluator,
    turn: &TurnRecord<StarshipCatan>,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<TurnReview> {
    let told: AnnotatedTurn = annotate(scales, turn, watch)?;
    let revealed = |order: &Order| matches!(order, Order::Next | Order::Fight | Order::Pay | Order::Offer(_));
    Some(
        TurnReview {
            seat: turn.seat(),
            colour: turn.colour(),
            round: turn.round,
            entry: turn.entry,
            before: scales.outlook(&turn.before, told.mover, told.before).win,
            after: scales.outlook(turn.end(), told.mover, told.after).win,
            plain: !turn.steps.iter().any(|step| revealed(&step.order)),
            ..TurnReview::begun(turn.entry + told.costliest().at)
        }
        .with_figures(&told.figures()),
    )
}
