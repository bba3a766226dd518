//! The review of a match: how its turns are weighed.

use super::retrace::{Retraced, retrace};
use super::weigh::Scales;
use crate::rules::{Order, StarshipCatan};
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{Effort, Watch};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn; turns that did not come to their end are left out. `after_each` is told of every turn as it is
/// done, for progress. Always the same for the same turns and effort.
///
/// Nothing if there is no whole turn, or if `watch` was told to stop.
#[must_use]
pub fn review(
    turns: &[TurnRecord<StarshipCatan>],
    effort: Effort,
    watch: &Watch<StarshipCatan>,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let scales = Scales::new(effort);
    review_turns(turns, watch, |turn| reviewed(&scales, turn, watch), after_each)
}

fn reviewed(scales: &Scales, turn: &TurnRecord<StarshipCatan>, watch: &Watch<StarshipCatan>) -> Option<TurnReview> {
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
        .told(&told.figures()),
    )
}
