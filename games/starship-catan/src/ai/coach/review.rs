//! The review of a match: the evaluation of its turns.

use super::retrace::{Retraced, retrace};
use super::weigh::Scales;
use crate::rules::{Order, StarshipCatan};
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn, without turns that were not completed. `after_each` is called after every turn, for
/// progress. The result is always the same for the same turns and effort.
///
/// Returns `None` if there is no complete turn, or if `watch` was cancelled.
#[must_use]
pub fn review(
    turns: &[TurnRecord<StarshipCatan>],
    effort: SearchBudget,
    watch: &SearchHandle<StarshipCatan>,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let scales = Scales::new(effort);
    review_turns(turns, watch, |turn| reviewed(&scales, turn, watch), after_each)
}

fn reviewed(
    scales: &Scales,
    turn: &TurnRecord<StarshipCatan>,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<TurnReview> {
    let told: Retraced = retrace(scales, turn, watch)?;
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
